#pragma once

// Throws: dice that fly, tumble, hit each other and come to rest, by the Bullet physics library.
// Follows from the hand and the seed alone, to the last bit and on every platform; faster than it
// is to be watched. The dice module of the page throws for players on screen with it, tests and the
// throw bench measure it, and games/red_vs_black/reach_table.cpp is made of it. Everything is as
// the thrower sees the board: x to the right and y away, the tiles from 0,0 to 11,12; a die may
// roll on beyond them.

#include <cassert>
#include <cstdint>
#include <vector>

#include "core/seat.h"
#include "games/red_vs_black/dice.h"
#include "games/red_vs_black/reach.h"
#include "physics/red_vs_black/shape.h"

namespace anthill::dice {

/// Steps of the simulation, 240 a second, within which dice have to come to rest. None of 52,000
/// throws took so long.
inline constexpr int kMostSteps = 240 * 12;
/// With fewer hardly any throw would be one.
inline constexpr int kLeastSteps = 240 * 3 / 2;

struct Flight {
    unsigned dice = 0;
    /// The poses of all dice, frame after frame; the last frame is at rest.
    std::vector<Pose> frames;
    unsigned nudges = 0;  ///< dice that leaned on something were set going again so many times
    double lean = 1;      ///< uprightness of the die that lies least flat

    /// In frames.
    [[nodiscard]] unsigned length() const noexcept {
        assert(dice > 0);
        return static_cast<unsigned>(frames.size()) / dice;
    }
    [[nodiscard]] const Pose& rest(unsigned die) const noexcept {
        assert(die < dice && frames.size() >= dice);
        return frames[frames.size() - dice + die];
    }
};

/// Throws 1 to 5 dice, up to Reach::kFastest. A throw that is not at rest after `most_steps`,
/// kLeastSteps or more, is repeated with another seed, which follows from this one.
Flight tumble(unsigned dice, red_vs_black::Aim aim, std::uint64_t seed,
              int most_steps = kMostSteps);

/// The numbers that the dice show at rest, in their order.
red_vs_black::Throw result(const Flight& flight, Seat thrower,
                           red_vs_black::Scoring scoring) noexcept;

}  // namespace anthill::dice
