#pragma once

// The optimiser that fits the weights of the networks, for their trainers: Adam with decoupled
// weight decay (Loshchilov and Hutter, "Decoupled Weight Decay Regularization").

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/rng.h"

namespace anthill::lab {

class Adam {
public:
    /// So many weights, all 0.
    explicit Adam(std::size_t size) : weights(size), gradient(size), mean_(size), square_(size) {}

    /// One step down the mean of the slopes that `gradient` has summed up over so many examples; it
    /// is empty again afterwards. The first `decaying` weights shrink a little.
    void step(std::size_t examples, float rate, std::size_t decaying) {
        constexpr float kMeanDecay = 0.9F, kSquareDecay = 0.999F, kTiny = 1e-8F;
        constexpr float kShrink = 0.3F;  // of a weight, for each unit of the rate
        ++steps_;
        const auto steps = static_cast<float>(steps_);
        const float mean_share = 1 - std::pow(kMeanDecay, steps);
        const float square_share = 1 - std::pow(kSquareDecay, steps);
        const auto share = 1 / static_cast<float>(examples);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const float slope = gradient[i] * share;
            mean_[i] += (1 - kMeanDecay) * (slope - mean_[i]);
            square_[i] += (1 - kSquareDecay) * (slope * slope - square_[i]);
            weights[i] -=
                rate * (mean_[i] / mean_share) / (std::sqrt(square_[i] / square_share) + kTiny);
            weights[i] -= i < decaying ? rate * kShrink * weights[i] : 0;
        }
        std::fill(gradient.begin(), gradient.end(), 0.0F);
    }

    /// Keeps the weights of a range within what the integers of a network can say.
    void clamp(std::size_t from, std::size_t to, float limit) {
        for (std::size_t i = from; i < to; ++i) {
            weights[i] = std::clamp(weights[i], -limit, limit);
        }
    }

    std::vector<float> weights, gradient;

private:
    std::vector<float> mean_, square_;
    std::uint64_t steps_ = 0;
};

/// Any number from -most to most.
inline float any_weight(Rng& rng, float most) {
    constexpr std::uint32_t kSteps = 1U << 24U;
    return most * (2 * static_cast<float>(rng.below(kSteps)) / static_cast<float>(kSteps) - 1);
}

}  // namespace anthill::lab
