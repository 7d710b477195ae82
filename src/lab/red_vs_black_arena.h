#pragma once

// `anthill match red-vs-black`: two players of Ants: Red vs. Black over many games, each being Red
// in every other one. Throws come from the table of games/red_vs_black/reach.h, through hands that
// scatter.

namespace anthill {

/// Arguments after `match red-vs-black`: FIRST SECOND [games=N] [seed=N]. A player is one of
///   straight            commits all it can, throws straight ahead with the middle strength, an
///                       ordinary hand, no tactics
///   full                the computer player, a practised hand
///   level:4             the same on a level of the ladder
/// Prints the result and answers the exit code.
int run_red_vs_black_arena(int count, const char* const* arguments);

}  // namespace anthill
