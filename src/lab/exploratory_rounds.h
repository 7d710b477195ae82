#pragma once

// Turns of Ant War as games come by them: where the laboratory takes its positions from.

#include <string_view>

#include "core/parsed.h"
#include "core/rng.h"
#include "games/ant_war/rules.h"
#include "players/ant_war/odds_search.h"

namespace anthill {

/// A round of such a deal, after odds and colours: Black has the first two turns. Options that
/// cannot be dealt give the deal's error.
Parsed<ant_war::State> dealt_round(std::string_view deal, Rng& rng);

/// Ants and jokers that lie on top.
int stacks(const ant_war::RoundState& round);

/// A turn by a short search, now and then at random; without a search always at random, and then no
/// pass as long as there is anything else.
ant_war::RoundMove exploratory_move(const ant_war::RoundState& round, Rng& rng,
                                    ant_war::RoundSearch* search);

}  // namespace anthill
