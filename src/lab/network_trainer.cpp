#include "lab/network_trainer.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace anthill::lab {

using army_ants::BoardGrid;
using army_ants::Network;
using army_ants::Phase;
using army_ants::State;

namespace {

constexpr auto kOne = static_cast<float>(Network::kOne);
constexpr auto kOutputOne = static_cast<float>(Network::kOutputOne);

/// Whether a game can have come from the one position to the other: files do not say where a game
/// begins.
bool same_game(const BattlePosition& before, const BattlePosition& after) noexcept {
    const State& one = before.state;
    const State& two = after.state;
    const auto cards = [](const State& state) { return count(state.army[0] | state.army[1]); };
    return one.edition == two.edition && one.setup == two.setup && cards(two) <= cards(one) &&
           (one.phase == Phase::Rally || two.phase == Phase::Battle) &&
           two.rally_left[0] <= one.rally_left[0] && two.rally_left[1] <= one.rally_left[1] &&
           before.result.has_value() == after.result.has_value();
}

}  // namespace

double chance_of(double score) noexcept { return 1 / (1 + std::exp(-score / Network::kScale)); }

std::vector<Example> examples_of(const std::vector<BattlePosition>& positions, double share,
                                 double ahead) {
    std::vector<Example> examples(positions.size());
    // Backwards, so that what comes next is known.
    for (std::size_t i = positions.size(); i-- > 0;) {
        const BattlePosition& here = positions[i];
        const double by_score = chance_of(here.score);
        const double by_result = here.result.value_or(by_score);
        double next = by_result;
        if (i + 1 < positions.size() && same_game(here, positions[i + 1])) {
            const auto chance = static_cast<double>(examples[i + 1].chance);
            next = positions[i + 1].state.mover == here.state.mover ? chance : 1 - chance;
        }
        const double alone = share * by_score + (1 - share) * by_result;
        examples[i] = {here, static_cast<float>((1 - ahead) * alone + ahead * next)};
    }
    return examples;
}

State mirrored(const State& state) noexcept {
    State out = state;
    out.cards = {};
    out.army = {};
    out.queens = 0;
    out.key = 0;
    for (unsigned i = 0; i < BoardGrid::kCells; ++i) {
        const Cell cell = static_cast<Cell>(i);
        if (!state.at(cell).empty()) {
            out.put(BoardGrid::cell(BoardGrid::kColumns - 1 - BoardGrid::column(cell),
                                    BoardGrid::row(cell)),
                    state.at(cell));
        }
    }
    return out;
}

NetworkTrainer::NetworkTrainer(std::uint64_t seed, int threads)
    : TrainedLayers({kOne, kOne, kOutputOne, static_cast<float>(Network::kScale)}) {
    Rng rng(seed);
    for (int thread = 0; thread < threads; ++thread) {
        rngs_.emplace_back(seed + static_cast<std::uint64_t>(thread));
        gradients_.emplace_back(kWeights);
    }
    // Small and different from each other; sums begin where they can grow and shrink.
    std::generate_n(adam_.weights.begin(), kBias, [&] { return any_weight(rng, 0.03F); });
    std::fill_n(adam_.weights.begin() + kBias, Network::kSums, 0.3F);
    std::generate_n(adam_.weights.begin() + kOutput, kOutputBias - kOutput,
                    [&] { return any_weight(rng, 0.15F); });
}

NetworkTrainer::Pass NetworkTrainer::forward(const State& state) const {
    Pass pass;
    pass.stage = Network::stage(static_cast<int>(count(state.army[0] | state.army[1])));
    pass.odds = adam_.weights[kOutputBias + pass.stage];
    const float* output = &adam_.weights[kOutput + pass.stage * 2 * Network::kSums];
    for (const std::size_t side : {0U, 1U}) {
        const Seat seat = side == 0 ? state.mover : other(state.mover);
        pass.features[side] = Network::features(state, seat);
        pass.sums[side] = sums_of(pass.features[side]);
        for (const float sum : pass.sums[side]) {
            const float cut = std::clamp(sum, 0.0F, 1.0F);
            pass.odds += cut * cut * *output++;
        }
    }
    return pass;
}

float NetworkTrainer::chance(const State& state) const {
    return 1 / (1 + std::exp(-forward(state).odds));
}

void NetworkTrainer::backward(const Pass& pass, float error, std::vector<float>& gradient) const {
    gradient[kOutputBias + pass.stage] += error;
    std::size_t at_output = kOutput + pass.stage * 2 * Network::kSums;
    for (const std::size_t side : {0U, 1U}) {
        Sums slope;
        for (std::size_t i = 0; i < slope.size(); ++i, ++at_output) {
            const float sum = pass.sums[side][i];
            const float cut = std::clamp(sum, 0.0F, 1.0F);
            gradient[at_output] += error * cut * cut;
            slope[i] = sum > 0 && sum < 1 ? error * adam_.weights[at_output] * 2 * sum : 0;
            gradient[kBias + i] += slope[i];
        }
        add_slope(pass.features[side], slope, gradient);
    }
}

void NetworkTrainer::learn(std::span<const Example* const> examples, float rate) {
    const std::size_t threads = rngs_.size();
    const auto part = [&](std::size_t thread) {
        std::vector<float>& gradient = gradients_[thread];
        std::fill(gradient.begin(), gradient.end(), 0.0F);
        const std::size_t from = examples.size() * thread / threads;
        const std::size_t to = examples.size() * (thread + 1) / threads;
        for (const Example* example : examples.subspan(from, to - from)) {
            const State& state = example->position.state;
            const Pass pass = forward(rngs_[thread].below(2) == 0 ? state : mirrored(state));
            backward(pass, 1 / (1 + std::exp(-pass.odds)) - example->chance, gradient);
        }
    };
    std::vector<std::thread> others;
    for (std::size_t thread = 1; thread < threads; ++thread) {
        others.emplace_back(part, thread);
    }
    part(0);
    for (std::thread& thread : others) {
        thread.join();
    }
    for (const std::vector<float>& gradient : gradients_) {
        for (std::size_t i = 0; i < kWeights; ++i) {
            adam_.gradient[i] += gradient[i];
        }
    }
    adam_.step(examples.size(), rate, decaying_);
    adam_.clamp(0, kBias, static_cast<float>(Network::kLargestWeight) / kOne);
    adam_.clamp(kOutput, kOutputBias, static_cast<float>(Network::kLargestOutput) / kOutputOne);
}

}  // namespace anthill::lab
