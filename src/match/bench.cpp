#include "match/bench.h"

namespace anthill {

namespace {

constexpr SearchLimits kNodes{SearchLimits{}.depth, 200'000};

constexpr std::string_view kDeal =
    "army-ants edition=2020 setup=random board=5s8c..As9c/9s6s4cQs7c/2s8s5c7sAc/3s2c6c4s3c/4h7d9h2hQh/8dAd5d6h3h/9d2d7h8h4d/"
    "6d5h..3dAh turn=red phase=rally rally=5,5";

}  // namespace

const std::vector<BenchSearch>& bench_searches() {
    static const std::vector<BenchSearch> searches = {{kDeal, kNodes}};
    return searches;
}

const std::vector<BenchCount>& bench_counts() {
    static const std::vector<BenchCount> counts = {{kDeal, 4}};
    return counts;
}

}  // namespace anthill
