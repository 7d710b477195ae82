#pragma once

// Why a move is not legal, as a reason with its facts. The board asks when a tap or a drag is
// refused and the page finds the words for it; notation.cpp puts it into the error of a move that
// was typed. Each rule that rules.h names has its reasons here.

#include <cstdint>
#include <string>
#include <string_view>

#include "games/ant_war/rules.h"

namespace anthill::ant_war {

struct Refusal {
    enum class Reason : std::uint8_t {
        None,  ///< legal
        GameOver,
        OddsFirst,         ///< the dealer has to name the odds now
        ColourFirst,       ///< a colour has to be taken now
        CutFirst,          ///< the next to move has to be cut for now
        DealFirst,         ///< the second round has to be dealt now
        NoOddsNow,         ///< odds are named before the round
        NoColourNow,       ///< colours are taken after the odds
        NoCutNow,          ///< nothing is to be cut for
        NoDealNow,         ///< nothing is to be dealt
        CardNotUndealt,    ///< the card cut is not among the undealt ones
        CutMustNameCard,   ///< the cut is made in the undealt cards, not by a coin
        CutMustBeCoin,     ///< no card is left undealt: a coin decides
        NoSpace,           ///< `cell` is a hole or off the board
        NoAnt,             ///< nothing stands on `cell`, where a stack is to be picked up
        JokerStays,        ///< the joker on `cell` is food: it never moves
        NotYourAnt,        ///< the ant on `cell` is of the other colour
        SameSpace,         ///< from `cell` to `cell`
        NothingToCover,    ///< `cell` is empty
        SoldierUncovered,  ///< the Jack on `cell` is never covered
        JokerUncovered,    ///< the joker on `cell` is never covered
        TooFar,            ///< a worker or Soldier moves one space; `cell` is further
        QueenStraight,  ///< a Queen moves one or two spaces straight, which does not lead to `cell`
        DroneKnight     ///< a Drone only makes a knight's move, which does not lead to `cell`
    };
    Reason reason = Reason::None;
    Cell cell = kNoCell;  ///< the space that the reason speaks of

    [[nodiscard]] bool refused() const noexcept { return reason != Reason::None; }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The reason as one lower-case word with hyphens: the page's key for its own words.
std::string_view name(Refusal::Reason reason) noexcept;
/// The reason as an English clause, for error messages.
std::string describe(const Refusal& refusal);

/// Whether the move is legal in this position, and if not, the first reason against it that a
/// player would name. Any cells will do.
Refusal explain(const State& state, Move move) noexcept;
/// The same for a move as it is written. No reason as well if the text can't be read.
Refusal explain_text(const State& state, std::string_view text);

}  // namespace anthill::ant_war
