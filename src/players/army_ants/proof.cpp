#include "players/army_ants/proof.h"

#include <algorithm>
#include <utility>

#include "players/army_ants/capture_solver.h"

namespace anthill::army_ants {

namespace {

constexpr std::uint64_t kSlice = 1'000'000;
constexpr std::uint64_t kMostThreats = 20'000;  ///< positions looked at for a capture by threats

/// One for all proofs: the answers about one move help with the next.
CaptureSolver& solver() {
    thread_local CaptureSolver solver(18);
    return solver;
}

bool is_certain(const State& state, int turns, bool defends) {
    solver().start(state, turns, defends);
    while (solver().step(kSlice)) {
    }
    return solver().certain();
}

bool is_over(const State& state) noexcept { return ArmyAnts::turn(state).kind == Turn::Kind::Over; }

/// As many turns as are looked for: fewer where there are many moves.
int most_turns(const State& state) {
    if (state.phase != Phase::Battle) {
        return 0;
    }
    Moves moves;
    ArmyAnts::legal_moves(state, state.mover, moves);
    return moves.size() <= 30    ? kProvedTurns
           : moves.size() <= 50  ? 11
           : moves.size() <= 100 ? 9
                                 : 7;
}

/// The value that a reply takes: a Queen counts most, 0 for nothing.
unsigned taken(const State& state, Move reply) noexcept {
    if (reply.kind != Move::Kind::Attack) {
        return 0;
    }
    const Card card = state.at(reply.to);
    return card.is_queen() ? Card::kHighest + 1 : card.value();
}

/// Turns until the mover captures the Queen, which it does within `most`.
int turns_left(const State& state, int most) {
    int turns = 1;
    while (turns < most && !is_certain(state, turns, false)) {
        turns += 2;
    }
    return turns;
}

/// The reply that holds out longest where none prevents the capture within `most`, and the turns
/// that are left after it.
std::pair<Move, int> longest_defence(const State& state, int most) {
    Moves replies;
    ArmyAnts::legal_moves(state, state.mover, replies);
    std::stable_sort(replies.begin(), replies.end(),
                     [&state](Move a, Move b) { return taken(state, a) > taken(state, b); });
    std::pair<Move, int> longest{replies[0], 0};
    for (const Move reply : replies) {
        State next = state;
        ArmyAnts::apply(next, reply);
        if (const int turns = turns_left(next, most); turns > longest.second) {
            longest = {reply, turns};
        }
    }
    return longest;
}

}  // namespace

int turns_to_capture(const State& state) {
    const int most = most_turns(state);
    for (int turns = 1; turns <= most; turns += 2) {
        solver().start(state, turns, false, true);
        if (solver().step(kMostThreats)) {
            return 0;
        }
        if (solver().certain()) {
            return turns;
        }
    }
    return 0;
}

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
    const int most = std::max(kAlwaysProvedTurns, turns_to_capture(state));
    if (!is_certain(after, most - 1, true)) {
        return Proof<Move>{0, solver().move()};
    }
    const auto [reply, turns] = longest_defence(after, most - 2);
    return Proof<Move>{worth_of_capture(turns + 2), reply};
}

}  // namespace anthill::army_ants
