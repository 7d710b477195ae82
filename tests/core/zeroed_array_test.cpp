#include "core/zeroed_array.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "support/catch.h"

namespace anthill {

TEST_CASE("all values are zero at first, each where its type wants to be") {
    struct alignas(64) Wide {
        std::array<std::uint32_t, 16> words{};
    };
    ZeroedArray<Wide> wide(1000);
    CHECK(wide.size() == 1000);
    CHECK(reinterpret_cast<std::uintptr_t>(wide.begin()) % alignof(Wide) == 0);
    CHECK(std::all_of(wide.begin(), wide.end(),
                      [](const Wide& each) { return each.words == Wide{}.words; }));
    wide[999].words[15] = 7;
    CHECK((wide.end() - 1)->words[15] == 7);
}

}  // namespace anthill
