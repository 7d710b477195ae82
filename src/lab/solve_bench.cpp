#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>

#include "lab/commands.h"
#include "lab/hasty_rounds.h"
#include "lab/options.h"
#include "players/ant_war/solver.h"

namespace anthill {

using ant_war::RoundGame;
using ant_war::RoundGeometry;
using ant_war::RoundState;

int run_solve_bench(int count, const char* const* arguments) {
    int games = 20, most_stacks = 16;
    std::uint64_t seed = 1;
    std::string deal = "rounds=1";
    const std::array known{lab::number_option("games", games, 1, 1'000'000),
                           lab::seed_option("seed", seed),
                           lab::number_option("stacks", most_stacks, 1, ant_war::kMostCards)};
    const auto refuse = [](const Error& error) {
        return lab::refuse("solve-bench", error,
                           "anthill solve-bench [games=20] [seed=1] [stacks=16] [shape=...]");
    };
    if (const auto error = lab::read_options(lab::words_from(0, count, arguments), known, &deal)) {
        return refuse(*error);
    }
    ant_war::Solver solver(21);
    std::uint64_t nodes = 0;
    const std::clock_t start = std::clock();
    for (int game = 0; game < games; ++game, ++seed) {
        Rng rng(seed);
        const auto state = dealt_round(deal, rng);
        if (!state) {
            return refuse({state.error()});
        }
        const RoundGeometry geometry(*state);
        RoundState round(*state, geometry);
        while (!round.over && stacks(round) > most_stacks) {
            RoundGame::apply(round, hasty_move(round, rng, nullptr));
        }
        if (round.over) {
            continue;
        }
        solver.start(round, ant_war::Knowledge().evaluate(round) / 100);
        while (solver.step(100'000)) {
        }
        nodes += solver.nodes();
    }
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("solved %d rounds from %d stacks: nodes %" PRIu64 " nps %.0f\n", games, most_stacks,
                nodes, static_cast<double>(nodes) / std::max(seconds, 1e-6));
    return 0;
}

}  // namespace anthill
