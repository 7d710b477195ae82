#pragma once

// The secret set-ups: who places which card where, and what each side may know of it. Called by
// rules.cpp, generate.cpp and refusal.cpp for the phase Deploy; a player that arranges cards works
// on a Formation.
//
// Rules: "Three set-ups" (rules.h), Minor and Total Deployment. Rulings: the community's edition,
// which has none, offers them too, and "adjacent" to a 9 means orthogonally.
//
// Cards are placed in the order of the deal positions (front row left to right, then the rows
// behind), one a turn. Only the result is a move: cards may be rearranged freely until then.

#include <array>
#include <cstdint>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// One side's cards while they are being set up: all 19 of them, each either placed or unplaced.
struct Formation {
    Seat seat = Seat::Red;
    Setup setup = Setup::Total;
    /// By deal position; no card where nothing stands yet.
    std::array<Card, kCardsPerSide> placed{};
    std::array<Card, kCardsPerSide> unplaced{};  ///< as State::unplaced

    friend bool operator==(const Formation&, const Formation&) = default;
};

/// How many cards come before the first "no card".
unsigned size(const std::array<Card, kCardsPerSide>& cards) noexcept;

/// The cards that a seat has set up and those it has yet to: in a position of the phase Deploy, or
/// just after the reveal.
Formation formation_of(const State& state, Seat seat) noexcept;

/// How many of the unplaced cards the player has in hand: all in a Total Deployment, those drawn
/// for the present row in a Minor one.
unsigned hand_size(const Formation& formation) noexcept;

/// Takes a card that is there off the unplaced ones, the others keep their order.
void remove(std::array<Card, kCardsPerSide>& cards, Card card) noexcept;

/// Sorts the unplaced cards as State::unplaced has them: those of one row, or all.
void sort_unplaced(Formation& formation) noexcept;

/// Puts a side's cards, placed and unplaced, into a position that has none of that side.
void set_up(State& state, const Formation& formation) noexcept;

/// Without the cards that will be drawn for later rows.
Formation known_to_owner(Formation formation) noexcept;

/// The owner's view of the formation, and of nothing else.
View view_of(const Formation& formation) noexcept;

/// The deal position that the next card goes to. Phase Deploy only, as the next three.
Cell next_place(const State& state) noexcept;
void find_places(const State& state, Moves& moves) noexcept;
void place(State& state, Move move) noexcept;

/// In a Total Deployment the Queen may not stand orthogonally next to either of her own 9s.
struct Distance {
    CellSet queen = 0;  ///< where she stands; 0: not yet placed
    CellSet nines = 0;  ///< where those of her 9s stand that have been placed

    /// The distance as this seat's cards in the State keep it.
    static Distance in(const State& state, Seat seat) noexcept;
    void add(Card card, Cell cell) noexcept;

    [[nodiscard]] bool kept() const noexcept { return (BoardGrid::neighbours(queen) & nines) == 0; }
    /// Can what is missing of the three still be placed in `free` so that the distance is kept?
    [[nodiscard]] bool can_be_kept(CellSet free) const noexcept;
};

}  // namespace anthill::army_ants
