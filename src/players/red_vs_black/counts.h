#pragma once

// An army as a value table knows it: how many units are unwounded and how many wounded. Which
// numbers they bear hardly matters to what may come of a position.

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "games/red_vs_black/rules.h"

namespace anthill::red_vs_black {

class Counts {
public:
    constexpr Counts() = default;
    /// Together at most kUnits.
    constexpr Counts(unsigned unwounded, unsigned wounded) noexcept
        : packed_(static_cast<std::uint8_t>(unwounded << 4U | wounded)) {
        assert(unwounded + wounded <= kUnits);
    }

    [[nodiscard]] constexpr unsigned unwounded() const noexcept { return packed_ >> 4U; }
    [[nodiscard]] constexpr unsigned wounded() const noexcept { return packed_ & 15U; }
    [[nodiscard]] constexpr unsigned size() const noexcept { return unwounded() + wounded(); }
    [[nodiscard]] constexpr bool gone() const noexcept { return size() <= kTooFewUnits; }
    /// With so many units more, as far as there are removed ones.
    [[nodiscard]] constexpr Counts with_returned(unsigned units) const noexcept {
        const unsigned removed = kUnits - size();
        return {unwounded() + (units < removed ? units : removed), wounded()};
    }
    /// Below kPacked; for tables.
    [[nodiscard]] constexpr std::size_t packed() const noexcept { return packed_; }
    static constexpr std::size_t kPacked = 16 * kUnits + 1;

    friend constexpr bool operator==(Counts, Counts) = default;

private:
    std::uint8_t packed_ = 0;
};

constexpr Counts counts_of(const Army& army) noexcept {
    return {count(army.all(Unit::Unwounded)), count(army.all(Unit::Wounded))};
}

/// Calls with each pair of counts of an army that has not lost, the weakest ones first: by size,
/// then by unwounded units.
template <class Visit>
constexpr void each_counts(Visit visit) {
    for (unsigned size = kTooFewUnits + 1; size <= kUnits; ++size) {
        for (unsigned unwounded = 0; unwounded <= size; ++unwounded) {
            visit(Counts(unwounded, size - unwounded));
        }
    }
}

}  // namespace anthill::red_vs_black
