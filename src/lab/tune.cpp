#include "lab/tune.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "engine/search/iterative_deepening.h"
#include "lab/options.h"
#include "lab/self_play.h"
#include "players/army_ants/knowledge.h"

namespace anthill {

using army_ants::ArmyAnts;
using army_ants::kGamePhases;
using army_ants::Knowledge;
using army_ants::kWeights;
using army_ants::Phase;
using army_ants::State;
using army_ants::Term;

namespace {

struct Options {
    int games = 10000;
    std::uint64_t nodes = 1000;
    std::uint64_t seed = 1000000;
    int passes = 300;
};

struct Sample {
    std::array<std::int16_t, army_ants::kTerms> counts;
    std::array<float, kGamePhases.size()>
        share;     ///< how far each stage's weights count here; 1 in all
    float result;  ///< for the mover: 1 won, 1/2 drawn, 0 lost
};

Sample sample_of(const lab::QuietPosition& position) {
    const State& state = position.state;
    Sample sample{};
    const army_ants::TermCounts counts = count_terms(state);
    std::transform(counts.begin(), counts.end(), sample.counts.begin(),
                   [](int count) { return static_cast<std::int16_t>(count); });
    const float middlegame =
        static_cast<float>(army_ants::cards_left(state)) / (2.0F * army_ants::kCardsPerSide);
    sample.share = state.phase == Phase::Rally ? std::array{1.0F, 0.0F, 0.0F}
                                               : std::array{0.0F, middlegame, 1 - middlegame};
    sample.result = static_cast<float>(position.result);
    return sample;
}

using Reals = std::array<std::array<double, army_ants::kTerms>, kGamePhases.size()>;

/// Share of games that the estimate promises, if `scale` hundredths make a win e times as likely as
/// a loss.
double expected(const Sample& sample, const Reals& weights, double scale) {
    double score = 0;
    for (std::size_t stage = 0; stage < kGamePhases.size(); ++stage) {
        double of_stage = 0;
        for (std::size_t i = 0; sample.share[stage] > 0 && i < army_ants::kTerms; ++i) {
            of_stage += weights[stage][i] * sample.counts[i];
        }
        score += static_cast<double>(sample.share[stage]) * of_stage;
    }
    return 1.0 / (1.0 + std::exp(-score / scale));
}

double loss(const std::vector<Sample>& samples, const Reals& weights, double scale) {
    double sum = 0;
    for (const Sample& sample : samples) {
        const double p = std::clamp(expected(sample, weights, scale), 1e-9, 1 - 1e-9);
        const double result = static_cast<double>(sample.result);
        sum -= result * std::log(p) + (1 - result) * std::log(1 - p);
    }
    return sum / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
}

/// The scale at which the present weights say most: fitting keeps to it, so that new weights are as
/// large as the old ones and the margins of the search still mean the same.
double best_scale(const std::vector<Sample>& samples, const Reals& weights) {
    double low = 50;
    double high = 2000;
    while (high - low > 1) {
        const double lower = low + (high - low) / 3;
        const double higher = high - (high - low) / 3;
        if (loss(samples, weights, lower) < loss(samples, weights, higher)) {
            high = higher;
        } else {
            low = lower;
        }
    }
    return low;
}

/// Full-batch gradient descent with a step of its own for each weight (Adam), drawn a little
/// towards the present weights so that terms that are hardly ever met stay where they are.
Reals fit(const std::vector<Sample>& samples, const Reals& start, double scale, int passes) {
    constexpr double kStep = 3.0;
    constexpr double kPull = 1e-7;
    Reals weights = start;
    Reals mean{};
    Reals variance{};
    for (int pass = 1; pass <= passes; ++pass) {
        Reals gradient{};
        for (const Sample& sample : samples) {
            const double error =
                expected(sample, weights, scale) - static_cast<double>(sample.result);
            for (std::size_t stage = 0; stage < kGamePhases.size(); ++stage) {
                const double part = error * static_cast<double>(sample.share[stage]);
                for (std::size_t i = 0; part != 0 && i < army_ants::kTerms; ++i) {
                    gradient[stage][i] += part * sample.counts[i];
                }
            }
        }
        const double step = kStep * (1 - 0.9 * pass / passes);
        for (std::size_t stage = 0; stage < kGamePhases.size(); ++stage) {
            for (std::size_t i = 0; i < army_ants::kTerms; ++i) {
                double& weight = weights[stage][i];
                const double g = gradient[stage][i] / static_cast<double>(samples.size()) / scale +
                                 kPull * (weight - start[stage][i]);
                double& m = mean[stage][i];
                double& v = variance[stage][i];
                m = 0.9 * m + 0.1 * g;
                v = 0.999 * v + 0.001 * g * g;
                weight -= step * (m / (1 - std::pow(0.9, pass))) /
                          (std::sqrt(v / (1 - std::pow(0.999, pass))) + 1e-9);
            }
        }
    }
    return weights;
}

}  // namespace

int run_tune(int count, const char* const* arguments) {
    Options options;
    const std::array known{lab::number_option("games", options.games, 1, 10'000'000),
                           lab::nodes_option(options.nodes), lab::seed_option("seed", options.seed),
                           lab::number_option("passes", options.passes, 1, 1'000'000)};
    if (const auto error = lab::read_options(lab::words_from(0, count, arguments), known)) {
        return lab::refuse("tune", *error,
                           "anthill tune [games=10000] [nodes=1000] [seed=1000000] [passes=300]");
    }
    IterativeDeepening<ArmyAnts, Knowledge> search(16);
    lab::SelfPlay how;
    how.nodes = options.nodes;
    std::vector<Sample> samples;
    std::vector<lab::QuietPosition> of_game;
    for (int game = 0; game < options.games; ++game) {
        of_game.clear();
        play_against_itself(search, how, options.seed + static_cast<std::uint64_t>(game), of_game);
        std::transform(of_game.begin(), of_game.end(), std::back_inserter(samples), sample_of);
    }
    Reals start{};
    for (const auto stage : kGamePhases) {
        const army_ants::TermCounts& present = kWeights.at(stage);
        std::copy(present.begin(), present.end(), start[static_cast<std::size_t>(stage)].begin());
    }
    const double scale = best_scale(samples, start);
    const Reals weights = fit(samples, start, scale, options.passes);
    std::printf("%zu positions, scale %.0f, loss %.5f -> %.5f\n", samples.size(), scale,
                loss(samples, start, scale), loss(samples, weights, scale));
    std::printf("%-14s %6s %6s %6s\n", "", "rally", "middlegame", "endgame");
    for (std::size_t i = 0; i < army_ants::kTerms; ++i) {
        const std::string term(army_ants::name(static_cast<Term>(i)));
        std::printf("%-14s %6.0f %6.0f %6.0f\n", term.c_str(), weights[0][i], weights[1][i],
                    weights[2][i]);
    }
    return 0;
}

}  // namespace anthill
