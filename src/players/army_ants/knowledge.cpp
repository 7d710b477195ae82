#include "players/army_ants/knowledge.h"

#include <algorithm>

#include "core/splitmix64.h"
#include "games/army_ants/sight.h"
#include "players/army_ants/exchange.h"

namespace anthill::army_ants {

int Knowledge::evaluate(const State& state, std::size_t ply) const noexcept {
    if (state.phase == Phase::Deploy) {
        return 0;  // must not depend on hidden cards
    }
    const int estimate = sums_.evaluate(*network_, state, ply);
    if (handicap_.noise == 0) {
        return estimate;
    }
    return std::clamp(estimate + handicap_.error(state.key, state.mover), -kMaxEvaluation,
                      kMaxEvaluation);
}

std::optional<Move> Knowledge::winning_move(const State& state) const noexcept {
    const Seat enemy = other(state.mover);
    for (CellSet attackers = queen_attackers(state, enemy); attackers != 0;) {
        const Move capture = Move::attack(take_first(attackers), queen_of(state, enemy));
        if (!misses(state, capture)) {
            return capture;
        }
    }
    return std::nullopt;
}

ForcedCaptureSearch Knowledge::forced_win(const State& state, const History& history,
                                          int turns) const {
    constexpr int kLongest = 5;
    constexpr std::uint64_t kNodes = 300'000;  // some ten milliseconds at most
    if (handicap_.noise > 0 || has_blind_spots()) {
        return {};
    }
    return {state, history, std::min(turns, kLongest), kNodes};
}

bool Knowledge::threatened(const State& state) const noexcept {
    return queen_attackers(state, state.mover) != 0;
}

bool Knowledge::null_move(const State& state, State& after) const noexcept {
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

int Knowledge::static_exchange(const State& state, Move move) const noexcept {
    if (move.kind != Move::Kind::Attack) {
        return 0;
    }
    if (state.at(move.to).is_queen()) {
        return 10000;
    }
    // Equal cards removing each other change the position more than any quiet move: tried with the
    // gains, after them.
    const int won = exchange(state, move);
    return won == 0 ? 1 : won;
}

std::size_t Knowledge::history_index(const State&, Move move) const noexcept {
    const std::size_t kind = move.kind == Move::Kind::March  ? 1
                             : move.kind == Move::Kind::Swap ? 2
                                                             : 0;
    return (kind * BoardGrid::kCells + index(move.from)) * BoardGrid::kCells + index(move.to);
}

int Knowledge::quiet_prior(const State&, Move) const noexcept { return 0; }

bool Knowledge::misses(const State& state, Move move) const noexcept {
    if (!has_blind_spots()) {
        return false;
    }
    const bool attack = move.kind == Move::Kind::Attack;
    int chance = handicap_.missed;
    if (attack && state.at(move.to).is_queen()) {
        chance = handicap_.missed_ends;
    } else if (handicap_.missed_ends == 0 && threatened(state)) {
        chance = 0;  // a player who sees the threat looks for every way out
    }
    // Attacks between neighbours are seen sooner than those from afar.
    if (attack && BoardGrid::distance(move.from, move.to) == 1) {
        chance /= 3;
    }
    return hash_combine(handicap_.seed + move.code(), state.key) % 100 <
           static_cast<std::uint64_t>(chance);
}

}  // namespace anthill::army_ants
