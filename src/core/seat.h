#pragma once

// The two players. Every game, the match and the page speak of seats, never of "player 1".

#include <cstdint>
#include <optional>
#include <string_view>

namespace anthill {

enum class Seat : std::uint8_t { Red, Black };

constexpr Seat other(Seat seat) noexcept { return seat == Seat::Red ? Seat::Black : Seat::Red; }

/// Position of a seat in a two-element array.
constexpr unsigned index(Seat seat) noexcept { return static_cast<unsigned>(seat); }

/// "red" or "black": in positions, records, the protocol and the page alike.
constexpr std::string_view text(Seat seat) noexcept { return seat == Seat::Red ? "red" : "black"; }
/// Nothing for any other word.
constexpr std::optional<Seat> parse_seat(std::string_view word) noexcept {
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        if (word == text(seat)) {
            return seat;
        }
    }
    return std::nullopt;
}

}  // namespace anthill
