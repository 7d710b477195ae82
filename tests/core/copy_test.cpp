#include "core/copy.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "support/catch.h"

namespace {

/// Whether all that was copied has arrived, and nothing beside it was written.
template <std::size_t Size>
bool copies_exactly() {
    using Bytes = std::array<std::uint8_t, Size>;
    struct Guarded {
        std::uint8_t before = 200;
        Bytes bytes{};
        std::uint8_t after = 201;
    };
    Bytes from;
    for (std::size_t i = 0; i < Size; ++i) {
        from[i] = static_cast<std::uint8_t>(i % 199 + 1);
    }
    Guarded to;
    anthill::copy_in_place(to.bytes, from);
    return to.bytes == from && to.before == 200 && to.after == 201;
}

}  // namespace

TEST_CASE("a copy in place is whole, whatever its size") {
    CHECK(copies_exactly<1>());
    CHECK(copies_exactly<63>());
    CHECK(copies_exactly<64>());
    CHECK(copies_exactly<65>());
    CHECK(copies_exactly<128>());
    CHECK(copies_exactly<217>());
}
