// `anthill match`: two players over many deals, each deal played twice with colours swapped.
// Players are the computer player with any limits, levels and simple yardsticks.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "lab/commands.h"
#include "lab/estimate.h"
#include "lab/options.h"
#include "lab/played_game.h"
#include "match/game_match.h"
#include "match/new_match.h"
#include "players/army_ants/knowledge.h"
#include "players/levels.h"
#include "players/red_vs_black/choices.h"

namespace anthill {

using ant_war::AntWar;
using army_ants::ArmyAnts;
using red_vs_black::RedVsBlack;

namespace {

/// Takes the Queen if it can, else plays the move after which its own estimate is best; at random
/// among equals, and in a secret set-up.
army_ants::Move yardstick_move(const GameMatch<ArmyAnts>& match, Rng& rng) {
    const army_ants::State& state = match.state();
    auto moves = moves_in<ArmyAnts>(state);
    if (ArmyAnts::deploying(state)) {
        return rng.pick(moves);
    }
    rng.shuffle(moves);
    const auto worth = [&match, &state](army_ants::Move move) {
        army_ants::State after = state;
        History history = match.history();
        advance<ArmyAnts>(after, history, move);
        const Outcome outcome = ArmyAnts::outcome(after, history);
        const int estimate = army_ants::Knowledge().evaluate(after);
        return outcome.over()               ? outcome_score(outcome, state.mover, 1)
               : after.mover == state.mover ? estimate
                                            : -estimate;
    };
    return *std::max_element(moves.begin(), moves.end(),
                             [&worth](auto a, auto b) { return worth(a) < worth(b); });
}

/// Plays the turn after which the score is best; at random among equals, and before the round.
ant_war::Move yardstick_move(const GameMatch<AntWar>& match, Rng& rng) {
    const ant_war::State& state = match.state();
    auto moves = moves_in<AntWar>(state);
    if (state.phase != ant_war::Phase::Play) {
        return rng.pick(moves);
    }
    rng.shuffle(moves);
    const auto worth = [&state](const ant_war::Move& move) {
        ant_war::State after = state;
        AntWar::apply(after, move);
        const auto won = points(after);
        return won[index(state.mover)] - won[index(other(state.mover))];
    };
    return *std::max_element(moves.begin(), moves.end(), [&worth](const auto& a, const auto& b) {
        return worth(a) < worth(b);
    });
}

/// Commits all it can, throws straight ahead with the middle strength, uses no tactics.
red_vs_black::Move yardstick_move(const GameMatch<RedVsBlack>& match, Rng& rng) {
    using red_vs_black::Aim;
    using red_vs_black::Move;
    const red_vs_black::State& state = match.state();
    const Seat seat = mover(state);
    const auto& army = state.army[index(seat)];
    switch (state.phase) {
        case red_vs_black::Phase::Commit: return Move::commit(most_dice(army));
        case red_vs_black::Phase::Throw: {
            const Aim aim = red_vs_black::scattered({(Aim::kSlowest + Aim::kFastest) / 2, 0},
                                                    red_vs_black::ThrowAccuracy::Ordinary, rng);
            return Move::dice(drawn_throw(seat, dice_of(state, seat), aim, state.scoring, rng));
        }
        case red_vs_black::Phase::Tactics: break;
        case red_vs_black::Phase::Reinforce:
            return Move::reinforce(best_return(army, state.owed[index(seat)]));
    }
    return Move::keep();
}

struct Subject {
    std::string_view game;
    std::string_view yardstick;  ///< what a player is called that moves by yardstick_move()
    bool needs_limits = true;    ///< the computer player does not come to an end by itself
    std::string_view opening{};  ///< moves that every game begins with
};
constexpr std::array kSubjects{Subject{ArmyAnts::kId, "greedy"},
                               Subject{AntWar::kId, "greedy", true, "odds:none take:red"},
                               Subject{RedVsBlack::kId, "straight", false}};

class Player {
public:
    enum class Kind : std::uint8_t { Random, Yardstick, Thinking };

    Player(const Subject& subject, Kind kind, const ThinkRequest& request = {},
           int milliseconds = 0)
        : kind_(kind),
          request_(request),
          milliseconds_(milliseconds),
          thinker_(new_thinker(subject.game)) {}

