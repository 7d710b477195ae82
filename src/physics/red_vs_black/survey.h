#pragma once

// Statistics of many throws: whether the faces are fair, how far dice go, and whether another
// platform throws the same. Used by the throw bench of the native program, the dice module's test
// and the generator of games/red_vs_black/reach_table.cpp.

#include <array>
#include <cstdint>
#include <vector>

#include "physics/red_vs_black/tumble.h"

namespace anthill::dice {

/// Throws made with one speed straight ahead by a hand as steady as can be, five dice each.
struct Survey {
    std::uint64_t throws = 0;
    std::array<std::uint64_t, kSides> faces{};                  ///< by number - 1
    std::array<std::uint64_t, red_vs_black::kPlaces> places{};  ///< by Place, Red's throws
    /// The same where a colour needs 60 percent.
    std::array<std::uint64_t, red_vs_black::kPlaces> clear_places{};
    std::vector<double> right;    ///< where each die came to rest, from the middle of the board
    std::vector<double> ahead;    ///< from the near end of the tiles
    std::vector<double> seconds;  ///< until all dice of a throw were at rest
    std::uint64_t nudges = 0;
    double lean = 1;  ///< of the die that lay least flat of all

    /// So many more throws; `seed` of the first one, the next ones have the next numbers.
    void add(std::uint64_t more, int speed, std::uint64_t seed);
};

/// How far these counts are from equal ones: for fair dice below 16.9 in 95 of 100 cases, below
/// 27.9 in 999 of 1000.
double chi_square(const std::array<std::uint64_t, kSides>& faces) noexcept;

/// The value that `part` of all are below; sorts. Not of an empty list.
double quantile(std::vector<double>& values, double part);

/// A number made of all bits of the rest poses of so many throws of every kind, throw after throw.
class Fingerprint {
public:
    explicit Fingerprint(unsigned throws) noexcept : throws_(throws), number_(throws) {}

    [[nodiscard]] unsigned throws() const noexcept { return throws_; }
    [[nodiscard]] bool complete() const noexcept { return made_ == throws_; }
    /// Makes the next throw. Not when it is complete.
    void step();
    /// When it is complete.
    [[nodiscard]] std::uint64_t number() const noexcept { return number_; }

private:
    unsigned throws_;
    unsigned made_ = 0;
    std::uint64_t number_;
};
/// The whole of it.
std::uint64_t fingerprint(unsigned throws);

}  // namespace anthill::dice
