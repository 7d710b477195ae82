#pragma once

// Deals for tests.

#include <cstdint>
#include <string>

#include "core/rng.h"
#include "support/catch.h"

namespace anthill::tests {

template <class G>
typename G::State dealt(const std::string& options, std::uint64_t seed = 1) {
    Rng rng(seed);
    const auto state = G::deal(options, rng);
    INFO(state.error());
    REQUIRE(state);
    return *state;
}

}  // namespace anthill::tests
