#pragma once

// The remaining possibilities of a round: which ants can ever move or be covered, by whom, how much
// each colour could win at most, and which groups of ants no longer have to do with each other.
// Spaces are only ever left, so what cannot happen now never will. The solver (solver.h) prunes
// with this.

#include <array>

#include "players/ant_war/round_game.h"

namespace anthill::ant_war {

/// A position of the solver: `frozen` ants count for jokers and in the balance, but neither move
/// nor are covered any more.
struct SolverPosition {
    RoundState round;
    SlotSet frozen = 0;

    [[nodiscard]] SlotSet coverable() const noexcept { return round.coverable() & ~frozen; }
    [[nodiscard]] SlotSet own() const noexcept { return round.own() & ~frozen; }
    [[nodiscard]] SlotSet live() const noexcept {
        return (round.ants[0] | round.ants[1]) & ~frozen;
    }
};

/// Hashes the live ants, the turn, and the effect of frozen ants on jokers beside live ones:
/// positions with the same key have the same value relative to their present score.
std::uint64_t key_of(const SolverPosition& node) noexcept;

struct Reachability {
    std::array<SlotSet, 2> coverable_by{};  ///< [colour]: spaces that it may ever cover, jumps of
                                            ///< its Queens and Drones included
    /// [colour][movement]: spaces where such an ant may ever stand.
    std::array<std::array<SlotSet, 3>, 2> standable{};

    explicit Reachability(const SolverPosition& node) noexcept;

    /// Points that this colour wins at most from here on in a group, or in all of them, if the
    /// other only passes, and so against any play.
    [[nodiscard]] int max_gain(const SolverPosition& node, Seat colour,
                               SlotSet group = ~SlotSet{0}) const noexcept;
    /// Ants that can neither move nor be covered any more.
    [[nodiscard]] SlotSet immobile(const SolverPosition& node) const noexcept;
    /// Everything that may have to do with this slot, directly or through others, a joker's
    /// surroundings included.
    [[nodiscard]] SlotSet group(const SolverPosition& node, unsigned slot) const noexcept;
};

}  // namespace anthill::ant_war
