#pragma once

// Turns of Ants: Red vs. Black by sampled throws, for the maker of the value table
// (dice_values.cpp): strengths to choose from, and what each throw comes to.

#include <cstdint>
#include <vector>

#include "core/rng.h"
#include "players/red_vs_black/counts.h"
#include "players/red_vs_black/turn_model.h"
#include "players/red_vs_black/value_table.h"

namespace anthill::red_vs_black {

/// An army and its Tactic Points.
struct Side {
    Counts counts{kUnits, 0};
    std::uint8_t points = kTacticPoints;
};

/// The most dice that this army can throw.
unsigned dice_of(const Side& thrower);

/// Strengths to choose from, the weakest first, and what each does with a die.
struct Strengths {
    std::vector<int> speeds;  ///< as Aim::speed
    std::vector<Chances> chances;
};
/// In steps of `step` up to the greatest, which is always one of them.
Strengths strengths_up_to(int greatest, int step);

/// A sample of throws for each number of dice that a throw can have.
class ThrowSamples {
public:
    /// About so many throws of each kind.
    ThrowSamples(const Strengths& strengths, unsigned about);

    /// The one with as many dice as this army throws.
    [[nodiscard]] const ThrowSample& of(const Side& thrower) const;
    /// Drawn again for each position and sweep: what is off about one sample is not off everywhere.
    [[nodiscard]] std::vector<ThrowOptions> drawn(const Side& thrower, const Side& target,
                                                  Rng& rng) const {
        return of(thrower).drawn(target.counts, rng);
    }

private:
    std::vector<ThrowSample> samples_;
};

/// Both armies before a turn.
struct Sides {
    Side red, black;
};

/// The value of each of Red's throws if Black answers it with the strength that is best then.
std::vector<Value> values_of_red(const Sides& sides, const ThrowSamples& of_red,
                                 const ThrowSamples& of_black, const ValueTable& table, Rng& rng);

}  // namespace anthill::red_vs_black
