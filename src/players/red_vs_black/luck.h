#pragma once

// What each move of a game of Ants: Red vs. Black has changed: what decisions cost, and what dice
// gave. Everything as Red's chance to win, both sides playing on by the table of values
// (value_table.h). For the page's review of a finished game.
//
// A throw is split in two. Where its dice came to rest, on tiles, on the own Hill or nowhere, is
// the hand's doing: its strength, and how steady it was. On which colour a die then lies and what
// number it shows is nobody's: a tile of either colour is as likely, and so is each number. Only
// this part is called luck, and it is nothing on average however anybody throws.

#include "games/red_vs_black/rules.h"
#include "players/red_vs_black/value_table.h"
#include "players/thinker.h"

namespace anthill::red_vs_black {

static_assert(MoveWorth::kCertain == kSure);

/// Of a legal move in a game that is not over. A commitment is judged as if the other side sent as
/// many units as it can; of reinforcements all are alike. The same on every platform.
MoveWorth worth_of(const State& state, const Move& move);

}  // namespace anthill::red_vs_black
