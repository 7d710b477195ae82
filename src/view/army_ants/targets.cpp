#include "view/army_ants/targets.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "engine/game.h"
#include "games/army_ants/refusal.h"

namespace anthill::army_ants {
namespace {

Target::Kind kind_of_attack(const State& state, Move move) noexcept {
    return state.at(move.from).value() == state.at(move.to).value() ? Target::Kind::Exchange
                                                                    : Target::Kind::Attack;
}

/// Only the cells by which a March is aimed at, see targets_of().
CellSet aims_of(Move march, Direction direction) noexcept {
    const CellSet landing = landing_of(march);
    const bool along = BoardGrid::direction(march.from, march.last) == direction ||
                       BoardGrid::direction(march.last, march.from) == direction;
    if (!along) {
        return landing;
    }
    // Foremost is the highest cell when marching up or right, the lowest when marching down or
    // left.
    if (direction == Direction::Down || direction == Direction::Left) {
        return set_of(first(landing));
    }
    return std::bit_floor(landing);
}

}  // namespace

CellSet cells_between(Cell end, Cell other_end) noexcept {
    assert(end == other_end || BoardGrid::direction(end, other_end));
    CellSet cells = set_of(end);
    if (const auto along = BoardGrid::direction(end, other_end)) {
        for (int step = 1; step <= BoardGrid::distance(end, other_end); ++step) {
            cells |= set_of(BoardGrid::moved(end, *along, step));
        }
    }
    return cells;
}

CellSet Selection::cells() const noexcept { return empty() ? 0 : cells_between(first, last); }

CellSet landing_of(Move march) noexcept {
    const int shift = static_cast<int>(index(march.to)) - static_cast<int>(index(march.from));
    return cells_between(march.to, static_cast<Cell>(static_cast<int>(index(march.last)) + shift));
}

std::vector<Target> targets_of(const State& state, Selection selection) {
    std::vector<Target> targets;
    if (selection.empty()) {
        return targets;
    }
    for (const Move move : moves_in<ArmyAnts>(state)) {
        switch (move.kind) {
            case Move::Kind::Single:
            case Move::Kind::Favor:
                // The Favor only where she can't go to her anthill otherwise.
                if (selection.single() && move.from == selection.first &&
                    command(state, move.from, move.to) == move) {
                    targets.push_back({Target::Kind::Move, move.to, {}, move});
                }
                break;
            case Move::Kind::Attack:
                if (selection.single() && move.from == selection.first) {
                    targets.push_back({kind_of_attack(state, move), move.to, {}, move});
                }
                break;
            case Move::Kind::Swap:
                if (selection.single() &&
                    (move.from == selection.first || move.to == selection.first)) {
                    targets.push_back({Target::Kind::Swap,
                                       move.from == selection.first ? move.to : move.from,
                                       {},
                                       move});
                }
                break;
            case Move::Kind::March:
                if (selection.line() && move.from == selection.first &&
                    move.last == selection.last) {
                    const Direction direction = *BoardGrid::direction(move.from, move.to);
                    for (const Cell cell : CellsOf(aims_of(move, direction))) {
                        targets.push_back({Target::Kind::March, cell, direction, move});
                    }
                }
                break;
            case Move::Kind::Pass:
            case Move::Kind::Place: break;  // not made with cards of the board
        }
    }
    return targets;
}

bool may_become_legal(const State& state, Move move) noexcept {
    const Card card = state.at(move.from), target = state.at(move.to);
    if (card.empty() || card.seat() != state.mover || move.from == move.to) {
        return false;
    }
    const bool straight = BoardGrid::direction(move.from, move.to).has_value();
    const bool battle = state.phase == Phase::Battle;
    if (move.kind == Move::Kind::Single) {
        return contains(state.open(), move.to) &&
               (battle || straight || state.rules().move_out_in_rally);
    }
    return move.kind == Move::Kind::Attack && battle && straight && !card.is_queen() &&
           !target.empty() && (target.seat() == state.mover || beats_or_equals(card, target));
}

Move command_in_advance(const State& state, Cell from, Cell to) noexcept {
    const Move move = command(state, from, to);
    return move.kind == Move::Kind::Favor && explain(state, move).refused() ? Move::single(from, to)
                                                                            : move;
}

std::vector<Target> targets_in_advance(const State& state, Selection selection) {
    std::vector<Target> targets = targets_of(state, selection);
    if (!selection.single()) {
        return targets;
    }
    for (const Cell cell : CellsOf(state.empty() | state.enemy())) {
        const Move move = command_in_advance(state, selection.first, cell);
        if (target_at(targets, cell) == nullptr && may_become_legal(state, move)) {
            targets.push_back(
                {move.kind == Move::Kind::Single ? Target::Kind::Move : kind_of_attack(state, move),
                 cell,
                 {},
                 move});
        }
    }
    return targets;
}

const Target* target_at(const std::vector<Target>& targets, Cell cell) noexcept {
    const auto found = std::find_if(targets.begin(), targets.end(),
                                    [cell](const Target& target) { return target.cell == cell; });
    return found == targets.end() ? nullptr : &*found;
}

Selection line_that_marches(const State& state, Cell a, Cell b) {
    const auto moves = moves_in<ArmyAnts>(state);
    Selection shortest;
    for (const Move move : moves) {
        if (move.kind != Move::Kind::March) {
            continue;
        }
        const CellSet line = cells_between(move.from, move.last);
        if (contains(line, a) && contains(line, b) &&
            (shortest.empty() || count(line) < count(shortest.cells()))) {
            shortest = {move.from, move.last};
        }
    }
    return shortest;
}

}  // namespace anthill::army_ants
