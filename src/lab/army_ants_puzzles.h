#pragma once

// Puzzles of Army Ants: capture the Queen by force, in two to seven moves of one's own, in the
// battle or from the last turn before it. Facts: turns=N, those of both sides together. See
// puzzle_maker.h.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "engine/search/iterative_deepening.h"
#include "lab/puzzle_maker.h"
#include "players/army_ants/knowledge.h"
#include "players/army_ants/player.h"
#include "players/army_ants/proof.h"

namespace anthill::lab {

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

/// Captures of the Queen, in the battle and before it alike.
struct ArmyAntsCaptures {
    using Game = army_ants::ArmyAnts;
    using Player = army_ants::Player;
    using State = army_ants::State;

    static bool is_candidate(const State& state);
    /// Both sides' last moves taken back, where the Queen is captured from there, two turns later.
    static std::vector<State> before(const State& state);
    /// Every other move is refuted, whether it threatens the Queen or not.
    static bool is_alone(State state, const Puzzle& puzzle);
    static bool is_puzzle(const Choices<Game>& choices);
    static bool goes_on(const Choices<Game>&, int) { return true; }
    /// Whichever card captures the Queen, it is the same solution.
    static bool may_have_equals(const Choices<Game>& choices) {
        return choices.front().proof.value == army_ants::worth_of_capture(1);
    }
    static std::string facts(const State& state, const Choices<Game>& choices);
    static std::string canonical_key(const State& state);
};

struct ArmyAntsPuzzles : ArmyAntsCaptures {
    static constexpr std::string_view kName = Game::kId;

    using Source = HastyBattles;

    static std::vector<Sort> sorts_of(const Puzzle& puzzle);
};

/// The last turn of a rally, in which the other Queen stands in front, too late for the Favor.
struct ArmyAntsRallies : ArmyAntsCaptures {
    static constexpr std::string_view kName = "army-ants-rally";

    /// Rallies of any moves, one position of each.
    class Source {
    public:
        explicit Source(std::uint64_t seed) : rng_(seed) {}
        State next();
        void leave_game() {}

    private:
        Rng rng_;
    };

    static std::vector<Sort> sorts_of(const Puzzle&) { return {}; }
};

}  // namespace anthill::lab
