#pragma once

// The exact value of each move of a position, found by the solver one after the other: first the
// best move, then the others. In slices, like the solver itself.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "players/ant_war/knowledge.h"
#include "players/ant_war/solver.h"

namespace anthill::ant_war {

/// A move whose value is proven.
struct SolvedMove {
    int value = 0;  ///< points for the mover of the position
    /// The move and best play after it, to the end of the round.
    std::vector<RoundMove> line;
};

class MoveSolver {
public:
    /// The solver is borrowed for as long as this is stepped.
    explicit MoveSolver(Solver& solver) : solver_(solver) {}

    /// As Solver::start().
    void start(const RoundState& position, int guess) {
        root_ = position;
        nodes_ = 0;
        solved_.clear();
        const auto moves = moves_in<RoundGame>(position);
        unsolved_.assign(moves.begin(), moves.end());
        first_.reset();
        solving_ = true;
        solver_.start(position, guess);
    }

    /// Looks at up to `nodes` more positions; true while a move is being solved.
    bool step(std::uint64_t nodes) { return solver_.step(nodes); }

    /// After step() has answered false: what was being solved is known now.
    void note() {
        nodes_ += solver_.nodes();
        solving_ = false;
        SolvedMove found;
        found.value = first_ && !same_mover_ ? -solver_.value() : solver_.value();
        if (first_) {
            found.line.push_back(*first_);
        }
        found.line.insert(found.line.end(), solver_.line().begin(), solver_.line().end());
        add(std::move(found));
    }

    /// After note(): begins with the next move, one of `wanted` if any of them is not solved yet.
    /// False when all moves are solved.
    bool next(std::span<const RoundMove> wanted) {
        while (!unsolved_.empty()) {
            const RoundMove move = next_of(wanted);
            RoundState after = root_;
            RoundGame::apply(after, move);
            if (after.over) {
                add({Knowledge::final_score(after, root_.mover) / 100, {move}});
                continue;
            }
            first_ = move;
            same_mover_ = after.mover == root_.mover;
            solving_ = true;
            const int best = solved_.front().value;
            solver_.start(after, same_mover_ ? best : -best);
            return true;
        }
        return false;
    }

    [[nodiscard]] std::uint64_t nodes() const noexcept {
        return nodes_ + (solving_ ? solver_.nodes() : 0);
    }
    /// In the order in which they were solved: the best move first.
    [[nodiscard]] const std::vector<SolvedMove>& solved() const noexcept { return solved_; }

private:
    void add(SolvedMove found) {
        const RoundMove move = found.line.front();
        unsolved_.erase(std::remove(unsolved_.begin(), unsolved_.end(), move), unsolved_.end());
        solved_.push_back(std::move(found));
    }

    [[nodiscard]] RoundMove next_of(std::span<const RoundMove> wanted) const {
        for (const RoundMove move : wanted) {
            if (std::find(unsolved_.begin(), unsolved_.end(), move) != unsolved_.end()) {
                return move;
            }
        }
        return unsolved_.front();
    }

    Solver& solver_;
    RoundState root_;
    std::uint64_t nodes_ = 0;  ///< of the moves that are solved
    std::vector<SolvedMove> solved_;
    std::vector<RoundMove> unsolved_;
    std::optional<RoundMove> first_;  ///< being solved; none: the position itself
    bool solving_ = false;
    bool same_mover_ = true;  ///< has the turn after that move as well
};

}  // namespace anthill::ant_war
