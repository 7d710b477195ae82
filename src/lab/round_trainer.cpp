#include "lab/round_trainer.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "players/ant_war/knowledge.h"

namespace anthill::lab {

using ant_war::Network;
using ant_war::RoundGeometry;
using ant_war::RoundState;

namespace {

/// Points that 1 stands for while the network is trained.
constexpr float kPoints = 10;
constexpr float kHundredths = 100 * kPoints;
constexpr auto kOne = static_cast<float>(Network::kOne);
/// A weight of 1, as the whole number that the network stores.
constexpr float kOutputOne = kHundredths * Network::kOutputUnit / (kOne * kOne);
constexpr float kStraightOne = kHundredths / Network::kStraightUnit;

}  // namespace

RestOfRound rest_of_round(const RoundPosition& position) {
    const RoundGeometry geometry(position.state);
    const RoundState round(position.state, geometry);
    RestOfRound rest;
    rest.features = Network::features(round);
    rest.stage =
        static_cast<std::uint8_t>(Network::stage(std::popcount(round.ants[0] | round.ants[1])));
    const int left = position.score - ant_war::Knowledge::final_score(round, round.mover);
    rest.points = static_cast<float>(left) / 100;
    return rest;
}

RoundTrainer::RoundTrainer(std::uint64_t seed)
    : TrainedLayers({kOne, kStraightOne, kOutputOne, kHundredths}) {
    // Small and different from each other; sums begin where they can grow and shrink.
    Rng rng(seed);
    for (std::size_t i = 0; i < kBias; ++i) {
        adam_.weights[i] = i % Network::kSums == Network::kCutSums ? 0 : any_weight(rng, 0.05F);
    }
    std::fill_n(adam_.weights.begin() + kBias, Network::kCutSums, 0.3F);
    std::generate_n(adam_.weights.begin() + kOutput, kOutputBias - kOutput,
                    [&] { return any_weight(rng, 0.15F); });
}

float RoundTrainer::guess(const RestOfRound& position, const Sums& sums) const {
    const float* output = &adam_.weights[kOutput + position.stage * Network::kCutSums];
    float guess = sums.back() + adam_.weights[kOutputBias + position.stage];
    for (std::size_t i = 0; i < Network::kCutSums; ++i) {
        const float cut = std::clamp(sums[i], 0.0F, 1.0F);
        guess += cut * cut * output[i];
    }
    return guess;
}

float RoundTrainer::points(const RestOfRound& position) const {
    return kPoints * guess(position, sums_of(position.features));
}

void RoundTrainer::learn(std::span<const RestOfRound* const> examples, float rate) {
    for (const RestOfRound* example : examples) {
        const Sums sums = sums_of(example->features);
        const float error = guess(*example, sums) - example->points / kPoints;
        const std::size_t output = kOutput + example->stage * Network::kCutSums;
        Sums slope;
        for (std::size_t i = 0; i < Network::kCutSums; ++i) {
            const float cut = std::clamp(sums[i], 0.0F, 1.0F);
            adam_.gradient[output + i] += error * cut * cut;
            slope[i] =
                sums[i] > 0 && sums[i] < 1 ? error * adam_.weights[output + i] * 2 * sums[i] : 0;
            adam_.gradient[kBias + i] += slope[i];
        }
        slope.back() = error;
        adam_.gradient[kOutputBias + example->stage] += error;
        add_slope(example->features, slope, adam_.gradient);
    }
    adam_.step(examples.size(), rate, kBias);
    adam_.clamp(0, kBias, 1.0F);
}

}  // namespace anthill::lab
