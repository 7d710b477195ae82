#pragma once

// One alpha-beta search of a tree to a given depth, as a machine that does one small step at a
// time. IterativeDeepening (iterative_deepening.h) runs it deeper and deeper, and is its only user.

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/copy.h"
#include "core/splitmix64.h"
#include "engine/game.h"
#include "engine/search/frame.h"
#include "engine/search/knowledge.h"
#include "engine/search/move_ordering.h"
#include "engine/search/selectivity.h"
#include "engine/search/transposition_table.h"

namespace anthill {

/// Principal-variation alpha-beta with fail-soft bounds. Turns need not alternate: a score changes
/// its sign only where the mover changes. Every position of the tree must be a decision or the end
/// of the game.
template <Game G, SearchKnowledge<G> K>
class AlphaBeta {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    AlphaBeta(unsigned log2_hash_entries, Selectivity selectivity)
        : selectivity_(selectivity), frames_(kMaxPly + 1), table_(log2_hash_entries) {
        assert(selectivity.valid());
    }

    /// Forgets all earlier searches. `history` ends with `root`, which must be a decision.
    void set_root(const K& knowledge, const State& root, const History& history) {
        knowledge_ = knowledge;
        history_ = history;
        history_.reserve(history.size() + kMaxPly + 1);
        root_history_ = history.size();
        table_.new_search();
        ordering_.clear();
        nodes_ = 0;
        frames_[0].state = root;
        frames_[0].mover = G::turn(root).seat;
        frames_[0].threatened = knowledge_.threatened(root);
        G::legal_moves(root, frames_[0].mover, frames_[0].moves);
        score_moves(frames_[0], nullptr);
        frames_[0].select_best(0);
        frames_[0].best_move = frames_[0].moves[0];
    }

    /// Sets out to search the root to `depth` within the window. The moves `left_out` are not tried
    /// there; there must be others.
    void begin(int depth, int alpha, int beta, std::span<const Move> left_out = {}) {
        left_out_.assign(left_out.begin(), left_out.end());
        while (history_.size() > root_history_) {
            history_.pop();
        }
        root_depth_ = depth;
        ply_ = 0;
        done_ = false;
        SearchFrame<G>& root = frames_[0];
        root.depth = depth;
        root.alpha = alpha;
        root.beta = beta;
        root.may_null_move = false;
        root.stage = Stage::Enter;
    }

    /// The next step will count one more position.
    [[nodiscard]] bool at_new_position() const noexcept {
        return frames_[ply_].stage == Stage::Enter;
    }
    [[nodiscard]] bool done() const noexcept { return done_; }

    void step() {
        SearchFrame<G>& frame = frames_[ply_];
        switch (frame.stage) {
            case Stage::Enter: enter(frame); return;
            case Stage::AfterNullMove: after_null_move(frame); return;
            case Stage::Choose: choose(frame); return;
            case Stage::AfterReduced: after_reduced(frame); return;
            case Stage::AfterScout: after_scout(frame); return;
            case Stage::AfterFull: accept(frame, returned(frame)); return;
        }
    }

    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
    /// Score of the root once done.
    [[nodiscard]] int score() const noexcept { return returned_; }
    /// The best move found so far in this walk, if any was good enough to raise alpha; its line
    /// begins with it.
    [[nodiscard]] bool improved() const noexcept { return frames_[0].has_best_move; }
    [[nodiscard]] int best_score() const noexcept { return frames_[0].best; }
    [[nodiscard]] const Line<Move>& line() const noexcept { return frames_[0].line; }
    /// The move that ordering alone would try first; before any walk.
    [[nodiscard]] Move first_move() const noexcept { return frames_[0].moves[0]; }
    [[nodiscard]] std::size_t move_count() const noexcept { return frames_[0].moves.size(); }

private:
    using Ordering = MoveOrdering<G, K>;
    using Frame = SearchFrame<G>;

    // --- Entering a position ---

