#pragma once

namespace anthill {

/// `anthill self-play`: positions of games of Army Ants that the computer plays against itself,
/// written to a file that `anthill train` reads. The same arguments give the same file. Arguments
/// after `self-play`: positions=FILE [games=N] [nodes=N] [seed=N] [lot=N] [missing=N]. Answers the
/// exit code.
int run_self_play(int count, const char* const* arguments);

}  // namespace anthill
