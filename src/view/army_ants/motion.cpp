#include "view/army_ants/motion.h"

#include <algorithm>

#include "view/army_ants/targets.h"
#include "view/shared/transition.h"

namespace anthill::army_ants {
namespace {

constexpr double kHighJump = 0.8;  // the lift of a card that passes over or beside another

struct BoardPoint {
    double column;
    double row;
};

BoardPoint point(Cell cell) noexcept {
    return {static_cast<double>(BoardGrid::column(cell)),
            static_cast<double>(BoardGrid::row(cell))};
}

BoardPoint between(BoardPoint a, BoardPoint b, double t) noexcept {
    return {a.column + (b.column - a.column) * t, a.row + (b.row - a.row) * t};
}

FlyingCard at(Card card, BoardPoint where) noexcept {
    return {card, where.column, where.row, 0, 1, 1, 0};
}

/// A bump that is 0 at both ends and 1 in the middle.
double arch(double t) noexcept { return 4 * t * (1 - t); }

BoardPoint along(const std::vector<Cell>& way, double t) {
    const double steps = static_cast<double>(way.size() - 1) * t;
    const auto step = std::min(static_cast<std::size_t>(steps), way.size() - 2);
    return between(point(way[step]), point(way[step + 1]), steps - static_cast<double>(step));
}

/// A captured card: crossed out on top of its captor, it gives way a little and dissolves.
void remove(FlyingCard& pose, BoardPoint push, double t) {
    pose.crossed = part_of(t, 0, 0.25);
    const double away = eased(part_of(t, 0, 0.6)) * 0.25;
    pose.column += push.column * away;
    pose.row += push.row * away;
    pose.opacity = 1 - eased(part_of(t, 0.4, 1));
    pose.scale = 1 - 0.3 * part_of(t, 0.3, 1);
}

std::vector<FlyingCard> attack(const State& before, Move move, double t) {
    const Card attacker = before.at(move.from), target = before.at(move.to);
    const BoardPoint from = point(move.from), to = point(move.to);
    const double distance = BoardGrid::distance(move.from, move.to);
    const BoardPoint unit{(to.column - from.column) / distance, (to.row - from.row) / distance};
    const double rush = part_of(t, 0, kImpact);
    const double after = part_of(t, kImpact, 1);
    FlyingCard victim = at(target, to);
    remove(victim, unit, after);
    if (attacker.value() != target.value()) {
        FlyingCard winner = at(attacker, between(from, to, rush * rush));
        winner.lift = arch(t);
        return {winner, victim};
    }
    // Equal values: they clash half a card apart and both fall back.
    const double reach = (distance - 0.45) / distance;
    FlyingCard loser = at(attacker, between(from, to, rush * rush * reach));
    loser.lift = arch(rush) * (1 - after);
    remove(loser, {-unit.column, -unit.row}, after);
    return {loser, victim};
}

std::vector<FlyingCard> swap(const State& before, Move move, double t) {
    const BoardPoint a = point(move.from), b = point(move.to);
    const double way = eased(t);
    // They pass each other side by side, the one on the right hand of its way.
    const BoardPoint aside{(b.row - a.row) * 0.3 * arch(t), (a.column - b.column) * 0.3 * arch(t)};
    FlyingCard first = at(before.at(move.from), between(a, b, way));
    FlyingCard second = at(before.at(move.to), between(b, a, way));
    first.column += aside.column;
    first.row += aside.row;
    second.column -= aside.column;
    second.row -= aside.row;
    first.lift = arch(t) * kHighJump;
    second.lift = arch(t) * 0.3;
    return {second, first};
}

}  // namespace

std::vector<Cell> way_of(const State& before, Move single) {
    // Breadth first from the destination, so that walking down the rounds gives a shortest way from
    // the card.
    std::vector<CellSet> rounds{set_of(single.to)};
    CellSet seen = rounds.front();
    const CellSet start = set_of(single.from);
    while ((rounds.back() & start) == 0) {
        const CellSet next = BoardGrid::neighbours(rounds.back()) & (before.open() | start) & ~seen;
        if (next == 0) {
            return {single.from, single.to};
        }
        seen |= next;
        rounds.push_back(next);
    }
    std::vector<Cell> way{single.from};
    Direction heading = Direction::Up;
    for (std::size_t round = rounds.size() - 1; round-- > 0;) {
        const CellSet onward = BoardGrid::neighbours(set_of(way.back())) & rounds[round];
        // Straight on where it can: a card with few turns is easier to follow.
        const CellSet straight =
            way.size() > 1 ? BoardGrid::shift(set_of(way.back()), heading) & onward : 0;
        const Cell next = first(straight != 0 ? straight : onward);
        heading = *BoardGrid::direction(way.back(), next);
        way.push_back(next);
    }
    return way;
}

std::vector<FlyingCard> flying_cards(const State& before, Move move, double t) {
    switch (move.kind) {
        case Move::Kind::Pass:
        case Move::Kind::Place: return {};
        case Move::Kind::Single: {
            FlyingCard pose = at(before.at(move.from), along(way_of(before, move), eased(t)));
            pose.lift = arch(t) * 0.5;
            return {pose};
        }
        case Move::Kind::Favor: {
            FlyingCard pose =
                at(before.at(move.from), between(point(move.from), point(move.to), eased(t)));
            pose.lift = arch(t);
            return {pose};
        }
        case Move::Kind::March: {
            std::vector<FlyingCard> line;
            const BoardPoint from = point(move.from), to = point(move.to);
            for (const Cell cell : CellsOf(cells_between(move.from, move.last))) {
                const BoardPoint here = point(cell);
                const BoardPoint there{here.column + to.column - from.column,
                                       here.row + to.row - from.row};
                FlyingCard pose = at(before.at(cell), between(here, there, eased(t)));
                pose.lift = arch(t) * 0.35;
                line.push_back(pose);
            }
            return line;
        }
        case Move::Kind::Swap: return swap(before, move, t);
        case Move::Kind::Attack: return attack(before, move, t);
    }
    return {};
}

CellSet moving_cells(Move move) noexcept {
    switch (move.kind) {
        case Move::Kind::Pass:
        case Move::Kind::Place: return 0;
        case Move::Kind::Single:
        case Move::Kind::Favor: return set_of(move.from);
        case Move::Kind::March: return cells_between(move.from, move.last);
        case Move::Kind::Swap:
        case Move::Kind::Attack: return set_of(move.from) | set_of(move.to);
    }
    return 0;
}

CellSet arrival_cells(const State& before, Move move) noexcept {
    switch (move.kind) {
        case Move::Kind::Pass:
        case Move::Kind::Place: return 0;
        case Move::Kind::Single:
        case Move::Kind::Favor: return set_of(move.to);
        case Move::Kind::March: return landing_of(move);
        case Move::Kind::Swap: return set_of(move.from) | set_of(move.to);
        case Move::Kind::Attack:
            return before.at(move.from).value() == before.at(move.to).value() ? 0 : set_of(move.to);
    }
    return 0;
}

double duration_of(const State& before, Move move) {
    switch (move.kind) {
        case Move::Kind::Pass:
        case Move::Kind::Place: return 0;
        case Move::Kind::Single:
            return std::min(2.0, 0.8 + 0.15 * static_cast<double>(way_of(before, move).size() - 1));
        case Move::Kind::Attack: return 1.8;
        case Move::Kind::Favor: return 1.5;
        case Move::Kind::March:
        case Move::Kind::Swap: return 1.1;
    }
    return 1;
}

}  // namespace anthill::army_ants
