#pragma once

// Games of Ants: Red vs. Black within the model of turns, by a table of values: how long good play
// lasts, how often which strength is best, and what is lost by whoever always throws the same.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "lab/dice_turns.h"

namespace anthill::red_vs_black {

/// How a side chooses strengths: the best one each time, or always the one with this number.
using Habit = std::optional<std::size_t>;

/// A decision about strength, and by how much each strength is worse, in hundredths of a game.
struct ThrowDecision {
    std::size_t strength = 0;
    std::vector<double> worse;
};

/// Decisions about strength, counted for each strength.
struct ThrowDecisions {
    /// Two options that differ by no more hundredths of a game are the same decision to a person.
    static constexpr double kNoticed = 0.5;

    std::uint64_t decisions = 0;
    std::vector<std::uint64_t> best, as_good;
    std::vector<double> worse;  ///< of all of them together

    explicit ThrowDecisions(std::size_t strengths)
        : best(strengths), as_good(strengths), worse(strengths) {}
    void add(const ThrowDecision& decision);
};

struct ModelGame {
    double red = 0.5;  ///< won, drawn or lost by Red
    unsigned turns = 0;
    static constexpr unsigned kLongest = 400;  ///< turns; one that takes more is without end
};

class ModelGames {
public:
    /// Both are kept, not copied.
    ModelGames(const Strengths& strengths, const ValueTable& table);

    /// Plays one; `habits` by seat. Counts the decisions of those who choose.
    ModelGame play(const std::array<Habit, 2>& habits, Rng& rng, ThrowDecisions& count);

private:
    const std::vector<ThrowOptions>& kept(const Side& thrower, const Side& target,
                                          std::size_t number, Rng& rng);
    const ThrowOptions& drawn(const Side& thrower, const Side& target, std::size_t strength,
                              Rng& rng);
    const ThrowDecision& of_red(const Sides& sides, Rng& rng);
    ThrowDecision of_black(const ThrowOptions& red_throw, const Sides& sides, Rng& rng);

    const ValueTable* table_;
    ThrowSamples samples_, answers_;
    std::unordered_map<std::size_t, std::vector<ThrowOptions>> kept_;
    std::unordered_map<std::size_t, ThrowDecision> of_red_;  ///< by position
};

}  // namespace anthill::red_vs_black
