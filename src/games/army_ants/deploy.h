#pragma once

// The computer's set-up player. It sees a View and nothing else: neither the other side's cards nor what it will draw itself.
// Called by the thinker, for `go` in the phase Deploy and for `arrange`.

#include <cstdint>

#include "games/army_ants/setup.h"

namespace anthill::army_ants {

/// What the seat that looks has set up, with all cards of its hand placed where they do well. The view must be a seat's, of the
/// phase Deploy. The same view and seed give the same answer, another seed another one about as good.
Formation deployed(const View& view, std::uint64_t seed);

/// Places all cards that are yet to be placed, row by row where they are drawn so: at no time does it look at a later draw.
Formation completed(Formation formation, std::uint64_t seed);

}  // namespace anthill::army_ants
