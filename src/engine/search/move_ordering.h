#pragma once

// Move ordering: moves that are likely to cut off come first.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/seat.h"
#include "engine/search/knowledge.h"
#include "engine/search/score.h"

namespace anthill {

/// Killer moves (quiet moves that cut off at the same ply) and the history heuristic (how often
/// each kind of quiet move has cut off anywhere).
template <Game G, SearchKnowledge<G> K>
class MoveOrdering {
public:
    MoveOrdering() : history_(2 * K::kHistorySize) { clear(); }

    void clear() {
        std::fill(history_.begin(), history_.end(), 0);
        killers_.fill({});
    }

    /// A quiet move has cut off; of the quiet moves in `tried` the others were searched before it
    /// in vain. A move that was pruned is none of them: nothing is known of it.
    template <class List>
    void update_history(const K& knowledge, const typename G::State& state, Seat mover,
                        typename G::Move move, int ply, int depth, const List& tried) {
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (!killers.known || !(killers.first == move)) {
            killers.second = killers.first;
            killers.two = killers.known;
            killers.first = move;
            killers.known = true;
        }
        const int bonus = std::min(depth * depth * 16, kLimit / 4);
        apply_bonus(history_of(knowledge, state, mover, move), bonus);
        for (const auto& other : tried) {
            if (!(other == move)) {
                apply_bonus(history_of(knowledge, state, mover, other), -bonus);
            }
        }
    }

    /// Order of a quiet move among quiet moves: killers first, then by experience.
    [[nodiscard]] int quiet_order(const K& knowledge, const typename G::State& state, Seat mover,
                                  typename G::Move move, int ply) const {
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers.known && killers.first == move) {
            return kKiller + 1;
        }
        if (killers.two && killers.second == move) {
            return kKiller;
        }
        return history_[index(mover) * K::kHistorySize + knowledge.history_index(state, move)] +
               knowledge.quiet_prior(state, move);
    }

    // Bands of order, so that kinds of moves never mix: hash move, gains, killers, other quiet
    // moves, losses, and what a player with blind spots does not see.
    static constexpr int kTableMove = 1 << 30;
    static constexpr int kWinningExchange = 1 << 24;
    static constexpr int kKiller = 1 << 20;
    static constexpr int kLosingExchange = -(1 << 24);
    static constexpr int kMissed = -(1 << 30);

private:
    struct Killers {
        typename G::Move first{};
        typename G::Move second{};
        bool known = false;
        bool two = false;
    };
    static constexpr int kLimit = 1 << 14;

    int& history_of(const K& knowledge, const typename G::State& state, Seat mover,
                    typename G::Move move) {
        return history_[index(mover) * K::kHistorySize + knowledge.history_index(state, move)];
    }
    // Moves the value towards its limit by a share of the way that is left, so that it never runs
    // over and old news fade.
    static void apply_bonus(int& value, int bonus) {
        value += bonus - value * std::abs(bonus) / kLimit;
    }

    std::vector<int> history_;
    std::array<Killers, kMaxPly + 1> killers_;
};

}  // namespace anthill
