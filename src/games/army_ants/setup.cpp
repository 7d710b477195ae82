#include "games/army_ants/setup.h"

#include <algorithm>
#include <cassert>

namespace anthill::army_ants {

namespace {

constexpr unsigned kNines = 2;

bool by_id(Card a, Card b) noexcept { return a.id() < b.id(); }

std::array<Card, kCardsPerSide>& unplaced_of(State& state, Seat seat) noexcept {
    return state.unplaced[index(seat)];
}

/// A position of the phase Deploy without any card.
State bare(Setup setup, Seat mover) noexcept {
    State state;
    state.phase = Phase::Deploy;
    state.setup = setup;
    state.mover = mover;
    state.rally_left = {kRallyTurns, kRallyTurns};
    return state;
}

/// May this card come to the next place, as far as the Queen's distance to her 9s goes?
bool keeps_distance(const State& state, Card card, Cell to, Distance distance) noexcept {
    if (state.setup != Setup::Total) {
        return true;
    }
    distance.add(card, to);
    return distance.kept() &&
           distance.can_be_kept(deal_cells(state.mover) & state.empty() & ~set_of(to));
}

}  // namespace

unsigned size(const std::array<Card, kCardsPerSide>& cards) noexcept {
    decltype(cards.begin()) end = std::find(cards.begin(), cards.end(), Card{});
    return static_cast<unsigned>(end - cards.begin());
}

Formation formation_of(const State& state, Seat seat) noexcept {
    Formation formation;
    formation.seat = seat;
    formation.setup = state.setup;
    const auto positions = deal_positions(seat);
    for (std::size_t i = 0; i < kCardsPerSide; ++i) {
        formation.placed[i] = state.at(positions[i]);
    }
    formation.unplaced = state.unplaced[index(seat)];
    return formation;
}

unsigned hand_size(const Formation& formation) noexcept {
    const unsigned all = size(formation.unplaced);
    if (formation.setup == Setup::Total || all == 0) {
        return all;
    }
    // Rows are filled one after the other: the unplaced cards beyond those of the rows behind
    // belong to the present row.
    const unsigned behind = kCardsPerSide - row_end(kCardsPerSide - all);
    return all - behind;
}

void remove(std::array<Card, kCardsPerSide>& cards, Card card) noexcept {
    decltype(cards.begin()) at = std::find(cards.begin(), cards.end(), card);
    *std::copy(at + 1, cards.end(), at) = Card{};
}

void sort_unplaced(Formation& formation) noexcept {
    const unsigned all = size(formation.unplaced);
    const auto sort = [&formation](unsigned first, unsigned last) {
        const decltype(formation.unplaced.begin()) begin = formation.unplaced.begin();
        std::sort(begin + static_cast<std::ptrdiff_t>(first),
                  begin + static_cast<std::ptrdiff_t>(last), by_id);
    };
    if (formation.setup == Setup::Total) {
        sort(0, all);
        return;
    }
    const unsigned placed = kCardsPerSide - all;
    for (unsigned position = placed; position < kCardsPerSide; position = row_end(position)) {
        sort(position - placed, row_end(position) - placed);
    }
}

void set_up(State& state, const Formation& formation) noexcept {
    const auto positions = deal_positions(formation.seat);
    for (std::size_t i = 0; i < kCardsPerSide; ++i) {
        if (!formation.placed[i].empty()) {
            state.put(positions[i], formation.placed[i]);
        }
    }
    unplaced_of(state, formation.seat) = formation.unplaced;
}

Formation known_to_owner(Formation formation) noexcept {
    const unsigned hand = hand_size(formation);
    std::fill(formation.unplaced.begin() + static_cast<std::ptrdiff_t>(hand),
              formation.unplaced.end(), Card{});
    return formation;
}

View view_of(const Formation& formation) noexcept {
    View view{formation.seat, bare(formation.setup, formation.seat), 0};
    set_up(view.open, known_to_owner(formation));
    return view;
}

View ArmyAnts::observe(const State& state, std::optional<Seat> seat) noexcept {
    if (state.phase != Phase::Deploy) {
        return {seat, state, 0};
    }
    View view{seat, bare(state.setup, state.mover), state.army[0] | state.army[1]};
    view.open.edition = state.edition;
    view.open.aggression_off = state.aggression_off;
    if (seat) {
        view.covered &= ~state.army[index(*seat)];
        set_up(view.open, known_to_owner(formation_of(state, *seat)));
    }
    return view;
}

bool ArmyAnts::closes_past(const State& state, Move) noexcept {
    const unsigned placed = count(state.own()) + 1;
    const bool row_done = state.setup == Setup::Minor && row_end(placed - 1) == placed;
    return state.phase == Phase::Deploy && (row_done || placed == kCardsPerSide);
}

Cell next_place(const State& state) noexcept {
    return deal_positions(state.mover)[count(state.own())];
}

void find_places(const State& state, Moves& moves) noexcept {
    const Formation formation = formation_of(state, state.mover);
    const Cell to = next_place(state);
    const Distance distance = Distance::in(state, state.mover);
    for (unsigned i = 0; i < hand_size(formation); ++i) {
        if (keeps_distance(state, formation.unplaced[i], to, distance)) {
            moves.push_back(Move::place(formation.unplaced[i], to));
        }
    }
}

void place(State& state, Move move) noexcept {
    remove(unplaced_of(state, state.mover), move.card());
    state.put(move.to, move.card());
    if (count(state.own()) < kCardsPerSide) {
        return;
    }
    if (state.mover == Seat::Black) {  // both are done: all cards are turned up
        state.phase = Phase::Rally;
    }
    state.mover = other(state.mover);
}

Distance Distance::in(const State& state, Seat seat) noexcept {
    Distance distance;
    for (const Cell cell : CellsOf(state.army[index(seat)])) {
        distance.add(state.at(cell), cell);
    }
    return distance;
}

void Distance::add(Card card, Cell cell) noexcept {
    if (card.is_queen()) {
        queen |= set_of(cell);
    } else if (card.value() == Card::kHighest) {
        nines |= set_of(cell);
    }
}

bool Distance::can_be_kept(CellSet free) const noexcept {
    assert(count(nines) <= kNines);
    const unsigned missing = kNines - count(nines);
    if (queen != 0) {
        return count(free & ~BoardGrid::neighbours(queen)) >= missing;
    }
    for (const Cell cell : CellsOf(free & ~BoardGrid::neighbours(nines))) {
        const CellSet place = set_of(cell);
        if (count(free & ~place & ~BoardGrid::neighbours(place)) >= missing) {
            return true;
        }
    }
    return false;
}

}  // namespace anthill::army_ants
