#pragma once

// The trained evaluation of Ant War: a small neural network that guesses what the rest of a round
// is worth to the mover. Integers only: the same on every machine, with vector instructions or
// without.
//
// What goes in says nothing about where on the board an ant stands, so that it holds for boards of
// every shape: of each ant its side and rank, what could cover it, what could cover that in turn,
// and the best it could cover itself; the highest stakes of both sides; and who has ants next to
// each joker. Each of these features adds a row of weights to the sums. All but the last are cut to
// 0..127, squared, and weighted once more, by weights that depend on how many ants are left; the
// last is points as it is.
//
// Made by `anthill train ant-war` (lab/train.cpp), which says how; checked in as text
// (network_data.cpp).

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/fixed_list.h"
#include "players/ant_war/round_game.h"
#include "players/number_row.h"

namespace anthill::ant_war {

/// The weights.
struct Network {
    static constexpr std::size_t kSums = 16;
    static constexpr std::size_t kCutSums = kSums - 1;
    using Row = NumberRow<kSums>;

    static constexpr std::size_t kRanks = 8;     ///< two worker's numbers each, J, Q, K
    static constexpr std::size_t kThreats = 7;   ///< none, or its kind, one ant or several
    static constexpr std::size_t kAvengers = 3;  ///< none, one or several
    static constexpr std::size_t kPreys = 4;     ///< none, or the highest value's class
    static constexpr std::size_t kAntFeatures = 2 * kRanks * kThreats * kAvengers * kPreys;
    static constexpr std::size_t kStakes = 11;  ///< 0 or a value
    static constexpr std::size_t kStakeFeatures = 4 * kStakes;
    /// Ants next to a joker: none, one or several of each side's that can be covered and that
    /// cannot.
    static constexpr std::size_t kBeside = 3;
    static constexpr std::size_t kJokerFeatures = kBeside * kBeside * kBeside * kBeside;
    static constexpr std::size_t kFeatures = kAntFeatures + kStakeFeatures + kJokerFeatures;
    static constexpr std::size_t kStages = 4;

    /// A sum that stands for 1; sums are cut there.
    static constexpr int kOne = 127;
    /// An output weight of 1 turns such a sum into kOne^2 / kOutputUnit hundredths.
    static constexpr int kOutputUnit = 4096;
    /// Hundredths that 1 in the last sum stands for.
    static constexpr int kStraightUnit = 4;
    /// The largest weights, which keep sums within their types.
    static constexpr int kLargestWeight = 400;
    static constexpr int kLargestOutput = 4000;
    static constexpr int kLargestBias = 1000;
    static constexpr int kLargestOutputBias = 4000;

    std::array<Row, kFeatures> rows{};
    Row bias{};
    std::array<std::array<std::int16_t, kCutSums>, kStages> output{};
    std::array<std::int32_t, kStages> output_bias{};  ///< in hundredths

    /// Which output weights a position of so many ants is judged by.
    static constexpr std::size_t stage(int ants) noexcept {
        return ants <= 8 ? 0 : ants <= 12 ? 1 : ants <= 15 ? 2 : 3;
    }

    using Features = FixedList<std::uint16_t, kSlots + 4 + 2>;
    /// The rows that a position adds up.
    static Features features(const RoundState& state) noexcept;

    /// The value of the rest of the round to the mover, whatever the lead and the turn before, in
    /// hundredths.
    [[nodiscard]] int evaluate(const RoundState& state) const noexcept;
};

/// The text that is checked in.
extern const std::string_view kNetworkText;
/// The trained network.
const Network& network();

}  // namespace anthill::ant_war
