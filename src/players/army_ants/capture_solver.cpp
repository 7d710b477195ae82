#include "players/army_ants/capture_solver.h"

#include <algorithm>
#include <cassert>

#include "core/splitmix64.h"
#include "engine/game.h"
#include "games/army_ants/sight.h"

namespace anthill::army_ants {

namespace {

constexpr int kKnown = 1'000'000, kThreat = 10'000, kAttack = 100;
constexpr std::size_t kWaitingMoves = 4;

/// Questions of different kinds about one position are different entries.
std::uint64_t key_of(const State& state, bool defends, bool threats) noexcept {
    return ArmyAnts::key(state) ^ (defends ? random_bits(1) : 0) ^ (threats ? random_bits(2) : 0);
}

/// The capture of a Queen that can be captured.
Move capture_of(const State& state) noexcept {
    return Move::attack(first(queen_attackers(state, other(state.mover))),
                        queen_of(state, other(state.mover)));
}

/// The Queen still stands safe after this swap of two cards: as long as both are there it is legal.
bool is_safe_after(State state, Move swap) noexcept {
    const CellSet cells = set_of(swap.from) | set_of(swap.to);
    if ((state.own() & cells) != cells) {
        return false;
    }
    ArmyAnts::apply(state, swap);
    return !can_capture_queen(state);
}

/// The value that an attack takes, 0 for any other move.
int worth_of_attack(const State& state, Move move) noexcept {
    return move.kind == Move::Kind::Attack ? static_cast<int>(state.at(move.to).value()) : 0;
}

}  // namespace

CaptureSolver::CaptureSolver(unsigned log2_entries) : table_(std::size_t{1} << log2_entries) {}

void CaptureSolver::start(const State& state, int turns, bool defends, bool threats) {
    assert(turns % 2 == (defends ? 0 : 1));
    threats_ = threats;
    nodes_ = 0;
    certain_ = false;
    move_ = {};
    const auto deepest = static_cast<std::size_t>(turns) + 2;
    if (frames_.size() < deepest) {
        frames_.resize(deepest);
        refutations_.resize(deepest);
    }
    depth_ = 0;
    if (can_be_solved(state) && ArmyAnts::turn(state).kind != Turn::Kind::Over) {
        enter(state, turns, defends);
    }
}

bool CaptureSolver::step(std::uint64_t nodes) {
    const std::uint64_t end = nodes_ + nodes;
    while (depth_ > 0) {
        if (nodes_ >= end) {
            return true;
        }
        advance_top();
    }
    return false;
}

/// Goes on with a position; at once back where its answer is known.
void CaptureSolver::enter(const State& state, int turns, bool defends) {
    ++nodes_;
    Frame& frame = frames_[depth_++];
    if (can_capture_queen(state)) {
        leave(!defends, capture_of(state));  // else the attacker's own Queen falls first
        return;
    }
    if (turns < 2) {
        leave(false, {});
        return;
    }
    frame.key = key_of(state, defends, threats_);
    frame.turns = turns;
    const Entry& known = entry(frame.key);
    const bool is_known = known.key == frame.key;
    if (is_known && known.certain <= turns) {
        leave(true, known.best);
    } else if (is_known && known.prevented >= turns) {
        leave(false, known.best);
    } else {
        frame.state = state;
        frame.defends = defends;
        frame.next = 0;
        list(frame, is_known ? known.best : Move{});
    }
}

/// Swaps of the side that does not move. One of them nearly always refutes a move of three turns
/// that threatens nothing, which saves listing all replies to it.
std::vector<Move> CaptureSolver::waiting_moves(const State& state) const {
    State passed = state;
    passed.mover = other(state.mover);
    Moves moves;
    ArmyAnts::legal_moves(passed, passed.mover, moves);
    std::vector<Move> swaps;
    for (const Move move : moves) {
        if (move.kind == Move::Kind::Swap && swaps.size() < kWaitingMoves) {
            swaps.push_back(move);
        }
    }
    return swaps;
}

/// The moves to be tried, the most promising first.
void CaptureSolver::list(Frame& frame, Move first) {
    const State& state = frame.state;
    Moves moves;
    ArmyAnts::legal_moves(state, state.mover, moves);
    frame.moves.clear();
    const Move refutation = refutations_[depth_ - 1];
    const std::vector<Move> waiting =
        frame.defends || frame.turns > 3 ? std::vector<Move>{} : waiting_moves(state);
    for (const Move move : moves) {
        int order = kAttack * worth_of_attack(state, move) + (move == first ? kKnown : 0);
        if (frame.defends) {
            order += move == refutation ? kThreat : 0;
        } else {
            State next = state;
            ArmyAnts::apply(next, move);
            ++nodes_;
            const bool threatens = queen_attackers(next, next.mover) != 0;
            if (threats_ && !threatens) {
                continue;
            }
            const bool is_over = ArmyAnts::turn(next).kind == Turn::Kind::Over;
            if (!threatens && !is_over &&
                std::any_of(waiting.begin(), waiting.end(),
                            [&next](Move swap) { return is_safe_after(next, swap); })) {
                continue;
            }
            order += threatens ? kThreat : 0;
        }
        frame.moves.push_back({move, order});
    }
    std::stable_sort(frame.moves.begin(), frame.moves.end(),
                     [](const Candidate& a, const Candidate& b) { return a.order > b.order; });
}

/// Takes the next move of the latest position.
void CaptureSolver::advance_top() {
    Frame& frame = frames_[depth_ - 1];
    if (frame.next == frame.moves.size()) {
        keep(frame, frame.defends, {});
        leave(frame.defends, {});
        return;
    }
    State next = frame.state;
    ArmyAnts::apply(next, frame.moves[frame.next++].move);
    if (ArmyAnts::turn(next).kind != Turn::Kind::Over) {
        enter(next, frame.turns - 1, !frame.defends);
    } else if (frame.defends) {
        const Move move = frame.moves[frame.next - 1].move;  // the defender's Queen stands
        keep(frame, false, move);
        leave(false, move);
    }
}

/// Takes the answer for the latest position, and all that follows from it for those before.
void CaptureSolver::leave(bool certain, Move move) {
    for (;;) {
        --depth_;
        if (depth_ == 0) {
            certain_ = certain;
            move_ = move;
            return;
        }
        // The attacker goes on until a move is certain, the defender until one is not.
        Frame& frame = frames_[depth_ - 1];
        if (certain == frame.defends) {
            return;
        }
        move = frame.moves[frame.next - 1].move;
        if (frame.defends) {
            refutations_[depth_ - 1] = move;
        }
        keep(frame, certain, move);
    }
}

void CaptureSolver::keep(const Frame& frame, bool certain, Move best) {
    Entry& known = entry(frame.key);
    if (known.key != frame.key) {
        known = {frame.key, kNever, 0, {}};
    }
    if (certain) {
        known.certain = std::min(known.certain, static_cast<std::int8_t>(frame.turns));
    } else {
        known.prevented = std::max(known.prevented, static_cast<std::int8_t>(frame.turns));
    }
    if (best != Move{}) {
        known.best = best;  // an empty one must not replace that of the other bound
    }
}

}  // namespace anthill::army_ants
