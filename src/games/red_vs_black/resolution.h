#pragma once

// The end of a turn, step by step and with the reason for each: heals, then every die of Red's
// throw, then of Black's. The rules apply these steps (RedVsBlack::apply), the page plays them out
// and keeps them as a log. Rules: "How a turn is resolved" (rules.h), both throws at once; since
// each hits the other army alone, one after the other comes to the same. Ruling: the order of
// heals, wounds, losses and reinforcements.

#include <array>
#include <optional>

#include "core/fixed_list.h"
#include "games/red_vs_black/rules.h"

namespace anthill::red_vs_black {

struct ResolutionStep {
    enum class Kind : std::uint8_t {
        Heal,            ///< `unit` of `side` loses its wound
        Wound,           ///< `unit` of `side` is wounded
        Remove,          ///< `unit` of `side` has its second wound
        AlreadyRemoved,  ///< `unit` of `side` fell to an earlier die of this throw
        MissingUnit,     ///< a wound on a number that is not there
        Return,          ///< a die on its own Hill: one removed unit of `side` may come back
        NoReturn,        ///< a die on its own Hill, and no more unit of `side` is missing
        Colour,          ///< on a tile of the other colour: nothing
        EnemyHill,       ///< on the enemy's Hill: nothing
        Off,             ///< off the board: nothing
        Nowhere          ///< no place has enough of the die: nothing
    };
    Kind kind = Kind::Off;
    Seat side = Seat::Red;  ///< whose unit, else whose die
    unsigned unit = 0;      ///< 0 where none is concerned
    unsigned die = 0;       ///< number in the throw, from 1 on; 0 for a heal
    Seat thrower = Seat::Red;

    friend constexpr bool operator==(ResolutionStep, ResolutionStep) = default;
};

/// Two throws and two heals.
using ResolutionLog = FixedList<ResolutionStep, 2 * (Throw::kMost + kMostHealed)>;

/// Requires a position in phase Tactics in which both players have chosen theirs.
[[nodiscard]] ResolutionLog resolution_log(const State& state) noexcept;

/// The steps of one player's dice as things stand with the given tactic. The other player does what
/// it has chosen, otherwise nothing.
[[nodiscard]] ResolutionLog throw_log(const State& state, Seat thrower,
                                      const std::optional<Tactic>& tactic) noexcept;

/// The hits of a throw as it lies, and the number of chances. Each die on a tile hits in one case
/// of twenty for every unit that stands: half of the tiles are the thrower's, and each of the ten
/// numbers is as likely. So `tiles * units / 20` are hit on average, whatever the aim.
struct Hits {
    unsigned hit = 0;    ///< dice on the thrower's colour with the number of a unit that stands
    unsigned tiles = 0;  ///< dice on tiles of either colour
    unsigned units = 0;  ///< that stood in the army that was thrown at

    friend constexpr bool operator==(const Hits&, const Hits&) = default;
};
[[nodiscard]] Hits hits_of(const Throw& thrown, Seat thrower, const Army& target) noexcept;

/// Applies one step to the armies.
void apply_step(std::array<Army, 2>& armies, const ResolutionStep& step) noexcept;

}  // namespace anthill::red_vs_black
