#pragma once

// How Ants: Red vs. Black is written. Positions and moves go through RedVsBlack::position_text,
// parse_position, move_text and parse_move (rules.h); here are the parts of both.
//
// A position: red-vs-black red=0010x00000 black=0000000000 tactics=3,3 phase=commit turn=1, then
// what has happened in this turn. Read in any order; only red and black have no default.
//   clear             60 where a colour needs 60 percent of a die's outline; right after the game's
//                     name, not written otherwise
//   red, black        one character for each unit from 1 to 10: 0 unwounded, 1 one wound, x removed
//   tactics           Tactic Points of red,black (3,3)
//   phase             commit, throw, tactics or reinforce (commit)
//   turn              counted from 1 (1)
//   red-commit, black-commit    the units as 1,4,7,9, or none (not committed yet)
//   red-throw, black-throw      as in a move, without throw: (not thrown yet)
//   red-tactic, black-tactic    as a move (not chosen yet)
//   owed              units that red,black still have to bring back (0,0)
// Who acts is the first who has not done what the phase asks for.
//
// Moves: commit:1,4,7,9 or commit:none; throw:5r,10b,7h,3o,2e, each die with @x;y after it where
// its place is known, in tiles with two decimals (dice.h says from where), as in 5r@3.21;-0.40;
// adjust:1+, adjust:2-, swap, heal:3,5, keep; reinforce:4,6. Units are written in
// ascending order. Those that are healed are read in no other one.
//
// A die is its number and r red tile, b black tile, h own Hill, e enemy Hill, o off the board or n
// nowhere by more than half.
//
// Options of a deal: clear= as above.

#include <optional>
#include <string>
#include <string_view>

#include "core/parsed.h"
#include "games/red_vs_black/rules.h"

namespace anthill::red_vs_black {

inline constexpr std::string_view kClear = "60";
/// Reads clear=, empty where it was not given.
Parsed<Scoring> parse_scoring(std::string_view clear);

/// "1,4,7,9", or "none".
std::string units_text(UnitSet units);
/// Reads at least one unit, each once and in any order; `what` names the list in errors.
Parsed<UnitSet> parse_units(std::string_view what, std::string_view text);
/// The same, or "none".
Parsed<UnitSet> parse_commitment(std::string_view text);

/// "5r@3.21;4.50,10b", without throw: in front.
std::string throw_text(const Throw& thrown);
/// One to five dice.
Parsed<Throw> parse_throw(std::string_view text);

/// "adjust:1+", "swap", "heal:3,5" or "keep".
std::string tactic_text(Tactic tactic);
/// Nothing for a text that does not begin like one of them.
std::optional<Parsed<Tactic>> parse_tactic(std::string_view text);

}  // namespace anthill::red_vs_black
