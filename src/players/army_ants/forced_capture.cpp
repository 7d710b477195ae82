#include "players/army_ants/forced_capture.h"

#include <algorithm>
#include <limits>

#include "engine/game.h"
#include "players/army_ants/sight.h"

namespace anthill::army_ants {

namespace {

constexpr std::uint64_t kAnyNumber = std::numeric_limits<std::uint64_t>::max();

bool can_capture(const State& state) noexcept {
    return queen_attackers(state, other(state.mover)) != 0;
}

Moves moves_of(const State& state) noexcept {
    Moves moves;
    ArmyAnts::legal_moves(state, state.mover, moves);
    return moves;
}

}  // namespace

CaptureSearch::CaptureSearch(const State& state, const Moves& moves, int turns,
                             const History* history, std::uint64_t nodes, bool quiet_ends)
    : frames_(static_cast<std::size_t>(turns) + 1), left_(nodes), quiet_ends_(quiet_ends) {
    if (history != nullptr) {
        history_ = *history;
    }
    frames_[0] = {state, moves, 0, turns, true};
    depth_ = 1;
}

bool CaptureSearch::step(std::uint64_t nodes) {
    const std::uint64_t stop_at = left_ - std::min(left_, nodes);
    while (depth_ > 0) {
        if (left_ > 0 && left_ <= stop_at) {
            return true;
        }
        advance_top();
    }
    return false;
}

/// Takes the next move of the latest position.
void CaptureSearch::advance_top() {
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
    if (quiet_ends_ || frame.turns > 3 || threatens) {
        enter(next, frame.turns - 1, false);
    } else {
        take_back();
    }
}

/// Goes on with a position that has been played; at once back where nothing needs to be tried.
void CaptureSearch::enter(const State& state, int turns, bool attacks) {
    ++depth_;
    if (can_capture(state)) {
        leave(attacks);  // else the attacker's own Queen falls first
    } else if (attacks && turns < 3) {
        leave(false);
    } else {
        frames_[depth_ - 1] = {state, moves_of(state), 0, turns, attacks};
    }
}

/// Takes the result of the latest position, and all that follows from it for those before.
void CaptureSearch::leave(bool certain) {
    for (--depth_; depth_ > 0; --depth_) {
        take_back();
        // The attacker goes on until a move is certain, the defender until one is not.
        if (certain != frames_[depth_ - 1].attacks) {
            return;
        }
    }
    if (certain) {
        found_ = frames_[0].moves[frames_[0].next - 1];
    }
}

/// False, and nothing to take back, where the game ends by it or too much has been looked at
/// already.
bool CaptureSearch::play(State& state, Move move) {
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

void CaptureSearch::take_back() {
    if (!history_.empty()) {
        history_.pop();
    }
}

ForcedCaptureSearch::ForcedCaptureSearch(const State& state, const History& history, int turns,
                                         std::uint64_t nodes)
    : state_(state),
      moves_(moves_of(state)),
      history_(history),
      repeats_(state.repetition() != Repetition::Nothing && history.run() > 0) {
    if (state.phase == Phase::Battle && queen_of(state, other(state.mover)) != kNoCell &&
        turns >= 1) {
        turns_ = turns;
        within_ = 1;
        search_ = CaptureSearch(state_, moves_, 1, repeats_ ? &history_ : nullptr, nodes, false);
    }
}

bool ForcedCaptureSearch::step(std::uint64_t nodes) {
    if (within_ > turns_ || found_ || turns_ == 0) {
        return false;
    }
    if (search_.step(nodes)) {
        return true;
    }
    if (search_.found()) {
        found_ = ForcedCapture{*search_.found(), within_};
        return false;
    }
    within_ += 2;
    if (within_ > turns_) {
        return false;
    }
    search_ = CaptureSearch(state_, moves_, within_, repeats_ ? &history_ : nullptr, search_.left(),
                            false);
    return true;
}

bool proves_capture(const State& state, Move move, int turns) {
    Moves one;
    one.push_back(move);
    CaptureSearch search(state, one, turns, nullptr, kAnyNumber, true);
    search.step(kAnyNumber);
    return search.found().has_value();
}

bool can_force_capture(const State& state, int turns) {
    CaptureSearch search(state, moves_of(state), turns, nullptr, kAnyNumber, true);
    search.step(kAnyNumber);
    return search.found().has_value();
}

}  // namespace anthill::army_ants
