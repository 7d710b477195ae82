#pragma once

// The trained evaluation of Army Ants: a small neural network whose first layer is kept up to date
// from one position to the next instead of being computed again (an "efficiently updatable neural
// network"). Integers only: the same on every machine, with vector instructions or without.
//
// The network gets, as either side sees it from its own edge of the board, with left and right
// changed over where its Queen stands on the right: which card stands where (own or enemy, ten
// values, forty spaces), how far from the side's Queen each card stands, which two cards face each
// other along a row or column with nothing between them, what the Queen faces in each direction and
// how far away, on how many of the empty spaces that she faces an enemy could come to stand by one
// Move Out, and while the rally lasts how many of its turns are left and whether the side will
// attack first. Each of these features adds a row of weights to the 64 sums of the side. Sums are
// cut to 0..127 and squared; those of the mover, then those of the other side, are weighted once
// more, by weights that depend on how many cards are left.
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

/// How a side sees the board: from its own edge, and with left and right changed over where its
/// Queen would stand on the right.
class Perspective {
public:
    /// Different ways from the Queen to a cell, those that leave the board included.
    static constexpr std::size_t kWays = (2 * BoardGrid::kColumns - 1) * (2 * BoardGrid::kRows - 1);

    Perspective() = default;  ///< of no side
    Perspective(Seat side, Cell queen) noexcept
        : turned_(side == Seat::Black), mirrored_(is_right_of_middle(side, queen)), queen_(queen) {}

    [[nodiscard]] Seat side() const noexcept { return turned_ ? Seat::Black : Seat::Red; }
    [[nodiscard]] bool mirrored() const noexcept { return mirrored_; }
    [[nodiscard]] Cell queen() const noexcept { return queen_; }
    [[nodiscard]] std::size_t seen(Cell cell) const noexcept {
        return kSeen[turned_ ? 1 : 0][mirrored_ ? 1 : 0][index(cell)];
    }
    [[nodiscard]] std::size_t seen(Direction d) const noexcept {
        const bool sideways = d == Direction::Right || d == Direction::Left;
        return static_cast<std::size_t>(turned_ != (sideways && mirrored_) ? opposite(d) : d);
    }
    /// How far from the Queen a cell is, and which way.
    [[nodiscard]] std::size_t way(Cell cell) const noexcept {
        return kWays / 2 + kSteps[seen(cell)] - kSteps[seen(queen_)];
    }

    friend bool operator==(const Perspective&, const Perspective&) = default;

private:
    static constexpr unsigned kMiddle = BoardGrid::kColumns / 2;
    static constexpr bool is_right_of_middle(Seat side, Cell queen) noexcept {
        const unsigned column = BoardGrid::column(queen);
        return side == Seat::Red ? column > kMiddle : column < kMiddle;
    }

    static constexpr unsigned kCells = BoardGrid::kCells;
    using ByCell = std::array<std::uint8_t, kCells>;
    /// By turned_ and mirrored_.
    static constexpr auto kSeen = [] {
        std::array<std::array<ByCell, 2>, 2> seen{};
        for (unsigned i = 0; i < kCells; ++i) {
            const unsigned across = i + 2 * kMiddle - 2 * (i % BoardGrid::kColumns);
            seen[0][0][i] = static_cast<std::uint8_t>(i);
            seen[0][1][i] = static_cast<std::uint8_t>(across);
            seen[1][0][i] = static_cast<std::uint8_t>(kCells - 1 - i);
            seen[1][1][i] = static_cast<std::uint8_t>(kCells - 1 - across);
        }
        return seen;
    }();
    /// Two of them are as far apart as their cells are, in rows that are too wide to be left.
    static constexpr auto kSteps = [] {
        ByCell steps{};
        for (unsigned i = 0; i < kCells; ++i) {
            steps[i] = static_cast<std::uint8_t>(
                i / BoardGrid::kColumns * (2 * BoardGrid::kColumns - 1) + i % BoardGrid::kColumns);
        }
        return steps;
    }();

    bool turned_ = false, mirrored_ = false;
    Cell queen_ = kNoCell;
};

/// The weights.
struct Network {
    static constexpr std::size_t kSums = 64;  ///< of each side
    using Row = NumberRow<kSums>;

    static constexpr std::size_t kKinds = 2 * (Card::kHighest + 1);  ///< own or enemy, by value
    static constexpr std::size_t kCardFeatures = kKinds * BoardGrid::kCells;
    static constexpr std::size_t kRallyFeatures = 2 * (kRallyTurns + 1) + 1;
    static constexpr std::size_t kPairFeatures = kKinds * (kKinds + 1) / 2;
    static constexpr std::size_t kAroundFeatures = 2 * Perspective::kWays;
    /// In each direction, after 0 to 7 empty spaces: the edge, an own card or an enemy.
    static constexpr std::size_t kLineFeatures = 4 * BoardGrid::kRows * 3;
    static constexpr std::size_t kMostOpen = BoardGrid::kColumns + BoardGrid::kRows - 2;
    static constexpr std::size_t kFirstPair = kCardFeatures + kRallyFeatures;
    static constexpr std::size_t kFirstAround = kFirstPair + kPairFeatures;
    static constexpr std::size_t kFirstLine = kFirstAround + kAroundFeatures;
    static constexpr std::size_t kFirstOpen = kFirstLine + kLineFeatures;
    static constexpr std::size_t kFeatures = kFirstOpen + kMostOpen + 1;
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
    /// The row of a card on a cell.
    static std::size_t card_feature(const Perspective& perspective, Card card, Cell cell) noexcept {
        return kind(perspective.side(), card) * BoardGrid::kCells + perspective.seen(cell);
    }
    /// The row of a card of either side so far from the side's Queen.
    static std::size_t around_feature(const Perspective& perspective, Card card,
                                      Cell cell) noexcept {
        return kFirstAround + (card.seat() == perspective.side() ? 0 : Perspective::kWays) +
               perspective.way(cell);
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
        return kFirstPair + high * (high + 1) / 2 + low;
    }

    /// The rows of what a Queen faces: one for each direction, and how open to threats she is.
    using QueenRows = std::array<std::uint16_t, 5>;
    static QueenRows queen_rows(const State& state, const Perspective& perspective) noexcept;

    /// At most: a card, where it is from the Queen and what it faces upwards and to the right for
    /// each of 38 cards, what the Queen faces, and the rally.
    using Features = FixedList<std::uint16_t, 4 * 2 * kCardsPerSide + 5 + 3>;
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
        std::array<Perspective, 2> perspectives{};
        std::array<Network::QueenRows, 2> queens{};
        std::array<Network::Row, 2> of{};  ///< without the bias and the features of the rally

        /// Makes them those of the position, which differs in these cells.
        void follow(const Network& network, const State& state, CellSet changed) noexcept;
        /// The side sees the cards that were there from now on like this.
        void turn(const Network& network, std::size_t side,
                  const Perspective& perspective) noexcept;
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
