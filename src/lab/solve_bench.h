#pragma once

// `anthill solve-bench`: how early in a round of Ant War the solver proves its value. Rounds are
// played from the deal, at random or by a quick search; along each of them, from the end, the
// solver is tried for as long as it is done within the time.

namespace anthill {

/// Arguments after `solve-bench`: [games=N] [seed=N] [play=lot|search] [seconds=S] [stacks=N]
/// [options of a deal]. Prints for 0.1, 1 and 10 seconds of the processor (up to S) the number of
/// stacks from which on a round is solved in that time: half of the rounds with that many or more,
/// 90 % of them. With stacks=N each round is solved from N stacks instead, and the positions looked
/// at are printed, the same on every machine. Answers the exit code.
int run_solve_bench(int count, const char* const* arguments);

}  // namespace anthill
