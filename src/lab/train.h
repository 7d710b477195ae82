#pragma once

// `anthill train`: the network of players/army_ants/network.h from positions of `anthill
// self-play`. Its weights are moved, step by step and each position in turn, until what it says of
// a position is as near as can be to what the search said and to how the game ended (stochastic
// gradient descent, Adam). The same files and arguments give the same network. It is kept only if
// it wins a match against the one before: tests/measure/strength.md.

namespace anthill {

/// Arguments after `train`: positions=FILE[,FILE...] [network=FILE] [passes=N] [share=N]
/// [threads=N] [begun=0|1] [seed=N].
/// Prints how far off the network is on positions it was not trained on, writes it as a source if
/// `network` is given, and answers the exit code.
int run_train(int count, const char* const* arguments);

}  // namespace anthill
