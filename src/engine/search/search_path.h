#pragma once

// The positions from the root of a search down to the one that it looks at, their keys, and the
// result of the one that it came back from: the stack that the search would have if it called
// itself. For alpha_beta.h.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/copy.h"
#include "core/splitmix64.h"
#include "engine/game.h"
#include "engine/search/frame.h"

namespace anthill {

template <Game G>
class SearchPath {
public:
    using Frame = SearchFrame<G>;

    SearchPath() : frames_(kMaxPly + 1) {}

    /// A path of the root alone, which `history` ends with.
    void set_root(const typename G::State& root, const History& history) {
        history_ = history;
        history_.reserve(history.size() + kMaxPly + 1);
        root_history_ = history.size();
        frames_[0].state = root;
        frames_[0].mover = G::turn(root).seat;
    }
    /// Back to the root, wherever it was.
    void begin() {
        while (history_.size() > root_history_) {
            history_.pop();
        }
        ply_ = 0;
        done_ = false;
    }
    /// The root's result is in.
    [[nodiscard]] bool done() const noexcept { return done_; }

    [[nodiscard]] int ply() const noexcept { return static_cast<int>(ply_); }
    [[nodiscard]] bool at_root() const noexcept { return ply_ == 0; }
    [[nodiscard]] const History& history() const noexcept { return history_; }
    [[nodiscard]] Frame& root() noexcept { return frames_[0]; }
    [[nodiscard]] const Frame& root() const noexcept { return frames_[0]; }
    [[nodiscard]] Frame& frame() noexcept { return frames_[ply_]; }
    [[nodiscard]] const Frame& frame() const noexcept { return frames_[ply_]; }
    /// The position after the present one, whose result stays there when it has been left.
    [[nodiscard]] Frame& child() noexcept { return frames_[ply_ + 1]; }
    [[nodiscard]] const Frame& child() const noexcept { return frames_[ply_ + 1]; }

    /// The present position's key, set apart where it has occurred before on this path: a repeated
    /// position is worth something else than a fresh one wherever repetition ends games.
    [[nodiscard]] std::uint64_t key() const {
        const std::uint64_t key = history_.back();
        unsigned seen = 0;
        for (std::uint32_t back = 2; back <= history_.run(); ++back) {
            seen += history_.back(back) == key ? 1U : 0U;
        }
        if (seen == 0) {
            return key;
        }
        seen *= 2;
        if constexpr (LoopsMatter<G>) {
            seen += G::on_a_loop(history_) ? 1U : 0U;
        }
        return key ^ (seen * kGoldenGamma);
    }

    /// Makes the frame's move for the child. False where that ends the game.
    bool prepare_child(const Frame& frame) {
        Frame& next = child();
        copy_in_place(next.state, frame.state);
        G::apply(next.state, frame.move);
        const Turn turn = G::turn(next.state);
        const bool over = turn.kind == Turn::Kind::Over;
        next.mover = over ? other(frame.mover) : turn.seat;
        next.may_null_move = true;
        return !over;
    }

    /// Goes down to the child as it was prepared: `depth`, and the window as this frame's mover
    /// sees it. Returns the key that its own begins with.
    std::uint64_t open(const Frame& frame, int depth, int alpha, int beta) {
        Frame& next = child();
        if (frame.stage == Stage::AfterNullMove) {
            history_.push(G::key(next.state), false);
        } else {
            history_.push(G::key(next.state), G::repeatable(frame.state, frame.move),
                          G::move_code(frame.state, frame.move));
        }
        const bool same = next.mover == frame.mover;
        next.alpha = same ? alpha : -beta;
        next.beta = same ? beta : -alpha;
        next.depth = depth;
        next.stage = Stage::Enter;
        ++ply_;
        return history_.back();
    }

    /// Ends the search of the present position; its score is from its own mover's view.
    void leave(int score) {
        returned_ = score;
        if (ply_ == 0) {
            done_ = true;
            return;
        }
        history_.pop();
        --ply_;
    }
    /// The score of the position that was left last, from its own mover's view.
    [[nodiscard]] int returned() const noexcept { return returned_; }
    /// The same from the view of the present frame's mover.
    [[nodiscard]] int returned(const Frame& frame) const noexcept {
        return child().mover == frame.mover ? returned_ : -returned_;
    }

private:
    std::vector<Frame> frames_;
    History history_;
    std::size_t root_history_ = 0;
    std::size_t ply_ = 0;
    int returned_ = 0;
    bool done_ = true;
};

}  // namespace anthill
