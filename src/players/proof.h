#pragma once

// What is proved of a decision: what a move is worth when both sides go on as well as can be.
// Nothing in it is an estimate. Puzzles are made and checked by it (lab/puzzles.h) and answered by
// it (the protocol's `prove`); the computer player decides otherwise.
//
// Each game has a prove(state, move) in players/NAME/proof.h, which says in what units.

#include <optional>

namespace anthill {

template <class Move>
struct Proof {
    int value = 0;                ///< to whoever makes the move: the more the better
    std::optional<Move> reply{};  ///< the other side's best; nothing where it has none to make
};

}  // namespace anthill
