#include "games/army_ants/refusal.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "games/army_ants/setup.h"

namespace anthill::army_ants {

using Reason = Refusal::Reason;

namespace {

constexpr Refusal kLegal{};

Refusal refuse(Reason reason, Cell cell = kNoCell) noexcept { return {reason, cell, 0, 0}; }

Refusal explain_own_card(const State& state, Cell cell) noexcept {
    assert(index(cell) < BoardGrid::kCells);
    if (state.at(cell).empty()) {
        return refuse(Reason::NoCard, cell);
    }
    return state.at(cell).seat() == state.mover ? kLegal : refuse(Reason::NotYourCard, cell);
}

/// A cell that a card enters on its way.
Refusal explain_entered(const State& state, Cell cell) noexcept {
    assert(index(cell) < BoardGrid::kCells);
    if (state.phase == Phase::Rally && !contains(territory(state.mover), cell)) {
        return refuse(Reason::OutsideTerritory, cell);
    }
    return state.at(cell).empty() ? kLegal : refuse(Reason::WayBlocked, cell);
}

bool can_reach(CellSet space, Cell from, Cell to) noexcept {
    return (BoardGrid::neighbours(BoardGrid::flood(set_of(to), space)) & set_of(from)) != 0;
}

Refusal explain_single(const State& state, Move move) noexcept {
    if (move.from == move.to) {
        return refuse(Reason::SameSpace, move.to);
    }
    if (const Refusal target = explain_entered(state, move.to); target.refused()) {
        return target.reason == Reason::WayBlocked ? refuse(Reason::SpaceTaken, move.to) : target;
    }
    if (state.phase == Phase::Battle || state.rules().move_out_in_rally) {
        if (can_reach(state.open(), move.from, move.to)) {
            return kLegal;
        }
        return refuse(can_reach(state.empty(), move.from, move.to) ? Reason::WayLeavesTerritory
                                                                   : Reason::NoWay,
                      move.to);
    }
    const auto direction = BoardGrid::direction(move.from, move.to);
    if (!direction) {
        return refuse(Reason::MoveOutNotInRally, move.to);
    }
    for (int step = 1; step < BoardGrid::distance(move.from, move.to); ++step) {
        if (const Refusal way =
                explain_entered(state, BoardGrid::moved(move.from, *direction, step));
            way.refused()) {
            return way;
        }
    }
    return kLegal;
}

Refusal explain_march(const State& state, Move move) noexcept {
    if (const Refusal line = explain_line(state, move.from, move.last); line.refused()) {
        return line;
    }
    if (move.from == move.to) {
        return refuse(Reason::SameSpace, move.to);
    }
    const auto direction = BoardGrid::direction(move.from, move.to);
    if (!direction) {
        return refuse(Reason::MarchNotStraight, move.to);
    }
    CellSet line = set_of(move.from);
    while (!contains(line, move.last)) {
        line |= BoardGrid::shift(line, *BoardGrid::direction(move.from, move.last));
    }
    CellSet rest = line;
    for (int step = 0; step < BoardGrid::distance(move.from, move.to); ++step) {
        const CellSet next = BoardGrid::shift(rest, *direction);
        if (count(next) < count(rest)) {
            return refuse(Reason::OffBoard, move.last);
        }
        for (const Cell cell : CellsOf(next & ~line)) {
            if (const Refusal way = explain_entered(state, cell); way.refused()) {
                return way;
            }
        }
        rest = next;
    }
    return kLegal;
}

Refusal explain_swap(const State& state, Move move) noexcept {
    if (move.from == move.to) {
        return refuse(Reason::SameSpace, move.to);
    }
    if (const Refusal second = explain_own_card(state, move.to); second.refused()) {
        return second;
    }
    const CellSet straight = BoardGrid::neighbours(set_of(move.from));
    if (contains(straight, move.to)) {
        return kLegal;
    }
    const CellSet beside = BoardGrid::shift<Direction::Left>(set_of(move.from)) |
                           BoardGrid::shift<Direction::Right>(set_of(move.from));
    const CellSet diagonal =
        BoardGrid::shift<Direction::Up>(beside) | BoardGrid::shift<Direction::Down>(beside);
    if (!contains(diagonal, move.to)) {
        return refuse(Reason::NotAdjacent, move.to);
    }
    return state.rules().swap_diagonally ? kLegal : refuse(Reason::NoDiagonalSwap, move.to);
}

Refusal explain_attack(const State& state, Move move) noexcept {
    if (state.phase == Phase::Rally) {
        return refuse(Reason::NoAttackInRally, move.to);
    }
    const Card attacker = state.at(move.from);
    const Card target = state.at(move.to);
    if (target.empty()) {
        return refuse(Reason::NothingToAttack, move.to);
    }
    if (target.seat() == state.mover) {
        return refuse(Reason::AttackOnOwnCard, move.to);
    }
    if (attacker.is_queen()) {
        return refuse(Reason::QueenCannotAttack, move.from);
    }
    const auto direction = BoardGrid::direction(move.from, move.to);
    if (!direction) {
        return refuse(Reason::AttackNotStraight, move.to);
    }
    for (int step = 1; step < BoardGrid::distance(move.from, move.to); ++step) {
        if (const Cell cell = BoardGrid::moved(move.from, *direction, step);
            !state.at(cell).empty()) {
            return refuse(Reason::WayBlocked, cell);
        }
    }
    if (!beats_or_equals(attacker, target)) {
        return {Reason::TargetStronger, move.to, static_cast<std::uint8_t>(attacker.value()),
                static_cast<std::uint8_t>(target.value())};
    }
    return kLegal;
}

Refusal explain_favor(const State& state) noexcept {
    const Cell queen = queen_of(state, state.mover);
    if (state.phase == Phase::Battle) {
        return refuse(Reason::FavorNotInBattle);
    }
    if (state.setup == Setup::Total) {
        return refuse(Reason::FavorAfterTotal);
    }
    if (state.rally_left[index(state.mover)] != kRallyTurns) {
        return refuse(Reason::FavorNotFirstTurn);
    }
    if (!contains(front_row(state.mover), queen)) {
        return refuse(Reason::FavorQueenNotInFront, queen);
    }
    return may_favor(state) ? kLegal : refuse(Reason::FavorGapTaken, gap(state.mover));
}

Refusal explain_pass(const State& state) noexcept {
    return state.phase == Phase::Rally || !has_command(state) ? kLegal : refuse(Reason::MustMove);
}

Refusal explain_place(const State& state, Move move) noexcept {
    if (state.phase != Phase::Deploy) {
        return refuse(Reason::NotDeploying);
    }
    const Card card = move.card();
    if (card.seat() != state.mover) {
        return refuse(Reason::EnemyCard);
    }
    for (const Cell cell : CellsOf(state.own())) {
        if (state.at(cell) == card) {
            return refuse(Reason::CardPlaced, cell);
        }
    }
    Moves moves;
    find_places(state, moves);
    if (std::find(moves.begin(), moves.end(), move) != moves.end()) {
        return kLegal;
    }
    if (const Cell next = next_place(state); move.to != next) {
        return refuse(Reason::NotNextSpace, next);
    }
    if (state.setup == Setup::Minor) {
        return refuse(Reason::CardNotDrawn);
    }
    // Only the Queen's distance is left.
    Distance distance = Distance::in(state, state.mover);
    distance.add(card, move.to);
    const CellSet beside = BoardGrid::neighbours(set_of(move.to)) &
                           (card.is_queen() ? distance.nines : distance.queen);
    return distance.kept() ? refuse(Reason::NoSpaceApart)
                           : refuse(Reason::QueenBesideNine, first(beside));
}

}  // namespace

Refusal explain(const State& state, Move move) noexcept {
    if (ArmyAnts::turn(state).kind == Turn::Kind::Over) {
        return refuse(Reason::GameOver);
    }
    if (move.kind == Move::Kind::Place) {
        return explain_place(state, move);
    }
    if (state.phase == Phase::Deploy) {
        return refuse(Reason::DeployFirst);
    }
    switch (move.kind) {
        case Move::Kind::Pass: return explain_pass(state);
        case Move::Kind::Favor: return explain_favor(state);
        default: break;
    }
    if (const Refusal card = explain_own_card(state, move.from); card.refused()) {
        return card;
    }
    switch (move.kind) {
        case Move::Kind::Single: return explain_single(state, move);
        case Move::Kind::March: return explain_march(state, move);
        case Move::Kind::Swap: return explain_swap(state, move);
        default: return explain_attack(state, move);
    }
}

Move command(const State& state, Cell from, Cell to) noexcept {
    const Card target = state.at(to);
    if (target.empty() || from == to) {
        const Move single = Move::single(from, to);
        const bool home = state.phase == Phase::Rally && to == gap(state.mover) &&
                          from == queen_of(state, state.mover);
        return home && explain_single(state, single).refused() ? Move::favor(from, to) : single;
    }
    if (target.seat() != state.mover) {
        return Move::attack(from, to);
    }
    // Cells count row by row, so the lower and then leftmost of two is the one with the lower
    // index.
    return from < to ? Move::swap(from, to) : Move::swap(to, from);
}

Refusal explain_line(const State& state, Cell end, Cell other_end) noexcept {
    for (const Cell cell : {end, other_end}) {
        if (const Refusal card = explain_own_card(state, cell); card.refused()) {
            return card;
        }
    }
    if (end == other_end) {
        return refuse(Reason::LineTooShort, end);
    }
    const auto along = BoardGrid::direction(end, other_end);
    if (!along) {
        return refuse(Reason::NotALine, other_end);
    }
    for (int step = 1; step < BoardGrid::distance(end, other_end); ++step) {
        const Refusal card = explain_own_card(state, BoardGrid::moved(end, *along, step));
        if (card.refused()) {
            return card.reason == Reason::NoCard ? refuse(Reason::LineBroken, card.cell) : card;
        }
    }
    return kLegal;
}

MarchAttempt march_command(const State& state, Cell end, Cell other_end, Cell grabbed,
                           Cell to) noexcept {
    const Cell from = end < other_end ? end : other_end;
    const Cell last = end < other_end ? other_end : end;
    const auto direction = BoardGrid::direction(grabbed, to);
    if (!direction) {
        return {{}, refuse(grabbed == to ? Reason::SameSpace : Reason::MarchNotStraight, to)};
    }
    CellSet landing = set_of(from);
    for (int step = 0; step < BoardGrid::distance(grabbed, to); ++step) {
        landing = BoardGrid::shift(landing, *direction);
    }
    if (landing == 0) {
        return {{}, refuse(Reason::OffBoard, from)};
    }
    const Move move = Move::march(from, last, first(landing));
    return {move, explain(state, move)};
}

}  // namespace anthill::army_ants
