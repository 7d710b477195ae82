#pragma once

// `anthill match ant-war`: two players of Ant War over many deals, each deal played twice with
// colours swapped and the points of both rounds added, since the deal itself decides many rounds.

#include <memory>
#include <string_view>

#include "core/parsed.h"
#include "games/ant_war/rules.h"
#include "lab/arena.h"

namespace anthill {

/// It decides in the phases Odds, Take and Play.
using AntWarPlayer = lab::ArenaPlayer<ant_war::AntWar>;
using AntWarGame = lab::ArenaGame<ant_war::AntWar>;

/// Reads one of
///   random                        any move
///   greedy                        the best score after one move, at random among equals
///   full:movetime=200             the computer player; or full:nodes=N, full:depth=N
///   level:4                       the same on a level of the ladder
Parsed<std::unique_ptr<AntWarPlayer>> ant_war_player(std::string_view text);

/// The options that ant_war_player() reads, for help texts.
extern const std::string_view kAntWarPlayerHelp;

}  // namespace anthill
