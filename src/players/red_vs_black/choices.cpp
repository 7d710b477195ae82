#include "players/red_vs_black/choices.h"

#include <algorithm>
#include <optional>

namespace anthill::red_vs_black {

const SpeedChances& speed_chances(ThrowAccuracy accuracy, Scoring scoring) noexcept {
    thread_local std::array<std::array<std::optional<SpeedChances>, 3>, 2> tables;
    auto& table = tables[scoring.clear ? 1 : 0][static_cast<std::size_t>(accuracy)];
    if (!table) {
        table.emplace();
        for (std::size_t i = 0; i < kSpeeds; ++i) {
            (*table)[i] = chances(speed_at(i), accuracy, scoring);
        }
    }
    return *table;
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
            // A die next to it that hits no unit by itself would be adjusted.
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

void finish_turn(State& state) noexcept {
    while (state.phase == Phase::Reinforce) {
        const unsigned seat = index(mover(state));
        RedVsBlack::apply(state, Move::reinforce(best_return(state.army[seat], state.owed[seat])));
    }
}

}  // namespace anthill::red_vs_black
