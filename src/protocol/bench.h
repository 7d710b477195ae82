#pragma once

// What the protocol's bench does: fixed searches of all games, whose sum of nodes is the same on
// every machine and tells at once when a change has altered what the search does; and fixed counts
// of move sequences, for speed alone.

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
