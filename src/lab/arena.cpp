#include "lab/arena.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "lab/arena_players.h"
#include "lab/options.h"

namespace anthill {

using army_ants::ArmyAnts;

namespace {

struct Options {
    int games = 400;         ///< rounded up to pairs
    std::uint64_t seed = 1;  ///< of the first deal; the next deals follow from it
    std::string edition = "2020";
    std::string setup = "random";  ///< secret set-ups are arranged by the players
    int longest = 300;  ///< turns, those of a set-up included, after which a game counts as drawn
};

struct Tally {
    std::array<int, 3> by_result{};  ///< losses, draws, wins of the first player
    std::array<int, 5> by_pair{};    ///< pairs in which the first player scored 0, 1/2, 1, 1 1/2, 2
    std::array<int, 2> won_by_seat{};
    int by_repetition = 0;
    int unfinished = 0;
    long turns = 0;

    [[nodiscard]] int games() const { return by_result[0] + by_result[1] + by_result[2]; }
};

/// Plays one game to its end; the outcome is a draw with Reason::None when it took too long.
Outcome play(const army_ants::State& deal, const std::array<ArenaPlayer*, 2>& seats,
             std::uint64_t seed, int longest, Tally& tally) {
    ArenaGame game{deal, deal, {}, {}, {}, seed};
    game.history.push(ArmyAnts::key(deal), false);
    for (int turn = 0; turn < longest; ++turn) {
        const Outcome outcome = ArmyAnts::outcome(game.state, game.history);
        if (outcome.over()) {
            return outcome;
        }
        const std::uint64_t move_seed = seed * 1000 + static_cast<std::uint64_t>(turn);
        const army_ants::Move move = seats[index(game.state.mover)]->choose(game, move_seed);
        game.moves_text += ' ' + ArmyAnts::move_text(game.state, move);
        game.moves.push_back(move);
        advance<ArmyAnts>(game.state, game.history, move);
        ++tally.turns;
    }
    return Outcome::draw(Reason::None);
}

/// Result for the first player: 0, 1 or 2 half points.
int score_game(const Outcome& outcome, Seat first_player, Tally& tally) {
    const bool won = outcome.kind == Outcome::Kind::Won;
    const int half_points = !won ? 1 : outcome.winner == first_player ? 2 : 0;
    ++tally.by_result[static_cast<std::size_t>(half_points)];
    if (won) {
        ++tally.won_by_seat[index(outcome.winner)];
    }
    tally.by_repetition += outcome.reason == Reason::Repetition;
    tally.unfinished += outcome.reason == Reason::None;
    return half_points;
}

double elo(double share) { return -400.0 * std::log10(1.0 / share - 1.0); }

/// Strength difference with the half width of its 95 % interval. Pairs are the unit: two games of
/// one deal are not independent.
void print(const Tally& tally, bool last) {
    int pairs = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < tally.by_pair.size(); ++i) {
        const double share = static_cast<double>(i) / 4.0;
        pairs += tally.by_pair[i];
        sum += share * tally.by_pair[i];
        squares += share * share * tally.by_pair[i];
    }
    const double mean = sum / pairs;
    const double error = 1.96 * std::sqrt(std::max(squares / pairs - mean * mean, 0.0) / pairs);
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
                           std::string(kArenaPlayerHelp));
}

}  // namespace

int run_arena(int count, const char* const* arguments) {
    if (count < 2) {
        return refuse({"expected two players"});
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
    std::array<std::unique_ptr<ArenaPlayer>, 2> players;
    for (int i = 0; i < 2; ++i) {
        auto player = arena_player(arguments[i]);
        if (!player) {
            return refuse({player.error()});
        }
        players[static_cast<std::size_t>(i)] = *std::move(player);
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
        int half_points = 0;
        for (const Seat first : {Seat::Red, Seat::Black}) {
            std::array<ArenaPlayer*, 2> seats{};
            seats[index(first)] = players[0].get();
            seats[index(other(first))] = players[1].get();
            half_points +=
                score_game(play(*deal, seats, seed, options.longest, tally), first, tally);
        }
        ++tally.by_pair[static_cast<std::size_t>(half_points)];
        if ((pair + 1) % 100 == 0) {
            print(tally, false);
        }
    }
    print(tally, true);
    return 0;
}

}  // namespace anthill
