#include "lab/red_vs_black_arena.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "lab/options.h"
#include "players/levels.h"
#include "players/red_vs_black/evaluate.h"
#include "players/red_vs_black/rollout_search.h"

namespace anthill {

using red_vs_black::Aim;
using red_vs_black::Move;
using red_vs_black::Phase;
using red_vs_black::RedVsBlack;
using red_vs_black::RolloutSearch;
using red_vs_black::State;
using red_vs_black::ThrowAccuracy;
using red_vs_black::ThrowHandicap;

namespace {

class Player {
public:
    virtual ~Player() = default;
    virtual Move choose(const State& state, Rng& rng) = 0;
};

class StraightPlayer final : public Player {
public:
    Move choose(const State& state, Rng& rng) override {
        const Seat seat = mover(state);
        const auto& army = state.army[index(seat)];
        switch (state.phase) {
            case Phase::Commit: return Move::commit(most_dice(army));
            case Phase::Throw: {
                const Aim aim = red_vs_black::scattered({(Aim::kSlowest + Aim::kFastest) / 2, 0},
                                                        ThrowAccuracy::Ordinary, rng);
                return Move::dice(drawn_throw(seat, dice_of(state, seat), aim, state.clear, rng));
            }
            case Phase::Tactics: break;
            case Phase::Reinforce:
                return Move::reinforce(best_return(army, state.owed[index(seat)]));
        }
        return Move::keep();
    }
};

class QuickPlayer final : public Player {
public:
    Move choose(const State& state, Rng& rng) override {
        if (state.phase == Phase::Throw) {
            const Seat seat = mover(state);
            const Aim aim =
                red_vs_black::scattered({best_speed(state, seat, ThrowAccuracy::Ordinary), 0},
                                        ThrowAccuracy::Ordinary, rng);
            return Move::dice(drawn_throw(seat, dice_of(state, seat), aim, state.clear, rng));
        }
        return state.phase == Phase::Tactics ? quick_tactic(state)
                                             : StraightPlayer().choose(state, rng);
    }
};

class FullPlayer final : public Player {
public:
    FullPlayer(SearchLimits limits, ThrowHandicap handicap)
        : limits_(limits), handicap_(handicap) {}
    Move choose(const State& state, Rng& rng) override {
        handicap_.seed = rng.next();
        search_.start(RedVsBlack::observe(state, mover(state)), limits_, handicap_);
        while (search_.step(4096)) {
        }
        return search_.best();
    }

private:
    RolloutSearch search_;
    SearchLimits limits_;
    ThrowHandicap handicap_;
};

constexpr std::string_view kPlayers = "straight, quick, full:nodes=N or level:N";

Parsed<std::unique_ptr<Player>> player_of(std::string_view text) {
    const auto [kind, settings] = lab::parse_player(text);
    if (kind == "straight" && settings.empty()) {
        return std::unique_ptr<Player>(std::make_unique<StraightPlayer>());
    }
    if (kind == "quick" && settings.empty()) {
        return std::unique_ptr<Player>(std::make_unique<QuickPlayer>());
    }
    if (kind == "full") {
        SearchLimits limits;
        if (const auto error =
                lab::read_settings(settings, std::array{lab::nodes_option(limits.nodes)})) {
            return *error;
        }
        return std::unique_ptr<Player>(std::make_unique<FullPlayer>(limits, ThrowHandicap{}));
    }
    if (kind == "level") {
        const auto number = lab::parse_level(settings);
        if (!number) {
            return Error{number.error()};
        }
        const Level& chosen = level(*number);
        return std::unique_ptr<Player>(std::make_unique<FullPlayer>(
            chosen.limits, red_vs_black::throw_handicap(chosen.handicap)));
    }
    return lab::unknown_player(text, kPlayers);
}

struct Tally {
    int games = 0, won = 0, drawn = 0;
    double turns = 0;

    void print() const {
        const double part = (won + 0.5 * drawn) / games;
        const double variance = (won + 0.25 * drawn) / games - part * part;
        std::printf("games %d won %d drawn %d: %.1f %% +- %.1f; %.1f turns a game\n", games, won,
                    drawn, 100 * part, 196 * std::sqrt(variance / games), turns / games);
        std::fflush(stdout);
    }
};

void play(const std::array<Player*, 2>& by_seat, Seat first, Rng rng, Tally& tally) {
    State state;
    while (!over(state)) {
        RedVsBlack::apply(state, by_seat[index(mover(state))]->choose(state, rng));
    }
    const Outcome outcome = RedVsBlack::outcome(state, {});
    ++tally.games;
    tally.won += outcome.kind == Outcome::Kind::Won && outcome.winner == first ? 1 : 0;
    tally.drawn += outcome.kind == Outcome::Kind::Draw ? 1 : 0;
    tally.turns += state.turn;
}

}  // namespace

int run_red_vs_black_arena(int count, const char* const* arguments) {
    const auto refuse = [](const Error& error) {
        return lab::refuse(
            "match", error,
            "anthill match red-vs-black FIRST SECOND [games=200] [seed=1]\nplayers: " +
                std::string(kPlayers));
    };
    if (count < 2) {
        return refuse({"expected two players"});
    }
    std::array<std::unique_ptr<Player>, 2> players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        auto player = player_of(arguments[i]);
        if (!player) {
            return refuse({player.error()});
        }
        players[i] = *std::move(player);
    }
    std::uint64_t games = 200, seed = 1;
    const std::array options{lab::number_option("games", games, 1, 1'000'000),
                             lab::seed_option("seed", seed)};
    if (const auto error = lab::read_options(lab::words_from(2, count, arguments), options)) {
        return refuse(*error);
    }
    Tally tally;
    for (std::uint64_t game = 0; game < games; ++game) {
        const Seat first = game % 2 == 0 ? Seat::Red : Seat::Black;
        const std::array<Player*, 2> by_seat{players[first == Seat::Red ? 0 : 1].get(),
                                             players[first == Seat::Red ? 1 : 0].get()};
        play(by_seat, first, Rng(seed + game), tally);
        if ((game + 1) % 500 == 0 && game + 1 < games) {
            tally.print();
        }
    }
    tally.print();
    return 0;
}

}  // namespace anthill
