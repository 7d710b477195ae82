#pragma once

// Capturing the Queen by force, found by looking at every reply: nothing is estimated. The search asks for it before it begins;
// `anthill tactics` makes test positions with it and judges players by it.

#include <cstdint>
#include <optional>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// The Queen of the other side can be captured in so many turns of both sides together, whatever is replied.
struct ForcedCapture {
    Move move;  ///< begins it
    int turns = 0;
};

/// The shortest hunt of the mover within `turns`; `history` ends with the state. Nothing where there is none, where it would take
/// more than `nodes` positions to find, and, so rare that it is not worth the looking, where a last quiet turn would leave the
/// other side with bad replies only. A hunt that could run into an end by repetition is none.
std::optional<ForcedCapture> find_forced_capture(const State& state, const History& history, int turns, std::uint64_t nodes);

/// Does this legal move begin a hunt of up to so many turns, or end one? Bad replies only included: slow and certain. Repetition is
/// not looked at.
bool proves_capture(const State& state, Move move, int turns);
/// Does any move?
bool can_force_capture(const State& state, int turns);

}  // namespace anthill::army_ants
