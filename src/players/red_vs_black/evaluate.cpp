#include "players/red_vs_black/evaluate.h"

#include <algorithm>

namespace anthill::red_vs_black {

namespace {

// In hundredths of a unit.
constexpr int kUnitWorth = 100;
constexpr int kWoundCost = 45;
constexpr int kPointWorth = 40;
constexpr int kFourDiceCost = 50;  // fewer than four unwounded units to commit
constexpr int kThreeDiceCost = 100;
/// What it costs to be near the end, by the units that are left above those with which it is lost.
constexpr std::array<int, 3> kNearness{0, 120, 50};

int army_worth(const Army& army, unsigned points) noexcept {
    const unsigned unwounded = count(army.all(Unit::Unwounded)), size = army.size();
    const unsigned dice = dice_for(std::min(unwounded, kMostCommitted));
    const unsigned above = size > kTooFewUnits ? size - kTooFewUnits : 0;
    int worth =
        static_cast<int>(size) * kUnitWorth - static_cast<int>(size - unwounded) * kWoundCost;
    worth += static_cast<int>(points) * kPointWorth;
    worth -= dice == 3 ? kThreeDiceCost : dice == 4 ? kFourDiceCost : 0;
    return worth - (above < kNearness.size() ? kNearness[above] : 0);
}

/// By how much a wound changes what the army is worth, on average of all numbers that a die may
/// show; times ten.
int wound_worth(const Army& army) noexcept {
    const int before = army_worth(army, 0);
    int sum = 0;
    for (const Unit unit : {Unit::Unwounded, Unit::Wounded}) {
        const UnitSet such = army.all(unit);
        if (such == 0) {
            continue;
        }
        Army after = army;
        after.set(static_cast<unsigned>(std::countr_zero(such)) + 1,
                  unit == Unit::Unwounded ? Unit::Wounded : Unit::Removed);
        sum += static_cast<int>(count(such)) * (before - army_worth(after, 0));
    }
    return sum;
}

int return_worth(const Army& army) noexcept {
    const UnitSet removed = army.all(Unit::Removed);
    if (removed == 0) {
        return 0;
    }
    Army after = army;
    after.set(static_cast<unsigned>(std::countr_zero(removed)) + 1, Unit::Unwounded);
    return army_worth(after, 0) - army_worth(army, 0);
}

template <bool kClear, ThrowAccuracy kAccuracy>
const SpeedChances& chances_of() noexcept {
    static const SpeedChances kTable = [] {
        SpeedChances table;
        for (std::size_t i = 0; i < kSpeeds; ++i) {
            table[i] = chances(speed_at(i), kAccuracy, {kClear});
        }
        return table;
    }();
    return kTable;
}
using GetChances = const SpeedChances& (*)() noexcept;
template <bool kClear>
constexpr std::array<GetChances, 3> kByAccuracy{chances_of<kClear, ThrowAccuracy::Practised>,
                                                chances_of<kClear, ThrowAccuracy::Ordinary>,
                                                chances_of<kClear, ThrowAccuracy::Unpractised>};

/// Up to three wounded units: first those that one more wound of the other side's throw would
/// remove, last those that fall anyway.
UnitSet most_in_need(const State& state, Seat seat) noexcept {
    std::array<unsigned, kUnits + 1> hits{};
    unsigned number_in_throw = 0;
    for (const Die die : state.thrown[index(other(seat))]) {
        const Die as_counted = counted(die, ++number_in_throw, state.tactic[index(other(seat))]);
        hits[as_counted.number] += wounds(as_counted, other(seat)) ? 1U : 0U;
    }
    const UnitSet wounded = state.army[index(seat)].all(Unit::Wounded);
    UnitSet chosen = 0;
    for (const unsigned wanted : {1U, 0U, 2U}) {
        for (unsigned number = 1; number <= kUnits && count(chosen) < kMostHealed; ++number) {
            if ((wounded & unit_bit(number)) != 0 && std::min(hits[number], 2U) == wanted) {
                chosen = static_cast<UnitSet>(chosen | unit_bit(number));
            }
        }
    }
    return chosen;
}

/// The value to the mover if nobody does anything more.
int value_after(State state, const Move& tactic, Seat seat) noexcept {
    RedVsBlack::apply(state, tactic);
    if (state.phase == Phase::Tactics) {
        RedVsBlack::apply(state, Move::keep());
    }
    finish_turn(state);
    return evaluate_for(state, seat);
}

}  // namespace

int evaluate(const State& state) noexcept {
    const bool red_gone = gone(state.army[0]), black_gone = gone(state.army[1]);
    if (red_gone || black_gone) {
        return red_gone && black_gone ? 0 : black_gone ? kWonWorth : -kWonWorth;
    }
    return army_worth(state.army[0], state.points[0]) - army_worth(state.army[1], state.points[1]);
}

const SpeedChances& speed_chances(ThrowAccuracy accuracy, Scoring scoring) noexcept {
    const auto& tables = scoring.clear ? kByAccuracy<true> : kByAccuracy<false>;
    return tables[static_cast<std::size_t>(accuracy)]();
}

int die_worth(const State& state, Seat seat, std::size_t i, ThrowAccuracy accuracy) noexcept {
    const Chances& chances = speed_chances(accuracy, state.scoring)[i];
    const int wound = wound_worth(state.army[index(other(seat))]) * chances.own_colour / 10;
    return (wound + return_worth(state.army[index(seat)]) * chances.own_hill) / 100;
}

int best_speed(const State& state, Seat seat, ThrowAccuracy accuracy) noexcept {
    std::size_t best = 0;
    int most = die_worth(state, seat, 0, accuracy);
    for (std::size_t i = 1; i < kSpeeds; ++i) {
        if (const int worth = die_worth(state, seat, i, accuracy); worth > most) {
            best = i;
            most = worth;
        }
    }
    return speed_at(best);
}

UnitSet most_dice(const Army& army) noexcept {
    UnitSet left = army.all(Unit::Unwounded);
    const unsigned wanted = std::min(count(left), kMostCommitted) / 2 * 2;
    UnitSet chosen = 0;
    while (count(chosen) < wanted) {
        const auto lowest = static_cast<UnitSet>(left & -left);
        chosen = static_cast<UnitSet>(chosen | lowest);
        left = static_cast<UnitSet>(left & ~lowest);
    }
    return chosen;
}

UnitSet best_return(const Army& army, unsigned owed) noexcept {
    Army after = army;
    UnitSet chosen = 0;
    while (owed-- > 0) {
        unsigned best = 0, fewest = 3;
        for (unsigned number = 1; number <= kUnits; ++number) {
            if (after.at(number) != Unit::Removed) {
                continue;
            }
            // A die next to it that finds nobody by itself would be adjusted.
            unsigned reached = 0;
            for (const unsigned beside : {number - 1, number + 1}) {
                reached +=
                    beside >= 1 && beside <= kUnits && after.at(beside) == Unit::Removed ? 1U : 0U;
            }
            if (reached < fewest) {
                best = number;
                fewest = reached;
            }
        }
        after.set(best, Unit::Unwounded);
        chosen = static_cast<UnitSet>(chosen | unit_bit(best));
    }
    return chosen;
}

Move quick_tactic(const State& state) noexcept {
    const Seat seat = mover(state);
    Move best = Move::keep();
    int most = value_after(state, best, seat);
    if (state.points[index(seat)] == 0) {
        return best;
    }
    const auto consider = [&](Tactic tactic) {
        const Move move = Move::use(tactic);
        if (const int value = value_after(state, move, seat); value > most) {
            best = move;
            most = value;
        }
    };
    consider({Tactic::Kind::Swap, 0, 0, 0});
    std::uint8_t number_in_throw = 0;
    for (const Die die : state.thrown[index(seat)]) {
        ++number_in_throw;
        if (!wounds(die, seat)) {
            continue;
        }
        if (die.number < kFaces) {
            consider({Tactic::Kind::Adjust, number_in_throw, 1, 0});
        }
        if (die.number > 1) {
            consider({Tactic::Kind::Adjust, number_in_throw, -1, 0});
        }
    }
    if (const UnitSet units = most_in_need(state, seat); units != 0) {
        consider({Tactic::Kind::Heal, 0, 0, units});
    }
    return best;
}

void finish_turn(State& state) noexcept {
    while (state.phase == Phase::Reinforce) {
        const unsigned seat = index(mover(state));
        RedVsBlack::apply(state, Move::reinforce(best_return(state.army[seat], state.owed[seat])));
    }
}

void play_out_turn(State& state, const std::array<ThrowAccuracy, 2>& accuracies,
                   Rng& rng) noexcept {
    while (state.phase == Phase::Commit) {
        RedVsBlack::apply(state, Move::commit(most_dice(state.army[index(mover(state))])));
    }
    while (state.phase == Phase::Throw) {
        const Seat seat = mover(state);
        const ThrowAccuracy accuracy = accuracies[index(seat)];
        const Aim aim = scattered({best_speed(state, seat, accuracy), 0}, accuracy, rng);
        RedVsBlack::apply(
            state, Move::dice(drawn_throw(seat, dice_of(state, seat), aim, state.scoring, rng)));
    }
    while (state.phase == Phase::Tactics) {
        RedVsBlack::apply(state, quick_tactic(state));
    }
    finish_turn(state);
}

}  // namespace anthill::red_vs_black
