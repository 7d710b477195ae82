#pragma once

// A list with a fixed capacity that lives where it is declared: move generation must not allocate.

#include <cassert>
#include <cstddef>

namespace anthill {

/// Holds up to Capacity values of a trivially copyable T. Filling it beyond its capacity is a programming error:
/// the owner of a list chooses a capacity that the rules cannot exceed and says how it was found.
template <class T, std::size_t Capacity>
class FixedList {
public:
    using value_type = T;
    static constexpr std::size_t kCapacity = Capacity;

    constexpr void push_back(T value) noexcept {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    constexpr void clear() noexcept { size_ = 0; }
    /// Keeps the first `count` values; count must not exceed size().
    constexpr void truncate(std::size_t count) noexcept {
        assert(count <= size_);
        size_ = count;
    }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] constexpr T& operator[](std::size_t i) noexcept { return items_[i]; }
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const noexcept { return items_[i]; }
    [[nodiscard]] constexpr T* begin() noexcept { return items_; }
    [[nodiscard]] constexpr T* end() noexcept { return items_ + size_; }
    [[nodiscard]] constexpr const T* begin() const noexcept { return items_; }
    [[nodiscard]] constexpr const T* end() const noexcept { return items_ + size_; }

private:
    // Left uninitialised on purpose: clearing a few kilobytes for every generated node costs more than generating.
    T items_[Capacity];
    std::size_t size_ = 0;
};

}  // namespace anthill
