#pragma once

// The computer's set-up player. It sees a View and nothing else: neither the other side's cards nor
// what it will draw itself. Called by the thinker, for `go` in the phase Deploy and for `arrange`.

#include <array>
#include <cstdint>

#include "games/army_ants/setup.h"

namespace anthill::army_ants {

/// How much a set-up is worth: sums over its cards. Tuned: tests/measure/strength.md.
struct SetupWeights {
    /// The weight of a card by row, from the front, and value; the Queen's are not read.
    std::array<std::array<int, 10>, 4> row{};
    /// The weight of the Queen's place by row and distance from the nearer side, 0 to 2.
    std::array<std::array<int, 3>, 4> queen{};
    int queen_guard = 0;  ///< for each point of value next to her
    /// A card may be worth up to so much more on a place than it is: no two armies alike.
    int jitter = 0;
};

extern const SetupWeights kSetupWeights;

/// Proposes a set-up: the cards that the view's seat has placed, and all cards of its hand where
/// they do well. The view must be a seat's, of the phase Deploy. The same view and seed give the
/// same answer, another seed another one about as good.
Formation propose_setup(const View& view, std::uint64_t seed,
                        const SetupWeights& weights = kSetupWeights);

/// The same one card a turn, for the seat to move. With the same seed for all of its turns a plan
/// is carried through.
Move next_placing(const View& view, std::uint64_t seed,
                  const SetupWeights& weights = kSetupWeights);

/// Places all cards that are yet to be placed, row by row where they are drawn so: at no time does
/// it look at a later draw.
Formation complete_setup(Formation formation, std::uint64_t seed);

}  // namespace anthill::army_ants