    /// A legal move of the present position, which is a decision. The player's own chance comes
    /// from `rng`.
    [[nodiscard]] std::string choose(const Match& match, Rng& rng) {
        if (kind_ == Kind::Random) {
            return rng.pick(match.legal_moves());
        }
        if (kind_ == Kind::Thinking) {
            request_.handicap.seed = rng.next();
            return lab::move_of(*thinker_, match, request_, milliseconds_);
        }
        std::string move;
        visit_game(match.game_id(), [&](auto tag) {
            using G = typename decltype(tag)::Game;
            const auto& game = static_cast<const GameMatch<G>&>(match);
            move = G::move_text(game.state(), yardstick_move(game, rng));
        });
        return move;
    }

private:
    Kind kind_;
    ThinkRequest request_;
    int milliseconds_;
    std::unique_ptr<Thinker> thinker_;
};

std::string players_of(const Subject& subject) {
    return "random, " + std::string(subject.yardstick) + (subject.needs_limits ? "" : ", full") +
           ", full:movetime=N, full:nodes=N, full:depth=N (with these also noise=N, missed=N) or "
           "level:N";
}

/// Reads one of
///   random                   any legal move
///   greedy, straight         see yardstick_move() of the game
///   full:nodes=20000         the computer player; or full:depth=N, full:movetime=N
///   level:4                  the same on a level of the ladder
Parsed<Player> parse_player(const Subject& subject, std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::string_view kind = text.substr(0, colon);
    const std::string_view settings = text.substr(std::min(colon + 1, text.size()));
    if (text == "random") {
        return Player(subject, Player::Kind::Random);
    }
    if (text == subject.yardstick) {
        return Player(subject, Player::Kind::Yardstick);
    }
    if (kind == "level") {
        const auto number = parse_number(settings);
        const auto request =
            number ? level(subject.game, static_cast<int>(std::min<std::uint64_t>(*number, 99)))
                   : std::nullopt;
        return request ? Parsed<Player>(Player(subject, Player::Kind::Thinking, *request))
                       : unexpected("level", settings, "expected 1 to " + std::to_string(kLevels));
    }
    if (kind != "full") {
        return unexpected("player", text, "expected " + players_of(subject));
    }
    ThinkRequest request;
    int milliseconds = 0;
    const std::array options{lab::number_option("movetime", milliseconds, 1, 86'400'000),
                             lab::nodes_option(request.limits.nodes),
                             lab::number_option("depth", request.limits.depth, 1, 99),
                             lab::number_option("noise", request.handicap.noise, 0, kMaxEvaluation),
                             lab::number_option("missed", request.handicap.missed, 0, 100)};
    const auto words = settings.empty() ? std::vector<std::string_view>() : split(settings, ',');
    if (const auto error = lab::read_options(words, options)) {
        return *error;
    }
    const bool limited = milliseconds != 0 || request.limits.nodes != SearchLimits{}.nodes ||
                         request.limits.depth != SearchLimits{}.depth;
    if (subject.needs_limits && !limited) {
        return Error{"player without limits: expected movetime=, nodes= or depth="};
    }
    return Player(subject, Player::Kind::Thinking, request, milliseconds);
}

/// The points that a seat of Ant War is ahead by; nothing in a game without points.
std::optional<int> lead_of(const Match& match, Seat seat) {
    if (match.game_id() != AntWar::kId) {
        return std::nullopt;
    }
    const auto won = points(static_cast<const GameMatch<AntWar>&>(match).state());
    return won[index(seat)] - won[index(other(seat))];
}

double elo(double share) { return -400.0 * std::log10(1.0 / share - 1.0); }

struct Tally {
    std::array<int, 3> by_result{};  ///< losses, draws, wins of the first player
    /// The unit is a pair: two games of one deal are not independent. One of Ant War is won by more
    /// points from both games.
    lab::Estimate pairs;
    lab::Estimate gained;  ///< points a game
    lab::Estimate red, turns;

