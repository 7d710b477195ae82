#pragma once

// How good a position is, at a glance: a sum of terms, each a count times a weight. Integers only,
// in hundredths of what an Ace is worth.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// What is counted, for the mover less for the other side.
enum class Term : std::uint8_t {
    Worth1,
    Worth2,
    Worth3,
    Worth4,
    Worth5,
    Worth6,
    Worth7,
    Worth8,
    Worth9,    ///< cards of each value
    Unbeaten,  ///< cards above every enemy card
    Topmost,   ///< cards that only equal enemy cards can remove
    Hunted1,   ///< cards below exactly one enemy card
    Hunted2,   ///< cards below exactly two
    QueenOpen1,
    QueenOpen2,
    QueenOpen3,
    QueenOpen4,  ///< so many free lines to the own Queen can be entered by an enemy at once
    QueenShut,   ///< free lines to the own Queen that no enemy can enter at once
    QueenSeen,   ///< enemy cards that could capture the own Queen next turn
    QueenEdge,   ///< sides of the own Queen that are the board's edge
    GuardSum,    ///< values of the cards that stand in the Queen's lines, next to her
    GuardTaken,  ///< such cards that an enemy could take next turn
    PreyLow,
    PreyMiddle,
    PreyHigh,  ///< enemy cards of value 1-3, 4-6, 7-9 that can be taken unpunished
    GuardedLow,
    GuardedMiddle,
    GuardedHigh,  ///< those that could be taken only to be retaken by a higher card
    StrikeLow,
    StrikeMiddle,
    StrikeHigh,   ///< the former once more, for the side that may attack first
    FreeHigh,     ///< own cards of value 7 and up next to an empty space
    FreeLow,      ///< others next to an empty space
    ForwardHigh,  ///< rows that own cards of value 7 and up have advanced
    ForwardLow,   ///< rows that the others have
    Turn,         ///< 1: having the move
};
inline constexpr std::size_t kTerms = static_cast<std::size_t>(Term::Turn) + 1;

using TermCounts = std::array<int, kTerms>;

/// The same things matter differently before the first attack, and while armies are full than when
/// few cards are left. A battle lies between Middlegame and Endgame by how many of the 38 cards are
/// on the board.
enum class GamePhase : std::uint8_t { Rally, Middlegame, Endgame };
inline constexpr std::array kGamePhases{GamePhase::Rally, GamePhase::Middlegame,
                                        GamePhase::Endgame};

struct Weights {
    std::array<TermCounts, kGamePhases.size()> of{};

    [[nodiscard]] constexpr const TermCounts& at(GamePhase phase) const noexcept {
        return of[static_cast<std::size_t>(phase)];
    }
    [[nodiscard]] constexpr int get(GamePhase phase, Term term) const noexcept {
        return at(phase)[static_cast<std::size_t>(term)];
    }
    constexpr void set(GamePhase phase, Term term, int weight) noexcept {
        of[static_cast<std::size_t>(phase)][static_cast<std::size_t>(term)] = weight;
    }
    /// What a card of this value, 0 to 9, is worth in an exchange.
    [[nodiscard]] constexpr int worth(unsigned value) const noexcept {
        return value == Card::kQueen
                   ? 0
                   : (at(GamePhase::Middlegame)[value - 1] + at(GamePhase::Endgame)[value - 1]) / 2;
    }
};

/// Cards on the board: 38 before the first capture.
int cards_left(const State& state) noexcept;

extern const Weights kWeights;

/// From the mover's view, within kMaxEvaluation. The game must not be over.
int evaluate(const State& state, const Weights& weights = kWeights) noexcept;

/// The counts that evaluate() weighs: for tuning the weights.
TermCounts count_terms(const State& state) noexcept;

std::string_view name(Term term) noexcept;

}  // namespace anthill::army_ants
