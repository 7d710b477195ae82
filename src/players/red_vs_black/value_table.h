#pragma once

// The value of every position between two turns when both sides play well: Red's chance to win.
// Made by value iteration (src/lab/dice_values.cpp, 'anthill dice-values') and checked in as text
// (value_table_data.cpp), which is unpacked when it is first asked for.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/red_vs_black/rules.h"
#include "players/red_vs_black/counts.h"

namespace anthill::red_vs_black {

/// Red's chance to win, a draw counting half, in 65535ths.
using Value = std::uint16_t;
inline constexpr Value kSure = 65535;

class ValueTable {
public:
    /// Ended games have their values, all others are even.
    ValueTable();

    [[nodiscard]] Value at(Counts red, unsigned red_points, Counts black,
                           unsigned black_points) const noexcept {
        return values_[row(red, red_points) * kRows + row(black, black_points)];
    }
    void set(Counts red, unsigned red_points, Counts black, unsigned black_points,
             Value value) noexcept {
        values_[row(red, red_points) * kRows + row(black, black_points)] = value;
    }
    /// The value of a position between turns.
    [[nodiscard]] Value at(const State& state) const noexcept {
        return at(counts_of(state.army[0]), state.points[0], counts_of(state.army[1]),
                  state.points[1]);
    }

    /// As text, in 64ths of the logarithm of the odds; unpack() gives what is left at that.
    [[nodiscard]] std::string packed() const;
    /// `text` is one that packed() has written.
    static ValueTable unpack(std::string_view text);

private:
    static constexpr std::size_t kArmies = 61;  ///< counts of those that have not lost, and lost
    static constexpr std::size_t kRows = kArmies * (kTacticPoints + 1);
    static const std::array<std::uint8_t, Counts::kPacked> kNumber;

    static std::size_t row(Counts counts, unsigned points) noexcept {
        return kNumber[counts.packed()] * std::size_t{kTacticPoints + 1} + points;
    }

    /// Visits every place of two armies that have not lost, in the order of the text, with the step
    /// that is to be expected there by those before it.
    template <class StepAt, class Visit>
    static void each_place(StepAt step_at, Visit visit);

    std::vector<Value> values_;
};

/// The text that is checked in, for a practised hand.
extern const std::string_view kValueText;
/// The trained table.
const ValueTable& value_table();

}  // namespace anthill::red_vs_black
