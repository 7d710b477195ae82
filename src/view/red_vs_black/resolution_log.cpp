#include "view/red_vs_black/resolution_log.h"

#include "games/red_vs_black/reach.h"

namespace anthill::red_vs_black {
namespace {

constexpr int kMiddleSpeed = 900;

Step idle(Step::Kind kind, Seat thrower, unsigned die) { return {kind, thrower, 0, die, thrower}; }

/// A wound on the unit with this number; `army` is led on.
Step wound(Army& army, const Army& before, Seat side, unsigned unit, unsigned die) {
    const Step::Kind kind = before.at(unit) == Unit::Removed ? Step::Kind::Nobody
                            : army.at(unit) == Unit::Removed ? Step::Kind::Again
                            : army.at(unit) == Unit::Wounded ? Step::Kind::Remove
                                                             : Step::Kind::Wound;
    if (kind == Step::Kind::Wound) {
        army.set(unit, Unit::Wounded);
    }
    if (kind == Step::Kind::Remove) {
        army.set(unit, Unit::Removed);
    }
    return {kind, side, unit, die, other(side)};
}

void add_throw(std::vector<Step>& steps, const State& state, Seat thrower,
               const std::optional<Tactic>& tactic, Army army) {
    const Army before = army;
    unsigned die = 0;
    for (const Die lying : state.thrown[index(thrower)]) {
        const Die as_counted = counted(lying, ++die, tactic);
        if (wounds(as_counted, thrower)) {
            steps.push_back(wound(army, before, other(thrower), as_counted.number, die));
            continue;
        }
        switch (as_counted.place) {
            case Place::OwnHill: steps.push_back(idle(Step::Kind::Return, thrower, die)); break;
            case Place::EnemyHill: steps.push_back(idle(Step::Kind::Near, thrower, die)); break;
            case Place::Off: steps.push_back(idle(Step::Kind::Off, thrower, die)); break;
            case Place::Nowhere: steps.push_back(idle(Step::Kind::Nowhere, thrower, die)); break;
            default: steps.push_back(idle(Step::Kind::Colour, thrower, die)); break;
        }
    }
}

/// How likely a die thrown with middle strength wounds, in ten-thousandths.
int middle_chance(bool clear) {
    static const std::array<int, 2> kChance{
        chances(kMiddleSpeed, ThrowAccuracy::Practised, false).own_colour,
        chances(kMiddleSpeed, ThrowAccuracy::Practised, true).own_colour};
    return kChance[clear ? 1 : 0];
}

}  // namespace

std::vector<Step> resolution_log(const State& state) {
    std::vector<Step> steps;
    std::array<Army, 2> army = state.army;
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const auto& tactic = state.tactic[index(seat)];
        for (unsigned unit = 1; tactic && unit <= kUnits; ++unit) {
            if ((tactic->units & unit_bit(unit)) == 0) {
                continue;
            }
            army[index(seat)].set(unit, Unit::Unwounded);
            steps.push_back({Step::Kind::Heal, seat, unit, 0, seat});
        }
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        add_throw(steps, state, seat, state.tactic[index(seat)], army[index(other(seat))]);
    }
    return steps;
}

std::vector<Step> throw_log(const State& state, Seat thrower, const std::optional<Tactic>& tactic) {
    std::vector<Step> steps;
    add_throw(steps, state, thrower, tactic, state.army[index(other(thrower))]);
    return steps;
}

Luck luck(const State& state, Seat thrower) {
    Luck luck;
    for (const Step& step : throw_log(state, thrower, std::nullopt)) {
        if (step.kind == Step::Kind::Wound || step.kind == Step::Kind::Remove) {
            ++luck.wounds;
        }
    }
    const auto targets = static_cast<int>(state.army[index(other(thrower))].size());
    const auto dice = static_cast<int>(state.thrown[index(thrower)].size());
    // Ten-thousandths times tenths of the numbers, to hundredths.
    luck.expected = dice * middle_chance(state.clear) * targets / 1000;
    return luck;
}

}  // namespace anthill::red_vs_black
