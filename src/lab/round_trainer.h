#pragma once

// Fits the network of Ant War (players/ant_war/network.h) in floating point; `anthill train
// ant-war` (train.cpp) feeds it.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/rng.h"
#include "lab/adam.h"
#include "lab/round_self_play.h"
#include "players/ant_war/network.h"

namespace anthill::lab {

/// A position as the network sees it, and what the rest of its round was found to be worth.
struct RestOfRound {
    ant_war::Network::Features features;
    std::uint8_t stage = 0;
    float points = 0;  ///< for the mover, without those it has already
};

RestOfRound rest_of_round(const RoundPosition& position);

class RoundTrainer {
public:
    /// Begins with weights drawn from `seed`.
    explicit RoundTrainer(std::uint64_t seed);

    /// Its guess at RestOfRound::points.
    [[nodiscard]] float points(const RestOfRound& position) const;
    /// One step along the mean slope of the squared errors of these lessons (Adam).
    void learn(std::span<const RestOfRound* const> lessons, float rate);
    /// The weights as integers.
    [[nodiscard]] ant_war::Network rounded() const;

private:
    using Network = ant_war::Network;
    using Sums = std::array<float, Network::kSums>;

    static constexpr std::size_t kBias = Network::kFeatures * Network::kSums;
    static constexpr std::size_t kOutput = kBias + Network::kSums;
    static constexpr std::size_t kOutputBias = kOutput + Network::kStages * Network::kCutSums;
    static constexpr std::size_t kWeights = kOutputBias + Network::kStages;

    [[nodiscard]] Sums sums_of(const RestOfRound& position) const;
    [[nodiscard]] float guess(const RestOfRound& position, const Sums& sums) const;

    Adam adam_;
};

}  // namespace anthill::lab
