#include "lab/ant_war_arena.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>

#include "engine/game.h"
#include "lab/options.h"

namespace anthill {

using ant_war::AntWar;
using ant_war::Move;
using ant_war::Phase;
using ant_war::State;

namespace {

struct Options {
    bool odds = false;
    int pairs = 100;
    std::uint64_t seed = 1;
    std::string deal = "rounds=1";
};

/// Pairs of rounds, or single rounds, and what the first player gained in them.
struct Tally {
    int count = 0, won = 0, drawn = 0;
    double sum = 0, squares = 0;

    void add(int gain) {
        ++count;
        won += gain > 0 ? 1 : 0;
        drawn += gain == 0 ? 1 : 0;
        sum += gain;
        squares += static_cast<double>(gain) * gain;
    }
};

/// Plays the round to its end; points of red minus points of black.
int play(State state, const std::array<AntWarPlayer*, 2>& players, Rng rng) {
    while (AntWar::turn(state).kind != Turn::Kind::Over) {
        AntWar::apply(state, state.phase == Phase::Cut
                                 ? drawn_outcome<AntWar>(state, rng)
                                 : players[index(state.mover)]->choose(state, rng));
    }
    const auto won = points(state);
    return won[0] - won[1];
}

/// What the first player gains over two rounds of one deal, once with red and once with black, the
/// same colour beginning.
int play_pair(const State& deal, const std::array<AntWarPlayer*, 2>& players, std::uint64_t seed) {
    Rng rng(seed);
    State state = deal;
    AntWar::apply(state, Move::name_odds({}));
    AntWar::apply(state, Move::take_colour(Seat::Red));
    while (state.phase == Phase::Cut) {
        AntWar::apply(state, drawn_outcome<AntWar>(state, rng));
    }
    return play(state, players, rng) - play(state, {players[1], players[0]}, rng);
}

/// What the second player gains when the first names the odds.
int play_odds(const State& deal, const std::array<AntWarPlayer*, 2>& players, std::uint64_t seed) {
    Rng rng(seed);
    State state = deal;
    AntWar::apply(state, players[0]->choose(state, rng));
    const Move taken = players[1]->choose(state, rng);
    AntWar::apply(state, taken);
    const bool red = taken.colour == Seat::Red;
    const int score = play(state, {players[red ? 1 : 0], players[red ? 0 : 1]}, rng);
    return red ? score : -score;
}

void print(const Tally& tally, const Options& options) {
    const double mean = tally.sum / tally.count;
    const double error =
        1.96 * std::sqrt(std::max(tally.squares / tally.count - mean * mean, 0.0) / tally.count);
    if (options.odds) {
        std::printf(
            "deals %d: who took a colour won %d, drew %d; gained %.2f +- %.2f points a round\n",
            tally.count, tally.won, tally.drawn, mean, error);
    } else {
        std::printf("pairs %d won %d drawn %d: %.1f %% won; gained %.2f +- %.2f points a round\n",
                    tally.count, tally.won, tally.drawn,
                    100.0 * (tally.won + 0.5 * tally.drawn) / tally.count, mean / 2, error / 2);
    }
    std::fflush(stdout);
}

int refuse(const Error& error) {
    return lab::refuse("match", error,
                       "anthill match ant-war [odds] FIRST SECOND [pairs=100] [seed=1] [shape=5x5] "
                       "[deck=standard]\nplayers: " +
                           std::string(kAntWarPlayerHelp));
}

}  // namespace

int run_ant_war_arena(int count, const char* const* arguments) {
    Options options;
    options.odds = count > 0 && std::string_view(arguments[0]) == "odds";
    const int first = options.odds ? 1 : 0;
    if (count < first + 2) {
        return refuse({"expected two players"});
    }
    std::array<std::unique_ptr<AntWarPlayer>, 2> players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        auto player = ant_war_player(arguments[first + static_cast<int>(i)]);
        if (!player) {
            return refuse({player.error()});
        }
        players[i] = *std::move(player);
    }
    const lab::Option known[] = {lab::number_option("pairs", options.pairs, 1, 1'000'000),
                                 lab::seed_option("seed", options.seed)};
    if (const auto error =
            lab::read_options(lab::words_from(first + 2, count, arguments), known, &options.deal)) {
        return refuse(*error);
    }
    Tally tally;
    for (int pair = 0; pair < options.pairs; ++pair) {
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(pair);
        Rng rng(seed);
        const auto deal = AntWar::deal(options.deal, rng);
        if (!deal) {
            return refuse({deal.error()});
        }
        const std::array<AntWarPlayer*, 2> both{players[0].get(), players[1].get()};
        tally.add(options.odds ? play_odds(*deal, both, seed) : play_pair(*deal, both, seed));
        if ((pair + 1) % 50 == 0 && pair + 1 < options.pairs) {
            print(tally, options);
        }
    }
    print(tally, options);
    return 0;
}

}  // namespace anthill
