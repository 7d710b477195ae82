#pragma once

// Puzzles of Ants: Red vs. Black: both throws lie on the table, and one tactic wins more often than
// any other. Facts: chances=M:N;M:N..., what the best tactics and Keep are worth, in hundredths of
// a per cent. See puzzle_maker.h.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "lab/puzzle_maker.h"
#include "players/red_vs_black/player.h"
#include "players/red_vs_black/proof.h"

namespace anthill::lab {

struct RedVsBlackPuzzles {
    using Game = red_vs_black::RedVsBlack;
    using Player = red_vs_black::Player;
    using State = red_vs_black::State;
    static constexpr std::string_view kName = Game::kId;

    /// The tactics of games between two players of middling strength.
    class Source {
    public:
        explicit Source(std::uint64_t seed) : rng_(seed) {}
        State next();
        void leave_game() { over_ = true; }

    private:
        void step();

        Rng rng_;
        Player player_;
        State state_;
        bool over_ = true;
    };

    static bool is_candidate(const State& state);
    static bool is_puzzle(const Choices<Game>& choices);
    static bool goes_on(const Choices<Game>&, int) { return false; }
    static bool may_have_equals(const Choices<Game>&) { return true; }
    static std::string facts(const State& state, const Choices<Game>& choices);
    static std::string canonical_key(const State& state);
    static std::vector<Sort> sorts_of(const Puzzle& puzzle);
};

}  // namespace anthill::lab
