#pragma once

// The weights of a network in floating point, as its trainer fits them: a first layer, of which the
// features of a position add up rows, and output weights for each stage. For every type of network
// that players/network_text.h writes.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <vector>

#include "lab/adam.h"
#include "players/network_text.h"

namespace anthill::lab {

template <class Network>
class TrainedLayers {
public:
    /// The weights as integers.
    [[nodiscard]] Network rounded() const {
        Network network;
        std::size_t i = 0;
        each_weight(network, [&](auto& number, int largest) {
            const auto most = static_cast<float>(largest);
            const float whole = std::round(adam_.weights[i] * unit(i));
            number = static_cast<std::remove_reference_t<decltype(number)>>(
                std::clamp(whole, -most, most));
            ++i;
        });
        return network;
    }
    /// Goes on with these weights, which shrink no more of themselves: that would undo what they
    /// have learnt from more positions than there are now.
    void begin_with(const Network& network) {
        std::size_t i = 0;
        each_weight(network, [&](int number, int) {
            adam_.weights[i] = static_cast<float>(number) / unit(i);
            ++i;
        });
        decaying_ = 0;
    }

protected:
    using Sums = std::array<float, Network::kSums>;
    using Features = typename Network::Features;

    /// The whole numbers of the network that stand for 1.
    struct Units {
        float sum, last_sum, output, output_bias;
    };

    // The weights: rows, their bias, those of the outputs of each stage, the biases of these.
    static constexpr std::size_t kOutputs =
        std::tuple_size_v<typename decltype(Network::output)::value_type>;
    static constexpr std::size_t kBias = Network::kFeatures * Network::kSums;
    static constexpr std::size_t kOutput = kBias + Network::kSums;
    static constexpr std::size_t kOutputBias = kOutput + Network::kStages * kOutputs;
    static constexpr std::size_t kWeights = kOutputBias + Network::kStages;

    explicit TrainedLayers(const Units& units) : adam_(kWeights), units_(units) {}
    ~TrainedLayers() = default;

    [[nodiscard]] Sums sums_of(const Features& features) const {
        Sums sums;
        std::copy_n(&adam_.weights[kBias], sums.size(), sums.begin());
        for (const std::size_t feature : features) {
            const float* row = &adam_.weights[feature * Network::kSums];
            for (std::size_t i = 0; i < sums.size(); ++i) {
                sums[i] += row[i];
            }
        }
        return sums;
    }
    /// Adds the slope of the sums to that of the rows.
    static void add_slope(const Features& features, const Sums& slope,
                          std::vector<float>& gradient) {
        for (const std::size_t feature : features) {
            float* row = &gradient[feature * Network::kSums];
            for (std::size_t i = 0; i < slope.size(); ++i) {
                row[i] += slope[i];
            }
        }
    }

    Adam adam_;
    std::size_t decaying_ = kWeights;  ///< so many shrink a little with each step

private:
    [[nodiscard]] float unit(std::size_t weight) const {
        if (weight < kOutput) {
            return (weight + 1) % Network::kSums == 0 ? units_.last_sum : units_.sum;
        }
        return weight < kOutputBias ? units_.output : units_.output_bias;
    }

    Units units_;
};

}  // namespace anthill::lab
