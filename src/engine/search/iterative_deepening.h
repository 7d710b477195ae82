#pragma once

// The search for games without chance and secrets: deeper and deeper walks of the tree until the
// limits are reached. It runs in slices, without threads, so that a page's worker and a program
// behave alike:
//
//     search.start(knowledge, state, history, limits);
//     while (search.step(4096)) { look at the clock and the input, maybe search.stop() }
//     play search.best()
//
// How the work is sliced never changes the result.

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/search/alpha_beta.h"
#include "engine/search/limits.h"
#include "engine/search/search_info.h"

namespace anthill {

template <Game G, SearchKnowledge<G> K>
class IterativeDeepening {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Info = SearchInfo<Move>;

    /// A table of 2^log2_hash_entries entries is allocated at once and kept for all searches.
    explicit IterativeDeepening(unsigned log2_hash_entries,
                                Selectivity selectivity = K::selectivity())
        : alpha_beta_(log2_hash_entries, selectivity),
          forced_wins_(selectivity.forced_wins),
          first_window_(selectivity.aspiration_window) {}

    /// Begins a new search and drops a running one. `history` ends with `state`, which must be a
    /// decision with at least one legal move.
    void start(const K& knowledge, const State& state, const History& history,
               const SearchLimits& limits) {
        assert(G::turn(state).kind == Turn::Kind::Decision && history.back() == G::key(state));
        limits_ = limits;
        alpha_beta_.set_root(knowledge, state, history);
        best_ = alpha_beta_.first_move();
        infos_.clear();
        if (forced_wins_) {
            if constexpr (SeesForcedWins<K, G>) {
                if (const auto win = knowledge.forced_win(state, history, limits.depth)) {
                    best_ = win->move;
                    infos_.push_back({win->turns, win_in(win->turns), 0, {win->move}, false});
                    running_ = false;
                    return;
                }
            }
        }
        depth_ = 1;
        running_ = true;
        begin_depth();
    }

    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes) {
        const std::uint64_t slice_end = alpha_beta_.nodes() + nodes;
        while (running_) {
            if (alpha_beta_.done()) {
                finish_iteration();
                continue;
            }
            if (alpha_beta_.at_new_position()) {
                if (depth_ > 1 && alpha_beta_.nodes() >= limits_.nodes) {
                    stop();
                    break;
                }
                if (alpha_beta_.nodes() >= slice_end) {
                    return true;
                }
            }
            alpha_beta_.step();
        }
        return false;
    }

    /// Ends the search where it is; best() stands. Does nothing when it has ended.
    void stop() {
        if (!running_) {
            return;
        }
        running_ = false;
        // A move that the unfinished iteration has found better than the one before it is the
        // better choice.
        if (alpha_beta_.improved() && !(alpha_beta_.line()[0] == best_)) {
            report(alpha_beta_.best_score());
        }
    }

    [[nodiscard]] bool running() const noexcept { return running_; }
    /// Always a legal move, however early the search was stopped.
    [[nodiscard]] Move best() const noexcept { return best_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return alpha_beta_.nodes(); }
    /// One for each finished depth, and one more for a better move found after that. Grows while
    /// running.
    [[nodiscard]] const std::vector<Info>& infos() const noexcept { return infos_; }

private:
    void begin_depth() {
        window_ = first_window_;
        alpha_ = -kInfinity;
        beta_ = kInfinity;
        if (depth_ >= 4 && !is_proven(infos_.back().score)) {
            alpha_ = infos_.back().score - window_;
            beta_ = infos_.back().score + window_;
        }
        alpha_beta_.begin(depth_, alpha_, beta_);
    }

    void finish_iteration() {
        const int score = alpha_beta_.score();
        if (score <= alpha_ && alpha_ > -kInfinity) {
            widen();
            return;
        }
        if (score >= beta_ && beta_ < kInfinity) {
            best_ = alpha_beta_.line()[0];
            widen();
            return;
        }
        report(score);
        const bool settled = is_proven(score) && turns_to_end(score) <= depth_;
        if (settled || depth_ >= limits_.depth || depth_ >= kDeepest) {
            running_ = false;
            return;
        }
        ++depth_;
        begin_depth();
    }

    void widen() {
        const int score = alpha_beta_.score();
        window_ *= 4;
        if (score <= alpha_) {
            alpha_ = window_ > kWidest ? -kInfinity : score - window_;
        } else {
            beta_ = window_ > kWidest ? kInfinity : score + window_;
        }
        alpha_beta_.begin(depth_, alpha_, beta_);
    }

    void report(int score) {
        Info info{depth_, score, alpha_beta_.nodes(), {}, false};
        info.line.assign(alpha_beta_.line().begin(), alpha_beta_.line().end());
        if (!info.line.empty()) {
            best_ = info.line[0];
        }
        infos_.push_back(std::move(info));
    }

    static constexpr int kDeepest = kMaxPly / 2;
    static constexpr int kWidest = 4000;

    AlphaBeta<G, K> alpha_beta_;
    bool forced_wins_;
    int first_window_;
    SearchLimits limits_;
    Move best_{};
    std::vector<Info> infos_;
    int depth_ = 0;
    int alpha_ = 0;
    int beta_ = 0;
    int window_ = 0;
    bool running_ = false;
};

}  // namespace anthill
