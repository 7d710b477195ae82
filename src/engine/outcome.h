#pragma once

// The side that acts next, and how a game ended: every part asks both of every game.

#include <cstdint>
#include <string_view>

#include "core/seat.h"

namespace anthill {

struct Turn {
    /// Decision: `seat` chooses a move. Chance: no seat does; drawn_outcome() of game.h draws one
    /// of the weighted outcomes. Over: by the position alone, the game has ended.
    enum class Kind : std::uint8_t { Decision, Chance, Over };
    Kind kind = Kind::Decision;
    Seat seat = Seat::Red;  ///< meaningful only for Decision
    friend constexpr bool operator==(Turn, Turn) = default;
};

/// Why a game ended: the one word that the protocol and the record use. Here are the ends that many
/// games share; what else a game knows it names itself, and lists as G::kReasons.
class EndReason {
public:
    constexpr EndReason() noexcept = default;
    /// The word must have static storage duration.
    explicit constexpr EndReason(const char* word) noexcept : word_(word) {}

    static const EndReason kNone, kRepetition, kAgreed, kResigned;

    [[nodiscard]] constexpr std::string_view word() const noexcept { return word_; }
    friend constexpr bool operator==(EndReason a, EndReason b) noexcept {
        return a.word() == b.word();
    }

private:
    const char* word_ = "none";
};
inline constexpr EndReason EndReason::kNone{};
inline constexpr EndReason EndReason::kRepetition{"repetition"};
inline constexpr EndReason EndReason::kAgreed{"agreed"};
inline constexpr EndReason EndReason::kResigned{"resigned"};

constexpr std::string_view text(EndReason reason) noexcept { return reason.word(); }

struct Outcome {
    enum class Kind : std::uint8_t { Playing, Won, Draw };
    Kind kind = Kind::Playing;
    Seat winner = Seat::Red;  ///< meaningful only for Won
    EndReason reason;

    static constexpr Outcome playing() noexcept { return {}; }
    static constexpr Outcome won(Seat winner, EndReason reason) noexcept {
        return {Kind::Won, winner, reason};
    }
    static constexpr Outcome draw(EndReason reason) noexcept {
        return {Kind::Draw, Seat::Red, reason};
    }
    [[nodiscard]] constexpr bool over() const noexcept { return kind != Kind::Playing; }
    friend constexpr bool operator==(Outcome, Outcome) = default;
};

}  // namespace anthill
