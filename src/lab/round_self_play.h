#pragma once

// Rounds of Ant War that the computer plays against itself, and what positions of them are worth:
// what its network is trained with.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/parsed.h"
#include "lab/position_file.h"
#include "players/ant_war/odds_search.h"
#include "players/ant_war/solver.h"

namespace anthill::lab {

struct RoundSelfPlay {
    int most = 18;   ///< stacks, jokers included, up to which positions are worked out
    int fewest = 6;  ///< stacks that are still of interest
    std::uint64_t nodes = 400'000;  ///< of the solver; what takes it longer is left out
    std::uint64_t searched = 4000;  ///< of the search that values positions of more stacks
    std::string deal = "rounds=1";  ///< parameters of the deal
};

using RoundPosition = ScoredPosition<ant_war::AntWar>;

class RoundTeacher {
public:
    /// Plays one round, all of it drawn from `seed`, by a search to depth 3, one turn in eight at
    /// random, and in half of the rounds half of them; appends positions on the way, their results
    /// unknown. The error is that of the deal.
    std::optional<Error> play(const RoundSelfPlay& how, std::uint64_t seed,
                              std::vector<RoundPosition>& positions);

private:
    [[nodiscard]] std::optional<int> value_of(const ant_war::RoundState& round, bool exact,
                                              const RoundSelfPlay& how);

    ant_war::RoundSearch search_{14};
    ant_war::Solver solver_{18};
};

}  // namespace anthill::lab
