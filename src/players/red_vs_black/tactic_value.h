#pragma once

// The result of a tactic that has been used: the player and the proofs share it.

#include <cstdint>
#include <optional>

#include "games/red_vs_black/rules.h"
#include "players/red_vs_black/value_table.h"

namespace anthill::red_vs_black {

struct AnsweredTactic {
    Value value = 0;              ///< Red's chances at the end of the turn
    std::optional<Move> answer;   ///< Black's tactic, where it has still to choose one
    std::uint64_t looked_at = 0;  ///< ends of the turn
};
/// `after`: the position that the tactic has led to. Black answers as well as it can.
AnsweredTactic answered_tactic(const State& after, const ValueTable& table);

/// Red's chances once all owed units have come back.
Value value_at_end(State state, const ValueTable& table);

}  // namespace anthill::red_vs_black
