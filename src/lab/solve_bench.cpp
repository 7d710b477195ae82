#include "lab/commands.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "lab/hasty_rounds.h"
#include "lab/options.h"
#include "players/ant_war/solver.h"

namespace anthill {

using ant_war::AntWar;
using ant_war::Knowledge;
using ant_war::RoundGame;
using ant_war::RoundGeometry;
using ant_war::RoundState;
using ant_war::Solver;
using ant_war::State;

namespace {

constexpr double kTimes[] = {0.1, 1, 10};

struct Options {
    int games = 20;
    std::uint64_t seed = 1;
    double seconds = 1;
    int stacks = 0;
    std::string deal = "rounds=1";
};

int refuse(const Error& error) {
    return lab::refuse(
        "solve-bench", error,
        "anthill solve-bench [games=20] [seed=1] [seconds=1 | stacks=N] [shape=...]");
}

/// The positions of a round with a different number of stacks each, the deal first.
std::vector<RoundState> play_round(RoundState round, Rng& rng) {
    std::vector<RoundState> positions{round};
    while (!round.over) {
        const ant_war::RoundMove step = hasty_move(round, rng, nullptr);
        RoundGame::apply(round, step);
        if (!step.pass() && !round.over) {
            positions.push_back(round);
        }
    }
    return positions;
}

int stacks(const RoundState& round) {
    return std::popcount(round.ants[0] | round.ants[1]) + std::popcount(round.geometry->jokers);
}

/// Solves the first position of a round that has no more than so many stacks, however long that
/// takes.
void solve_whole(Solver& solver, const std::vector<RoundState>& positions, int most_stacks) {
    const auto position = std::find_if(
        positions.begin(), positions.end(),
        [most_stacks](const RoundState& round) { return stacks(round) <= most_stacks; });
    if (position == positions.end()) {
        return;
    }
    solver.start(*position, Knowledge().evaluate(*position) / 100);
    while (solver.step(100'000)) {
    }
}

/// Seconds of the processor that the solver needs; more than `most` if it gives up then. As wasm
/// they are those of the clock.
double solve(Solver& solver, const RoundState& round, double most) {
    const std::clock_t start = std::clock();
    const auto spent = [start] {
        return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    };
    solver.start(round, Knowledge().evaluate(round) / 100);
    while (!solver.solved() && spent() <= most) {
        solver.step(2000);
    }
    return spent();
}

}  // namespace

int run_solve_bench(int count, const char* const* arguments) {
    Options options;
    const std::array known{lab::number_option("games", options.games, 1, 1'000'000),
                           lab::seed_option("seed", options.seed),
                           lab::seconds_option("seconds", options.seconds, 3600),
                           lab::number_option("stacks", options.stacks, 1, ant_war::kMostCards)};
    if (const auto error =
            lab::read_options(lab::words_from(0, count, arguments), known, &options.deal)) {
        return refuse(*error);
    }
    Solver solver(21);
    std::vector<std::vector<int>> solved(std::size(kTimes));
    std::uint64_t nodes = 0;
    const std::clock_t start = std::clock();
    for (int game = 0; game < options.games; ++game) {
        Rng rng(options.seed + static_cast<std::uint64_t>(game));
        const auto dealt = AntWar::deal(options.deal, rng);
        if (!dealt) {
            return refuse({dealt.error()});
        }
        State state = *dealt;
        AntWar::apply(state, ant_war::Move::name_odds({Seat::Red, 2}));
        AntWar::apply(state, ant_war::Move::take_colour(Seat::Red));
        const RoundGeometry geometry(state);
        const auto positions = play_round(RoundState(state, geometry), rng);
        if (options.stacks > 0) {
            solve_whole(solver, positions, options.stacks);
            nodes += solver.nodes();
            continue;
        }
        // From the end: the search for the first position that takes too long is short, the longest
        // ones are few.
        std::size_t time = 0;
        for (auto position = positions.rbegin();
             position != positions.rend() && time < std::size(kTimes); ++position) {
            const double taken = solve(solver, *position, options.seconds);
            for (; time < std::size(kTimes) && taken > kTimes[time]; ++time) {
                solved[time].push_back(stacks(*position) - 1);
            }
            if (taken > options.seconds) {
                break;
            }
        }
        for (; time < std::size(kTimes); ++time) {
            solved[time].push_back(stacks(positions.front()));
        }
    }
    if (options.stacks > 0) {
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        std::printf("solved %d rounds from %d stacks: nodes %" PRIu64 " nps %.0f\n", options.games,
                    options.stacks, nodes, static_cast<double>(nodes) / std::max(seconds, 1e-6));
        return 0;
    }
    for (std::size_t time = 0; time < std::size(kTimes) && kTimes[time] <= options.seconds;
         ++time) {
        auto& of_time = solved[time];
        std::sort(of_time.begin(), of_time.end());
        std::printf("%4.1f s: half of the rounds solved at %d stacks, 90 %% at %d, all %zu at %d\n",
                    kTimes[time], of_time[of_time.size() / 2], of_time[of_time.size() / 10],
                    of_time.size(), of_time.front());
    }
    return 0;
}

}  // namespace anthill
