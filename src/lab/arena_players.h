#pragma once

// The players of `anthill match`: searches with any limits, levels, simple yardsticks, and other
// programs that speak the protocol.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "games/army_ants/rules.h"

namespace anthill {

/// A game as the players see it.
struct ArenaGame {
    army_ants::State start;
    army_ants::State state;
    History history;                     ///< ends with state
    std::vector<army_ants::Move> moves;  ///< from start to state
    std::string moves_text;              ///< the same, a space before each
    std::uint64_t seed = 0;              ///< the same for all of the game
};

class ArenaPlayer {
public:
    virtual ~ArenaPlayer() = default;
    /// A legal move; `seed` is different for each move of a match.
    virtual army_ants::Move choose(const ArenaGame& game, std::uint64_t seed) = 0;
};

/// Reads one of the players below. In a secret set-up random and greedy place by lot, the others as
/// the set-up player of players/army_ants/setup_player.h does.
///   random                   any legal move
///   greedy                   the best estimate after one move
///   plain:depth=3            alpha-beta and nothing else, to a fixed depth or with other limits of
///                            search
///   uct:movetime=200         Monte Carlo tree search, random games that take what pays; or
///                            uct:playouts=N
///   level:4                  a level of the ladder
///   search:nodes=20000       full strength; also depth=, movetime= in milliseconds, hash=
///                            (entries, power of two), any member of Selectivity and any evaluation
///                            term with another value; deploy=0: places by lot
///   engine:go=nodes 5000:./anthill    another program, asked with this `go`
Parsed<std::unique_ptr<ArenaPlayer>> arena_player(std::string_view text);

/// What arena_player() reads, for help texts.
extern const std::string_view kArenaPlayerHelp;

}  // namespace anthill
