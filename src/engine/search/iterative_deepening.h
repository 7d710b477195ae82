#pragma once

// The search for games without chance and secrets: deeper and deeper walks of the tree until the
// limits are reached. It runs in slices, without threads, so that a page's worker and a program
// behave alike:
//
//     search.start(knowledge, state, history, limits);
//     while (search.step(4096)) { look at the clock and the input, maybe search.stop() }
//     play search.best()
//
// How the work is sliced never changes the result. Several lines (SearchLimits::lines) are found by
// searching each depth once for each: the moves that the better lines of this depth begin with are
// left out at the root.

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
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
        // Several lines mean nothing to a handicapped player that skips moves.
        lines_ = knowledge.has_blind_spots()
                     ? 1
                     : std::min(static_cast<std::size_t>(std::max(limits.lines, 1)),
                                alpha_beta_.move_count());
        forced_.reset();
        forced_search_.reset();
        running_ = true;
        depth_ = 0;
        if constexpr (SeesForcedWins<K, G>) {
            if (forced_wins_) {
                forced_search_ = knowledge.forced_win(state, history, limits.depth);
                return;
            }
        }
        begin_first_depth();
    }

    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes) {
        const std::uint64_t slice_end = alpha_beta_.nodes() + nodes;
        while (running_) {
            if (forced_search_) {
                // Nothing is evaluated there.
                if (forced_search_->step(kForcedForOne * std::min(nodes, kMostForced))) {
                    return true;
                }
                take_forced_win();
                continue;
            }
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
        // better choice. Several lines are told all of the same depth.
        if (depth_ > 0 && lines_ == 1 && alpha_beta_.improved() &&
            !(alpha_beta_.line()[0] == best_)) {
            report(alpha_beta_.best_score());
        }
    }

    [[nodiscard]] bool running() const noexcept { return running_; }
    /// Always a legal move, however early the search was stopped.
    [[nodiscard]] Move best() const noexcept { return best_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return alpha_beta_.nodes(); }
    /// One for each finished depth, and one more for a better move found after that. With several
    /// lines as many for each finished depth, the best first. Grows while running.
    [[nodiscard]] const std::vector<Info>& infos() const noexcept { return infos_; }

private:
    void take_forced_win() {
        const auto win = forced_search_->found();
        forced_search_.reset();
        if (win) {
            best_ = win->move;
            forced_ = Info{win->turns, win_in(win->turns), 0, {win->move}, false};
            if (lines_ == 1) {
                infos_.push_back(*forced_);
                running_ = false;
                return;
            }
        }
        begin_first_depth();
    }

    void begin_first_depth() {
        depth_ = 1;
        begin_depth();
    }

    void begin_depth() {
        found_.clear();
        left_out_.clear();
        if (forced_) {
            keep(*forced_);
        }
        begin_line();
    }

    /// The best line that does not begin with a move that has been left out.
    void begin_line() {
        window_ = first_window_;
        alpha_ = -kInfinity;
        beta_ = kInfinity;
        if (depth_ >= 4) {
            const int expected = infos_[infos_.size() - lines_ + found_.size()].score;
            if (!is_proven(expected)) {
                alpha_ = expected - window_;
                beta_ = expected + window_;
            }
        }
        alpha_beta_.begin(depth_, alpha_, beta_, left_out_);
    }

    void finish_iteration() {
        const int score = alpha_beta_.score();
        if (score <= alpha_ && alpha_ > -kInfinity) {
            widen();
            return;
        }
        if (score >= beta_ && beta_ < kInfinity) {
            if (found_.empty()) {
                best_ = alpha_beta_.line()[0];
            }
            widen();
            return;
        }
        if (lines_ == 1) {
            report(score);
        } else {
            keep(line_of(score));
            if (found_.size() < lines_) {
                begin_line();
                return;
            }
            report_lines();
        }
        if (is_settled() || depth_ >= limits_.depth || depth_ >= kDeepest) {
            running_ = false;
            return;
        }
        ++depth_;
        begin_depth();
    }

    /// Looking deeper would find nothing else.
    [[nodiscard]] bool is_settled() const {
        return std::all_of(infos_.end() - static_cast<std::ptrdiff_t>(lines_), infos_.end(),
                           [this](const Info& info) {
                               return is_proven(info.score) && turns_to_end(info.score) <= depth_;
                           });
    }

    void widen() {
        const int score = alpha_beta_.score();
        window_ *= 4;
        if (score <= alpha_) {
            alpha_ = window_ > kWidest ? -kInfinity : score - window_;
        } else {
            beta_ = window_ > kWidest ? kInfinity : score + window_;
        }
        alpha_beta_.begin(depth_, alpha_, beta_, left_out_);
    }

    [[nodiscard]] Info line_of(int score) const {
        Info info{depth_, score, alpha_beta_.nodes(), {}, false};
        info.line.assign(alpha_beta_.line().begin(), alpha_beta_.line().end());
        return info;
    }

    void report(int score) {
        Info info = line_of(score);
        if (!info.line.empty()) {
            best_ = info.line[0];
        }
        infos_.push_back(std::move(info));
    }

    /// One of several lines of this depth.
    void keep(Info info) {
        left_out_.push_back(info.line.front());
        found_.push_back(std::move(info));
    }

    void report_lines() {
        rank_lines(found_);
        best_ = found_.front().line.front();
        for (Info& info : found_) {
            info.nodes = alpha_beta_.nodes();
            infos_.push_back(std::move(info));
        }
    }

    static constexpr int kDeepest = kMaxPly / 2;
    static constexpr int kWidest = 4000;
    /// Positions of a search for a forced win that take as long as one of the tree.
    static constexpr std::uint64_t kForcedForOne = 8;
    static constexpr std::uint64_t kMostForced = 1'000'000'000;

    AlphaBeta<G, K> alpha_beta_;
    bool forced_wins_;
    int first_window_;
    SearchLimits limits_;
    Move best_{};
    std::vector<Info> infos_;
    std::size_t lines_ = 1;
    std::optional<typename ForcedWinSearchOf<K, G>::Type> forced_search_;  ///< while it runs
    std::optional<Info> forced_;  ///< what the knowledge saw, the first of several lines
    std::vector<Info> found_;     ///< of several lines, those of this depth so far
    std::vector<Move> left_out_;  ///< what they begin with
    int depth_ = 0;
    int alpha_ = 0;
    int beta_ = 0;
    int window_ = 0;
    bool running_ = false;
};

}  // namespace anthill
