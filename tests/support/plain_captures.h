#pragma once

// Capturing the Queen of Army Ants by force, as plainly as can be: every move is tried, whether it
// threatens anything or not. Repetition is not looked at.

#include <algorithm>

#include "engine/game.h"
#include "games/army_ants/sight.h"

namespace anthill::tests {

bool can_force_capture(const army_ants::State& state, int turns);

/// Does this legal move begin or end a forced capture of up to so many turns of both sides?
inline bool proves_capture(const army_ants::State& state, army_ants::Move move, int turns) {
    using army_ants::ArmyAnts;
    if (move.kind == army_ants::Move::Kind::Attack && state.at(move.to).is_queen()) {
        return true;
    }
    army_ants::State next = state;
    ArmyAnts::apply(next, move);
    if (turns < 3 || ArmyAnts::turn(next).kind == Turn::Kind::Over ||
        queen_attackers(next, state.mover) != 0) {
        return false;
    }
    const auto replies = moves_in<ArmyAnts>(next);
    return std::all_of(replies.begin(), replies.end(), [&](army_ants::Move reply) {
        army_ants::State after = next;
        ArmyAnts::apply(after, reply);
        return ArmyAnts::turn(after).kind != Turn::Kind::Over &&
               can_force_capture(after, turns - 2);
    });
}

/// Does any move?
inline bool can_force_capture(const army_ants::State& state, int turns) {
    if (turns < 3) {
        return queen_attackers(state, other(state.mover)) != 0;
    }
    const auto moves = moves_in<army_ants::ArmyAnts>(state);
    return queen_attackers(state, other(state.mover)) != 0 ||
           std::any_of(moves.begin(), moves.end(),
                       [&](army_ants::Move move) { return proves_capture(state, move, turns); });
}

}  // namespace anthill::tests
