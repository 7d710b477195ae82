#pragma once

// Who acts next and how a game ended: the two questions that every part asks of every game.

#include <cstdint>
#include <string_view>

#include "core/seat.h"

namespace anthill {

struct Turn {
    /// Decision: `seat` chooses a move. Chance: nobody does; drawn_outcome() of game.h draws one of
    /// the weighted outcomes. Over: by the position alone, the game has ended.
    enum class Kind : std::uint8_t { Decision, Chance, Over };
    Kind kind = Kind::Decision;
    Seat seat = Seat::Red;  ///< meaningful only for Decision
    friend constexpr bool operator==(Turn, Turn) = default;
};

/// Why a game ended. text() gives the one word that the protocol and the record use.
enum class Reason : std::uint8_t {
    None,
    Queen,
    Repetition,
    QueensOnly,
    NoMoves,
    Score,
    Units,
    Agreed,
    Resigned
};

struct Outcome {
    enum class Kind : std::uint8_t { Playing, Won, Draw };
    Kind kind = Kind::Playing;
    Seat winner = Seat::Red;  ///< meaningful only for Won
    Reason reason = Reason::None;

    static constexpr Outcome playing() noexcept { return {}; }
    static constexpr Outcome won(Seat winner, Reason reason) noexcept {
        return {Kind::Won, winner, reason};
    }
    static constexpr Outcome draw(Reason reason) noexcept {
        return {Kind::Draw, Seat::Red, reason};
    }
    [[nodiscard]] constexpr bool over() const noexcept { return kind != Kind::Playing; }
    friend constexpr bool operator==(Outcome, Outcome) = default;
};

constexpr std::string_view text(Reason reason) noexcept {
    switch (reason) {
        case Reason::None: return "none";
        case Reason::Queen: return "queen";
        case Reason::Repetition: return "repetition";
        case Reason::QueensOnly: return "queens-only";
        case Reason::NoMoves: return "no-moves";
        case Reason::Score: return "score";
        case Reason::Units: return "units";
        case Reason::Agreed: return "agreed";
        case Reason::Resigned: return "resigned";
    }
    return "none";
}

}  // namespace anthill
