#include "games/red_vs_black/reasons.h"

#include <algorithm>
#include <string_view>

#include "games/red_vs_black/resolution.h"

namespace anthill::red_vs_black {

namespace {

std::string fact(std::string_view kind, unsigned number) {
    return std::string(kind).append(":").append(std::to_string(number));
}
/// Adds nothing if `units` is empty.
void add_units(std::string_view kind, UnitSet units, std::vector<std::string>& found) {
    std::string numbers;
    for (unsigned unit = 1; unit <= kUnits; ++unit) {
        if ((units & unit_bit(unit)) != 0) {
            numbers.append(numbers.empty() ? "" : ",").append(std::to_string(unit));
        }
    }
    if (!numbers.empty()) {
        found.push_back(std::string(kind).append(":").append(numbers));
    }
}

/// The effect of a throw on the units of the other side.
struct Effect {
    UnitSet wounded = 0;  ///< and not removed
    UnitSet removed = 0;
    unsigned hits = 0;  ///< wounds that it makes
};

State healed(State state, Seat seat, UnitSet units) noexcept {
    for (unsigned unit = 1; unit <= kUnits; ++unit) {
        if ((units & unit_bit(unit)) != 0) {
            state.army[index(seat)].set(unit, Unit::Unwounded);
        }
    }
    return state;
}

Effect effect_of(const State& state, Seat thrower, const std::optional<Tactic>& tactic) noexcept {
    Effect effect;
    for (const ResolutionStep& step : throw_log(state, thrower, tactic)) {
        if (step.kind == ResolutionStep::Kind::Wound) {
            effect.wounded = static_cast<UnitSet>(effect.wounded | unit_bit(step.unit));
            ++effect.hits;
        } else if (step.kind == ResolutionStep::Kind::Remove) {
            effect.removed = static_cast<UnitSet>(effect.removed | unit_bit(step.unit));
            ++effect.hits;
        }
    }
    effect.wounded = static_cast<UnitSet>(effect.wounded & ~effect.removed);
    return effect;
}

/// The units that the other side's throw removes, with its tactic if that is chosen.
UnitSet lost_by(const State& state, Seat seat) noexcept {
    const Seat enemy = other(seat);
    return effect_of(state, enemy, state.tactic[index(enemy)]).removed;
}

void add_heal(const State& state, Seat seat, UnitSet units, std::vector<std::string>& found) {
    const UnitSet still_lost = lost_by(healed(state, seat, units), seat);
    const auto saved = static_cast<UnitSet>(units & lost_by(state, seat) & ~still_lost);
    add_units("saves", saved, found);
    add_units("heals", static_cast<UnitSet>(units & ~saved & ~still_lost), found);
}

bool some_commitment_adds(const State& state, Seat seat) {
    Moves moves;
    RedVsBlack::legal_moves(state, seat, moves);
    return std::any_of(moves.begin(), moves.end(),
                       [](const Move& move) { return dice_for(count(move.units)) > dice_for(0); });
}

/// Would an Adjust or Swap wound more than nothing does, or a Heal save a unit?
bool tactic_helps(const State& state, Seat seat) noexcept {
    Moves moves;
    RedVsBlack::legal_moves(state, seat, moves);
    const unsigned kept = effect_of(state, seat, std::nullopt).hits;
    const UnitSet lost = lost_by(state, seat);
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        switch (move.tactic.kind) {
            case Tactic::Kind::Keep: return false;
            case Tactic::Kind::Heal:
                return lost_by(healed(state, seat, move.tactic.units), seat) != lost;
            case Tactic::Kind::Adjust:
            case Tactic::Kind::Swap: break;
        }
        return effect_of(state, seat, move.tactic).hits > kept;
    });
}

void add_tactic(const State& state, Seat seat, const Tactic& tactic,
                std::vector<std::string>& found) {
    switch (tactic.kind) {
        case Tactic::Kind::Heal: add_heal(state, seat, tactic.units, found); return;
        case Tactic::Kind::Keep:
            if (state.points[index(seat)] > 0 && !tactic_helps(state, seat)) {
                found.emplace_back("spares");
            }
            return;
        case Tactic::Kind::Adjust:
        case Tactic::Kind::Swap: break;
    }
    const Effect kept = effect_of(state, seat, std::nullopt);
    const Effect used = effect_of(state, seat, tactic);
    add_units("removes", static_cast<UnitSet>(used.removed & ~kept.removed), found);
    add_units("wounds", static_cast<UnitSet>(used.wounded & ~kept.wounded & ~kept.removed), found);
}

}  // namespace

std::vector<std::string> reasons(const State& before, const History&, const Move& move) {
    std::vector<std::string> found;
    const Seat seat = mover(before);
    switch (move.kind) {
        case Move::Kind::Commit:
            if (const unsigned more = dice_for(count(move.units)) - dice_for(0); more > 0) {
                found.push_back(fact("adds-dice", more));
            } else if (!some_commitment_adds(before, seat)) {
                found.emplace_back("adds-none");
            }
            break;
        case Move::Kind::Throw: break;
        case Move::Kind::Tactic: add_tactic(before, seat, move.tactic, found); break;
        case Move::Kind::Reinforce:
            found.push_back(fact("grows", before.army[index(seat)].size() + count(move.units)));
            break;
    }
    return found;
}

}  // namespace anthill::red_vs_black
