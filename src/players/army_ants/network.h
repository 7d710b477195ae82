#pragma once

// The trained evaluation of Army Ants: a small neural network whose first layer is kept up to date
// from one position to the next instead of being computed again (an "efficiently updatable neural
// network"). Integers only: the same on every machine, with vector instructions or without.
//
// What goes in, as either side sees it from its own edge of the board: which card stands where
// (own or enemy, ten values, forty spaces), which two cards face each other along a row or column
// with nothing between them, and while the rally lasts how many of its turns are left and whether
// the side will attack first. Each of these features adds a row of weights to the 64 sums of the
// side. Sums are cut to 0..127 and squared; those of the mover, then those of the other side, are
// weighted once more, by weights that depend on how many cards are left.
//
// Made by `anthill train` (lab/train.cpp), which says how; checked in as text (network_data.cpp).

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/fixed_list.h"
#include "engine/search/score.h"
#include "games/army_ants/rules.h"
#include "players/number_row.h"

namespace anthill::army_ants {

/// The weights.
struct Network {
    static constexpr std::size_t kSums = 64;  ///< of each side
    using Row = NumberRow<kSums>;

    static constexpr std::size_t kKinds = 2 * (Card::kHighest + 1);  ///< own or enemy, by value
    static constexpr std::size_t kCardFeatures = kKinds * BoardGrid::kCells;
    static constexpr std::size_t kRallyFeatures = 2 * (kRallyTurns + 1) + 1;
    static constexpr std::size_t kPairFeatures = kKinds * (kKinds + 1) / 2;
    static constexpr std::size_t kFeatures = kCardFeatures + kRallyFeatures + kPairFeatures;
    static constexpr std::size_t kStages = 8;

    /// A sum that stands for 1; sums are cut there.
    static constexpr int kOne = 127;
    /// An output weight that stands for 1.
    static constexpr int kOutputOne = 256;
    /// Hundredths of an Ace that make a win e times as likely as a loss.
    static constexpr int kScale = 420;
    /// The largest weights, which fit the text and keep sums within their types.
    static constexpr int kLargestWeight = 127;
    static constexpr int kLargestOutput = 2000;
    static constexpr int kLargestBias = 1000;
    static constexpr int kLargestOutputBias = 8000;

    std::array<Row, kFeatures> rows{};
    Row bias{};
    std::array<std::array<std::int16_t, 2 * kSums>, kStages> output{};
    std::array<std::int32_t, kStages> output_bias{};  ///< in hundredths

    /// Which output weights a position is judged by.
    static constexpr std::size_t stage(int cards) noexcept {
        return cards <= 8 ? 0 : cards <= 32 ? static_cast<std::size_t>(cards - 5) / 4 : 7;
    }
    /// The row of a card on a cell as `side` sees it.
    static constexpr std::size_t card_feature(Seat side, Card card, std::size_t cell) noexcept {
        const std::size_t seen = side == Seat::Red ? cell : BoardGrid::kCells - 1 - cell;
        return kind(side, card) * BoardGrid::kCells + seen;
    }
    static constexpr std::size_t own_turns_feature(unsigned left) noexcept {
        return kCardFeatures + left;
    }
    static constexpr std::size_t enemy_turns_feature(unsigned left) noexcept {
        return kCardFeatures + kRallyTurns + 1 + left;
    }
    static constexpr std::size_t kAttacksFirst = kCardFeatures + kRallyFeatures - 1;
    /// The row of two cards that face each other, in whichever order.
    static constexpr std::size_t pair_feature(Seat side, Card one, Card two) noexcept {
        const std::size_t a = kind(side, one), b = kind(side, two);
        const std::size_t low = a < b ? a : b, high = a < b ? b : a;
        return kCardFeatures + kRallyFeatures + high * (high + 1) / 2 + low;
    }

    /// At most: a card and what it faces upwards and to the right for each of 38 cards, and the
    /// rally.
    using Features = FixedList<std::uint16_t, 3 * 2 * kCardsPerSide + 3>;
    /// All rows that a position adds to the sums of a side: what NetworkSums keeps up to date. The
    /// position must be a rally's or a battle's.
    static Features features(const State& state, Seat side) noexcept;

private:
    static constexpr std::size_t kind(Seat side, Card card) noexcept {
        return (card.seat() == side ? 0U : kKinds / 2) + card.value();
    }
};

/// The sums of both sides for the positions on the path of a search. A position's are reached from
/// those of the position before it, or of the one last looked at so many plies from the root,
/// whichever is more alike: the two differ by a move or two.
class NetworkSums {
public:
    /// The estimate for the mover in hundredths, within kMaxEvaluation. The game must not be over,
    /// nor in its set-up. ply: 0 to kMaxPly. Which positions were asked about before, by the same
    /// network, changes nothing.
    int evaluate(const Network& network, const State& state, std::size_t ply) noexcept;

private:
    struct Sums {
        std::array<Card, BoardGrid::kCells> cards{};
        CellSet occupied = 0;
        std::array<Network::Row, 2> of{};  ///< without the bias and the features of the rally

        /// Makes them those of the position, which differs in these cells.
        void follow(const Network& network, const State& state, CellSet changed) noexcept;
        [[nodiscard]] Network::Row::Numbers whole(const Network& network, const State& state,
                                                  Seat side) const noexcept;
    };

    std::array<Sums, kMaxPly + 1> path_{};
};

/// The text that is checked in.
extern const std::string_view kNetworkText;
/// The value of a position by this network.
const Network& network();

}  // namespace anthill::army_ants
