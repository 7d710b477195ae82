#pragma once

// How dice come to rest: the one thing that matches need of the physics. The page's modules bring
// their own, which asks the dice module that the page has loaded anyway (wasm/remote_exports.cpp);
// linked before this part it stands in for throws.cpp.

#include <cstdint>
#include <string>

#include "core/seat.h"
#include "games/red_vs_black/reach.h"
#include "games/red_vs_black/rules.h"

namespace anthill::remote {

/// The throw as a move, "throw:5r@1.20;3.40,...".
std::string thrown(const red_vs_black::State& state, Seat thrower, const red_vs_black::Aim& aim,
                   std::uint64_t seed);

/// 16 hexadecimal digits that are the same wherever dice fall the same.
std::string throws_fingerprint();

}  // namespace anthill::remote
