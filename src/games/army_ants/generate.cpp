// Move generation of Army Ants on sets of cells. Legal moves are found once, in bundles of moves
// that differ only in their first cell; a sink lists them or merely counts them. The order is
// fixed: attacks, single moves and marches, swaps, Favor, Pass.

#include "games/army_ants/rules.h"
#include "games/army_ants/setup.h"

namespace anthill::army_ants {

namespace {

using enum Direction;
using Kind = Move::Kind;

Cell offset(Cell cell, int by) noexcept {
    return static_cast<Cell>(static_cast<int>(index(cell)) + by);
}

class Lister {
public:
    explicit Lister(Moves& moves) noexcept : moves_(moves) {}

    void attack_if(bool allowed, Cell from, Cell to) noexcept {
        if (allowed) {
            moves_.push_back(Move::attack(from, to));
        }
    }
    void each_to_each(CellSet froms, CellSet targets) noexcept {
        while (froms != 0) {
            const Cell from = take_first(froms);
            for (CellSet left = targets; left != 0;) {
                moves_.push_back(Move::single(from, take_first(left)));
            }
        }
    }
    void singles(CellSet froms, int to) noexcept {
        while (froms != 0) {
            const Cell from = take_first(froms);
            moves_.push_back(Move::single(from, offset(from, to)));
        }
    }
    void marches(CellSet froms, int last, int to) noexcept {
        while (froms != 0) {
            const Cell from = take_first(froms);
            moves_.push_back(Move::march(from, offset(from, last), offset(from, to)));
        }
    }
    void swaps(CellSet froms, int to) noexcept {
        while (froms != 0) {
            const Cell from = take_first(froms);
            moves_.push_back(Move::swap(from, offset(from, to)));
        }
    }

private:
    Moves& moves_;
};

class Counter {
public:
    void attack_if(bool allowed, Cell, Cell) noexcept { number_ += allowed ? 1 : 0; }
    void each_to_each(CellSet froms, CellSet targets) noexcept {
        number_ += count(froms) * count(targets);
    }
    void singles(CellSet froms, int) noexcept { number_ += count(froms); }
    void marches(CellSet froms, int, int) noexcept { number_ += count(froms); }
    void swaps(CellSet froms, int) noexcept { number_ += count(froms); }

