#pragma once

namespace anthill {

/// `anthill train ant-war positions=FILE[,FILE...] [network=FILE] [passes=8] [seed=1]`: fits the
/// network of Ant War to positions that `anthill self-play ant-war` has written, and writes it as
/// the source that is checked in. A position in ten is kept back; how far off the network is there
/// is printed after each pass.
int run_round_train(int count, const char* const* arguments);

}  // namespace anthill
