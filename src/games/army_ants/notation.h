#pragma once

// How Army Ants is written. Positions and moves go through ArmyAnts::position_text, parse_position,
// move_text and parse_move (rules.h); here is what is left for others: cards.
//
// A position: army-ants edition=2020 setup=random board=R8/R7/R6/R5/R4/R3/R2/R1 turn=red
// phase=rally rally=5,5
//   aggression  off where the edition's Red Aggression is not played; right after setup=, not
//               written otherwise
//   board  rows from the top, five spaces of two characters each: rank A 2-9 Q, then suit h d (red)
//          s c (black); ".." is empty
//   phase  deploy, rally or battle
//   rally  rally turns left of red,black; 0,0 in battle
//   draw   only while a Minor Deployment is under way: the cards that red,black have yet to place,
//          in the order they are drawn in; "-" for none. (In a Total Deployment they are all that
//          are not on the board.)
// Written always with all other fields in this order; read in any order, with defaults for edition,
// setup and rally.
//
// Options of a deal: edition=, setup= and aggression= as above.
//
// Moves: d1-c1 one card, a3:c3-b3 March of a line, a1=b1 Swap, e4xe7 Attack, favor, pass, Qh@a4 a
// card set up. Each has one spelling; no other is read.

#include <optional>
#include <string>
#include <string_view>

#include "games/army_ants/board.h"

namespace anthill::army_ants {

/// "Ah", "9c", "Qs"; ".." for no card.
std::string card_text(Card card);

/// Exactly what card_text() writes; nothing for anything else, other games' cards included.
std::optional<Card> parse_card(std::string_view text) noexcept;

/// The order of a side's cards before they are shuffled: hearts or spades A to 9, diamonds or clubs
/// A to 9, the Queen. Changing it would change every game that is identified by its seed.
std::array<Card, kCardsPerSide> deck(Seat seat) noexcept;

}  // namespace anthill::army_ants
