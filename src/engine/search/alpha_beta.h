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

#include "engine/game.h"
#include "engine/search/frame.h"
#include "engine/search/knowledge.h"
#include "engine/search/move_ordering.h"
#include "engine/search/search_path.h"
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
        : selectivity_(selectivity), table_(log2_hash_entries) {
        assert(selectivity.valid());
    }

    /// Forgets all earlier searches. `history` ends with `root`, which must be a decision.
    void set_root(const K& knowledge, const State& root, const History& history) {
        knowledge_ = knowledge;
        table_.new_search();
        ordering_.clear();
        nodes_ = 0;
        path_.set_root(root, history);
        Frame& frame = path_.root();
        frame.threatened = knowledge_.threatened(root);
        G::legal_moves(root, frame.mover, frame.moves);
        ordering_.score_moves(knowledge_, frame, nullptr, 0);
        frame.select_best(0);
        frame.best_move = frame.moves[0];
    }

    /// Sets out to search the root to `depth` within the window. The moves `left_out` are not tried
    /// there; there must be others.
    void begin(int depth, int alpha, int beta, std::span<const Move> left_out = {}) {
        left_out_.assign(left_out.begin(), left_out.end());
        path_.begin();
        root_depth_ = depth;
        Frame& root = path_.root();
        root.depth = depth;
        root.alpha = alpha;
        root.beta = beta;
        root.may_null_move = false;
        root.stage = Stage::Enter;
    }

    /// The next step will count one more position.
    [[nodiscard]] bool at_new_position() const noexcept {
        return path_.frame().stage == Stage::Enter;
    }
    [[nodiscard]] bool done() const noexcept { return path_.done(); }

    void step() {
        Frame& frame = path_.frame();
        switch (frame.stage) {
            case Stage::Enter: enter(frame); return;
            case Stage::AfterNullMove: after_null_move(frame); return;
            case Stage::Choose: choose(frame); return;
            case Stage::AfterReduced: after_reduced(frame); return;
            case Stage::AfterScout: after_scout(frame); return;
            case Stage::AfterFull: accept(frame, path_.returned(frame)); return;
        }
    }

    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
    /// Score of the root once done.
    [[nodiscard]] int score() const noexcept { return path_.returned(); }
    /// The best move found so far in this walk, if any was good enough to raise alpha; its line
    /// begins with it.
    [[nodiscard]] bool improved() const noexcept { return path_.root().has_best_move; }
    [[nodiscard]] int best_score() const noexcept { return path_.root().best; }
    [[nodiscard]] const Line<Move>& line() const noexcept { return path_.root().line; }
    /// The move that ordering alone would try first; before any walk.
    [[nodiscard]] Move first_move() const noexcept { return path_.root().moves[0]; }
    [[nodiscard]] std::size_t move_count() const noexcept { return path_.root().moves.size(); }

