#pragma once

// Set-ups for tests of Army Ants.

#include "core/rng.h"
#include "engine/game.h"
#include "games/army_ants/rules.h"
#include "support/catch.h"
#include "support/dealt.h"

namespace anthill::tests {

/// Places cards at random, legally, until it is the other side's turn or `cards` have been placed.
inline void place_at_random(army_ants::State& state, Rng& rng,
                            unsigned cards = army_ants::kCardsPerSide) {
    using namespace army_ants;
    const Seat seat = state.mover;
    for (unsigned i = 0; i < cards && state.mover == seat && state.phase == Phase::Deploy; ++i) {
        const auto moves = moves_in<ArmyAnts>(state);
        REQUIRE_FALSE(moves.empty());
        ArmyAnts::apply(state, rng.pick(moves));
    }
}

}  // namespace anthill::tests
