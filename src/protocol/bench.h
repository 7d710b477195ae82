#pragma once

// The protocol's bench: fixed searches of all games, whose sum of nodes is the same on every
// machine and shows at once if a change has altered the search; and fixed counts of move sequences,
// for speed alone.

#include <span>
#include <string_view>

#include "engine/search/limits.h"

namespace anthill {

struct BenchSearch {
    std::string_view position;  ///< as the protocol writes it
    SearchLimits limits;
};

struct BenchPerft {
    std::string_view position;
    unsigned depth;
};

std::span<const BenchSearch> bench_searches() noexcept;
std::span<const BenchPerft> bench_perfts() noexcept;

}  // namespace anthill
