#pragma once

// Move ordering: moves that are likely to cut off come first.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/seat.h"
#include "engine/search/frame.h"
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

    /// The frame's move, a quiet one, has cut off; of the quiet moves in `tried_quiet` the others
    /// were searched before it in vain. A move that was pruned is none of them: nothing is known of
    /// it.
    void update_history(const K& knowledge, const SearchFrame<G>& frame, int ply) {
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (!killers.known || !(killers.first == frame.move)) {
            killers.second = killers.first;
            killers.two = killers.known;
            killers.first = frame.move;
            killers.known = true;
        }
        const int bonus = std::min(frame.depth * frame.depth * 16, kLimit / 4);
        apply_bonus(history_[place(knowledge, frame, frame.move)], bonus);
        for (const auto& other : frame.tried_quiet) {
            if (!(other == frame.move)) {
                apply_bonus(history_[place(knowledge, frame, other)], -bonus);
            }
        }
    }

    /// Says of each move of the frame how early it is tried. `table_move`: the best one as far as
    /// is known, or nullptr.
    void score_moves(const K& knowledge, SearchFrame<G>& frame, const typename G::Move* table_move,
                     int ply) const {
        for (std::size_t i = 0; i < frame.moves.size(); ++i) {
            const typename G::Move move = frame.moves[i];
            if (knowledge.has_blind_spots() && knowledge.misses(frame.state, move)) {
                frame.order[i] = kMissed;
                continue;
            }
            if (table_move != nullptr && move == *table_move) {
                frame.order[i] = kTableMove;
                continue;
            }
            const int exchange = knowledge.static_exchange(frame.state, move);
            if (exchange > 0) {
                frame.order[i] = kWinningExchange + exchange;
            } else if (exchange < 0) {
                frame.order[i] = kLosingExchange + exchange;
            } else if (frame.quiescence) {
                frame.order[i] = 0;
            } else {
                frame.order[i] = quiet_order(knowledge, frame, move, ply);
            }
        }
    }

    static constexpr bool is_quiet(int order) noexcept {
        return !is_losing(order) && order < kKiller;
    }
    static constexpr bool is_killer(int order) noexcept {
        return order >= kKiller && order < kWinningExchange;
    }
    static constexpr bool is_losing(int order) noexcept { return order <= kLosingExchange / 2; }

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

    /// Order of a quiet move among quiet moves: killers first, then by experience.
    [[nodiscard]] int quiet_order(const K& knowledge, const SearchFrame<G>& frame,
                                  typename G::Move move, int ply) const {
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers.known && killers.first == move) {
            return kKiller + 1;
        }
        if (killers.two && killers.second == move) {
            return kKiller;
        }
        return history_[place(knowledge, frame, move)] + knowledge.quiet_prior(frame.state, move);
    }

    /// In history_.
    static std::size_t place(const K& knowledge, const SearchFrame<G>& frame,
                             typename G::Move move) {
        return index(frame.mover) * K::kHistorySize + knowledge.history_index(frame.state, move);
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
