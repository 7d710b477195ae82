#pragma once

// Fits the network of Ant War (players/ant_war/network.h) in floating point; `anthill train
// ant-war` (train.cpp) feeds it.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lab/round_self_play.h"
#include "lab/trained_layers.h"
#include "players/ant_war/network.h"

namespace anthill::lab {

/// A position as the network sees it, and what the rest of its round was found to be worth.
struct RestOfRound {
    ant_war::Network::Features features;
    std::uint8_t stage = 0;
    float points = 0;  ///< for the mover, without those it has already
};

RestOfRound rest_of_round(const RoundPosition& position);

class RoundTrainer : public TrainedLayers<ant_war::Network> {
public:
    /// Begins with weights drawn from `seed`.
    explicit RoundTrainer(std::uint64_t seed);

    /// Its guess at RestOfRound::points.
    [[nodiscard]] float points(const RestOfRound& position) const;
    /// One step along the mean slope of the squared errors of these examples (Adam).
    void learn(std::span<const RestOfRound* const> examples, float rate);

private:
    using Network = ant_war::Network;

    [[nodiscard]] float guess(const RestOfRound& position, const Sums& sums) const;
};

}  // namespace anthill::lab
