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
/// What a weight of 1 is as a whole number.
constexpr float kOutputOne = kHundredths * Network::kOutputUnit / (kOne * kOne);
constexpr float kStraightOne = kHundredths / Network::kStraightUnit;

}  // namespace

RestOfRound rest_of_round(const RoundLesson& lesson) {
    const ant_war::State state = lesson.state();
    const RoundGeometry geometry(state);
    const RoundState field(state, geometry);
    RestOfRound rest;
    rest.features = Network::features(field);
    rest.stage =
        static_cast<std::uint8_t>(Network::stage(std::popcount(field.ants[0] | field.ants[1])));
    const int left = lesson.value_for_mover() - ant_war::Knowledge::final_score(field, field.mover);
    rest.points = static_cast<float>(left) / 100;
    return rest;
}

RoundTrainer::RoundTrainer(std::uint64_t seed)
    : weights_(kWeights), gradient_(kWeights), mean_(kWeights), square_(kWeights) {
    // Small and different from each other; sums begin where they can grow and shrink.
    Rng rng(seed);
    const auto any = [&rng](float most) {
        constexpr std::uint32_t kSteps = 1U << 24U;
        return most * (2 * static_cast<float>(rng.below(kSteps)) / static_cast<float>(kSteps) - 1);
    };
    for (std::size_t i = 0; i < kBias; ++i) {
        weights_[i] = i % Network::kSums == Network::kCutSums ? 0 : any(0.05F);
    }
    std::fill_n(weights_.begin() + kBias, Network::kCutSums, 0.3F);
    std::generate_n(weights_.begin() + kOutput, kOutputBias - kOutput, [&] { return any(0.15F); });
}

RoundTrainer::Sums RoundTrainer::sums_of(const RestOfRound& position) const {
    Sums sums;
    std::copy_n(&weights_[kBias], sums.size(), sums.begin());
    for (const std::size_t feature : position.features) {
        const float* row = &weights_[feature * Network::kSums];
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] += row[i];
        }
    }
    return sums;
}

float RoundTrainer::guess(const RestOfRound& position, const Sums& sums) const {
    const float* output = &weights_[kOutput + position.stage * Network::kCutSums];
    float guess = sums.back() + weights_[kOutputBias + position.stage];
    for (std::size_t i = 0; i < Network::kCutSums; ++i) {
        const float cut = std::clamp(sums[i], 0.0F, 1.0F);
        guess += cut * cut * output[i];
    }
    return guess;
}

float RoundTrainer::points(const RestOfRound& position) const {
    return kPoints * guess(position, sums_of(position));
}

void RoundTrainer::learn(std::span<const RestOfRound* const> lessons, float rate) {
    for (const RestOfRound* lesson : lessons) {
        const Sums sums = sums_of(*lesson);
        const float error = guess(*lesson, sums) - lesson->points / kPoints;
        const std::size_t output = kOutput + lesson->stage * Network::kCutSums;
        Sums slope;
        for (std::size_t i = 0; i < Network::kCutSums; ++i) {
            const float cut = std::clamp(sums[i], 0.0F, 1.0F);
            gradient_[output + i] += error * cut * cut;
            slope[i] = sums[i] > 0 && sums[i] < 1 ? error * weights_[output + i] * 2 * sums[i] : 0;
            gradient_[kBias + i] += slope[i];
        }
        slope.back() = error;
        gradient_[kOutputBias + lesson->stage] += error;
        for (const std::size_t feature : lesson->features) {
            float* row = &gradient_[feature * Network::kSums];
            for (std::size_t i = 0; i < slope.size(); ++i) {
                row[i] += slope[i];
            }
        }
    }
    step(lessons.size(), rate);
}

void RoundTrainer::step(std::size_t lessons, float rate) {
    constexpr float kMeanDecay = 0.9F, kSquareDecay = 0.999F, kTiny = 1e-8F;
    constexpr float kShrink = 0.3F;  // of a weight, for each unit of the rate
    ++steps_;
    const auto steps = static_cast<float>(steps_);
    const float mean_share = 1 - std::pow(kMeanDecay, steps);
    const float square_share = 1 - std::pow(kSquareDecay, steps);
    const auto share = 1 / static_cast<float>(lessons);
    for (std::size_t i = 0; i < kWeights; ++i) {
        const float slope = gradient_[i] * share;
        mean_[i] += (1 - kMeanDecay) * (slope - mean_[i]);
        square_[i] += (1 - kSquareDecay) * (slope * slope - square_[i]);
        weights_[i] -=
            rate * (mean_[i] / mean_share) / (std::sqrt(square_[i] / square_share) + kTiny);
        weights_[i] -= i < kBias ? rate * kShrink * weights_[i] : 0;
    }
    // What fits the integers.
    for (std::size_t i = 0; i < kBias; ++i) {
        weights_[i] = std::clamp(weights_[i], -1.0F, 1.0F);
    }
    std::fill(gradient_.begin(), gradient_.end(), 0.0F);
}

Network RoundTrainer::rounded() const {
    Network network;
    const float* weight = weights_.data();
    const auto next = [&weight](float one, int limit) {
        const auto most = static_cast<float>(limit);
        return static_cast<std::int16_t>(std::clamp(std::round(*weight++ * one), -most, most));
    };
    const auto next_row = [&next](int limit) {
        Network::Row::Numbers numbers;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            numbers[i] = next(i < Network::kCutSums ? kOne : kStraightOne, limit);
        }
        return Network::Row(numbers);
    };
    std::generate(network.rows.begin(), network.rows.end(),
                  [&] { return next_row(Network::kLargestWeight); });
    network.bias = next_row(Network::kLargestBias);
    for (auto& output : network.output) {
        std::generate(output.begin(), output.end(),
                      [&] { return next(kOutputOne, Network::kLargestOutput); });
    }
    for (std::int32_t& bias : network.output_bias) {
        bias = next(kHundredths, Network::kLargestOutputBias);
    }
    return network;
}

}  // namespace anthill::lab
