#pragma once

// Rows of small numbers that are added up: the first layer of trained networks.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace anthill {

/// Small numbers, four to a word: added and subtracted four at a time on every machine. A number
/// that is negative borrows from the one above it, which gets back what it lent when they are read:
/// so a sum is right as long as each of its numbers fits 16 bits.
template <std::size_t N>
class NumberRow {
public:
    static constexpr std::size_t kNumbers = N;
    using Numbers = std::array<std::int16_t, kNumbers>;

    NumberRow() = default;  ///< all 0
    // Half the range on top of each number makes all of them positive: nothing is borrowed then.
    explicit NumberRow(const Numbers& numbers) noexcept {
        for (std::size_t word = 0; word < words_.size(); ++word) {
            std::memcpy(&words_[word], &numbers[word * kInWord], sizeof words_[word]);
            words_[word] = (words_[word] ^ kHalfRanges) - kHalfRanges;
        }
    }
    [[nodiscard]] Numbers numbers() const noexcept {
        Numbers numbers;
        for (std::size_t word = 0; word < words_.size(); ++word) {
            const std::uint64_t four = (words_[word] + kHalfRanges) ^ kHalfRanges;
            std::memcpy(&numbers[word * kInWord], &four, sizeof four);
        }
        return numbers;
    }

    NumberRow& operator+=(const NumberRow& more) noexcept {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] += more.words_[i];
        }
        return *this;
    }
    NumberRow& operator-=(const NumberRow& less) noexcept {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] -= less.words_[i];
        }
        return *this;
    }

private:
    static constexpr std::size_t kInWord = 4;
    static constexpr std::uint64_t kHalfRanges = 0x8000'8000'8000'8000;
    static_assert(N % kInWord == 0);

    std::array<std::uint64_t, kNumbers / kInWord> words_{};
};

/// The last layer: the numbers are cut to 0..most, squared, which has to fit 16 bits, and weighted.
template <std::size_t Count>
std::int32_t weighted_squares(const std::int16_t* numbers, const std::int16_t* weights,
                              std::int16_t most) noexcept {
    std::int32_t total = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        // Not by std::clamp: its references keep clang from using vector instructions.
        const std::int16_t positive = numbers[i] < 0 ? std::int16_t{0} : numbers[i];
        const std::int16_t cut = positive > most ? most : positive;
        total += std::int32_t{static_cast<std::int16_t>(cut * cut)} * weights[i];
    }
    return total;
}

}  // namespace anthill
