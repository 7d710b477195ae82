#pragma once

// The computer's set-up player. It sees a View and nothing else: neither the other side's cards nor
// what it will draw itself. Called by the thinker, for `go` in the phase Deploy and for `arrange`.

#include <cstdint>

#include "games/army_ants/setup.h"

namespace anthill::army_ants {

/// Proposes a set-up: the cards that the view's seat has placed, and all cards of its hand where
/// they do well. The view must be a seat's, of the phase Deploy. The same view and seed give the
/// same answer, another seed another one about as good.
Formation propose_setup(const View& view, std::uint64_t seed);

/// The same one card a turn, for the seat to move. With the same seed for all of its turns a plan
/// is carried through.
Move next_placing(const View& view, std::uint64_t seed);

/// Places all cards that are yet to be placed, row by row where they are drawn so: at no time does
/// it look at a later draw.
Formation complete_setup(Formation formation, std::uint64_t seed);

}  // namespace anthill::army_ants
