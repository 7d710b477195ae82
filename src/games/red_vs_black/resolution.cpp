#include "games/red_vs_black/resolution.h"

#include <cassert>

namespace anthill::red_vs_black {
namespace {

void apply_step(Army& army, const ResolutionStep& step) noexcept {
    switch (step.kind) {
        case ResolutionStep::Kind::Heal: army.set(step.unit, Unit::Unwounded); break;
        case ResolutionStep::Kind::Wound: army.set(step.unit, Unit::Wounded); break;
        case ResolutionStep::Kind::Remove: army.set(step.unit, Unit::Removed); break;
        default: break;  // nothing happens to a unit
    }
}

ResolutionStep idle(ResolutionStep::Kind kind, Seat thrower, unsigned die) {
    return {kind, thrower, 0, die, thrower};
}

/// A wound on the unit with this number; `army` is led on.
ResolutionStep wound(Army& army, const Army& before, Seat side, unsigned unit, unsigned die) {
    const ResolutionStep::Kind kind =
        before.at(unit) == Unit::Removed ? ResolutionStep::Kind::MissingUnit
        : army.at(unit) == Unit::Removed ? ResolutionStep::Kind::AlreadyRemoved
        : army.at(unit) == Unit::Wounded ? ResolutionStep::Kind::Remove
                                         : ResolutionStep::Kind::Wound;
    const ResolutionStep step{kind, side, unit, die, other(side)};
    apply_step(army, step);
    return step;
}

void add_throw(ResolutionLog& steps, const State& state, Seat thrower,
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
            case Place::OwnHill:
                steps.push_back(idle(ResolutionStep::Kind::Return, thrower, die));
                break;
            case Place::EnemyHill:
                steps.push_back(idle(ResolutionStep::Kind::EnemyHill, thrower, die));
                break;
            case Place::Off: steps.push_back(idle(ResolutionStep::Kind::Off, thrower, die)); break;
            case Place::Nowhere:
                steps.push_back(idle(ResolutionStep::Kind::Nowhere, thrower, die));
                break;
            default: steps.push_back(idle(ResolutionStep::Kind::Colour, thrower, die)); break;
        }
    }
}

/// A side that has chosen no tactic uses none.
ResolutionLog log_of(const State& state) noexcept {
    ResolutionLog steps;
    std::array<Army, 2> army = state.army;
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const UnitSet healed = state.tactic[index(seat)].value_or(Tactic{}).units;
        for (unsigned unit = 1; unit <= kUnits; ++unit) {
            if ((healed & unit_bit(unit)) == 0) {
                continue;
            }
            steps.push_back({ResolutionStep::Kind::Heal, seat, unit, 0, seat});
            apply_step(army, steps[steps.size() - 1]);
        }
    }
    const std::size_t heals = steps.size();
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        add_throw(steps, state, seat, state.tactic[index(seat)], army[index(other(seat))]);
    }
    for (std::size_t step = heals; step < steps.size(); ++step) {
        apply_step(army, steps[step]);
    }
    std::array<unsigned, 2> missing = {kUnits - army[0].size(), kUnits - army[1].size()};
    for (ResolutionStep& step : steps) {
        if (step.kind != ResolutionStep::Kind::Return) {
            continue;
        }
        unsigned& left = missing[index(step.side)];
        if (left == 0) {
            step.kind = ResolutionStep::Kind::NoReturn;
        } else {
            --left;
        }
    }
    return steps;
}

}  // namespace

ResolutionLog resolution_log(const State& state) noexcept {
    assert(state.tactic[0] && state.tactic[1]);
    return log_of(state);
}

ResolutionLog throw_log(const State& state, Seat thrower,
                        const std::optional<Tactic>& tactic) noexcept {
    State chosen = state;
    chosen.tactic[index(thrower)] = tactic;
    ResolutionLog steps;
    for (const ResolutionStep& step : log_of(chosen)) {
        if (step.die > 0 && step.thrower == thrower) {
            steps.push_back(step);
        }
    }
    return steps;
}

Hits hits_of(const Throw& thrown, Seat thrower, const Army& target) noexcept {
    Hits hits;
    hits.units = target.size();
    for (const Die die : thrown) {
        hits.tiles += die.place == Place::Red || die.place == Place::Black ? 1U : 0U;
        hits.hit += wounds(die, thrower) && target.at(die.number) != Unit::Removed ? 1U : 0U;
    }
    return hits;
}

void apply_step(std::array<Army, 2>& armies, const ResolutionStep& step) noexcept {
    apply_step(armies[index(step.side)], step);
}

}  // namespace anthill::red_vs_black
