#include "games/army_ants/knowledge.h"

#include "games/army_ants/evaluate.h"
#include "games/army_ants/exchange.h"
#include "games/army_ants/sight.h"

namespace anthill::army_ants {

int Knowledge::evaluate(const State& state) const noexcept { return army_ants::evaluate(state); }

std::optional<Move> Knowledge::winning_move(const State& state) const noexcept {
    const CellSet hunters = queen_hunters(state, other(state.mover));
    if (hunters == 0) {
        return std::nullopt;
    }
    return Move::attack(first(hunters), queen_of(state, other(state.mover)));
}

bool Knowledge::threatened(const State& state) const noexcept { return queen_hunters(state, state.mover) != 0; }

bool Knowledge::pass(const State& state, State& after) const noexcept {
    // With few cards a turn can be a burden; in the rally passing is a move like others.
    constexpr unsigned kEnoughCards = 5;
    if (state.phase != Phase::Battle || count(state.own()) < kEnoughCards) {
        return false;
    }
    after = state;
    after.mover = other(state.mover);
    return true;
}

void Knowledge::tactical_moves(const State& state, Moves& moves) const noexcept {
    ArmyAnts::legal_attacks(state, state.mover, moves);
}

int Knowledge::gain(const State& state, Move move) const noexcept {
    if (move.kind != Move::Kind::Attack) {
        return 0;
    }
    if (state.at(move.to).is_queen()) {
        return 10000;
    }
    // Equal cards removing each other change the position more than any quiet move: tried with the gains, after them.
    const int won = exchange(state, move);
    return won == 0 ? 1 : won;
}

std::size_t Knowledge::quiet_slot(const State&, Move move) const noexcept {
    const std::size_t kind = move.kind == Move::Kind::March ? 1 : move.kind == Move::Kind::Swap ? 2 : 0;
    return (kind * Board::kCells + index(move.from)) * Board::kCells + index(move.to);
}

int Knowledge::promise(const State&, Move) const noexcept { return 0; }

bool Knowledge::overlooks(const State&, Move) const noexcept { return false; }

}  // namespace anthill::army_ants
