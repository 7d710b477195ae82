#pragma once

// `anthill match`: two players of Army Ants against each other over many deals, each deal played
// twice with colours swapped, and what that says about their strength. How every change of the
// search and every level is measured.

namespace anthill {

/// Arguments after `match`: FIRST SECOND [games=N] [seed=N] [edition=E] [setup=S] [turns=N];
/// players as army_ants_players.h says. Prints the result and answers the exit code.
int run_army_ants_arena(int count, const char* const* arguments);

}  // namespace anthill
