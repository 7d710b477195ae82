#include "match/bench.h"

#include <array>

namespace anthill {

namespace {

constexpr SearchLimits kNodes{SearchLimits{}.depth, 200'000};

constexpr std::string_view kDeal =
    "army-ants edition=2020 setup=random board=5s8c..As9c/9s6s4cQs7c/2s8s5c7sAc/3s2c6c4s3c/4h7d9h2hQh/8dAd5d6h3h/9d2d7h8h4d/"
    "6d5h..3dAh turn=red phase=rally rally=5,5";

constexpr std::array kSearches = {BenchSearch{kDeal, kNodes}};
constexpr std::array kCounts = {BenchCount{kDeal, 4}};

}  // namespace

std::span<const BenchSearch> bench_searches() noexcept { return kSearches; }
std::span<const BenchCount> bench_counts() noexcept { return kCounts; }

}  // namespace anthill
