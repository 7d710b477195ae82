#pragma once

// Puzzles of Ant War: the end of a round, in which one turn comes to more points than any other.
// Facts: best=N and next=N, by how many points the solver is ahead at the end of the round with the
// best and with the second best turn. See puzzle_maker.h.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "lab/puzzle_maker.h"
#include "players/ant_war/player.h"
#include "players/ant_war/proof.h"

namespace anthill::lab {

struct AntWarPuzzles {
    using Game = ant_war::AntWar;
    using Player = ant_war::Player;
    using State = ant_war::State;
    static constexpr std::string_view kName = Game::kId;

    /// The ends of rounds between hasty players.
    class Source {
    public:
        explicit Source(std::uint64_t seed) : rng_(seed) {}
        State next();
        void leave_game() { ends_.clear(); }

    private:
        void play_round();

        Rng rng_;
        ant_war::RoundSearch search_{16};
        std::vector<State> ends_;  ///< the next one last
    };

    static bool is_candidate(const State& state);
    static bool is_puzzle(const Choices<Game>& choices);
    static bool goes_on(const Choices<Game>& choices, int own);
    static bool may_have_equals(const Choices<Game>&) { return true; }
    static std::string facts(const State& state, const Choices<Game>& choices);
    static std::string canonical_key(const State& state);
    static std::vector<Sort> sorts_of(const Puzzle& puzzle);
};

}  // namespace anthill::lab
