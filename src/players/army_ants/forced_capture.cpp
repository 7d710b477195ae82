#include "players/army_ants/forced_capture.h"

#include <algorithm>

#include "engine/game.h"
#include "games/army_ants/sight.h"

namespace anthill::army_ants {

namespace {

Moves moves_of(const State& state) noexcept {
    Moves moves;
    ArmyAnts::legal_moves(state, state.mover, moves);
    return moves;
}

}  // namespace

ForcedCaptureSearch::ForcedCaptureSearch(const State& state, const History& history, int turns,
                                         std::uint64_t nodes)
    : turns_(turns), left_(nodes) {
    if (state.repetition() != Repetition::Nothing && history.run() > 0) {
        history_ = history;
    }
    if (state.phase == Phase::Battle && queen_of(state, other(state.mover)) != kNoCell &&
        turns >= 1) {
        frames_.resize(static_cast<std::size_t>(turns) + 1);
        frames_[0] = {state, moves_of(state), 0, 0, true};
        begin(1);
    }
}

void ForcedCaptureSearch::begin(int turns) {
    frames_[0].next = 0;
    frames_[0].turns = turns;
    depth_ = 1;
}

bool ForcedCaptureSearch::step(std::uint64_t nodes) {
    const std::uint64_t stop_at = left_ - std::min(left_, nodes);
    if (depth_ == 0) {
        return false;
    }
    while (depth_ > 0) {
        if (left_ > 0 && left_ <= stop_at) {
            return true;
        }
        advance_top();
    }
    if (found_ || frames_[0].turns + 2 > turns_) {
        return false;
    }
    begin(frames_[0].turns + 2);
    return true;
}

/// Takes the next move of the latest position.
void ForcedCaptureSearch::advance_top() {
    Frame& frame = frames_[depth_ - 1];
    if (frame.next == frame.moves.size()) {
        leave(!frame.attacks);
        return;
    }
    const Move move = frame.moves[frame.next++];
    if (frame.attacks) {
        if (move.kind == Move::Kind::Attack && frame.state.at(move.to).is_queen()) {
            leave(true);
            return;
        }
        if (frame.turns < 3) {
            return;
        }
    }
    State next = frame.state;
    if (!play(next, move)) {
        if (!frame.attacks) {
            leave(false);
        }
        return;
    }
    if (!frame.attacks) {
        enter(next, frame.turns - 1, true);
        return;
    }
    const bool threatens = queen_attackers(next, next.mover) != 0;
    if (frame.turns > 3 || threatens) {
        enter(next, frame.turns - 1, false);
    } else {
        take_back();
    }
}

/// Goes on with a position that has been played; at once back where nothing needs to be tried.
void ForcedCaptureSearch::enter(const State& state, int turns, bool attacks) {
    ++depth_;
    if (can_capture_queen(state)) {
        leave(attacks);  // else the attacker's own Queen falls first
    } else if (attacks && turns < 3) {
        leave(false);
    } else {
        frames_[depth_ - 1] = {state, moves_of(state), 0, turns, attacks};
    }
}

/// Takes the result of the latest position, and all that follows from it for those before.
void ForcedCaptureSearch::leave(bool certain) {
    for (--depth_; depth_ > 0; --depth_) {
        take_back();
        // The attacker goes on until a move is certain, the defender until one is not.
        if (certain != frames_[depth_ - 1].attacks) {
            return;
        }
    }
    if (certain) {
        found_ = ForcedWin<Move>{frames_[0].moves[frames_[0].next - 1], frames_[0].turns};
    }
}

/// False, and nothing to take back, where the game ends by it or too much has been looked at
/// already.
bool ForcedCaptureSearch::play(State& state, Move move) {
    if (left_ == 0) {
        return false;
    }
    --left_;
    if (history_.empty()) {
        ArmyAnts::apply(state, move);
        return ArmyAnts::turn(state).kind != Turn::Kind::Over;
    }
    advance<ArmyAnts>(state, history_, move);
    if (ArmyAnts::outcome(state, history_).over()) {
        history_.pop();
        return false;
    }
    return true;
}

void ForcedCaptureSearch::take_back() {
    if (!history_.empty()) {
        history_.pop();
    }
}

}  // namespace anthill::army_ants
