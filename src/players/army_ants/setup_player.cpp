#include "players/army_ants/setup_player.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/rng.h"

namespace anthill::army_ants {

namespace {

// How much a set-up is worth, in thousandths of a game: sums over its cards. Tuned:
// tests/measure/army_ants.md. The 9s belong in the two front rows, the Queen behind them at the
// side or in a corner; the rest matters little.

/// The weight of a card by row, from the front, and value; the Queen's are not read.
constexpr std::array<std::array<int, 10>, 4> kRowWeights{
    {{0, 0, 0, 5, 10, 10, 10, 25, 30, 130},
     {0, 0, 0, 0, 0, 0, 0, 0, 10, 100},
     {0, 10, 10, 10, 5, 5, 0, 0, 0, -100},
     {0, 5, 5, 5, -5, -10, -15, -15, -35, -250}}};
/// The weight of the Queen's place by row and distance from the nearer side, 0 to 2.
constexpr std::array<std::array<int, 3>, 4> kQueenWeights{
    {{-190, -290, -290}, {-30, -110, -120}, {75, 55, -50}, {60, 20, 0}}};
constexpr int kQueenGuard = 2;  ///< for each point of value next to her
/// A card may be worth up to so much more on a place than it is: no two armies alike.
constexpr std::uint32_t kJitter = 40;

/// The places of one side's cards and how good they are.
class Arrangement {
public:
    Arrangement(const Formation& formation, std::uint64_t seed)
        : formation_(formation), positions_(deal_positions(formation.seat)) {
        Rng rng(seed);
        for (auto& of_position : jitter_) {
            for (int& weight : of_position) {
                weight = static_cast<int>(rng.below(kJitter + 1));
            }
        }
        fill();
        // From some beginnings no single swap takes the Queen away from her 9s: then from another
        // one.
        do {
            for (std::size_t i = filled_; i > 1; --i) {
                swap(i - 1, rng.below(static_cast<std::uint32_t>(i)));
            }
            improve();
        } while (forbidden());
    }

    [[nodiscard]] const Formation& formation() const noexcept { return formation_; }

private:
    static constexpr int kForbidden = -100000;

    /// Swaps cards of the hand while that makes the army better.
    void improve() {
        int best = value();
        for (bool better = true; better;) {
            better = false;
            for (std::size_t i = 0; i < filled_; ++i) {
                for (std::size_t j = i + 1; j < filled_; ++j) {
                    swap(i, j);
                    if (const int now = value(); now > best) {
                        best = now;
                        better = true;
                    } else {
                        swap(i, j);
                    }
                }
            }
        }
    }

    /// The cards of the hand onto the free places.
    void fill() {
        const unsigned hand = size(formation_.unplaced);
        for (unsigned i = 0; i < kCardsPerSide && filled_ < hand; ++i) {
            if (formation_.placed[i].empty()) {
                free_[filled_] = i;
                formation_.placed[i] = formation_.unplaced[filled_++];
            }
        }
        formation_.unplaced = {};
    }
    void swap(std::size_t i, std::size_t j) {
        std::swap(formation_.placed[free_[i]], formation_.placed[free_[j]]);
    }

    [[nodiscard]] bool forbidden() const { return value() < kForbidden / 2; }

    [[nodiscard]] int value() const {
        int sum = 0;
        Distance distance;
        for (std::size_t i = 0; i < kCardsPerSide; ++i) {
            const Card card = formation_.placed[i];
            if (card.empty()) {
                continue;
            }
            distance.add(card, positions_[i]);
            const std::size_t row = i / BoardGrid::kColumns;
            sum += jitter_[i][card.value()] + (card.is_queen() ? queen_value(row, positions_[i])
                                                               : kRowWeights[row][card.value()]);
        }
        return formation_.setup == Setup::Total && !distance.kept() ? sum + kForbidden : sum;
    }

    [[nodiscard]] int queen_value(std::size_t row, Cell queen) const {
        const unsigned column = BoardGrid::column(queen);
        const CellSet beside = BoardGrid::neighbours(set_of(queen));
        int sum = kQueenWeights[row][std::min(column, BoardGrid::kColumns - 1 - column)];
        for (std::size_t i = 0; i < kCardsPerSide; ++i) {
            if (contains(beside, positions_[i]) && !formation_.placed[i].empty()) {
                sum += kQueenGuard * static_cast<int>(formation_.placed[i].value());
            }
        }
        return sum;
    }

    Formation formation_;
    std::array<Cell, kCardsPerSide> positions_;
    std::array<std::array<int, 10>, kCardsPerSide> jitter_{};
    /// The deal positions that are filled from the hand.
    std::array<std::size_t, kCardsPerSide> free_{};
    std::size_t filled_ = 0;
};

}  // namespace

Formation propose_setup(const View& view, std::uint64_t seed) {
    assert(view.seat && ArmyAnts::deploying(view.open));
    return Arrangement(formation_of(view.open, *view.seat), seed).formation();
}

Move next_placing(const View& view, std::uint64_t seed) {
    const Formation formation = propose_setup(view, seed);
    const Cell to = next_place(view.open);
    const auto positions = deal_positions(*view.seat);
    decltype(positions.begin()) place = std::find(positions.begin(), positions.end(), to);
    return Move::place(formation.placed[static_cast<std::size_t>(place - positions.begin())], to);
}

Formation complete_setup(Formation formation, std::uint64_t seed) {
    while (size(formation.unplaced) > 0) {
        const Formation next = propose_setup(view_of(formation), seed);
        for (std::size_t i = 0; i < kCardsPerSide; ++i) {
            if (formation.placed[i].empty() && !next.placed[i].empty()) {
                remove(formation.unplaced, next.placed[i]);
            }
        }
        formation.placed = next.placed;
    }
    return formation;
}

}  // namespace anthill::army_ants
