#pragma once

// The result of a turn at the end of its round of Ant War, see players/proof.h.

#include <cstdint>
#include <memory>
#include <optional>

#include "games/ant_war/rules.h"
#include "players/ant_war/solver.h"
#include "players/proof.h"

namespace anthill::ant_war {

/// Proves a legal turn: its value is the points that its colour will have more than the other one
/// at the end of the round. Nothing
///  - but in the play of a round that ends the match, no cut being still to come,
///  - where the solver does not come to an end soon: a second would be too long.
class Proving {
public:
    Proving(const State& state, Move move);
    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes);
    [[nodiscard]] const std::optional<Proof<Move>>& proof() const noexcept { return proof_; }

private:
    struct Search {
        Search(const State& after, bool same_mover);
        RoundGeometry geometry;
        Solver solver;
        bool same_mover;  ///< the same colour moves again
    };
    std::unique_ptr<Search> search_;  ///< null where nothing is left to be searched
    std::optional<Proof<Move>> proof_;
};

inline Proving proving(const State& state, Move move) { return {state, move}; }

}  // namespace anthill::ant_war
