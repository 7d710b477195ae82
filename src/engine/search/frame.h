#pragma once

// One position on the path that a search is looking at. The search keeps its own stack of these
// instead of calling itself, so that it can pause between any two positions: in a browser's worker
// nothing, not even "stop", arrives while it runs.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/fixed_list.h"
#include "core/seat.h"
#include "engine/game.h"
#include "engine/search/score.h"

namespace anthill {

/// A line of best play, first move first.
template <class Move>
using Line = FixedList<Move, kMaxPly + 1>;

/// The next step of the search at a position.
enum class Stage : std::uint8_t {
    Enter,          ///< look at it for the first time
    AfterNullMove,  ///< the other side has been given a free turn; its score is in
    Choose,         ///< take the next move
    AfterReduced,   ///< a move was tried to less depth with the narrowest window; its score is in
    AfterScout,     ///< a move was tried to full depth with the narrowest window; its score is in
    AfterFull,      ///< a move was tried to full depth with the full window; its score is in
};

template <Game G>
struct SearchFrame {
    typename G::State state;
    typename G::Moves moves;
    int order[G::Moves::kCapacity];               ///< order[i] says how early moves[i] is tried
    Line<typename G::Move> line;                  ///< best play from here, as far as known
    FixedList<typename G::Move, 32> tried_quiet;  ///< the first quiet moves searched

    typename G::Move move;       ///< being tried
    typename G::Move best_move;  ///< meaningful if has_best_move
    std::uint64_t key;           ///< in the hash table
    std::size_t next;            ///< moves before this index have been taken
    int depth;                   ///< turns still to look ahead; 0 and below: tactical moves only
    int alpha;                   ///< the mover is sure of this much elsewhere
    int beta;                    ///< the opponent will not allow more than this
    int first_alpha;             ///< alpha on entering: tells what kind of bound the result is
    int best;                    ///< best score of the moves tried
    int evaluation;
    int tried;      ///< moves searched, pruned ones not counted
    int reduction;  ///< taken off the depth of `move` in its first try
    Seat mover;
    Stage stage;
    bool may_null_move;  ///< giving the opponent a free turn makes sense here (not twice running)
    bool threatened;     ///< the mover loses at once unless it does something about it
    bool quiescence;     ///< only tactical moves are tried here
    bool has_best_move;

    /// Brings the move that comes next to `place`. Among equals the earlier generated one, so that
    /// order is the same everywhere.
    void select_best(std::size_t place) {
        // Two plain loops without branches to mispredict, instead of one that remembers the place.
        int highest = order[place];
        for (std::size_t i = place + 1; i < moves.size(); ++i) {
            highest = std::max(highest, order[i]);
        }
        std::size_t best_place = place;
        while (order[best_place] != highest) {
            ++best_place;
        }
        std::swap(moves[place], moves[best_place]);
        std::swap(order[place], order[best_place]);
    }
};

}  // namespace anthill
