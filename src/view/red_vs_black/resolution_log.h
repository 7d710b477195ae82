#pragma once

// The log of a resolved turn, step by step and with the reason for each: what the rules do at once,
// told in an order that people can follow. Heals, then every die of Red's throw, then of Black's.
// For the page, which plays it out and keeps it as a log.

#include <optional>
#include <vector>

#include "games/red_vs_black/rules.h"

namespace anthill::red_vs_black {

struct Step {
    enum class Kind : std::uint8_t {
        Heal,    ///< `unit` of `side` loses its wound
        Wound,   ///< `unit` of `side` is wounded
        Remove,  ///< `unit` of `side` has its second wound
        Again,   ///< `unit` of `side` has been removed by an earlier die of this throw: no more to
                 ///< lose
        Nobody,  ///< a wound on a number that is not there
        Return,  ///< a die on the own Hill: one removed unit of `side` may come back
        Colour,  ///< on a tile of the other colour: nothing
        Near,    ///< on the enemy's Hill: nothing
        Off,     ///< off the board: nothing
        Nowhere  ///< no place has enough of the die: nothing
    };
    Kind kind = Kind::Off;
    Seat side = Seat::Red;  ///< whose unit, else whose die
    unsigned unit = 0;      ///< 0 where none is concerned
    unsigned die = 0;       ///< number in the throw, from 1 on; 0 for a heal
    Seat thrower = Seat::Red;

    friend constexpr bool operator==(Step, Step) = default;
};

/// Of a position in phase Tactics in which both players have chosen theirs.
[[nodiscard]] std::vector<Step> resolution_log(const State& state);

/// What one player's dice do as things stand, whatever tactic is given, the other player doing
/// nothing.
[[nodiscard]] std::vector<Step> throw_log(const State& state, Seat thrower,
                                          const std::optional<Tactic>& tactic);

/// Wounds that a throw makes, and how many dice thrown straight ahead with middle strength make on
/// average against this army, in hundredths: luck is the difference.
struct Luck {
    int wounds = 0;
    int expected = 0;
};
[[nodiscard]] Luck luck(const State& state, Seat thrower);

}  // namespace anthill::red_vs_black
