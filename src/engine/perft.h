#pragma once

// Counts of move sequences: the test of a move generator, and its speed. For any Game.

#include <concepts>
#include <cstdint>

#include "core/copy.h"
#include "engine/game.h"

namespace anthill {

/// A game that can count its legal moves faster than list them.
template <class G>
concept CountsMoves = requires(const typename G::State& state) {
    { G::count_moves(state) } -> std::convertible_to<std::uint64_t>;
};

/// Number of move sequences of this length from the position that `history` ends with; 1 for depth
/// 0. A game that has ended, be it by repetition, goes no further. The history is left as it was.
/// The last turn is counted, not played (bulk counting).
template <Game G>
std::uint64_t perft(const typename G::State& state, History& history, unsigned depth) {
    if (depth == 0) {
        return 1;
    }
    if (G::outcome(state, history).over()) {
        return 0;
    }
    if constexpr (CountsMoves<G>) {
        if (depth == 1) {
            return G::count_moves(state);
        }
    }
    typename G::Moves moves;
    G::legal_moves(state, G::turn(state).seat, moves);
    if (depth == 1) {
        return moves.size();
    }
    std::uint64_t sequences = 0;
    typename G::State next;
    for (const auto move : moves) {
        copy_in_place(next, state);
        advance<G>(next, history, move);
        sequences += perft<G>(next, history, depth - 1);
        history.pop();
    }
    return sequences;
}

}  // namespace anthill
