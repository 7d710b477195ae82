#pragma once

// `anthill puzzles`: positions of a game in which one move is better than all others by proof
// (players/proof.h), for people to find. They come from games that the engine played by a seed.

namespace anthill {

/// Arguments after `puzzles`:
///   make GAME [count=600] [seed=1] [moves=1]
///                                    prints puzzles as puzzle_text.h writes them, as it finds
///                                    them: those that take the solver so many moves or more
///   check FILE [every=1]             proves the puzzles of a file again, or each so many-th, and
///                                    says what is wrong: with the position, the solution, that
///                                    another move is as good, the grade, or two that are alike
/// Answers the exit code.
int run_puzzles(int count, const char* const* arguments);

}  // namespace anthill
