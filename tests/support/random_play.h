#pragma once

// Games played by a dice-throwing ant, for tests that want many different positions.

#include <cstddef>
#include <memory>
#include <string>

#include "core/rng.h"
#include "match/match.h"

namespace anthill::tests {

/// Plays random legal moves until the game is over or `moves` more have been played.
inline void play_at_random(Match& match, Rng& rng, std::size_t moves) {
    for (std::size_t i = 0; i < moves && !match.outcome().over(); ++i) {
        match.play(rng.pick(match.legal_moves()));
    }
}

}  // namespace anthill::tests
