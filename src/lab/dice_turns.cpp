#include "lab/dice_turns.h"

#include <algorithm>

namespace anthill::red_vs_black {

namespace {

// Weaker throws reach no Hill and wound no more.
constexpr int kWeakest = 700;
constexpr unsigned kFewestDice = 3, kDiceNumbers = 3;

}  // namespace

unsigned dice_of(const Side& thrower) {
    return dice_for(std::min(thrower.counts.unwounded(), kMostCommitted));
}

Strengths strengths_up_to(int greatest, int step) {
    Strengths strengths;
    for (int speed = kWeakest; speed < greatest; speed += step) {
        strengths.speeds.push_back(speed);
    }
    strengths.speeds.push_back(greatest);
    for (const int speed : strengths.speeds) {
        strengths.chances.push_back(chances(speed, ThrowAccuracy::Practised, {}, greatest));
    }
    return strengths;
}

ThrowSamples::ThrowSamples(const Strengths& strengths, unsigned about) {
    for (unsigned i = 0; i < kDiceNumbers; ++i) {
        samples_.emplace_back(kFewestDice + i, strengths.chances, about);
    }
}

const ThrowSample& ThrowSamples::of(const Side& thrower) const {
    return samples_[dice_of(thrower) - kFewestDice];
}

std::vector<Value> values_of_red(const Sides& sides, const ThrowSamples& of_red,
                                 const ThrowSamples& of_black, const ValueTable& table, Rng& rng) {
    const ThrowSample& answer = of_black.of(sides.black);
    const auto blacks = of_black.drawn(sides.black, sides.red, rng);
    std::vector<Value> values;
    for (const ThrowOptions& red_throw : of_red.drawn(sides.red, sides.black, rng)) {
        values.push_back(answered_throw(red_throw, blacks, answer,
                                        {sides.red.points, sides.black.points}, table));
    }
    return values;
}

}  // namespace anthill::red_vs_black
