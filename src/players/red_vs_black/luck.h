#pragma once

// The effect of each move of a game of Ants: Red vs. Black: the cost of decisions, and the luck of
// dice. Everything is Red's chance to win, both sides playing on by the table of values
// (value_table.h). For the page's review of a finished game.
//
// A throw is split in two. The hand decides where its dice come to rest, on tiles, on the thrower's
// Hill or nowhere: its strength, and how steady it was. Chance decides which colour a die then lies
// on and what number it shows: a tile of either colour is as likely, and so is each number. Only
// this part is called luck, and its average is 0 for every way to throw.

#include "games/red_vs_black/rules.h"
#include "players/red_vs_black/value_table.h"
#include "players/thinker.h"

namespace anthill::red_vs_black {

static_assert(MoveWorth::kCertain == kSure);

/// Requires a legal move in a game that is not over. A commitment is judged as if the other side
/// sent as many units as it can; all reinforcements are alike. The same on every platform.
MoveWorth worth_of(const State& state, const Move& move);

}  // namespace anthill::red_vs_black
