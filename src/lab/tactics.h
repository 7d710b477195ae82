#pragma once

// `anthill tactics`: positions in which the Queen can be captured by force within five turns, made
// by an exhaustive solver, and how many of them each way of searching solves.

namespace anthill {

/// Arguments after `tactics`:
///   make [positions=500] [seed=1]      prints positions, one a line, after the number of turns
///                                      that the capture takes
///   solve FILE [PLAYER...]             prints how many of the file's positions each player of
///                                      army_ants_players.h solves: by a move that forces the
///                                      capture within five turns
/// Answers the exit code.
int run_tactics(int count, const char* const* arguments);

}  // namespace anthill