    void enter(Frame& frame) {
        ++nodes_;
        frame.line.clear();
        frame.next = 0;
        frame.tried = 0;
        frame.tried_quiet.clear();
        frame.best = -kInfinity;
        frame.has_best_move = false;
        if (ply_ > 0 && terminal_or_proven(frame)) {
            return;
        }
        frame.first_alpha = frame.alpha;
        // Threat extension.
        if (selectivity_.extend_threats && frame.threatened &&
            static_cast<int>(ply_) < 2 * root_depth_) {
            frame.depth = std::max(frame.depth, 0) + 1;
        }
        frame.quiescence = frame.depth <= 0;
        frame.key = position_key();
        const auto* entry = table_.find(frame.key);
        if (entry != nullptr && ply_ > 0 && table_cutoff(*entry, frame)) {
            leave(from_stored(entry->score, static_cast<int>(ply_)));
            return;
        }
        frame.evaluation =
            entry != nullptr ? entry->evaluation : evaluate_at<G>(knowledge_, frame.state, ply_);
        const std::optional<Move> table_move =
            entry != nullptr && entry->has_move ? std::optional<Move>(entry->move) : std::nullopt;

        if (frame.quiescence) {
            // Stand pat.
            frame.best = frame.evaluation;
            if (frame.best >= frame.beta || !selectivity_.quiescence ||
                frame.depth <= -selectivity_.quiescence_turns) {
                leave(frame.best);
                return;
            }
            frame.alpha = std::max(frame.alpha, frame.best);
            knowledge_.tactical_moves(frame.state, frame.moves);
        } else {
            const bool scout = frame.beta - frame.alpha == 1;
            if (scout && !frame.threatened && ply_ > 0 && !is_proven(frame.beta)) {
                // Reverse futility pruning.
                if (frame.depth <= selectivity_.reverse_futility_depth &&
                    frame.evaluation - selectivity_.reverse_futility_margin * frame.depth >=
                        frame.beta) {
                    leave(frame.evaluation);
                    return;
                }
                if (try_null_move(frame)) {
                    return;
                }
            }
            G::legal_moves(frame.state, frame.mover, frame.moves);
        }
        score_moves(frame, table_move ? &*table_move : nullptr);
        frame.stage = Stage::Choose;
    }

    /// Ends that need no search: the game is over, can be won at once, or can no longer matter.
    bool terminal_or_proven(Frame& frame) {
        const int ply = static_cast<int>(ply_);
        const Outcome outcome = G::outcome(frame.state, history_);
        if (outcome.over()) {
            if constexpr (ScoresEnds<K, G>) {
                leave(knowledge_.final_score(frame.state, frame.mover));
            } else {
                leave(outcome_score(outcome, frame.mover, ply));
            }
            return true;
        }
        if (const std::optional<Move> win = knowledge_.winning_move(frame.state)) {
            frame.line.push_back(*win);
            leave(win_in(ply + 1));
            return true;
        }
        if (ply == kMaxPly) {
            leave(evaluate_at<G>(knowledge_, frame.state, ply_));
            return true;
        }
        // Mate-distance pruning.
        frame.alpha = std::max(frame.alpha, loss_in(ply + 1));
        frame.beta = std::min(frame.beta, win_in(ply + 1));
        if (frame.alpha >= frame.beta) {
            leave(frame.alpha);
            return true;
        }
        return false;
    }

    /// Transposition table: the stored result is deep enough and lies outside of the window.
    bool table_cutoff(const typename TranspositionTable<Move>::Entry& entry,
                      const Frame& frame) const {
        if (!selectivity_.table_cutoffs || entry.depth < frame.depth ||
            frame.beta - frame.alpha != 1) {
            return false;
        }
        const int score = from_stored(entry.score, static_cast<int>(ply_));
        return entry.bound == Bound::Exact ||
               (entry.bound == Bound::Lower && score >= frame.beta) ||
               (entry.bound == Bound::Upper && score <= frame.alpha);
    }

    /// Null move: where even a free turn for the other side keeps the score above beta, a real move
    /// will too.
    bool try_null_move(Frame& frame) {
        if (!selectivity_.null_move || !frame.may_null_move || frame.depth < 3 ||
            frame.evaluation < frame.beta) {
            return false;
        }
        Frame& child = frames_[ply_ + 1];
        if (!knowledge_.null_move(frame.state, child.state)) {
            return false;
        }
        child.mover = G::turn(child.state).seat;
        child.threatened = knowledge_.threatened(child.state);
        child.may_null_move = false;
        frame.stage = Stage::AfterNullMove;
        open(frame, frame.depth - 3 - frame.depth / 4, frame.beta - 1, frame.beta);
        return true;
    }

