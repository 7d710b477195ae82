#pragma once

// Makes a puzzle of a position, whatever the game: proves what every move is worth, follows the
// best ones, and lets the levels try. What a puzzle of a game is, its Kind says:
//
//   kName                  what `anthill puzzles make` calls it
//   Game, Player           of which game, and who tries to solve it
//   Source(seed)           where positions come from: next(), and leave_game() before it for one of
//                          another game
//   is_candidate(s)        worth proving; what every puzzle of the kind fulfils
//   is_puzzle(choices)     the best choice is clearly the best
//   before(s)              positions two turns before, whose puzzles may be longer; may be missing
//   is_alone(s, p)         no other move is as good, where proofs leave that open; may be missing
//   goes_on(choices, own)  so is the one after `own` moves: it belongs to the puzzle
//   may_have_equals(choices)  a later move of the solution need not be the only one
//   facts(s, choices)      what the page is told, see puzzle_text.h
//   canonical_key(s)       equal for positions that are the same puzzle in another dress
//   sorts_of(p)            what it is alike to, see Sort

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "lab/puzzle_text.h"
#include "players/levels.h"
#include "players/proof.h"
#include "players/thinker.h"

namespace anthill::lab {

template <class G>
struct Choice {
    typename G::Move move;
    Proof<typename G::Move> proof;
};
template <class G>
using Choices = std::vector<Choice<G>>;

/// A feature that puzzles may have in common, and how many in a hundred may have it: so that no one
/// sort crowds out the others.
struct Sort {
    std::string name;
    std::size_t percent;
};

/// Every move of the side to move with what it is worth, the best first; of equal ones in the order
/// of the rules. Nothing where one of them is not proved, or there is nothing to choose from.
template <class G>
std::optional<Choices<G>> proved_choices(const typename G::State& state) {
    if (G::turn(state).kind != Turn::Kind::Decision) {
        return std::nullopt;
    }
    Choices<G> choices;
    for (const auto& move : moves_in<G>(state)) {
        auto proof = prove(state, move);
        if (!proof) {
            return std::nullopt;
        }
        choices.push_back({move, *std::move(proof)});
    }
    std::stable_sort(choices.begin(), choices.end(),
                     [](const auto& a, const auto& b) { return a.proof.value > b.proof.value; });
    return choices.size() < 2 ? std::nullopt : std::optional(std::move(choices));
}

/// By how much the best move is better than every other.
template <class G>
int margin(const Choices<G>& choices) {
    return choices[0].proof.value - choices[1].proof.value;
}

/// The moves of the solution: those of the side to move, and the best reply to each but the last.
/// Empty where a later move has an equal that it may not have.
template <class Kind>
std::vector<std::string> solution_of(typename Kind::Game::State state,
                                     Choices<typename Kind::Game> choices) {
    using G = typename Kind::Game;
    std::vector<std::string> solution;
    for (int own = 1;; ++own) {
        const Choice<G> best = choices.front();
        solution.push_back(G::move_text(state, best.move));
        G::apply(state, best.move);
        if (!best.proof.reply || G::turn(state).kind != Turn::Kind::Decision) {
            return solution;
        }
        const std::string reply = G::move_text(state, *best.proof.reply);
        G::apply(state, *best.proof.reply);
        auto next = proved_choices<G>(state);
        if (!next || !Kind::goes_on(*next, own)) {
            return solution;
        }
        if (margin<G>(*next) <= 0 && !Kind::may_have_equals(*next)) {
            return {};
        }
        solution.push_back(reply);
        choices = *std::move(next);
    }
}

/// How often each level is asked for its move.
inline constexpr int kTries = 3;
inline constexpr int kEasiest = 700;
inline constexpr int kMissedGrade = 40;    ///< more for each try that misses the first move
inline constexpr int kFurtherGrade = 150;  ///< more for each further move of the solver

/// How many of the tries of all levels miss this first move.
template <class Kind>
int misses(const typename Kind::Game::State& state, const typename Kind::Game::Move& best,
           typename Kind::Player& player) {
    using G = typename Kind::Game;
    const auto view = G::observe(state, G::turn(state).seat);
    int missed = 0;
    for (int number = 1; number <= kLevels; ++number) {
        for (int attempt = 1; attempt <= kTries; ++attempt) {
            ThinkRequest request = *level(G::kId, number);
            request.handicap.seed = static_cast<std::uint64_t>(attempt);
            player.start(view, history_from<G>(state), request);
            while (player.step(4096)) {
            }
            missed += player.best() == best ? 0 : 1;
        }
    }
    return missed;
}

/// How many moves of the solver a solution has.
inline int own_moves(const Puzzle& puzzle) {
    return static_cast<int>(puzzle.solution.size() + 1) / 2;
}

/// The puzzle that this position is, if it is one; without a grade.
template <class Kind>
std::optional<Puzzle> ungraded_puzzle_of(const typename Kind::Game::State& state) {
    using G = typename Kind::Game;
    if (!Kind::is_candidate(state)) {
        return std::nullopt;
    }
    const auto choices = proved_choices<G>(state);
    if (!choices || margin<G>(*choices) <= 0 || !Kind::is_puzzle(*choices)) {
        return std::nullopt;
    }
    Puzzle puzzle;
    puzzle.facts = Kind::facts(state, *choices);
    puzzle.position = G::position_text(state);
    puzzle.solution = solution_of<Kind>(state, *choices);
    return puzzle.solution.empty() ? std::nullopt : std::optional(std::move(puzzle));
}

/// The grade of a puzzle by how many of the levels find its first move, and by its length.
template <class Kind>
int grade_of(const typename Kind::Game::State& state, const Puzzle& puzzle,
             typename Kind::Player& player) {
    const auto first = *Kind::Game::parse_move(state, puzzle.solution.front());
    return kEasiest + kMissedGrade * misses<Kind>(state, first, player) +
           kFurtherGrade * (own_moves(puzzle) - 1);
}

/// The puzzle that this position is, if it is one.
template <class Kind>
std::optional<Puzzle> puzzle_of(const typename Kind::Game::State& state,
                                typename Kind::Player& player) {
    auto puzzle = ungraded_puzzle_of<Kind>(state);
    if (puzzle) {
        puzzle->grade = grade_of<Kind>(state, *puzzle, player);
    }
    return puzzle;
}

}  // namespace anthill::lab
