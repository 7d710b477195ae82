// `anthill match`: two players of Army Ants over many deals, each deal played twice with colours
// swapped. Players are searches with any limits, levels and simple yardsticks.

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/search/iterative_deepening.h"
#include "lab/arena.h"
#include "lab/commands.h"
#include "lab/options.h"
#include "players/army_ants/knowledge.h"
#include "players/army_ants/setup_player.h"
#include "players/levels.h"

namespace anthill {

using army_ants::ArmyAnts;
using army_ants::Knowledge;
using army_ants::Move;
using army_ants::Moves;
using army_ants::State;
using army_ants::View;

namespace {

using ArmyAntsPlayer = lab::ArenaPlayer<ArmyAnts>;
using ArmyAntsGame = lab::ArenaGame<ArmyAnts>;

Move any_move(const ArmyAntsGame& game, Rng& rng) {
    Moves moves;
    ArmyAnts::legal_moves(game.state, game.state.mover, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

class RandomPlayer final : public ArmyAntsPlayer {
public:
    Move choose(const ArmyAntsGame& game, Rng& rng) override { return any_move(game, rng); }
};

/// Takes the Queen if it can, else plays the move after which its own estimate is best; at random
/// among equals.
class GreedyPlayer final : public ArmyAntsPlayer {
public:
    Move choose(const ArmyAntsGame& game, Rng& rng) override {
        if (ArmyAnts::deploying(game.state)) {
            return any_move(game, rng);
        }
        Moves moves;
        ArmyAnts::legal_moves(game.state, game.state.mover, moves);
        rng.shuffle(moves);
        const Knowledge knowledge;
        Move best = moves[0];
        int best_score = -kInfinity;
        for (const Move move : moves) {
            State after = game.state;
            History history = game.history;
            advance<ArmyAnts>(after, history, move);
            const Outcome outcome = ArmyAnts::outcome(after, history);
            int score = 0;
            if (outcome.over()) {
                score = outcome_score(outcome, game.state.mover, 1);
            } else {
                const int estimate = knowledge.evaluate(after);
                score = after.mover == game.state.mover ? estimate : -estimate;
            }
            if (score > best_score) {
                best = move;
                best_score = score;
            }
        }
        return best;
    }
};

struct SearchSettings {
    SearchLimits limits;
    Handicap handicap;
    int movetime = 0;
    unsigned log2_hash = 20;
    Selectivity selectivity = Knowledge::selectivity();
};

class SearchPlayer final : public ArmyAntsPlayer {
public:
    explicit SearchPlayer(const SearchSettings& settings)
        : settings_(settings), search_(settings.log2_hash, settings.selectivity) {}

    Move choose(const ArmyAntsGame& game, Rng& rng) override {
        if (ArmyAnts::deploying(game.state)) {
            const View view = ArmyAnts::observe(game.state, game.state.mover);
            return army_ants::next_placing(view, game.seed);
        }
        const auto start = std::chrono::steady_clock::now();
        Handicap handicap = settings_.handicap;
        handicap.seed = rng.next();
        search_.start(Knowledge(handicap), game.state, game.history, settings_.limits);
        while (search_.step(kSlice)) {
            const auto spent = std::chrono::steady_clock::now() - start;
            if (settings_.movetime > 0 && spent >= std::chrono::milliseconds(settings_.movetime)) {
                search_.stop();
            }
        }
        return search_.best();
    }

private:
    static constexpr std::uint64_t kSlice = 1024;

    SearchSettings settings_;
    IterativeDeepening<ArmyAnts, Knowledge> search_;
};

/// Members of Selectivity by name, so that any of them can be held against another value.
struct Switch {
    std::string_view name;
    bool Selectivity::*member;
};
constexpr Switch kSwitches[] = {
    {"forced_wins", &Selectivity::forced_wins}, {"table_cutoffs", &Selectivity::table_cutoffs},
    {"quiescence", &Selectivity::quiescence},   {"extend_threats", &Selectivity::extend_threats},
    {"null_move", &Selectivity::null_move},     {"reductions", &Selectivity::reductions},
    {"see_pruning", &Selectivity::see_pruning},
};
struct Number {
    std::string_view name;
    int Selectivity::*member;
    int least, most;
};
constexpr Number kNumbers[] = {
    {"reduction_divisor", &Selectivity::reduction_divisor, 1, 1000},
    {"late_move_depth", &Selectivity::late_move_depth, 0, kMaxPly},
    {"late_moves", &Selectivity::late_moves, 0, 1000},
    {"late_moves_growth", &Selectivity::late_moves_growth, 0, 1000},
    {"futility_depth", &Selectivity::futility_depth, 0, kMaxPly},
    {"futility_margin", &Selectivity::futility_margin, 0, kMaxEvaluation},
    {"reverse_futility_depth", &Selectivity::reverse_futility_depth, 0, kMaxPly},
    {"reverse_futility_margin", &Selectivity::reverse_futility_margin, 0, kMaxEvaluation},
    {"quiescence_turns", &Selectivity::quiescence_turns, 0, kMaxPly},
    {"aspiration_window", &Selectivity::aspiration_window, 1, kMaxEvaluation},
};

std::vector<lab::Option> options_of(SearchSettings& settings) {
    std::vector<lab::Option> options{
        lab::nodes_option(settings.limits.nodes),
        lab::depth_option(settings.limits.depth),
        lab::movetime_option(settings.movetime),
        lab::number_option("hash", settings.log2_hash, TranspositionTable<Move>::kLeastLog2Entries,
                           28),
        lab::number_option("noise", settings.handicap.noise, 0, kMaxEvaluation),
        lab::number_option("missed", settings.handicap.missed, 0, 100),
        lab::number_option("missed_ends", settings.handicap.missed_ends, 0, 100),
    };
    for (const auto& [name, member] : kSwitches) {
        options.push_back(lab::switch_option(name, settings.selectivity.*member));
    }
    for (const auto& [name, member, least, most] : kNumbers) {
        options.push_back(lab::number_option(name, settings.selectivity.*member, least, most));
    }
    return options;
}

Parsed<std::unique_ptr<ArmyAntsPlayer>> searcher(std::string_view text, SearchSettings settings) {
    if (const auto error = lab::read_settings(text, options_of(settings))) {
        return *error;
    }
    if (settings.movetime == 0 && settings.limits.depth == SearchLimits{}.depth &&
        settings.limits.nodes == SearchLimits{}.nodes) {
        return Error{"player without limits: expected nodes=, depth= or movetime="};
    }
    return std::unique_ptr<ArmyAntsPlayer>(std::make_unique<SearchPlayer>(settings));
}

constexpr std::string_view kPlayers =
    "random, greedy, plain:KEY=VALUE,..., level:N or search:KEY=VALUE,...\n"
    "  search keys: nodes, depth, movetime (ms), hash (2^N entries), members of Selectivity";

/// Reads one of the players below. In a secret set-up random and greedy place at random, the others
/// as the set-up player of players/army_ants/setup_player.h does.
///   random                   any legal move
///   greedy                   the best estimate after one move
///   plain:depth=3            alpha-beta and nothing else, to a fixed depth or with other limits of
///                            search
///   level:4                  a level of the ladder
///   search:nodes=20000       full strength; also depth=, movetime= in milliseconds, hash=
///                            (entries, power of two) and any member of Selectivity
Parsed<std::unique_ptr<ArmyAntsPlayer>> army_ants_player(std::string_view text) {
    const auto [kind, settings] = lab::parse_player(text);
    if (kind == "random" && settings.empty()) {
        return std::unique_ptr<ArmyAntsPlayer>(std::make_unique<RandomPlayer>());
    }
    if (kind == "greedy" && settings.empty()) {
        return std::unique_ptr<ArmyAntsPlayer>(std::make_unique<GreedyPlayer>());
    }
    if (kind == "plain") {
        SearchSettings plain;
        plain.selectivity = Selectivity::none();
        return searcher(settings, plain);
    }
    if (kind == "search") {
        return searcher(settings, {});
    }
    if (kind == "level") {
        const auto number = lab::parse_level(settings);
        if (!number) {
            return Error{number.error()};
        }
        SearchSettings of_level;
        const Level chosen = *level(ArmyAnts::kId, *number);
        of_level.limits = chosen.limits;
        of_level.handicap = chosen.handicap;
        return searcher("", of_level);
    }
    return lab::unknown_player(text, kPlayers);
}

struct Options {
    int games = 400;         ///< rounded up to pairs
    std::uint64_t seed = 1;  ///< of the first deal; the next deals follow from it
    std::string edition = "2020";
    std::string setup = "random";  ///< secret set-ups are arranged by the players
    int longest = 300;  ///< turns, those of a set-up included, after which a game counts as drawn
};

struct Tally {
    std::array<int, 3> by_result{};  ///< losses, draws, wins of the first player
    /// Shares of pairs. They are the unit: two games of one deal are not independent.
    lab::Estimate pairs;
    std::array<int, 2> won_by_seat{};
    int by_repetition = 0;
    int unfinished = 0;
    std::size_t turns = 0;

    [[nodiscard]] int games() const { return by_result[0] + by_result[1] + by_result[2]; }
    void add(const Outcome& outcome, Seat first_player, std::size_t its_turns) {
        ++by_result[static_cast<std::size_t>(2 * lab::share_of(outcome, first_player))];
        if (outcome.kind == Outcome::Kind::Won) {
            ++won_by_seat[index(outcome.winner)];
        }
        by_repetition += outcome.reason == EndReason::kRepetition;
        unfinished += outcome.reason == EndReason::kNone;
        turns += its_turns;
    }
};

double elo(double share) { return -400.0 * std::log10(1.0 / share - 1.0); }

void print(const Tally& tally, bool last) {
    const double mean = tally.pairs.mean(), error = tally.pairs.error();
    std::printf("games %d won %d drawn %d lost %d score %.1f%% +- %.1f", tally.games(),
                tally.by_result[2], tally.by_result[1], tally.by_result[0], 100 * mean,
                100 * error);
    if (mean - error > 0 && mean + error < 1) {
        std::printf(" elo %+.0f +- %.0f", elo(mean), (elo(mean + error) - elo(mean - error)) / 2);
    }
    std::printf("\n");
    if (last) {
        std::printf("red won %d black won %d repetition %d unfinished %d turns per game %.1f\n",
                    tally.won_by_seat[0], tally.won_by_seat[1], tally.by_repetition,
                    tally.unfinished, static_cast<double>(tally.turns) / tally.games());
    }
    std::fflush(stdout);
}

int refuse(const Error& error) {
    return lab::refuse("match", error,
                       "anthill match FIRST SECOND [games=400] [seed=1] [edition=2020] "
                       "[setup=random] [turns=300]\nplayers: " +
                           std::string(kPlayers));
}

}  // namespace

int run_army_ants_arena(int count, const char* const* arguments) {
    lab::ArenaPair<ArmyAnts> players;
    if (const auto error = lab::read_players(count, arguments, army_ants_player, players)) {
        return refuse(*error);
    }
    Options options;
    const lab::Option known[] = {
        lab::number_option("games", options.games, 1, 1'000'000),
        lab::seed_option("seed", options.seed),
        lab::text_option("edition", options.edition, "the name of an edition"),
        lab::text_option("setup", options.setup, "the name of a set-up"),
        lab::number_option("turns", options.longest, 1, 100'000)};
    if (const auto error = lab::read_options(lab::words_from(2, count, arguments), known)) {
        return refuse(*error);
    }
    Tally tally;
    for (int pair = 0; pair < (options.games + 1) / 2; ++pair) {
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(pair);
        Rng rng(seed);
        const auto deal =
            ArmyAnts::deal("edition=" + options.edition + " setup=" + options.setup, rng);
        if (!deal) {
            return refuse({deal.error()});
        }
        double share = 0;
        for (const Seat first : {Seat::Red, Seat::Black}) {
            ArmyAntsGame game = lab::arena_game<ArmyAnts>(*deal, seed);
            Rng chance = rng;
            const Outcome outcome =
                play_out(game, lab::seated(players, first), chance, options.longest);
            tally.add(outcome, first, game.moves.size());
            share += lab::share_of(outcome, first) / 2;
        }
        tally.pairs.add(share);
        if ((pair + 1) % 100 == 0) {
            print(tally, false);
        }
    }
    print(tally, true);
    return 0;
}

}  // namespace anthill
