#pragma once

// Capturing the Queen by force, found by looking at every reply: nothing is estimated. The search
// asks for it before it begins; `anthill tactics` makes test positions with it and judges players
// by it.

#include <cstdint>
#include <optional>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// The Queen of the other side can be captured in so many turns of both sides together, whatever is
/// replied.
struct ForcedCapture {
    Move move;  ///< begins it
    int turns = 0;
};

/// The shortest forced capture of the mover within `turns`; `history` ends with the state. One that
/// could run into an end by repetition does not count. Nothing where
///  - there is none,
///  - `nodes` positions were not enough to find it,
///  - its last quiet turn does not threaten the capture (zugzwang: too rare to look for).
std::optional<ForcedCapture> find_forced_capture(const State& state, const History& history,
                                                 int turns, std::uint64_t nodes);

/// Does this legal move begin or end a forced capture of up to so many turns? Zugzwang included:
/// slow and certain. Repetition is not looked at.
bool proves_capture(const State& state, Move move, int turns);
/// Does any move?
bool can_force_capture(const State& state, int turns);

}  // namespace anthill::army_ants
