#pragma once

// Our own random generator: the same seed gives the same cards, moves and throws on every platform.
// The standard library's engines would do, its distributions and shuffle differ between
// implementations.

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace anthill {

/// xoshiro256** seeded through splitmix64 of the hashed seed, so that neighbouring seeds share
/// nothing. A value: copy it to try something out and throw the copy away.
class Rng {
public:
    explicit Rng(std::uint64_t seed) noexcept;

    std::uint64_t next() noexcept;

    /// Uniform in 0 .. bound-1 without bias; bound must be at least 1.
    std::uint32_t below(std::uint32_t bound) noexcept;

    /// Any of a list that is not empty, each as likely as the others.
    template <class List>
    const auto& pick(const List& list) noexcept {
        return list[below(static_cast<std::uint32_t>(list.size()))];
    }

    template <class List>
    void shuffle(List& list) noexcept {
        for (std::size_t i = list.size(); i > 1; --i) {
            const std::size_t j = below(static_cast<std::uint32_t>(i));
            std::swap(list[i - 1], list[j]);
        }
    }

    friend bool operator==(const Rng&, const Rng&) = default;

private:
    std::array<std::uint64_t, 4> state_;
};

}  // namespace anthill
