#pragma once

// Memory of large tables: a system that has it asked for gives pages that are zero already, each of
// them when it is first used. To clear them at once would take longer than a short search.

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <type_traits>

namespace anthill {

/// So many values, never more nor fewer, whose bytes are all zero at first. Aborts where there is
/// no memory for them.
template <class T>
class ZeroedArray {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    explicit ZeroedArray(std::size_t size)
        : size_(size), memory_(std::calloc(size * sizeof(T) + alignof(T), 1), &std::free) {
        void* place = memory_.get();
        std::size_t space = size * sizeof(T) + alignof(T);
        if (place == nullptr || std::align(alignof(T), size * sizeof(T), place, space) == nullptr) {
            std::abort();
        }
        begin_ = static_cast<T*>(place);
    }

    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] T& operator[](std::size_t index) noexcept { return begin_[index]; }
    [[nodiscard]] const T& operator[](std::size_t index) const noexcept { return begin_[index]; }
    [[nodiscard]] T* begin() noexcept { return begin_; }
    [[nodiscard]] T* end() noexcept { return begin_ + size_; }

private:
    std::size_t size_;
    std::unique_ptr<void, decltype(&std::free)> memory_;
    T* begin_;
};

}  // namespace anthill
