#pragma once

// The worth of a tactic of Ants: Red vs. Black once it has been answered, see players/proof.h. For
// the puzzles and the protocol's `prove`.

#include "games/red_vs_black/rules.h"
#include "players/proof.h"

namespace anthill::red_vs_black {

/// A game that is certain to be won.
inline constexpr int kCertain = 10000;

/// Proves a legal tactic: its value, 0 to kCertain, is the chance in ten thousand that
/// its side wins once the other side has answered as well as it can and the turn is resolved. The
/// armies are then valued by the table. The reply is Black's tactic to Red's.
/// No proof except while tactics are chosen.
ProvedAtOnce<Move> proving(const State& state, const Move& move);

}  // namespace anthill::red_vs_black
