#pragma once

// A list with a fixed capacity that lives where it is declared: move generation must not allocate.

#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace anthill {

/// Holds up to Capacity values of a trivially copyable T. Filling it beyond its capacity is a
/// programming error: the owner of a list chooses a capacity that the rules cannot exceed and says
/// how it was found.
template <class T, std::size_t Capacity>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    // Not `= default`: FixedList{} would clear what is left uninitialised below.
    FixedList() noexcept {}  // NOLINT(modernize-use-equals-default)

    using value_type = T;
    static constexpr std::size_t kCapacity = Capacity;

    void push_back(T value) noexcept {
        assert(size_ < Capacity);
        std::construct_at(begin() + size_, value);
        ++size_;
    }
    void pop_back() noexcept {
        assert(size_ > 0);
        --size_;
    }
    void clear() noexcept { size_ = 0; }
    /// Keeps the first `count` values; count must not exceed size().
    void truncate(std::size_t count) noexcept {
        assert(count <= size_);
        size_ = count;
    }

    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    /// i < size().
    [[nodiscard]] T& operator[](std::size_t i) noexcept {
        assert(i < size_);
        return begin()[i];
    }
    [[nodiscard]] const T& operator[](std::size_t i) const noexcept {
        assert(i < size_);
        return begin()[i];
    }
    [[nodiscard]] T* begin() noexcept { return std::launder(reinterpret_cast<T*>(bytes_)); }
    [[nodiscard]] T* end() noexcept { return begin() + size_; }
    [[nodiscard]] const T* begin() const noexcept {
        return std::launder(reinterpret_cast<const T*>(bytes_));
    }
    [[nodiscard]] const T* end() const noexcept { return begin() + size_; }

private:
    // Left uninitialised on purpose, whatever T's own defaults: clearing a few kilobytes for every
    // generated node costs more than generating.
    alignas(T) std::byte bytes_[Capacity * sizeof(T)];
    std::size_t size_ = 0;
};

}  // namespace anthill
