#pragma once

// Why a move is good, and what either side could take: facts that follow from the rules alone, as
// data that others put into words. Each is true of the position whichever players go on from there;
// none is an estimate. Called once per question, by protocol/match_answers.cpp, never by a search.
//
// A fact is written KIND:CELL:CARD, or KIND:CELL:CARD:CELL:CARD with the card that acts first, each
// card with the cell that it stands on when the fact holds. "Could take" means: were it that side's
// turn, in the battle; during the rally as the cards would stand if it began now. A card takes
// another "for nothing" when it is worth more and no card could then attack it where it stands.
//
// Reasons, in the order in which they are given:
//   takes-queen:ON:QUEEN              the move captures her
//   forces-queen:BY:CARD:ON:QUEEN     whatever the other side does, she can be captured next
//   saves-queen:BY:CARD:ON:QUEEN the card could take the mover's Queen before the move; after it
//                                     no card can
//   escapes-hunt:ON:QUEEN             on its turn the other side could have forced her capture
//                                     (below); after the move it cannot
//   wins-card:ON:CARD                 the move takes the card for nothing
//   threatens-queen:BY:CARD:ON:QUEEN  the moved card could take the Queen, none could before
//   opens-queen:BY:CARD:ON:QUEEN      the same by a card that has not moved
//   hunts-queen:ON:QUEEN              left alone, the mover can force her capture (below); it could
//                                     not before
//   saves-card:ON:CARD                could be taken for nothing; no higher card can take it now
//   guards-card:ON:CARD               could be taken for nothing; now only at a price
//   threatens-card:BY:CARD:ON:CARD    the moved card could take the other for nothing, none could
//                                     before, and nothing could attack the moved card
//   opens-card:BY:CARD:ON:CARD        the same by a card that has not moved
//
// A side "can force" the Queen's capture when, were it its turn, it has a move after which it can
// capture her next, whatever is answered: she falls in its second move. Neither is said in the
// rally, nor where she could be captured at once. Earlier positions, which the rules of repetition
// ask about, are left out of it.
//
// Dangers:
//   queen:BY:CARD:ON:QUEEN            the other side could take the mover's Queen
//   card:BY:CARD:ON:CARD              it could take a card of the mover's for nothing
//   take-queen, take                  the same the other way round: what the mover can take, a
//                                     card only where the capture allows no such loss in turn

#include <string>
#include <vector>

#include "engine/history.h"
#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// The proved reasons for a legal move; empty if there are none, and while cards are being set up.
/// `history` ends with the position that the move is played in.
std::vector<std::string> reasons(const State& before, const History& history, Move move);

/// The cards that could be taken in this position, by either side, the most valuable first and at
/// most three each; only in the battle. `history` ends with it.
std::vector<std::string> dangers(const State& state, const History& history);

/// The losses that this legal move allows: the Queen, if another move would have kept her, or a
/// card worth at least three more than what the move takes itself and more than what could be taken
/// before; no card while the enemy Queen is threatened. Empty if there are none.
std::vector<std::string> dangers(const State& before, const History& history, Move move);

}  // namespace anthill::army_ants
