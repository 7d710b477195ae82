#pragma once

// Positions of Army Ants as games come by them: where the laboratory takes its exercises from.

#include <cstdint>

#include "core/rng.h"
#include "engine/search/iterative_deepening.h"
#include "players/army_ants/knowledge.h"

namespace anthill {

/// The battles of games between hasty players, one after the other, all drawn from one seed.
class HastyBattles {
public:
    explicit HastyBattles(std::uint64_t seed) : rng_(seed) {}

    /// The next position of the battle that is under way, or the first one of another game.
    army_ants::State next();
    /// The next position is one of another game.
    void leave_game() { over_ = true; }

private:
    static constexpr int kLongest = 120;
    static constexpr std::uint64_t kHaste = 300;  ///< nodes a move
    static constexpr std::uint32_t kStray = 6;    ///< one move in so many is any move

    void begin();
    void step();

    Rng rng_;
    IterativeDeepening<army_ants::ArmyAnts, army_ants::Knowledge> search_{14};
    army_ants::State state_;
    History history_;
    int turns_ = 0;
    bool over_ = true;
};

}  // namespace anthill
