#include "players/army_ants/proof.h"

#include <algorithm>

#include "engine/game.h"
#include "players/army_ants/capture_solver.h"

namespace anthill::army_ants {

namespace {

constexpr std::uint64_t kMostThreats = 100'000;  ///< positions looked at for a capture by threats

/// One for all proofs: the answers about one move help with the next.
CaptureSolver& solver() {
    thread_local CaptureSolver solver(18);
    return solver;
}

bool is_over(const State& state) noexcept { return ArmyAnts::turn(state).kind == Turn::Kind::Over; }

/// So many turns are proved whatever the attacker does: fewer where there are many moves.
int fully_proved_turns(const State& state) {
    const auto moves = moves_in<ArmyAnts>(state);
    return moves.size() <= 30    ? kProvedTurns
           : moves.size() <= 50  ? 11
           : moves.size() <= 100 ? 9
                                 : kFullyProvedTurns;
}

/// The value that a reply takes: a Queen counts most, 0 for nothing.
unsigned taken(const State& state, Move reply) noexcept {
    if (reply.kind != Move::Kind::Attack) {
        return 0;
    }
    const Card card = state.at(reply.to);
    return card.is_queen() ? Card::kHighest + 1 : card.value();
}

}  // namespace

int turns_to_capture(const State& state) {
    for (int turns = 1; turns <= kProvedTurns; turns += 2) {
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

Proving::Proving(const State& state, Move move) {
    if (!can_be_solved(state)) {
        return;
    }
    if (taken(state, move) > Card::kHighest) {
        settle({worth_of_capture(1)});
        return;
    }
    after_ = state;
    ArmyAnts::apply(after_, move);
    if (is_over(after_)) {
        settle({});
        return;
    }
    longest_proof_ = std::max(kAlwaysProvedTurns, turns_to_capture(state));
    by_threats_ = longest_proof_ > fully_proved_turns(state);
    most_ = by_threats_ ? kAlwaysProvedTurns : longest_proof_;
    stage_ = Stage::Prevention;
    solver().start(after_, most_ - 1, true);
}

bool Proving::step(std::uint64_t nodes) {
    if (stage_ == Stage::Done) {
        return false;
    }
    if (solver().step(nodes)) {
        return true;
    }
    const bool certain = solver().certain();
    if (stage_ == Stage::Prevention) {
        if (!certain && most_ < longest_proof_) {
            most_ = longest_proof_;
            solver().start(after_, most_ - 1, true, true);
            return true;
        }
        if (!certain) {
            return settle({0, solver().move()});
        }
        ArmyAnts::legal_moves(after_, after_.mover, replies_);
        std::stable_sort(replies_.begin(), replies_.end(),
                         [this](Move a, Move b) { return taken(after_, a) > taken(after_, b); });
        defence_ = replies_[0];
        stage_ = Stage::Defence;
    } else if (certain) {
        hold_out();
    } else {
        turns_ += 2;
    }
    return ask();
}

/// Asks about the present reply. The last turns need no question: the capture is certain in them.
bool Proving::ask() {
    while (reply_ < replies_.size()) {
        if (turns_ < most_ - 2) {
            State next = after_;
            ArmyAnts::apply(next, replies_[reply_]);
            solver().start(next, turns_, false, by_threats_ && turns_ > kAlwaysProvedTurns);
            return true;
        }
        hold_out();
    }
    return settle({worth_of_capture(longest_ + 2), defence_});
}

/// The present reply holds out for so many turns; the next one is looked at.
void Proving::hold_out() {
    if (turns_ > longest_) {
        longest_ = turns_;
        defence_ = replies_[reply_];
    }
    ++reply_;
    turns_ = 1;
}

bool Proving::settle(const Proof<Move>& proof) {
    proof_ = proof;
    stage_ = Stage::Done;
    return false;
}

}  // namespace anthill::army_ants
