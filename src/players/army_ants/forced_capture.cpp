#include "players/army_ants/forced_capture.h"

#include <algorithm>
#include <limits>

#include "engine/game.h"
#include "players/army_ants/sight.h"

namespace anthill::army_ants {

namespace {

bool can_capture(const State& state) noexcept {
    return queen_attackers(state, other(state.mover)) != 0;
}

class CaptureSearch {
public:
    /// Without `quiet_ends`, the turn before the capture must threaten it.
    CaptureSearch(const History* history, std::uint64_t nodes, bool quiet_ends)
        : left_(nodes), quiet_ends_(quiet_ends) {
        if (history != nullptr) {
            history_ = *history;
        }
    }

    /// Is the capture certain after this move, in `turns` with the move itself?
    bool begins(const State& state, Move move, int turns) {
        const bool capture = move.kind == Move::Kind::Attack && state.at(move.to).is_queen();
        if (capture || turns < 3) {
            return capture;
        }
        State next = state;
        if (!play(next, move)) {
            return false;
        }
        const bool threatens = queen_attackers(next, next.mover) != 0;
        const bool certain = (quiet_ends_ || turns > 3 || threatens) && caught(next, turns - 1);
        take_back();
        return certain;
    }

private:
    bool wins(const State& state, int turns) {
        if (can_capture(state)) {
            return true;
        }
        if (turns < 3) {
            return false;
        }
        Moves moves;
        ArmyAnts::legal_moves(state, state.mover, moves);
        return std::any_of(moves.begin(), moves.end(),
                           [&](Move move) { return begins(state, move, turns); });
    }

    /// Whatever the mover does, its Queen falls within `turns`.
    bool caught(const State& state, int turns) {
        if (can_capture(state)) {
            return false;  // the attacker's own Queen falls first
        }
        Moves replies;
        ArmyAnts::legal_moves(state, state.mover, replies);
        return std::all_of(replies.begin(), replies.end(), [&](Move reply) {
            State next = state;
            if (!play(next, reply)) {
                return false;
            }
            const bool falls = wins(next, turns - 1);
            take_back();
            return falls;
        });
    }

    /// False, and nothing to take back, where the game ends by it or too much has been looked at
    /// already.
    bool play(State& state, Move move) {
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
    void take_back() {
        if (!history_.empty()) {
            history_.pop();
        }
    }

    History history_;  ///< empty where no position can come back in time
    std::uint64_t left_;
    bool quiet_ends_;
};

}  // namespace

std::optional<ForcedCapture> find_forced_capture(const State& state, const History& history,
                                                 int turns, std::uint64_t nodes) {
    if (state.phase != Phase::Battle || queen_of(state, other(state.mover)) == kNoCell) {
        return std::nullopt;
    }
    const bool repeats = state.repetition() != Repetition::Nothing && history.run() > 0;
    CaptureSearch search(repeats ? &history : nullptr, nodes, false);
    Moves moves;
    ArmyAnts::legal_moves(state, state.mover, moves);
    for (int within = 1; within <= turns; within += 2) {
        for (const Move move : moves) {
            if (search.begins(state, move, within)) {
                return ForcedCapture{move, within};
            }
        }
    }
    return std::nullopt;
}

bool proves_capture(const State& state, Move move, int turns) {
    return CaptureSearch(nullptr, std::numeric_limits<std::uint64_t>::max(), true)
        .begins(state, move, turns);
}

bool can_force_capture(const State& state, int turns) {
    Moves moves;
    ArmyAnts::legal_moves(state, state.mover, moves);
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return proves_capture(state, move, turns); });
}

}  // namespace anthill::army_ants
