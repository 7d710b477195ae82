#pragma once

// The proof of a decision: the value of a move when both sides go on as well as possible. Nothing
// in it is an estimate. Puzzles are made and checked by it (lab/puzzle_maker.h) and answered by it
// (the protocol's `prove`); the computer player decides otherwise.
//
// Each game has in players/NAME/proof.h, which says in what units,
//     proving(state, move)     in slices: step(nodes) while it is true, then proof()

#include <cstdint>
#include <optional>
#include <utility>

namespace anthill {

template <class Move>
struct Proof {
    int value = 0;                ///< to the mover: the more the better
    std::optional<Move> reply{};  ///< the other side's best; nothing where it has none to make
};

/// A proof that takes so little time that it is found at once.
template <class Move>
class ProvedAtOnce {
public:
    explicit ProvedAtOnce(std::optional<Proof<Move>> proof) : proof_(std::move(proof)) {}
    bool step(std::uint64_t) { return false; }
    [[nodiscard]] const std::optional<Proof<Move>>& proof() const { return proof_; }

private:
    std::optional<Proof<Move>> proof_;
};

/// The same all at once, for the laboratory and tests.
template <class State, class Move>
std::optional<Proof<Move>> prove(const State& state, const Move& move) {
    auto search = proving(state, move);
    while (search.step(1'000'000)) {
    }
    return search.proof();
}

}  // namespace anthill
