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

}  // namespace anthill::tests
