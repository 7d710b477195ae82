#pragma once

// Fits the network of Army Ants in floating point; `anthill train` (train.cpp) feeds it.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lab/self_play.h"
#include "lab/trained_layers.h"
#include "players/army_ants/network.h"

namespace anthill::lab {

/// A position and what the network should say of it.
struct Example {
    BattlePosition position;
    float chance = 0.5F;  ///< of the mover to win
};

/// The mover's chance to win at a score in hundredths, 0 to 1.
double chance_of(double score) noexcept;

/// The examples of positions in the order in which their games went through them. A position's
/// score counts `share`, the result of its game the rest. The worth of the next position of the
/// same game counts `ahead` of that again, at the end of a game its result: a game that goes on
/// looks further ahead than any search of one of its positions.
std::vector<Example> examples_of(const std::vector<BattlePosition>& positions, double share,
                                 double ahead);

/// The position with left and right changed over, which is worth the same.
army_ants::State mirrored(const army_ants::State& state) noexcept;

class NetworkTrainer : public TrainedLayers<army_ants::Network> {
public:
    /// How many threads share the work is part of what comes out, as the seed is.
    explicit NetworkTrainer(std::uint64_t seed, int threads = 1);

    /// One step down the slope of the loss of these examples. rate: how far.
    void learn(std::span<const Example* const> examples, float rate);
    /// The mover's chance to win, 0 to 1.
    [[nodiscard]] float chance(const army_ants::State& state) const;

private:
    using Network = army_ants::Network;

    /// The values that a position gives the network: all that its gradient needs.
    struct Pass {
        std::array<Features, 2> features;  ///< the mover's, the other side's
        std::array<Sums, 2> sums;
        std::size_t stage = 0;
        float odds = 0;  ///< their logarithm, for the mover
    };
    [[nodiscard]] Pass forward(const army_ants::State& state) const;
    void backward(const Pass& pass, float error, std::vector<float>& gradient) const;

    std::vector<Rng> rngs_;                      ///< one for each thread
    std::vector<std::vector<float>> gradients_;  ///< likewise
};

}  // namespace anthill::lab
