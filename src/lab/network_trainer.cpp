#include "lab/network_trainer.h"

#include <algorithm>
#include <cmath>
#include <thread>

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

NetworkTrainer::NetworkTrainer(std::uint64_t seed, int threads) : adam_(kWeights) {
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
        Sums& sums = pass.sums[side];
        std::copy_n(&adam_.weights[kBias], sums.size(), sums.begin());
        for (const std::size_t feature : pass.features[side]) {
            const float* row = &adam_.weights[feature * Network::kSums];
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
        for (const std::size_t feature : pass.features[side]) {
            float* row = &gradient[feature * Network::kSums];
            for (std::size_t i = 0; i < slope.size(); ++i) {
                row[i] += slope[i];
            }
        }
    }
}

void NetworkTrainer::learn(std::span<const Lesson* const> lessons, float rate) {
    const std::size_t threads = rngs_.size();
    const auto part = [&](std::size_t thread) {
        std::vector<float>& gradient = gradients_[thread];
        std::fill(gradient.begin(), gradient.end(), 0.0F);
        const std::size_t from = lessons.size() * thread / threads;
        const std::size_t to = lessons.size() * (thread + 1) / threads;
        for (const Lesson* lesson : lessons.subspan(from, to - from)) {
            const State& state = lesson->position.state;
            const Pass pass = forward(rngs_[thread].below(2) == 0 ? state : mirrored(state));
            backward(pass, 1 / (1 + std::exp(-pass.odds)) - lesson->chance, gradient);
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
    adam_.step(lessons.size(), rate, kWeights);
    adam_.clamp(0, kBias, static_cast<float>(Network::kLargestWeight) / kOne);
    adam_.clamp(kOutput, kOutputBias, static_cast<float>(Network::kLargestOutput) / kOutputOne);
}

void NetworkTrainer::begin_with(const Network& network) {
    float* weight = adam_.weights.data();
    const auto next = [&weight](const auto& numbers, float one) {
        weight = std::transform(numbers.begin(), numbers.end(), weight,
                                [one](auto number) { return static_cast<float>(number) / one; });
    };
    for (const Network::Row& row : network.rows) {
        next(row.numbers(), kOne);
    }
    next(network.bias.numbers(), kOne);
    for (const auto& output : network.output) {
        next(output, kOutputOne);
    }
    next(network.output_bias, static_cast<float>(Network::kScale));
}

Network NetworkTrainer::rounded() const {
    Network network;
    const float* weight = adam_.weights.data();
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
