#pragma once

// Whether a move of a battle captures the Queen by force, see players/proof.h.

#include "games/army_ants/rules.h"
#include "players/proof.h"

namespace anthill::army_ants {

/// As many turns ahead as is proved, those of both sides together, the capture included, where
/// threats alone capture the Queen in so many; elsewhere fewer.
inline constexpr int kProvedTurns = 13, kAlwaysProvedTurns = 5;
/// The value of a capture in this number of turns: sooner is better, and none is worth 0.
constexpr int worth_of_capture(int turns) noexcept { return kProvedTurns + 1 - turns; }

/// The fewest turns in which the mover captures the Queen by threats alone; 0 where none are found.
/// More than 7 are looked for only where there are few moves, so that a proof takes no time.
int turns_to_capture(const State& state);

/// Proves a legal move, for as many turns as turns_to_capture() or kAlwaysProvedTurns. The reply
/// holds out longest; if the capture cannot be forced, it is one that prevents it, by capturing the
/// other Queen if it can. nullopt except in a battle. Repetition is ignored.
std::optional<Proof<Move>> prove(const State& state, Move move);

inline ProvedAtOnce<Move> proving(const State& state, Move move) {
    return ProvedAtOnce<Move>(prove(state, move));
}

}  // namespace anthill::army_ants
