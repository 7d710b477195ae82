#pragma once

// The play of one round as the searches see it: the same rules as rules.h, small and fast. Stacks
// only ever leave spaces, so the cards that lie at the beginning of a search are numbered, at most
// 54 of them, and everything is sets of these numbers as bits.
//
// A cut that is still to come (State::half) is left out, as if it went to the other colour;
// cut_search.h looks at both outcomes. Tests hold the rest against rules.h.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/fixed_list.h"
#include "core/grid.h"
#include "engine/history.h"
#include "engine/outcome.h"
#include "games/ant_war/rules.h"

namespace anthill::ant_war {

/// A space with a card at the beginning of the search.
using Slot = std::uint8_t;
inline constexpr unsigned kSlots = kMostCards;
using SlotSet = std::uint64_t;

constexpr SlotSet slot_bit(unsigned slot) noexcept { return SlotSet{1} << slot; }
constexpr unsigned first_slot(SlotSet set) noexcept {
    return static_cast<unsigned>(std::countr_zero(set));
}
/// Takes the lowest slot out of a set that is not empty.
constexpr unsigned take_slot(SlotSet& set) noexcept {
    const unsigned slot = first_slot(set);
    set &= set - 1;
    return slot;
}

/// The data that stay the same while a round is searched.
struct RoundGeometry {
    /// [movement][slot]: where such an ant could go, and come from.
    std::array<std::array<SlotSet, kSlots>, 3> reach{};
    std::array<Cell, kSlots> cell{};
    SlotSet jokers = 0;
    unsigned size = 0;

    RoundGeometry() = default;
    /// For a position of a round's play.
    explicit RoundGeometry(const State& state) noexcept;

    [[nodiscard]] SlotSet around(unsigned slot) const noexcept { return reach[0][slot]; }
};

/// A turn: the slot of the ant and that of its target; both 0 for a pass.
struct RoundMove {
    Slot from = 0;
    Slot to = 0;

    [[nodiscard]] constexpr bool pass() const noexcept { return from == to; }
    friend constexpr bool operator==(RoundMove, RoundMove) = default;
};

/// The present position.
struct RoundState {
    static constexpr int kLow = 2, kHigh = 7;

    const RoundGeometry* geometry = nullptr;
    std::array<SlotSet, 2> ants{};      ///< by colour
    std::array<SlotSet, 3> movement{};  ///< of both colours, by movement
    SlotSet jacks = 0;
    SlotSet low = 0, high = 0;                ///< by value: up to kLow, from kHigh on
    std::uint64_t key = 0;                    ///< of the ants
    std::array<std::uint8_t, kSlots> kind{};  ///< ranks; meaningful only where an ant is
    std::int16_t balance = 0;                 ///< values of red ants minus those of black ants
    Seat mover = Seat::Red;
    std::uint8_t lead = 0;
    bool passed = false;
    bool over = false;

    RoundState() = default;
    /// `geometry` is that of the same position or of an earlier one of the round, and outlives
    /// this.
    RoundState(const State& state, const RoundGeometry& of_round) noexcept;

    [[nodiscard]] SlotSet own() const noexcept { return ants[index(mover)]; }
    [[nodiscard]] SlotSet enemy() const noexcept { return ants[index(other(mover))]; }
    [[nodiscard]] SlotSet coverable() const noexcept { return (ants[0] | ants[1]) & ~jacks; }
    [[nodiscard]] unsigned movement_of(unsigned slot) const noexcept {
        return (movement[1] >> slot & 1) != 0 ? 1U : (movement[2] >> slot & 1) != 0 ? 2U : 0U;
    }
    [[nodiscard]] int value_of(unsigned slot) const noexcept {
        const int rank = kind[slot];
        return rank <= 10 ? rank : 1;
    }
    /// The slots that the ant on this slot can go to.
    [[nodiscard]] SlotSet targets(unsigned slot) const noexcept {
        return geometry->reach[movement_of(slot)][slot] & coverable();
    }
    /// The ants of a colour that could cover an ant on this slot.
    [[nodiscard]] SlotSet attackers(unsigned slot, Seat colour) const noexcept {
        const auto& reach = geometry->reach;
        return ants[index(colour)] &
               ((reach[0][slot] & movement[0]) | (reach[1][slot] & movement[1]) |
                (reach[2][slot] & movement[2]));
    }
    /// Points of red minus points of black if the round ended now.
    [[nodiscard]] int score() const noexcept;

    friend bool operator==(const RoundState&, const RoundState&) = default;
};

/// The round as a Game for the search.
struct RoundGame {
    using State = RoundState;
    using Move = RoundMove;
    using Moves = FixedList<RoundMove, 225>;  // as ant_war::Moves
    using View = RoundState;

    static constexpr std::string_view kId = AntWar::kId;

    static Turn turn(const State& state) noexcept {
        return {state.over ? Turn::Kind::Over : Turn::Kind::Decision, state.mover};
    }
    static Outcome outcome(const State& state, const History& history) noexcept;
    static void legal_moves(const State& state, Seat seat, Moves& moves) noexcept;
    static void apply(State& state, Move step) noexcept;
    static std::uint64_t key(const State& state) noexcept;
    static bool repeatable(const State&, Move) noexcept { return false; }
    static std::uint32_t move_code(const State&, Move) noexcept { return 0; }
    static View observe(const State& state, Seat) noexcept { return state; }
};

/// Random bits for an ant of this colour and rank on this slot: what RoundState::key is made of.
std::uint64_t ant_key(Seat colour, unsigned rank, unsigned slot) noexcept;

/// A turn as a move of the whole game.
Move to_move(const RoundGeometry& geometry, RoundMove step) noexcept;

}  // namespace anthill::ant_war
