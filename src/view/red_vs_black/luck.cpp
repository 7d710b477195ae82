#include "view/red_vs_black/luck.h"

#include "games/red_vs_black/reach.h"
#include "games/red_vs_black/resolution.h"

namespace anthill::red_vs_black {
namespace {

constexpr int kMiddleSpeed = 900;

/// How likely a die thrown with middle strength wounds, in ten-thousandths.
int middle_chance(bool clear) {
    constexpr auto kDeepest = static_cast<std::uint8_t>(Scoring::kDeepest);  // none goes so far
    static const std::array<int, 2> kChance{
        chances(kMiddleSpeed, ThrowAccuracy::Practised, {false, kDeepest}).own_colour,
        chances(kMiddleSpeed, ThrowAccuracy::Practised, {true, kDeepest}).own_colour};
    return kChance[clear ? 1 : 0];
}

}  // namespace

Luck luck(const State& state, Seat thrower) {
    Luck luck;
    for (const ResolutionStep& step : throw_log(state, thrower, std::nullopt)) {
        if (step.kind == ResolutionStep::Kind::Wound || step.kind == ResolutionStep::Kind::Remove) {
            ++luck.wounds;
        }
    }
    const auto targets = static_cast<int>(state.army[index(other(thrower))].size());
    const auto dice = static_cast<int>(state.thrown[index(thrower)].size());
    // Ten-thousandths times tenths of the numbers, to hundredths.
    luck.expected = dice * middle_chance(state.scoring.clear) * targets / 1000;
    return luck;
}

}  // namespace anthill::red_vs_black
