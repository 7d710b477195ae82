#include "games/army_ants/deploy.h"

#include <algorithm>
#include <cstddef>

#include "core/rng.h"

namespace anthill::army_ants {

namespace {

/// What a card of each value is worth in each row, from the front: the Queen, then A to 9.
constexpr int kRowWorth[4][10] = {
    {-60, 0, 0, 0, 0, 4, 8, 14, 20, 24},
    {-20, 0, 0, 0, 2, 4, 6, 8, 10, 8},
    {0, 2, 2, 2, 2, 2, 2, 2, 2, 0},
    {20, 6, 6, 4, 2, 0, 0, 0, 0, 0},
};
constexpr int kQueenAtEdge = 25;
constexpr int kGuard = 2;  // for each point of value next to the Queen
constexpr int kWhim = 12;  // no two armies alike: what a card may be worth more on a place than it is

/// The places of one side's cards and how good they are.
class Arrangement {
public:
    Arrangement(const Formation& formation, std::uint64_t seed)
        : formation_(formation), positions_(deal_positions(formation.seat)) {
        Rng rng(seed);
        for (auto& of_position : whim_) {
            for (int& worth : of_position) {
                worth = static_cast<int>(rng.below(kWhim + 1));
            }
        }
        fill(rng);
    }

    /// Swaps cards of the hand while that makes the army better.
    void improve() {
        int best = worth();
        for (bool better = true; better;) {
            better = false;
            for (std::size_t i = 0; i < filled_; ++i) {
                for (std::size_t j = i + 1; j < filled_; ++j) {
                    swap(i, j);
                    if (const int now = worth(); now > best) {
                        best = now;
                        better = true;
                    } else {
                        swap(i, j);
                    }
                }
            }
        }
    }

    [[nodiscard]] const Formation& formation() const noexcept { return formation_; }

private:
    static constexpr int kForbidden = -100000;

    /// The cards of the hand onto the free places, by lot.
    void fill(Rng& rng) {
        const unsigned hand = size(formation_.unplaced);
        for (unsigned i = 0; i < kCardsPerSide && filled_ < hand; ++i) {
            if (formation_.placed[i].empty()) {
                free_[filled_] = i;
                formation_.placed[i] = formation_.unplaced[filled_++];
            }
        }
        formation_.unplaced = {};
        for (std::size_t i = filled_; i > 1; --i) {
            swap(i - 1, rng.below(static_cast<std::uint32_t>(i)));
        }
    }
    void swap(std::size_t i, std::size_t j) { std::swap(formation_.placed[free_[i]], formation_.placed[free_[j]]); }

    [[nodiscard]] int worth() const {
        int sum = 0;
        Distance distance;
        for (std::size_t i = 0; i < kCardsPerSide; ++i) {
            const Card card = formation_.placed[i];
            if (card.empty()) {
                continue;
            }
            distance.add(card, positions_[i]);
            sum += kRowWorth[i / Board::kColumns][card.value()] + whim_[i][card.value()];
        }
        if (distance.queen != 0) {
            sum += worth_of_guard(distance.queen);
        }
        return formation_.setup == Setup::Total && !distance.kept() ? sum + kForbidden : sum;
    }

    [[nodiscard]] int worth_of_guard(CellSet queen) const {
        const CellSet beside = Board::neighbours(queen);
        int sum = kQueenAtEdge * static_cast<int>(4 - count(beside));
        for (std::size_t i = 0; i < kCardsPerSide; ++i) {
            if (contains(beside, positions_[i]) && !formation_.placed[i].empty()) {
                sum += kGuard * static_cast<int>(formation_.placed[i].value());
            }
        }
        return sum;
    }

    Formation formation_;
    std::array<Cell, kCardsPerSide> positions_;
    std::array<std::array<int, 10>, kCardsPerSide> whim_{};
    std::array<std::size_t, kCardsPerSide> free_{};  ///< the deal positions that are filled from the hand
    std::size_t filled_ = 0;
};

}  // namespace

Formation deployed(const View& view, std::uint64_t seed) {
    Arrangement arrangement(formation_of(view.open, *view.seat), seed);
    arrangement.improve();
    return arrangement.formation();
}

Formation completed(Formation formation, std::uint64_t seed) {
    while (size(formation.unplaced) > 0) {
        const Formation next = deployed(view_of(formation), seed);
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
