#pragma once

// How weaker levels throw and judge throws, beside what every game's weaker levels do
// (players/handicap.h). Made from a request by the computer player, read by its search.

#include "games/red_vs_black/throw_accuracy.h"
#include "players/handicap.h"

namespace anthill::red_vs_black {

struct ThrowHandicap : Handicap {
    ThrowAccuracy accuracy = ThrowAccuracy::Practised;
    /// How far estimates may be off, either way, instead of Handicap::noise: where dice decide
    /// small mistakes cost next to nothing. In hundredths of a unit; by values, 500 are a game.
    int dice_noise = 0;
};

/// That of Handicap::level; the handicap itself, with a practised hand, where it names no level.
ThrowHandicap throw_handicap(const Handicap& handicap) noexcept;

}  // namespace anthill::red_vs_black
