// Move generation of Army Ants on sets of cells. The order of the moves is fixed: attacks, single moves, marches, swaps, then the
// Favor and the pass.

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

namespace {

/// Where it is one card, the March is listed with the single moves.
constexpr int kShortestLine = 2;

void add_attacks(const State& state, Moves& moves) noexcept {
    const CellSet all = state.army[0] | state.army[1];
    for (CellSet attackers = state.own(); attackers != 0;) {
        const Cell from = take_first(attackers);
        const Card attacker = state.at(from);
        if (attacker.is_queen()) {
            continue;
        }
        for (const Direction d : kDirections) {
            CellSet at = Board::shift(set_of(from), d);
            while (at != 0 && (at & all) == 0) {
                at = Board::shift(at, d);
            }
            if ((at & state.enemy()) != 0 && beats_or_equals(attacker, state.at(first(at)))) {
                moves.push_back(Move::attack(from, first(at)));
            }
        }
    }
}

/// Move Out: to every space of each empty region that the card stands next to.
void add_move_outs(CellSet own, CellSet open, Moves& moves) noexcept {
    while (open != 0) {
        const CellSet region = Board::flood(open & -open, open);
        open &= ~region;
        for (CellSet movers = Board::neighbours(region) & own; movers != 0;) {
            const Cell from = take_first(movers);
            for (CellSet targets = region; targets != 0;) {
                moves.push_back(Move::single(from, take_first(targets)));
            }
        }
    }
}

/// A March of one card.
void add_straight_singles(CellSet own, CellSet open, Moves& moves) noexcept {
    while (own != 0) {
        const Cell from = take_first(own);
        for (const Direction d : kDirections) {
            for (CellSet at = Board::shift(set_of(from), d) & open; at != 0; at = Board::shift(at, d) & open) {
                moves.push_back(Move::single(from, first(at)));
            }
        }
    }
}

/// Lines that march along themselves: the foremost card needs the open spaces, any number of own cards behind it may follow.
void add_marches_along(CellSet own, CellSet open, Direction d, Moves& moves) noexcept {
    const Direction back = opposite(d);
    const bool forward = d == Direction::Up || d == Direction::Right;  // the foremost is the last-named end
    for (CellSet fronts = own & Board::shift(open, back); fronts != 0;) {
        const Cell front = take_first(fronts);
        int length = 1;
        for (CellSet at = Board::shift(set_of(front), back) & own; at != 0; at = Board::shift(at, back) & own) {
            ++length;
            if (length < kShortestLine) {
                continue;
            }
            const Cell from = forward ? first(at) : front;
            const Cell last = forward ? front : first(at);
            int steps = 1;
            for (CellSet to = Board::shift(set_of(front), d) & open; to != 0; to = Board::shift(to, d) & open, ++steps) {
                moves.push_back(Move::march(from, last, Board::moved(from, d, steps)));
            }
        }
    }
}

/// Lines that march broadside, all cards in step; `along` is Up or Right.
void add_marches_broadside(CellSet own, CellSet open, Direction d, Direction along, Moves& moves) noexcept {
    const Direction back = opposite(d);
    CellSet way = Board::shift(open, back);  // cells whose way is open for `steps`
    for (int steps = 1; (own & way) != 0; ++steps) {
        const CellSet able = own & way;
        // starts: cells from which a line of `length` able cards goes on
        CellSet starts = able & Board::shift(able, opposite(along));
        for (int length = kShortestLine; starts != 0; ++length) {
            for (CellSet left = starts; left != 0;) {
                const Cell from = take_first(left);
                moves.push_back(Move::march(from, Board::moved(from, along, length - 1), Board::moved(from, d, steps)));
            }
            starts = able & Board::shift(starts, opposite(along));
        }
        way = Board::shift(way & open, back);
    }
}

void add_marches(CellSet own, CellSet open, Moves& moves) noexcept {
    for (const Direction d : kDirections) {
        const bool vertical = d == Direction::Up || d == Direction::Down;
        add_marches_along(own, open, d, moves);
        add_marches_broadside(own, open, d, vertical ? Direction::Right : Direction::Up, moves);
    }
}

template <class Shift>
void add_swaps(CellSet own, Shift to_second, Moves& moves) noexcept {
    for (CellSet firsts = own; firsts != 0;) {
        const Cell from = take_first(firsts);
        const CellSet second = to_second(set_of(from)) & own;
        if (second != 0) {
            moves.push_back(Move::swap(from, first(second)));
        }
    }
}

void add_all_swaps(const State& state, Moves& moves) noexcept {
    using enum Direction;
    const CellSet own = state.own();
    add_swaps(own, [](CellSet set) { return Board::shift<Right>(set); }, moves);
    add_swaps(own, [](CellSet set) { return Board::shift<Up>(set); }, moves);
    if (state.rules().swap_diagonally) {
        add_swaps(own, [](CellSet set) { return Board::shift<Right>(Board::shift<Up>(set)); }, moves);
        add_swaps(own, [](CellSet set) { return Board::shift<Left>(Board::shift<Up>(set)); }, moves);
    }
}

}  // namespace

bool has_command(const State& state) noexcept {
    const CellSet own = state.own();
    // A card next to an empty space has a Move Out, a card next to a friend a Swap; diagonal Swaps and Attacks are left.
    if ((Board::neighbours(own) & (state.empty() | own)) != 0) {
        return true;
    }
    Moves moves;
    add_attacks(state, moves);
    add_all_swaps(state, moves);
    return !moves.empty();
}

void ArmyAnts::legal_moves(const State& state, Seat seat, Moves& moves) noexcept {
    moves.clear();
    if (turn(state) != Turn{Turn::Kind::Decision, seat}) {
        return;
    }
    const bool rally = state.phase == Phase::Rally;
    const CellSet own = state.own();
    const CellSet open = state.open();
    if (!rally) {
        add_attacks(state, moves);
    }
    if (!rally || state.rules().move_out_in_rally) {
        add_move_outs(own, open, moves);
    } else if (state.rules().march_minimum == 1) {
        add_straight_singles(own, open, moves);
    }
    add_marches(own, open, moves);
    add_all_swaps(state, moves);
    if (may_favor(state)) {
        moves.push_back(Move::favor(queen_of(state, seat), gap(seat)));
    }
    if (rally || moves.empty()) {
        moves.push_back(Move::pass());
    }
}

void ArmyAnts::legal_attacks(const State& state, Seat seat, Moves& moves) noexcept {
    moves.clear();
    if (state.phase == Phase::Battle && turn(state) == Turn{Turn::Kind::Decision, seat}) {
        add_attacks(state, moves);
    }
}

std::uint32_t ArmyAnts::count_moves(const State& state) noexcept {
    Moves moves;
    legal_moves(state, state.mover, moves);
    return static_cast<std::uint32_t>(moves.size());
}

}  // namespace anthill::army_ants