    void after_null_move(Frame& frame) {
        const int score = returned(frame);
        if (score >= frame.beta) {
            leave(is_proven(score) ? frame.beta : score);  // a null move proves no win
            return;
        }
        const auto* entry = table_.find(frame.key);
        G::legal_moves(frame.state, frame.mover, frame.moves);
        const std::optional<Move> table_move =
            entry != nullptr && entry->has_move ? std::optional<Move>(entry->move) : std::nullopt;
        score_moves(frame, table_move ? &*table_move : nullptr);
        frame.stage = Stage::Choose;
    }

    // --- Trying moves ---

    void choose(Frame& frame) {
        while (frame.next < frame.moves.size()) {
            // The order of quiet moves that will all be pruned does not matter.
            const bool ordered =
                frame.next == 0 || !is_quiet(frame.order[frame.next - 1]) || !prune_quiet(frame);
            if (ordered) {
                frame.select_best(frame.next);
            }
            frame.move = frame.moves[frame.next];
            const int order = frame.order[frame.next];
            ++frame.next;
            if (ply_ == 0 && is_left_out(frame.move)) {
                continue;
            }
            // Blind spots: the rest is not seen, except at the root where all that is seen loses.
            if (order == Ordering::kMissed && !(ply_ == 0 && frame.best <= -kProven)) {
                if (ordered) {
                    break;
                }
                continue;
            }
            const bool quiet = is_quiet(order);
            const bool losing = order <= Ordering::kLosingExchange / 2;
            if (frame.quiescence && losing && selectivity_.see_pruning) {
                break;  // SEE pruning: the rest loses as well
            }
            prepare_child(frame);
            if (quiet && !frames_[ply_ + 1].threatened && prune_quiet(frame)) {
                continue;
            }
            ++frame.tried;
            const bool killer = order >= Ordering::kKiller && order < Ordering::kWinningExchange;
            if ((quiet || killer) && frame.tried_quiet.size() < frame.tried_quiet.kCapacity) {
                frame.tried_quiet.push_back(frame.move);
            }
            try_move(frame, quiet);
            return;
        }
        finish(frame);
    }

    bool is_left_out(Move move) const {
        return std::find(left_out_.begin(), left_out_.end(), move) != left_out_.end();
    }
    static constexpr bool is_quiet(int order) {
        return order > Ordering::kLosingExchange / 2 && order < Ordering::kKiller;
    }

    /// Late move pruning and futility pruning of quiet moves. Never while every move tried loses: a
    /// loss is proven only by all moves.
    bool prune_quiet(const Frame& frame) const {
        if (frame.quiescence || ply_ == 0 || frame.threatened || frame.best <= -kProven) {
            return false;
        }
        return (frame.depth <= selectivity_.late_move_depth &&
                frame.tried >= selectivity_.late_move_count(frame.depth)) ||
               (frame.depth <= selectivity_.futility_depth &&
                frame.evaluation + selectivity_.futility_margin * (frame.depth + 1) <= frame.alpha);
    }

    void try_move(Frame& frame, bool quiet) {
        const int depth = frame.depth - 1;
        if (frame.quiescence || frame.tried == 1) {
            frame.stage = Stage::AfterFull;
            open(frame, depth, frame.alpha, frame.beta);
            return;
        }
        // Late move reductions.
        frame.reduction = 0;
        if (selectivity_.reductions && quiet && frame.depth >= 2 && frame.tried > 3 &&
            !frame.threatened && !frames_[ply_ + 1].threatened) {
            frame.reduction = std::min(selectivity_.reduction(frame.depth, frame.tried), depth);
        }
        frame.stage = frame.reduction > 0 ? Stage::AfterReduced : Stage::AfterScout;
        open(frame, depth - frame.reduction, frame.alpha, frame.alpha + 1);
    }

    void after_reduced(Frame& frame) {
        const int score = returned(frame);
        if (score <= frame.alpha) {
            accept(frame, score);
            return;
        }
        frame.stage = Stage::AfterScout;
        open(frame, frame.depth - 1, frame.alpha, frame.alpha + 1);
    }

    void after_scout(Frame& frame) {
        const int score = returned(frame);
        if (score <= frame.alpha || score >= frame.beta) {
            accept(frame, score);
            return;
        }
        frame.stage = Stage::AfterFull;
        open(frame, frame.depth - 1, frame.alpha, frame.beta);
    }

    void accept(Frame& frame, int score) {
        frame.stage = Stage::Choose;
        if (score <= frame.best) {
            return;
        }
        frame.best = score;
        if (score <= frame.alpha) {
            return;
        }
        frame.alpha = score;
        frame.best_move = frame.move;
        frame.has_best_move = true;
        frame.line.clear();
        frame.line.push_back(frame.move);
        for (const Move& move : frames_[ply_ + 1].line) {
            frame.line.push_back(move);
        }
        if (score >= frame.beta) {
            update_history(frame);
            finish(frame);
        }
    }

