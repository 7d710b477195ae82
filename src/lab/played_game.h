#pragma once

// Games between computer players, whichever game it is: for the commands that measure them and for
// model games.

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <string>

#include "core/rng.h"
#include "match/match.h"
#include "players/thinker.h"

namespace anthill::lab {

/// The move that the thinker finds in the match's present position, which is a decision.
/// `milliseconds`: of the processor, which are fair to both sides however busy the machine is; 0
/// for any time.
inline std::string move_of(Thinker& thinker, const Match& match, const ThinkRequest& request,
                           int milliseconds = 0) {
    const std::clock_t end =
        std::clock() + static_cast<std::clock_t>(milliseconds) * (CLOCKS_PER_SEC / 1000);
    thinker.start(match, request);
    while (thinker.step(1024) && (milliseconds == 0 || std::clock() < end)) {
    }
    thinker.stop();
    return thinker.best();
}

/// Plays on until the game is over or has so many moves: decisions by choose(seat), chance by
/// `rng`.
template <class Choose>
void play_out(Match& match, std::size_t longest, Rng& rng, const Choose& choose) {
    while (!match.outcome().over() && match.ply() < longest) {
        if (match.turn().kind == Turn::Kind::Chance) {
            match.play_chance(rng);
        } else {
            match.play(choose(match.turn().seat));
        }
    }
}

}  // namespace anthill::lab
