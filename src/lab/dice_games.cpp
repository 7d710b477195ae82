#include "lab/dice_games.h"

namespace anthill::red_vs_black {

namespace {

// Many throws, so that what strengths differ by is not a matter of the sample.
constexpr unsigned kThrows = 300, kAnswers = 60;
// Drawing a sample takes longer than valuing it: so many of each are kept.
constexpr std::size_t kKept = 12;

std::size_t number_of(const Side& side) {
    return side.counts.packed() * (kTacticPoints + 1) + side.points;
}

/// Best by `values`; what is better by chance is not taken for better, since others judge.
ThrowDecision decision(Seat seat, const std::vector<Value>& values,
                       const std::vector<Value>& judged, const ThrowSample& sample) {
    ThrowDecision found{best_throw(seat, values, sample).strength, {}};
    const int best = expected(judged, sample.likelihoods(found.strength));
    for (std::size_t i = 0; i < sample.strengths(); ++i) {
        const int worse = best - expected(judged, sample.likelihoods(i));
        found.worse.push_back((seat == Seat::Red ? worse : -worse) * 100.0 / kSure);
    }
    return found;
}

}  // namespace

void ThrowDecisions::add(const ThrowDecision& decision) {
    ++decisions;
    ++best[decision.strength];
    for (std::size_t i = 0; i < worse.size(); ++i) {
        as_good[i] += decision.worse[i] <= kNoticed ? 1U : 0U;
        worse[i] += decision.worse[i];
    }
}

ModelGames::ModelGames(const Strengths& strengths, const ValueTable& table)
    : table_(&table), samples_(strengths, kThrows), answers_(strengths, kAnswers) {}

const std::vector<ThrowOptions>& ModelGames::kept(const Side& thrower, const Side& target,
                                                  std::size_t number, Rng& rng) {
    const std::size_t dice = dice_of(thrower);
    auto& throws = kept_[(target.counts.packed() * (Throw::kMost + 1) + dice) * kKept + number];
    if (throws.empty()) {
        throws = samples_.drawn(thrower, target, rng);
    }
    return throws;
}

/// A throw of this strength.
const ThrowOptions& ModelGames::drawn(const Side& thrower, const Side& target, std::size_t strength,
                                      Rng& rng) {
    const auto& throws = kept(thrower, target, rng.below(kKept), rng);
    const auto likelihoods = samples_.of(thrower).likelihoods(strength);
    auto left = static_cast<std::uint32_t>(rng.below(ThrowSample::kWhole));
    std::size_t i = 0;
    while (left >= likelihoods[i]) {
        left -= likelihoods[i++];
    }
    return throws[i];
}

/// Looked for once for each position.
const ThrowDecision& ModelGames::of_red(const Sides& sides, Rng& rng) {
    ThrowDecision& known = of_red_[(number_of(sides.red) << 10U) + number_of(sides.black)];
    if (known.worse.empty()) {
        const auto values = values_of_red(sides, samples_, answers_, *table_, rng);
        const auto judged = values_of_red(sides, samples_, answers_, *table_, rng);
        known = decision(Seat::Red, values, judged, samples_.of(sides.red));
    }
    return known;
}

ThrowDecision ModelGames::of_black(const ThrowOptions& red_throw, const Sides& sides, Rng& rng) {
    const std::size_t by = rng.below(kKept), judge = (by + 1 + rng.below(kKept - 1)) % kKept;
    std::vector<Value> values, judged;
    answered(red_throw, kept(sides.black, sides.red, by, rng), sides, *table_, values);
    answered(red_throw, kept(sides.black, sides.red, judge, rng), sides, *table_, judged);
    return decision(Seat::Black, values, judged, samples_.of(sides.black));
}

ModelGame ModelGames::play(const std::array<Habit, 2>& habits, Rng& rng, ThrowDecisions& count) {
    const auto chosen = [&count](const ThrowDecision& decision) {
        count.add(decision);
        return decision.strength;
    };
    Sides sides;
    for (unsigned turn = 1; turn <= ModelGame::kLongest; ++turn) {
        auto& [red, black] = sides;
        const std::size_t red_strength = habits[0] ? *habits[0] : chosen(of_red(sides, rng));
        const ThrowOptions red_throw = drawn(red, black, red_strength, rng);
        const std::size_t black_strength =
            habits[1] ? *habits[1] : chosen(of_black(red_throw, sides, rng));
        const ThrowOptions black_throw = drawn(black, red, black_strength, rng);
        const TurnEnd end = best_end(red_throw, black_throw, {red.points, black.points}, *table_);
        red = {end.armies[0], end.points[0]};
        black = {end.armies[1], end.points[1]};
        const bool red_gone = red.counts.gone(), black_gone = black.counts.gone();
        if (red_gone || black_gone) {
            return {red_gone && black_gone ? 0.5 : black_gone ? 1.0 : 0.0, turn};
        }
    }
    return {0.5, ModelGame::kLongest + 1};
}

}  // namespace anthill::red_vs_black