private:
    using Ordering = MoveOrdering<G, K>;
    using Frame = SearchFrame<G>;
    using Entry = typename TranspositionTable<Move>::Entry;

    // --- Entering a position ---

    void enter(Frame& frame) {
        ++nodes_;
        frame.line.clear();
        frame.next = 0;
        frame.tried = 0;
        frame.tried_quiet.clear();
        frame.best = -kInfinity;
        frame.has_best_move = false;
        if (!path_.at_root() && terminal_or_proven(frame)) {
            return;
        }
        frame.first_alpha = frame.alpha;
        // Threat extension.
        if (selectivity_.pruning && frame.threatened && path_.ply() < 2 * root_depth_) {
            frame.depth = std::max(frame.depth, 0) + 1;
        }
        frame.quiescence = frame.depth <= 0;
        frame.key = path_.key();
        const Entry* entry = table_.find(frame.key);
        if (entry != nullptr && !path_.at_root() && table_cutoff(*entry, frame)) {
            path_.leave(from_stored(entry->score, path_.ply()));
            return;
        }
        frame.evaluation = entry != nullptr ? entry->evaluation : evaluate(frame);

        if (frame.quiescence) {
            // Stand pat.
            frame.best = frame.evaluation;
            if (frame.best >= frame.beta || !selectivity_.quiescence ||
                frame.depth <= -selectivity_.quiescence_turns) {
                path_.leave(frame.best);
                return;
            }
            frame.alpha = std::max(frame.alpha, frame.best);
            knowledge_.tactical_moves(frame.state, frame.moves);
        } else {
            const bool scout = frame.beta - frame.alpha == 1;
            if (selectivity_.pruning && scout && !frame.threatened && !path_.at_root() &&
                !is_proven(frame.beta)) {
                // Reverse futility pruning.
                if (frame.depth <= Selectivity::kShallow &&
                    frame.evaluation - selectivity_.margin * frame.depth >= frame.beta) {
                    path_.leave(frame.evaluation);
                    return;
                }
                if (try_null_move(frame)) {
                    return;
                }
            }
            G::legal_moves(frame.state, frame.mover, frame.moves);
        }
        order_moves(frame, entry);
    }

    void order_moves(Frame& frame, const Entry* entry) {
        const Move* const known = entry != nullptr && entry->has_move ? &entry->move : nullptr;
        ordering_.score_moves(knowledge_, frame, known, path_.ply());
        frame.stage = Stage::Choose;
    }

    [[nodiscard]] int evaluate(const Frame& frame) const {
        return knowledge_.evaluate(frame.state, static_cast<std::size_t>(path_.ply()));
    }

    /// Ends that need no search: the game is over, can be won at once, or can no longer matter.
    bool terminal_or_proven(Frame& frame) {
        const int ply = path_.ply();
        const Outcome outcome = G::outcome(frame.state, path_.history());
        if (outcome.over()) {
            if constexpr (ScoresEnds<K, G>) {
                path_.leave(knowledge_.final_score(frame.state, frame.mover));
            } else {
                path_.leave(outcome_score(outcome, frame.mover, ply));
            }
            return true;
        }
        if (const std::optional<Move> win = knowledge_.winning_move(frame.state)) {
            frame.line.push_back(*win);
            path_.leave(win_in(ply + 1));
            return true;
        }
        if (ply == kMaxPly) {
            path_.leave(evaluate(frame));
            return true;
        }
        // Mate-distance pruning.
        frame.alpha = std::max(frame.alpha, loss_in(ply + 1));
        frame.beta = std::min(frame.beta, win_in(ply + 1));
        if (frame.alpha >= frame.beta) {
            path_.leave(frame.alpha);
            return true;
        }
        return false;
    }

    /// Transposition table: the stored result is deep enough and lies outside of the window.
    bool table_cutoff(const Entry& entry, const Frame& frame) const {
        if (!selectivity_.table_cutoffs || entry.depth < frame.depth ||
            frame.beta - frame.alpha != 1) {
            return false;
        }
        const int score = from_stored(entry.score, path_.ply());
        return entry.bound == Bound::Exact ||
               (entry.bound == Bound::Lower && score >= frame.beta) ||
               (entry.bound == Bound::Upper && score <= frame.alpha);
    }

    /// Null move: where even a free turn for the other side keeps the score above beta, a real move
    /// will too.
    bool try_null_move(Frame& frame) {
        if (!frame.may_null_move || frame.depth < 3 || frame.evaluation < frame.beta) {
            return false;
        }
        Frame& child = path_.child();
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
        const int score = path_.returned(frame);
        if (score >= frame.beta) {
            path_.leave(is_proven(score) ? frame.beta : score);  // a null move proves no win
            return;
        }
        G::legal_moves(frame.state, frame.mover, frame.moves);
        order_moves(frame, table_.find(frame.key));
    }

    // --- Trying moves ---

    void choose(Frame& frame) {
        while (frame.next < frame.moves.size()) {
            // The order of quiet moves that will all be pruned does not matter.
            const bool ordered = frame.next == 0 ||
                                 !Ordering::is_quiet(frame.order[frame.next - 1]) ||
                                 !prune_quiet(frame);
            if (ordered) {
                frame.select_best(frame.next);
            }
            frame.move = frame.moves[frame.next];
            const int order = frame.order[frame.next];
            ++frame.next;
            if (path_.at_root() && is_left_out(frame.move)) {
                continue;
            }
            // Blind spots: the rest is not seen, except at the root where all that is seen loses.
            if (order == Ordering::kMissed && !(path_.at_root() && frame.best <= -kProven)) {
                if (ordered) {
                    break;
                }
                continue;
            }
            const bool quiet = Ordering::is_quiet(order);
            if (frame.quiescence && Ordering::is_losing(order) && selectivity_.pruning) {
                break;  // SEE pruning: the rest loses as well
            }
            const bool goes_on = path_.prepare_child(frame);
            Frame& child = path_.child();
            child.threatened = goes_on && knowledge_.threatened(child.state);
            if (quiet && !child.threatened && prune_quiet(frame)) {
                continue;
            }
            ++frame.tried;
            if ((quiet || Ordering::is_killer(order)) &&
                frame.tried_quiet.size() < frame.tried_quiet.kCapacity) {
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

    /// Late move pruning and futility pruning of quiet moves. Never while every move tried loses: a
    /// loss is proven only by all moves.
    bool prune_quiet(const Frame& frame) const {
        if (!selectivity_.pruning || frame.quiescence || path_.at_root() || frame.threatened ||
            frame.best <= -kProven || frame.depth > Selectivity::kShallow) {
            return false;
        }
        return frame.tried >= Selectivity::late_move_count(frame.depth) ||
               frame.evaluation + selectivity_.margin * (frame.depth + 1) <= frame.alpha;
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
        if (selectivity_.pruning && quiet && frame.depth >= 2 && frame.tried > 3 &&
            !frame.threatened && !path_.child().threatened) {
            frame.reduction = std::min(Selectivity::reduction(frame.depth, frame.tried), depth);
        }
        frame.stage = frame.reduction > 0 ? Stage::AfterReduced : Stage::AfterScout;
        open(frame, depth - frame.reduction, frame.alpha, frame.alpha + 1);
    }

    void after_reduced(Frame& frame) {
        const int score = path_.returned(frame);
        if (score <= frame.alpha) {
            accept(frame, score);
            return;
        }
        frame.stage = Stage::AfterScout;
        open(frame, frame.depth - 1, frame.alpha, frame.alpha + 1);
    }

    void after_scout(Frame& frame) {
        const int score = path_.returned(frame);
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
        for (const Move& move : path_.child().line) {
            frame.line.push_back(move);
        }
        if (score >= frame.beta) {
            update_history(frame);
            finish(frame);
        }
    }

    void update_history(const Frame& frame) {
        if (!frame.quiescence && knowledge_.static_exchange(frame.state, frame.move) == 0) {
            ordering_.update_history(knowledge_, frame, path_.ply());
        }
    }

    void finish(Frame& frame) {
        if (frame.best == -kInfinity) {
            frame.best = frame.evaluation;  // every move was missed
        }
        // Scores by repetition belong to this path, those without some moves to no position at all.
        const int magnitude = std::abs(frame.best);
        const bool whole = !path_.at_root() || left_out_.empty();
        if (whole && (magnitude >= kProven || magnitude <= kMaxEvaluation)) {
            const Bound bound = frame.best >= frame.beta         ? Bound::Lower
                                : frame.best > frame.first_alpha ? Bound::Exact
                                                                 : Bound::Upper;
            table_.store(frame.key, to_stored(frame.best, path_.ply()), frame.evaluation,
                         frame.depth, bound, frame.has_best_move ? &frame.best_move : nullptr);
        }
        path_.leave(frame.best);
    }

    void open(const Frame& frame, int depth, int alpha, int beta) {
        table_.prefetch(path_.open(frame, depth, alpha, beta));
    }

    Selectivity selectivity_;
    K knowledge_{};
    SearchPath<G> path_;
    TranspositionTable<Move> table_;
    Ordering ordering_;
    std::vector<Move> left_out_;  ///< of the root's moves
    std::uint64_t nodes_ = 0;
    int root_depth_ = 0;
};

}  // namespace anthill