    [[nodiscard]] std::uint32_t number() const noexcept { return number_; }

private:
    std::uint32_t number_ = 0;
};

/// As BoardGrid::shift() by so many steps, where nothing can leave the board.
template <Direction D>
CellSet moved(CellSet set, int steps) noexcept {
    constexpr int kOffset = BoardGrid::offset(D);
    return kOffset > 0 ? set << kOffset * steps : set >> -kOffset * steps;
}

/// Every cell that is met first from the set in one direction, over empty spaces alone.
template <Direction D>
CellSet first_met(CellSet set, CellSet empty) noexcept {
    // Strides of one, two and four spaces: at most six of them lie between two cells of a column,
    // three between those of a row.
    CellSet way = empty & BoardGrid::shift<D>(BoardGrid::kAll);
    set |= way & moved<D>(set, 1);
    way &= moved<D>(way, 1);
    set |= way & moved<D>(set, 2);
    if constexpr (D == Up || D == Down) {
        way &= moved<D>(way, 2);
        set |= way & moved<D>(set, 4);
    }
    return BoardGrid::shift<D>(set) & ~empty;
}

template <Direction D, class Sink>
void find_attacks(const State& state, Sink& sink) noexcept {
    const CellSet all = state.army[0] | state.army[1];
    // Those who see an enemy first in this direction.
    CellSet attackers = state.own() & first_met<opposite(D)>(state.enemy(), state.empty());
    while (attackers != 0) {
        const Cell from = take_first(attackers);
        const Cell to = BoardGrid::first_met(from, D, all);
        sink.attack_if(beats_or_equals(state.at(from), state.at(to)), from, to);
    }
}

template <class Sink>
void find_all_attacks(const State& state, Sink& sink) noexcept {
    find_attacks<Up>(state, sink);
    find_attacks<Right>(state, sink);
    find_attacks<Down>(state, sink);
    find_attacks<Left>(state, sink);
}

/// Each card to every space of each empty region that it stands next to.
template <class Sink>
void find_move_outs(CellSet own, CellSet open, Sink& sink) noexcept {
    while (open != 0) {
        const CellSet region = BoardGrid::flood(open & -open, open);
        sink.each_to_each(BoardGrid::neighbours(region) & own, region);
        open &= ~region;
    }
}

/// Marches in one direction, of lines of two cards and more; with `singles` of one card too.
template <Direction D, class Sink>
void find_marches(CellSet own, CellSet open, bool singles, Sink& sink) noexcept {
    constexpr Direction kBack = opposite(D);
    constexpr Direction kAlong = D == Up || D == Down ? Right : Up;
    constexpr int kForward = BoardGrid::offset(D);
    constexpr bool kFrontIsLast = kForward > 0;  // of a line that marches along itself

    CellSet way =
        BoardGrid::shift<kBack>(open);  // cells that have so many open spaces ahead of them
    for (int steps = 1; (own & way) != 0; ++steps) {
        const CellSet able = own & way;
        if (singles) {
            sink.singles(able, steps * kForward);
        }
        // Broadside: every card of the line needs the open spaces. `starts` are cells where a line
        // of able cards begins.
        CellSet starts = able & BoardGrid::shift<opposite(kAlong)>(able);
        for (int length = 2; starts != 0; ++length) {
            sink.marches(starts, (length - 1) * BoardGrid::offset(kAlong), steps * kForward);
            starts = able & BoardGrid::shift<opposite(kAlong)>(starts);
        }
        // Along itself: only the foremost card needs them, any number of own cards may follow.
        CellSet followed = BoardGrid::shift<D>(own) & own;
        for (int length = 2; (able & followed) != 0; ++length) {
            const CellSet fronts = able & followed;
            const int behind = (length - 1) * kForward;
            if constexpr (kFrontIsLast) {
                sink.marches(fronts >> behind, behind, steps * kForward);
            } else {
                sink.marches(fronts, -behind, steps * kForward);
            }
            followed = BoardGrid::shift<D>(followed) & own;
        }
        way = BoardGrid::shift<kBack>(way & open);
    }
}

template <class Sink>
void find_swaps(const State& state, Sink& sink) noexcept {
    const CellSet own = state.own();
    const CellSet above = BoardGrid::shift<Down>(own);  // cells with an own card above them
    sink.swaps(own & BoardGrid::shift<Left>(own), BoardGrid::offset(Right));
    sink.swaps(own & above, BoardGrid::offset(Up));
    if (state.rules().swap_diagonally) {
        sink.swaps(own & BoardGrid::shift<Left>(above),
                   BoardGrid::offset(Up) + BoardGrid::offset(Right));
        sink.swaps(own & BoardGrid::shift<Right>(above),
                   BoardGrid::offset(Up) + BoardGrid::offset(Left));
    }
}

/// All commands but Favor and Pass, of a game that is not over.
template <class Sink>
void find_commands(const State& state, Sink& sink) noexcept {
    const CellSet own = state.own();
    const CellSet open = state.open();
    const bool battle = state.phase == Phase::Battle;
    const bool move_out = battle || state.rules().move_out_in_rally;
    if (battle) {
        find_all_attacks(state, sink);
    }
    if (move_out) {
        find_move_outs(own, open, sink);
    }
    // Move Out, if the edition has it, includes the March of one.
    const bool singles = !move_out && state.rules().march_minimum == 1;
    find_marches<Up>(own, open, singles, sink);
    find_marches<Right>(own, open, singles, sink);
    find_marches<Down>(own, open, singles, sink);
    find_marches<Left>(own, open, singles, sink);
    find_swaps(state, sink);
}

}  // namespace

bool has_command(const State& state) noexcept {
    Counter counter;
    find_commands(state, counter);
    return counter.number() > 0;
}

void ArmyAnts::legal_moves(const State& state, Seat seat, Moves& moves) noexcept {
    moves.clear();
    if (turn(state) != Turn{Turn::Kind::Decision, seat}) {
        return;
    }
    if (state.phase == Phase::Deploy) {
        find_places(state, moves);
        return;
    }
    Lister lister(moves);
    find_commands(state, lister);
    if (may_favor(state)) {
        moves.push_back(Move::favor(queen_of(state, seat), gap(seat)));
    }
    if (state.phase == Phase::Rally || moves.empty()) {
        moves.push_back(Move::pass());
    }
}

std::uint32_t ArmyAnts::count_moves(const State& state) noexcept {
    if (turn(state).kind == Turn::Kind::Over) {
        return 0;
    }
    if (state.phase == Phase::Deploy) {
        Moves moves;
        find_places(state, moves);
        return static_cast<std::uint32_t>(moves.size());
    }
    Counter counter;
    find_commands(state, counter);
    if (state.phase == Phase::Rally) {
        return counter.number() + (may_favor(state) ? 2 : 1);
    }
    return counter.number() > 0 ? counter.number() : 1;
}

void ArmyAnts::legal_attacks(const State& state, Seat seat, Moves& moves) noexcept {
    moves.clear();
    if (state.phase == Phase::Battle && turn(state) == Turn{Turn::Kind::Decision, seat}) {
        Lister lister(moves);
        find_all_attacks(state, lister);
    }
}

}  // namespace anthill::army_ants
