#include "players/army_ants/proof.h"

#include <algorithm>

#include "players/army_ants/forced_capture.h"

namespace anthill::army_ants {

namespace {

/// More turns than are proved.
constexpr int kNever = kProvedTurns + 2;

bool is_over(const State& state) noexcept { return ArmyAnts::turn(state).kind == Turn::Kind::Over; }

/// Turns until the mover captures the Queen.
int turns_left(const State& state) {
    for (int turns = 1; turns <= kProvedTurns - 2; turns += 2) {
        if (can_force_capture(state, turns)) {
            return turns;
        }
    }
    return kNever;
}

/// The value that a reply takes: a Queen counts most, 0 for nothing.
unsigned taken(const State& state, Move reply) noexcept {
    if (reply.kind != Move::Kind::Attack) {
        return 0;
    }
    const Card card = state.at(reply.to);
    return card.is_queen() ? Card::kHighest + 1 : card.value();
}

/// Turns until the Queen falls, whose side replies like this.
int turns_after(State state, Move reply) {
    if (taken(state, reply) > Card::kHighest) {
        return kNever;
    }
    ArmyAnts::apply(state, reply);
    return is_over(state) ? kNever : turns_left(state);
}

}  // namespace

std::optional<Proof<Move>> prove(const State& state, Move move) {
    if (state.phase != Phase::Battle) {
        return std::nullopt;
    }
    if (taken(state, move) > Card::kHighest) {
        return Proof<Move>{worth_of_capture(1)};
    }
    State after = state;
    ArmyAnts::apply(after, move);
    if (is_over(after)) {
        return Proof<Move>{};
    }
    Moves replies;
    ArmyAnts::legal_moves(after, after.mover, replies);
    // The most forceful first: nothing is better than the first one that prevents it.
    std::stable_sort(replies.begin(), replies.end(),
                     [&after](Move a, Move b) { return taken(after, a) > taken(after, b); });
    Move best = replies[0];
    int turns = 0;
    for (std::size_t i = 0; i < replies.size() && turns < kNever; ++i) {
        if (const int here = turns_after(after, replies[i]); here > turns) {
            turns = here;
            best = replies[i];
        }
    }
    return Proof<Move>{turns == kNever ? 0 : worth_of_capture(turns + 2), best};
}

}  // namespace anthill::army_ants
