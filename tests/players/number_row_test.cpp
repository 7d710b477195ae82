#include "players/number_row.h"

#include "core/rng.h"
#include "support/catch.h"

namespace anthill::tests {

TEST_CASE("a row's numbers are added and subtracted each for itself") {
    Rng rng(1);
    for (int i = 0; i < 2000; ++i) {
        NumberRow<12>::Numbers one, two;
        for (std::size_t k = 0; k < one.size(); ++k) {
            const auto any = [&] { return static_cast<int>(rng.below(32'768)) - 16'384; };
            one[k] = static_cast<std::int16_t>(any());
            two[k] = static_cast<std::int16_t>(any());
        }
        NumberRow<12> sum(one), difference(one);
        REQUIRE(sum.numbers() == one);
        sum += NumberRow<12>(two);
        difference -= NumberRow<12>(two);
        for (std::size_t k = 0; k < one.size(); ++k) {
            REQUIRE(sum.numbers()[k] == one[k] + two[k]);
            REQUIRE(difference.numbers()[k] == one[k] - two[k]);
        }
    }
}

TEST_CASE("numbers are cut, squared and weighted") {
    constexpr std::int16_t kMost = 100;
    const std::int16_t numbers[] = {-32'768, -1, 0, 1, 99, 100, 101, 32'767};
    const std::int16_t weights[] = {1, 1, 1, 3, -2000, 2000, 7, -5};
    CHECK(weighted_squares<8>(numbers, weights, kMost) ==
          3 - 2000 * 9801 + 2000 * 10'000 + 7 * 10'000 - 5 * 10'000);
    CHECK(weighted_squares<3>(numbers, weights, kMost) == 0);
}

}  // namespace anthill::tests
