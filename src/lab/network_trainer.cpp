#include "lab/network_trainer.h"

#include <algorithm>
#include <cmath>

namespace anthill::lab {

using army_ants::BoardGrid;
using army_ants::Network;
using army_ants::State;

namespace {

float rounded_to(float limit, float value) { return std::clamp(std::round(value), -limit, limit); }

constexpr auto kOne = static_cast<float>(Network::kOne);
constexpr auto kOutputOne = static_cast<float>(Network::kOutputOne);

}  // namespace

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

NetworkTrainer::NetworkTrainer(std::uint64_t seed)
    : weights_(kWeights), gradient_(kWeights), mean_(kWeights), square_(kWeights), rng_(seed) {
    // Small and different from each other; sums begin where they can grow and shrink.
    const auto any = [this](float most) {
        constexpr std::uint32_t kSteps = 1U << 24U;
        return most * (2 * static_cast<float>(rng_.below(kSteps)) / static_cast<float>(kSteps) - 1);
    };
    std::generate_n(weights_.begin(), kBias, [&] { return any(0.03F); });
    std::fill_n(weights_.begin() + kBias, Network::kSums, 0.3F);
    std::generate_n(weights_.begin() + kOutput, kOutputBias - kOutput, [&] { return any(0.15F); });
}

NetworkTrainer::Pass NetworkTrainer::forward(const State& state) const {
    Pass pass;
    pass.stage = Network::stage(static_cast<int>(count(state.army[0] | state.army[1])));
    pass.odds = weights_[kOutputBias + pass.stage];
    const float* output = &weights_[kOutput + pass.stage * 2 * Network::kSums];
    for (const std::size_t side : {0U, 1U}) {
        const Seat seat = side == 0 ? state.mover : other(state.mover);
        pass.features[side] = Network::features(state, seat);
        Sums& sums = pass.sums[side];
        std::copy_n(&weights_[kBias], sums.size(), sums.begin());
        for (const std::size_t feature : pass.features[side]) {
            const float* row = &weights_[feature * Network::kSums];
            for (std::size_t i = 0; i < sums.size(); ++i) {
                sums[i] += row[i];
            }
        }
        for (const float sum : sums) {
            const float cut = std::clamp(sum, 0.0F, 1.0F);
            pass.odds += cut * cut * *output++;
        }
    }
    return pass;
}

float NetworkTrainer::chance(const State& state) const {
    return 1 / (1 + std::exp(-forward(state).odds));
}

void NetworkTrainer::backward(const Pass& pass, float error) {
    gradient_[kOutputBias + pass.stage] += error;
    std::size_t at_output = kOutput + pass.stage * 2 * Network::kSums;
    for (const std::size_t side : {0U, 1U}) {
        Sums slope;
        for (std::size_t i = 0; i < slope.size(); ++i, ++at_output) {
            const float sum = pass.sums[side][i];
            const float cut = std::clamp(sum, 0.0F, 1.0F);
            gradient_[at_output] += error * cut * cut;
            slope[i] = sum > 0 && sum < 1 ? error * weights_[at_output] * 2 * sum : 0;
            gradient_[kBias + i] += slope[i];
        }
        for (const std::size_t feature : pass.features[side]) {
            float* row = &gradient_[feature * Network::kSums];
            for (std::size_t i = 0; i < slope.size(); ++i) {
                row[i] += slope[i];
            }
        }
    }
}

void NetworkTrainer::step(std::size_t lessons, float rate) {
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
        weights_[i] -= rate * kShrink * weights_[i];
    }
    // What fits the integers.
    const auto clamp_to = [this](std::size_t from, std::size_t to, float limit) {
        for (std::size_t i = from; i < to; ++i) {
            weights_[i] = std::clamp(weights_[i], -limit, limit);
        }
    };
    clamp_to(0, kBias, static_cast<float>(Network::kLargestWeight) / kOne);
    clamp_to(kOutput, kOutputBias, static_cast<float>(Network::kLargestOutput) / kOutputOne);
    std::fill(gradient_.begin(), gradient_.end(), 0.0F);
}

void NetworkTrainer::learn(std::span<const Lesson* const> lessons, float rate) {
    for (const Lesson* lesson : lessons) {
        const State state = lesson->position.state();
        const Pass pass = forward(rng_.below(2) == 0 ? state : mirrored(state));
        backward(pass, 1 / (1 + std::exp(-pass.odds)) - lesson->chance);
    }
    step(lessons.size(), rate);
}

Network NetworkTrainer::rounded() const {
    Network network;
    const float* weight = weights_.data();
    const auto next = [&weight](float one, int limit) {
        return static_cast<std::int16_t>(rounded_to(static_cast<float>(limit), *weight++ * one));
    };
    const auto next_row = [&next](int limit) {
        Network::Row::Numbers numbers;
        std::generate(numbers.begin(), numbers.end(), [&] { return next(kOne, limit); });
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
        bias = next(static_cast<float>(Network::kScale), Network::kLargestOutputBias);
    }
    return network;
}

}  // namespace anthill::lab
