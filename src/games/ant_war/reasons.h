#pragma once

// Why a turn is good, and what either colour could bury: facts that follow from the rules alone, as
// data that others put into words. Each is true of the position whichever players go on from there;
// none is an estimate. Called once per question, by protocol/match_answers.cpp, never by a search.
//
// A fact is written KIND:CELL:CARD, KIND:CELL:CARD:CELL:CARD with the ant that acts first, or
// KIND:NUMBER in points; each card with the cell that it lies on when the fact holds. "Could cover"
// means: were it that colour's turn.
//
// Reasons, in the order in which they are given:
//   buries:ON:CARD                the move covers an enemy worker of two points or more
//   stops:ON:CARD                 the move covers an enemy Queen or Drone
//   buries-next:POINTS            after one of these: whatever the other colour answers, the mover
//                                 can next bury an enemy worker of so many points, or one of
//                                 more, and had it passed it could not be sure of that
//   blocks:ON:CARD                an enemy Drone or Queen could move before, and nowhere now
//   takes-food:ON:**              the joker feeds the mover now, and did not before
//   denies-food:ON:**             the joker fed the enemy, and does not now
//   saves:ON:CARD                 an enemy could cover this ant of the mover's, and none can now
//   threatens:BY:CARD:ON:CARD     the mover could cover an enemy ant that it could not before
//   gains:POINTS                  by so much the mover's margin grows
//   ends-ahead:POINTS             the pass ends the round, with so much of a lead: over both rounds
//                                 where this is the second one
//   no-gain                       a pass where no cover would make the mover's margin grow
//
// Dangers, of ants worth five points or more:
//   ant:BY:CARD:ON:CARD           the enemy could cover it
//   take:BY:CARD:ON:CARD          the mover can cover an enemy's, and the cover allows no such
//                                 loss in turn

#include <string>
#include <vector>

#include "engine/history.h"
#include "games/ant_war/rules.h"

namespace anthill::ant_war {

/// The proved reasons for a legal move of a round's play; empty if there are none, and for odds,
/// colours and cuts. Ignores the history.
std::vector<std::string> reasons(const State& before, const History& history, Move move);

/// The ants that could be covered in this position, by either colour, the most valuable first and
/// at most three each; only while a round is played. Ignores the history.
std::vector<std::string> dangers(const State& state, const History& history);

/// The most valuable ant that this legal move lets the enemy cover next, and that it could not have
/// covered: worth at least five points, and three more than what the move buries. Empty where none.
std::vector<std::string> dangers(const State& before, const History& history, Move move);

}  // namespace anthill::ant_war
