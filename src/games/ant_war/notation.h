#pragma once

// How Ant War is written. Positions and moves go through AntWar::position_text, parse_position,
// move_text and parse_move (rules.h); here is what is left for others: cards and odds.
//
// A position: ant-war board=R5/R4/R3/R2/R1 turn=red lead=0 passed=no, then those of the following
// that differ from their default. Read in any order; only board and turn have no default.
//   board   rows from the top, one to ten of them, one to ten spaces of two characters each: rank A
//           2-9 T J Q K, then suit h d (red) s c (black); "**" is a joker, ".." an empty space,
//           "--" no space
//   turn    who acts; in phase cut whose turn was the last, or who has the odds; in phase over who
//           would be next
//   lead    further turns in a row of that colour (0)
//   passed  was the previous turn a pass of the other colour (no); in phase cut: of the colour
//           named by turn; never with a lead or half, which come before the other colour's first
//           turn
//   half    yes where the lead is followed by a cut (no)
//   phase   odds, take, cut, play, deal or over (play); in phase deal the first round still lies
//           there, and everything else is as it will be when the second one has been dealt
//   odds    as the dealer named them: none, red+1.5 (none)
//   round   1/1 a single round, 1/2 and 2/2 the rounds of a match (1/1)
//   dealer  the colour of this round's dealer (red); what that means before colours are taken:
//           rules.h
//   total   points of the first round of red,black (0,0)
//   deck    standard or analytical (standard)
//   jokers  in the standard deck (2)
//   shape   what the second round is dealt on (5x5): columns x rows such as 5x5 or 2x10, each from
//           2 to 10, together at least 9 spaces and no more than the deck has cards; spiral or
//           random; or rows from the top, x a space and - a hole, as -xxx-/xxxxx/-xxx-: at most ten
//           of at most ten, as many spaces as a rectangle may have, connected in eight directions,
//           some in the first and last row and column. Rows without a hole are written as the
//           rectangle that they are
//   under   stacks, as b2:3h9c,c4:Ts: on b2 lies the 3h under the card that the board shows, the 9c
//           under that (none)
//
// Moves: a1-b2, pass, odds:none, odds:red+1.5, take:red, cut:Kd, cut:** and, where no card is left
// to cut, cut:red; deal:7, the second round dealt by the seed 7. Each has one spelling; no other is
// read.
//
// Options of a deal: shape=, deck=, jokers= as above and rounds=2 or 1.

#include <optional>
#include <string>
#include <string_view>

#include "games/ant_war/rules.h"

namespace anthill::ant_war {

/// "Ah", "Tc", "**"; ".." for no card.
std::string card_text(Card card);
/// Exactly what card_text() writes for a card; nothing for anything else.
std::optional<Card> parse_card(std::string_view text) noexcept;

/// "none", "red+1.5", "black+2".
std::string odds_text(Odds odds);
/// Exactly what odds_text() writes; nothing for anything else.
std::optional<Odds> parse_odds(std::string_view written) noexcept;

/// Reads deck= and jokers= together, either empty where it was not given.
Parsed<Deck> parse_deck(std::string_view deck, std::string_view jokers);
/// Reads shape=, which has to fit the deck; empty is the default.
Parsed<Shape> read_shape(std::string_view shape, Deck deck);

}  // namespace anthill::ant_war