    void update_history(const Frame& frame) {
        if (frame.quiescence || knowledge_.static_exchange(frame.state, frame.move) != 0) {
            return;
        }
        ordering_.update_history(knowledge_, frame.state, frame.mover, frame.move,
                                 static_cast<int>(ply_), frame.depth, frame.tried_quiet);
    }

    void finish(Frame& frame) {
        if (frame.best == -kInfinity) {
            frame.best = frame.evaluation;  // every move was missed
        }
        // Scores by repetition belong to this path, those without some moves to no position at all.
        const int magnitude = std::abs(frame.best);
        const bool whole = ply_ > 0 || left_out_.empty();
        if (whole && (magnitude >= kProven || magnitude <= kMaxEvaluation)) {
            const Bound bound = frame.best >= frame.beta         ? Bound::Lower
                                : frame.best > frame.first_alpha ? Bound::Exact
                                                                 : Bound::Upper;
            table_.store(frame.key, to_stored(frame.best, static_cast<int>(ply_)), frame.evaluation,
                         frame.depth, bound, frame.has_best_move ? &frame.best_move : nullptr);
        }
        leave(frame.best);
    }

    // --- Going down and up ---

    void prepare_child(const Frame& frame) {
        Frame& child = frames_[ply_ + 1];
        copy_in_place(child.state, frame.state);
        G::apply(child.state, frame.move);
        const Turn turn = G::turn(child.state);
        const bool over = turn.kind == Turn::Kind::Over;
        child.mover = over ? other(frame.mover) : turn.seat;
        child.threatened = !over && knowledge_.threatened(child.state);
        child.may_null_move = true;
    }

    /// Looks at the prepared child: `depth`, and the window as this frame's mover sees it.
    void open(const Frame& frame, int depth, int alpha, int beta) {
        Frame& child = frames_[ply_ + 1];
        if (frame.stage == Stage::AfterNullMove) {
            history_.push(G::key(child.state), false);
        } else {
            history_.push(G::key(child.state), G::repeatable(frame.state, frame.move),
                          G::move_code(frame.state, frame.move));
        }
        table_.prefetch(history_.back());
        const bool same = child.mover == frame.mover;
        child.alpha = same ? alpha : -beta;
        child.beta = same ? beta : -alpha;
        child.depth = depth;
        child.stage = Stage::Enter;
        ++ply_;
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

    [[nodiscard]] int returned(const Frame& frame) const {
        return frames_[ply_ + 1].mover == frame.mover ? returned_ : -returned_;
    }

    // --- Helpers ---

    /// The position's key, set apart where it has occurred before on this path: a repeated position
    /// is worth something else than a fresh one wherever repetition ends games.
    [[nodiscard]] std::uint64_t position_key() const {
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

    void score_moves(Frame& frame, const Move* table_move) {
        for (std::size_t i = 0; i < frame.moves.size(); ++i) {
            const Move move = frame.moves[i];
            if (knowledge_.has_blind_spots() && knowledge_.misses(frame.state, move)) {
                frame.order[i] = Ordering::kMissed;
                continue;
            }
            if (table_move != nullptr && move == *table_move) {
                frame.order[i] = Ordering::kTableMove;
                continue;
            }
            const int exchange = knowledge_.static_exchange(frame.state, move);
            if (exchange > 0) {
                frame.order[i] = Ordering::kWinningExchange + exchange;
            } else if (exchange < 0) {
                frame.order[i] = Ordering::kLosingExchange + exchange;
            } else if (frame.quiescence) {
                frame.order[i] = 0;
            } else {
                frame.order[i] = ordering_.quiet_order(knowledge_, frame.state, frame.mover, move,
                                                       static_cast<int>(ply_));
            }
        }
    }

    Selectivity selectivity_;
    K knowledge_{};
    std::vector<Frame> frames_;
    TranspositionTable<Move> table_;
    Ordering ordering_;
    History history_;
    std::size_t root_history_ = 0;
    std::vector<Move> left_out_;  ///< of the root's moves
    std::uint64_t nodes_ = 0;
    std::size_t ply_ = 0;
    int root_depth_ = 0;
    int returned_ = 0;
    bool done_ = true;
};

}  // namespace anthill
