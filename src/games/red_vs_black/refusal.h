#pragma once

// Why a move is not legal, as a reason with its facts. The board asks when a tap is refused and the
// page finds the words for it; notation.cpp puts it into the error of a move that was typed. Each
// rule that rules.h names has its reasons here.

#include <cstdint>
#include <string>
#include <string_view>

#include "games/red_vs_black/rules.h"

namespace anthill::red_vs_black {

struct Refusal {
    enum class Reason : std::uint8_t {
        None,  ///< legal
        GameOver,
        CommitFirst,     ///< units have to be committed now
        ThrowFirst,      ///< `number` dice have to be thrown now
        TacticFirst,     ///< a tactic, or none, has to be chosen now
        ReinforceFirst,  ///< `number` units come back now
        UnitGone,        ///< the unit `number` has been removed: it cannot be committed or healed
        UnitHurt,        ///< the unit `number` is wounded: it cannot be committed
        TooManyCommitted,
        DiceToThrow,  ///< `number` dice are thrown, no more and no fewer
        NoPointLeft,  ///< every tactic costs a Tactic Point
        NoSuchDie,    ///< there is no die `number` in this throw
        BelowOne,     ///< the die `number` shows 1
        AboveTen,     ///< the die `number` shows 10
        NotHurt,      ///< the unit `number` has no wound from an earlier turn
        TooManyHealed,
        StillThere,    ///< the unit `number` has not been removed: it cannot come back
        UnitsToReturn  ///< `number` units come back, no more and no fewer
    };
    Reason reason = Reason::None;
    unsigned number = 0;  ///< of the unit, the die, or how many: what the reason speaks of

    [[nodiscard]] bool refused() const noexcept { return reason != Reason::None; }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The reason as lower-case words with hyphens: the page's key for its own words.
std::string_view name(Refusal::Reason reason) noexcept;
/// The reason as an English clause, for error messages.
std::string describe(const Refusal& refusal);

/// Whether the move is legal in this position, and if not, the first reason against it that a
/// player would name. Any units, dice of numbers 1 to 10 and steps of 1 will do.
Refusal explain(const State& state, const Move& move) noexcept;
/// The same for a move as it is written. No reason as well if the text can't be read.
Refusal explain_text(const State& state, std::string_view text);

}  // namespace anthill::red_vs_black
