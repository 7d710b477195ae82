#pragma once

// `anthill tune`: weights of the evaluation from self-play. Games are played with the present
// weights; then the weights are moved until the estimate of each position says as well as it can
// how its game ended (logistic regression). The same arguments give the same games; a new set of
// weights is kept only if it wins a match against the old.

namespace anthill {

/// Arguments after `tune`: [games=N] [nodes=N] [seed=N] [passes=N]. Prints each stage's weights in
/// the order of evaluate.cpp and answers the exit code.
int run_tune(int count, const char* const* arguments);

}  // namespace anthill
