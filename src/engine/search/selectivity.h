#pragma once

// How the search saves work by leaving out what is most likely useless. With everything off it is
// plain alpha-beta, whose value is that of a full minimax search; the tests hold the one against
// the other.

#include <bit>

#include "engine/search/score.h"

namespace anthill {

/// Margins are in hundredths of the natural unit. The values that measured best for a game are in
/// its knowledge.h; those that are best for all of them are constants.
struct Selectivity {
    bool forced_wins = true;    ///< ask the knowledge for a certain win before searching
    bool table_cutoffs = true;  ///< use scores of the hash table to end the search of a position
    /// Go on with tactical moves beyond the depth instead of taking the estimate there.
    bool quiescence = true;
    /// Leave out by null moves, margins, reductions and counts what is most likely useless, and
    /// look one turn further where the mover is threatened with immediate loss.
    bool pruning = true;
    int margin = 120;                ///< for each turn of depth
    int quiescence_turns = kMaxPly;  ///< beyond the depth, this many turns at most
    /// Half width of the first window around the last score; wider ones follow.
    int aspiration_window = 60;

    /// Up to this depth only the first few quiet moves are tried, quiet moves are left out far
    /// below alpha, and a position far above beta is taken at its estimate.
    static constexpr int kShallow = 3;

    /// Plain alpha-beta: no line is left out or prolonged.
    static constexpr Selectivity none() noexcept {
        Selectivity none;
        none.forced_wins = none.table_cutoffs = none.quiescence = none.pruning = false;
        return none;
    }

    /// The values that the search relies on.
    [[nodiscard]] constexpr bool valid() const noexcept {
        return margin >= 0 && quiescence_turns >= 0 && quiescence_turns <= kMaxPly &&
               aspiration_window > 0;
    }

    /// Turns taken off the depth of the `tried`-th quiet move (the first is 1): grows with both
    /// logarithms.
    [[nodiscard]] static constexpr int reduction(int depth, int tried) noexcept {
        const int d = static_cast<int>(std::bit_width(static_cast<unsigned>(depth)));
        const int n = static_cast<int>(std::bit_width(static_cast<unsigned>(tried)));
        return d * n / 6;
    }

    /// Quiet moves tried at small depth before the rest is left out.
    [[nodiscard]] static constexpr int late_move_count(int depth) noexcept {
        return 4 + 5 * depth * depth;
    }
};

}  // namespace anthill
