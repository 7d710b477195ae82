#pragma once

// The meaning of a search's scores. Scores are integers, hundredths of the game's natural unit,
// from the view of the side to move. Three bands that never touch: ordinary estimates, ends by
// repetition, and proven ends.

#include <cassert>
#include <cstdlib>

#include "engine/outcome.h"

namespace anthill {

/// Longest line a search can hold, counted in turns from its root.
inline constexpr int kMaxPly = 127;

/// A won game, less one point for every turn until it is won: the nearer win is the better one.
inline constexpr int kWin = 32000;
inline constexpr int kInfinity = kWin + 1;
/// Scores beyond this bound are proven ends: kWin - n for a win in n turns, n - kWin for a loss in
/// n turns.
inline constexpr int kProven = kWin - kMaxPly - 1;
/// A win or loss by repetition is as final as any, but it hangs on the path and the hash table
/// forgets paths: such scores keep below the proven band and are never announced as forced.
inline constexpr int kRepetition = 24000;
/// Evaluations stay within this bound on either side.
inline constexpr int kMaxEvaluation = 16000;

constexpr int win_in(int turns) noexcept { return kWin - turns; }
constexpr int loss_in(int turns) noexcept { return turns - kWin; }
constexpr bool is_proven(int score) noexcept { return score >= kProven || score <= -kProven; }
/// Turns, of both sides together, until the proven end; only for proven scores.
constexpr int turns_to_end(int score) noexcept {
    assert(is_proven(score));
    return kWin - (score > 0 ? score : -score);
}

/// Score of a finished game for `seat`, reached `ply` turns after the root.
constexpr int outcome_score(Outcome outcome, Seat seat, int ply) noexcept {
    if (outcome.kind != Outcome::Kind::Won) {
        return 0;
    }
    const int won = outcome.reason == EndReason::kRepetition ? kRepetition - ply : win_in(ply);
    return outcome.winner == seat ? won : -won;
}

// A position in the hash table is met again at another distance from the root, so proven scores are
// stored as counted from the position itself.
constexpr int to_stored(int score, int ply) noexcept {
    return score >= kProven ? score + ply : score <= -kProven ? score - ply : score;
}
constexpr int from_stored(int score, int ply) noexcept {
    return score >= kProven ? score - ply : score <= -kProven ? score + ply : score;
}

}  // namespace anthill
