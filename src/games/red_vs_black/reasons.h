#pragma once

// Why a choice is good: facts that follow from the rules alone, as data that others put into
// words. Each is true of the position, the dice lying as they lie and the other side doing no more
// about it than it has done; none is an estimate. Called once per question, by
// protocol/match_answers.cpp, never by a search.
//
// A fact is written KIND:NUMBERS, units by their numbers with commas between.
//
// Reasons, in the order in which they are given:
//   adds-dice:COUNT   of a commitment: so many dice more than without it
//   adds-none         of a commitment: none that is possible would add a die
//   saves:UNITS       of a Heal: units that the other side's throw would remove without it
//   heals:UNITS       of a Heal: other units that stay; one more wound would have removed them
//   removes:UNITS     of Adjust and Swap: units of the other side that the throw removes, and
//                     would not without the tactic
//   wounds:UNITS      likewise that it wounds
//   spares            no tactic is used; no Adjust or Swap would make more wounds, and no Heal
//                     would save a unit
//   grows:COUNT       of reinforcements: so large the army is then

#include <string>
#include <vector>

#include "engine/history.h"
#include "games/red_vs_black/rules.h"

namespace anthill::red_vs_black {

/// The proved reasons for a legal move of the seat to act; empty if there are none, and for throws.
/// Ignores the history.
std::vector<std::string> reasons(const State& before, const History& history, const Move& move);

}  // namespace anthill::red_vs_black
