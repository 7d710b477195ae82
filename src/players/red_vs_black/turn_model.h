#pragma once

// A turn of Ants: Red vs. Black, valued exactly as far as dice allow: what a throw can do to the
// other army by each tactic, what is best for both sides of two throws that lie on the table, and
// how likely throws of each strength are. Both the maker of the value table and the player who
// plays by it go through here. All in whole numbers: the same on every platform.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/fixed_list.h"
#include "core/rng.h"
#include "games/red_vs_black/reach.h"
#include "games/red_vs_black/rules.h"
#include "players/red_vs_black/value_table.h"

namespace anthill::red_vs_black {

/// The army that is thrown at, by its units.
struct Target {
    UnitSet unwounded = 0;
    UnitSet wounded = 0;
};
Target target_of(const Army& army) noexcept;
/// With these counts and any numbers.
Target drawn_target(Counts counts, Rng& rng) noexcept;

/// The results of one throw for the other army before any unit comes back to it: by its thrower's
/// tactic (Keep first, then those that may be better), and by whether the other side heals.
struct ThrowOptions {
    static constexpr std::size_t kMost = 6;
    unsigned hill = 0;   ///< dice on the thrower's own Hill
    unsigned size = 0;   ///< of `after`
    bool heals = false;  ///< healing makes a difference to the army that was thrown at
    std::array<Counts, kMost> after{};
    std::array<Counts, kMost> healed{};
};

/// Numbers of dice, each 1 to 10.
using Numbers = FixedList<std::uint8_t, Throw::kMost>;
/// `own` lie on the thrower's colour, `other` on the other one, `hill` on its Hill.
ThrowOptions throw_options(const Numbers& own, const Numbers& other, unsigned hill,
                           Target target) noexcept;
/// The options of a throw that lies on the table.
ThrowOptions throw_options(const Throw& thrown, Seat thrower, Target target) noexcept;

/// The worth of a turn of two throws, Red choosing the best tactic and Black answering it as well
/// as can be.
Value turn_value(const ThrowOptions& red, const ThrowOptions& black,
                 const std::array<std::uint8_t, 2>& points, const ValueTable& table) noexcept;

/// How many dice of a throw lie where; the rest does nothing.
struct Landing {
    std::uint8_t own = 0;
    std::uint8_t other = 0;
    std::uint8_t hill = 0;
};

/// A sample of throws, and how likely each of them is at each strength: throws that fall alike
/// share what is likely of such throws.
class ThrowSample {
public:
    /// About so many throws of so many dice. `strengths`: what each of them does with a die.
    ThrowSample(unsigned dice, std::span<const Chances> strengths, unsigned about);

    [[nodiscard]] std::size_t size() const noexcept { return landings_.size(); }
    [[nodiscard]] std::size_t strengths() const noexcept {
        return likelihoods_.size() / landings_.size();
    }
    [[nodiscard]] Landing landing(std::size_t i) const noexcept { return landings_[i]; }
    /// The likelihood of every throw, in parts that add up to kWhole.
    [[nodiscard]] std::span<const std::uint32_t> likelihoods(std::size_t strength) const noexcept {
        return std::span(likelihoods_).subspan(strength * size(), size());
    }
    static constexpr std::uint32_t kWhole = 1U << 24U;

    /// The results of each throw, with numbers drawn; `target` as it is, or drawn again for each.
    [[nodiscard]] std::vector<ThrowOptions> drawn(Target target, Rng& rng) const;
    [[nodiscard]] std::vector<ThrowOptions> drawn(Counts target, Rng& rng) const;

private:
    std::vector<Landing> landings_;
    std::vector<std::uint32_t> likelihoods_;
};

/// The value on average of throws of one strength, whose values are these.
Value expected(std::span<const Value> values, std::span<const std::uint32_t> likelihoods) noexcept;

/// The strength at which a throw is worth most to `seat`, and what it is worth. Among equal ones
/// the weaker.
struct BestThrow {
    std::size_t strength = 0;
    Value value = 0;
};
BestThrow best_throw(Seat seat, std::span<const Value> values, const ThrowSample& sample) noexcept;

/// The worth of a throw of Red's if Black answers it with the strength that is best then. `blacks`:
/// Black's throws, drawn from `sample`.
Value answered_throw(const ThrowOptions& red, std::span<const ThrowOptions> blacks,
                     const ThrowSample& sample, const std::array<std::uint8_t, 2>& points,
                     const ValueTable& table);

}  // namespace anthill::red_vs_black
