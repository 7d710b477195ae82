#pragma once

// How the search saves work by leaving out what is most likely useless. With everything off it is
// plain alpha-beta, whose value is that of a full minimax search; the tests hold the one against
// the other.

#include <array>
#include <bit>

#include "engine/search/score.h"

namespace anthill {

/// Margins are in hundredths of the natural unit. The values that measured best for a game are in
/// its knowledge.h.
struct Selectivity {
    bool forced_wins = true;    ///< ask the knowledge for a certain win before searching
    bool table_cutoffs = true;  ///< use scores of the hash table to end the search of a position
    /// Go on with tactical moves beyond the depth instead of taking the estimate there.
    bool quiescence = true;
    /// One turn deeper where the mover is threatened with immediate loss.
    bool extend_threats = true;
    bool null_move = true;   ///< a position so good that even a free turn for the opponent keeps it
                             ///< above beta is left
    bool reductions = true;  ///< quiet moves late in the order are tried to less depth first
    int reduction_divisor = 6;  ///< smaller: reduced more
    /// Up to this depth only the first few quiet moves are tried; 0: never.
    int late_move_depth = 3;
    int late_moves = 4;         ///< how many at least
    int late_moves_growth = 5;  ///< for each square of the depth
    /// Up to this depth quiet moves are left out far below alpha; 0: never.
    int futility_depth = 3;
    int futility_margin = 120;  ///< for each turn of depth
    /// Up to this depth a position far above beta is taken at its estimate; 0: never.
    int reverse_futility_depth = 3;
    int reverse_futility_margin = 120;  ///< for each turn of depth
    bool see_pruning = true;  ///< beyond the depth, leave out attacks that lose more than they win
    int quiescence_turns = kMaxPly;  ///< beyond the depth, this many turns at most
    /// Half width of the first window around the last score; wider ones follow.
    int aspiration_window = 60;

    /// Plain alpha-beta: no line is left out or prolonged.
    static constexpr Selectivity none() noexcept {
        Selectivity none;
        none.forced_wins = none.table_cutoffs = none.quiescence = none.extend_threats =
            none.null_move = none.reductions = none.see_pruning = false;
        none.late_move_depth = none.futility_depth = none.reverse_futility_depth = 0;
        return none;
    }

    /// The values that the search relies on.
    [[nodiscard]] constexpr bool valid() const noexcept {
        const bool depths = late_move_depth >= 0 && futility_depth >= 0 &&
                            reverse_futility_depth >= 0 && quiescence_turns >= 0;
        const bool margins = futility_margin >= 0 && reverse_futility_margin >= 0 &&
                             late_moves >= 0 && late_moves_growth >= 0;
        return depths && margins && quiescence_turns <= kMaxPly && reduction_divisor > 0 &&
               aspiration_window > 0;
    }

    /// Turns taken off the depth of the `tried`-th quiet move (the first is 1): grows with both
    /// logarithms.
    [[nodiscard]] constexpr int reduction(int depth, int tried) const noexcept {
        const int d = static_cast<int>(std::bit_width(static_cast<unsigned>(depth)));
        const int n = static_cast<int>(std::bit_width(static_cast<unsigned>(tried)));
        return d * n / reduction_divisor;
    }

    /// Quiet moves tried at small depth before the rest is left out.
    [[nodiscard]] constexpr int late_move_count(int depth) const noexcept {
        return late_moves + late_moves_growth * depth * depth;
    }
};

}  // namespace anthill
