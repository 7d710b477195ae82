#pragma once

// The two players. Every game, the match and the page speak of seats, never of "player 1".

#include <cstdint>

namespace anthill {

enum class Seat : std::uint8_t { Red, Black };

constexpr Seat other(Seat seat) noexcept { return seat == Seat::Red ? Seat::Black : Seat::Red; }

/// Position of a seat in a two-element array.
constexpr unsigned index(Seat seat) noexcept { return static_cast<unsigned>(seat); }

}  // namespace anthill
