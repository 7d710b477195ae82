#pragma once

// perft() in small steps, for the protocol, which must stay responsive while it counts. No slower
// than perft() itself, which does the last two turns of every sequence.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/perft.h"

namespace anthill {

template <Game G>
struct PerftPart {
    typename G::Move move;
    std::uint64_t sequences;  ///< that begin with it
};

template <Game G>
class SlicedPerft {
public:
    /// `history` ends with `state`.
    SlicedPerft(const typename G::State& state, const History& history, unsigned depth)
        : history_(history), depth_(depth) {
        history_.reserve(history.size() + depth);
        if (depth == 0) {
            sequences_ = 1;
        } else if (!G::outcome(state, history_).over()) {
            enter(state);
            for (const auto& move : levels_[0].moves) {
                parts_.push_back({move, 0});
            }
        }
    }

    /// Counts the sequences that begin with one more move, or a few; false when all are counted.
    bool step() {
        if (levels_.empty()) {
            return false;
        }
        Level& level = levels_.back();
        if (level.next == level.moves.size()) {
            levels_.pop_back();
            if (!levels_.empty()) {
                history_.pop();
            }
            return !levels_.empty();
        }
        typename G::State next = level.state;
        advance<G>(next, history_, level.moves[level.next++]);
        const unsigned left = depth_ - static_cast<unsigned>(levels_.size());
        if (left <= kAtOnce) {
            const std::uint64_t counted = perft<G>(next, history_, left);
            sequences_ += counted;
            parts_[levels_[0].next - 1].sequences += counted;
            history_.pop();
        } else if (G::outcome(next, history_).over()) {
            history_.pop();
        } else {
            enter(next);
        }
        return true;
    }

    /// Counted so far; all once step() has answered false.
    [[nodiscard]] std::uint64_t sequences() const noexcept { return sequences_; }
    /// The same split by the first move, in the order of legal_moves(). Empty for depth 0 and for a
    /// game that has ended.
    [[nodiscard]] const std::vector<PerftPart<G>>& parts() const noexcept { return parts_; }

private:
    static constexpr unsigned kAtOnce = 2;

    struct Level {
        typename G::State state;
        typename G::Moves moves;
        std::size_t next = 0;  ///< move to be played next
    };

    void enter(const typename G::State& state) {
        levels_.emplace_back();
        levels_.back().state = state;
        G::legal_moves(state, G::turn(state).seat, levels_.back().moves);
    }

    History history_;  ///< ends with the state of the last level
    unsigned depth_;
    std::vector<Level> levels_;
    std::uint64_t sequences_ = 0;
    std::vector<PerftPart<G>> parts_;
};

}  // namespace anthill
