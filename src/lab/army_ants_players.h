#pragma once

// The players of `anthill match` of Army Ants: searches with any limits, levels and simple
// yardsticks.

#include <memory>
#include <string_view>

#include "core/parsed.h"
#include "games/army_ants/rules.h"
#include "lab/arena.h"

namespace anthill {

using ArmyAntsPlayer = lab::ArenaPlayer<army_ants::ArmyAnts>;
using ArmyAntsGame = lab::ArenaGame<army_ants::ArmyAnts>;

/// Reads one of the players below. In a secret set-up random and greedy place at random, the others
/// as the set-up player of players/army_ants/setup_player.h does.
///   random                   any legal move
///   greedy                   the best estimate after one move
///   plain:depth=3            alpha-beta and nothing else, to a fixed depth or with other limits of
///                            search
///   level:4                  a level of the ladder
///   search:nodes=20000       full strength; also depth=, movetime= in milliseconds, hash=
///                            (entries, power of two) and any member of Selectivity
Parsed<std::unique_ptr<ArmyAntsPlayer>> army_ants_player(std::string_view text);

/// The options that army_ants_player() reads, for help texts.
extern const std::string_view kArmyAntsPlayerHelp;

}  // namespace anthill