    void print() const {
        const double mean = pairs.mean(), error = pairs.error();
        std::printf("games %d won %d drawn %d lost %d score %.1f%% +- %.1f", turns.count(),
                    by_result[2], by_result[1], by_result[0], 100 * mean, 100 * error);
        if (mean - error > 0 && mean + error < 1) {
            std::printf(" elo %+.0f +- %.0f", elo(mean),
                        (elo(mean + error) - elo(mean - error)) / 2);
        }
        if (gained.count() > 0) {
            std::printf(" gained %.2f +- %.2f points a game", gained.mean(), gained.error());
        }
        std::printf(" red %.1f%% +- %.1f turns %.1f\n", 100 * red.mean(), 100 * red.error(),
                    turns.mean());
        std::fflush(stdout);
    }
};

struct Options {
    int games = 400;             ///< rounded up to pairs
    std::uint64_t seed = 1;      ///< of the first deal; the next deals follow from it
    std::size_t longest = 1000;  ///< turns, after which a game counts as drawn
    std::string deal;
};

/// Plays both games of a deal. The error is that of the deal.
std::optional<Error> play_pair(const Subject& subject, const Options& options, std::uint64_t seed,
                               std::array<Player, 2>& players, Tally& tally) {
    const bool rounds = subject.game == AntWar::kId;
    auto dealt = new_match(std::string(subject.game) + (rounds ? " rounds=1" : "") + options.deal +
                           " seed=" + std::to_string(seed));
    if (!dealt) {
        return Error{dealt.error()};
    }
    Rng rng(seed);
    for (const std::string_view move : words(subject.opening)) {
        (*dealt)->play(move);
    }
    while ((*dealt)->turn().kind == Turn::Kind::Chance) {
        (*dealt)->play_chance(rng);
    }
    double share = 0;
    int gain = 0;
    for (const Seat first : {Seat::Red, Seat::Black}) {
        const auto match = *match_from_position((*dealt)->position_text());
        Rng chance = rng;
        lab::play_out(*match, options.longest, chance, [&](Seat seat) {
            return players[seat == first ? 0 : 1].choose(*match, chance);
        });
        const double result = lab::share_of(match->outcome(), first);
        ++tally.by_result[static_cast<std::size_t>(2 * result)];
        share += result / 2;
        gain += lead_of(*match, first).value_or(0);
        tally.red.add(lab::share_of(match->outcome(), Seat::Red));
        tally.turns.add(static_cast<double>(match->ply()));
    }
    if (rounds) {
        share = gain > 0 ? 1 : gain == 0 ? 0.5 : 0;
        tally.gained.add(gain / 2.0);
    }
    tally.pairs.add(share);
    return std::nullopt;
}

}  // namespace

int run_arena(int count, const char* const* arguments) {
    const auto words = lab::words_from(0, count, arguments);
    const Subject* subject = kSubjects.data();
    std::size_t next = 0;
    for (const Subject& each : kSubjects) {
        if (!words.empty() && words[0] == each.game) {
            subject = &each;
            next = 1;
        }
    }
    const auto refuse = [subject](const Error& error) {
        return lab::refuse("match", error,
                           "anthill match [GAME] FIRST SECOND [games=400] [seed=1] [turns=1000] "
                           "[options of a deal]\nplayers: " +
                               players_of(*subject));
    };
    if (words.size() < next + 2) {
        return refuse({"expected two players"});
    }
    std::vector<Player> read;
    for (std::size_t i = next; i < next + 2; ++i) {
        auto player = parse_player(*subject, words[i]);
        if (!player) {
            return refuse({player.error()});
        }
        read.push_back(*std::move(player));
    }
    std::array<Player, 2> players{std::move(read[0]), std::move(read[1])};
    Options options;
    const std::array known{lab::number_option("games", options.games, 1, 1'000'000),
                           lab::seed_option("seed", options.seed),
                           lab::number_option("turns", options.longest, 1, 100'000)};
    auto error = lab::read_options(std::span(words).subspan(next + 2), known, &options.deal);
    Tally tally;
    for (int pair = 0; !error && pair < (options.games + 1) / 2; ++pair) {
        error = play_pair(*subject, options, options.seed + static_cast<std::uint64_t>(pair),
                          players, tally);
        if (pair % 100 == 99) {
            tally.print();
        }
    }
    if (error) {
        return refuse(*error);
    }
    tally.print();
    return 0;
}

}  // namespace anthill
