#include "cli/tune.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/alpha_beta.h"
#include "games/army_ants/knowledge.h"

namespace anthill {

using army_ants::ArmyAnts;
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
    army_ants::TermCounts counts;
    Phase phase;
    float result;  ///< for the mover: 1 won, 1/2 drawn, 0 lost
};

/// Positions of one game in which the best move is quiet: what the estimate is asked about at the end of a search.
void play_game(AlphaBeta<ArmyAnts, Knowledge>& search, const Options& options, std::uint64_t seed, std::vector<Sample>& samples) {
    constexpr int kLongest = 200;
    constexpr std::uint32_t kStrayMove = 12;  // one turn in so many is played by lot, for positions off the beaten track
    Rng rng(seed);
    const auto deal = ArmyAnts::deal("edition=2020 setup=random", rng);
    State state = *deal;
    History history;
    history.push(ArmyAnts::key(state), false);
    std::vector<std::pair<Sample, Seat>> seen;
    Outcome outcome = Outcome::draw(Reason::None);
    SearchLimits limits;
    limits.nodes = options.nodes;
    for (int turn = 0; turn < kLongest; ++turn) {
        outcome = ArmyAnts::outcome(state, history);
        if (outcome.over()) {
            break;
        }
        search.start(Knowledge(), state, history, limits);
        while (search.step(options.nodes)) {
        }
        army_ants::Move move = search.best();
        if (is_proven(search.reports().back().score)) {
            outcome = Outcome::won(search.reports().back().score > 0 ? state.mover : other(state.mover), Reason::Queen);
            break;
        }
        if (move.kind != army_ants::Move::Kind::Attack && !Knowledge().threatened(state)) {
            seen.push_back({{count_terms(state), state.phase, 0.5F}, state.mover});
        }
        if (rng.below(kStrayMove) == 0) {
            army_ants::Moves moves;
            ArmyAnts::legal_moves(state, state.mover, moves);
            move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        }
        advance<ArmyAnts>(state, history, move);
    }
    for (auto& [sample, mover] : seen) {
        if (outcome.kind == Outcome::Kind::Won) {
            sample.result = outcome.winner == mover ? 1.0F : 0.0F;
        }
        samples.push_back(sample);
    }
}

/// Hundredths that make a win e times as likely as a loss: fixes the scale while fitting.
constexpr double kScale = 200.0;

using Reals = std::array<double, army_ants::kTerms>;

double expected(const Sample& sample, const Reals& weights) {
    double score = 0;
    for (std::size_t i = 0; i < army_ants::kTerms; ++i) {
        score += weights[i] * sample.counts[i];
    }
    return 1.0 / (1.0 + std::exp(-score / kScale));
}

double loss(const std::vector<Sample>& samples, Phase phase, const Reals& weights) {
    double sum = 0;
    int number = 0;
    for (const Sample& sample : samples) {
        if (sample.phase == phase) {
            const double p = std::clamp(expected(sample, weights), 1e-9, 1 - 1e-9);
            sum -= sample.result * std::log(p) + (1 - sample.result) * std::log(1 - p);
            ++number;
        }
    }
    return sum / std::max(number, 1);
}

/// Full-batch gradient descent with a step of its own for each weight (Adam), drawn a little towards the present weights so that
/// terms that are hardly ever met stay where they are.
Reals fit(const std::vector<Sample>& samples, Phase phase, int passes) {
    constexpr double kStep = 2.0;
    constexpr double kPull = 1e-6;
    Reals start{};
    for (std::size_t i = 0; i < army_ants::kTerms; ++i) {
        start[i] = kWeights.get(phase, static_cast<Term>(i));
    }
    Reals weights = start;
    Reals mean{};
    Reals variance{};
    for (int pass = 1; pass <= passes; ++pass) {
        Reals gradient{};
        int number = 0;
        for (const Sample& sample : samples) {
            if (sample.phase != phase) {
                continue;
            }
            const double error = expected(sample, weights) - static_cast<double>(sample.result);
            for (std::size_t i = 0; i < army_ants::kTerms; ++i) {
                gradient[i] += error * sample.counts[i];
            }
            ++number;
        }
        for (std::size_t i = 0; i < army_ants::kTerms; ++i) {
            const double g = gradient[i] / number / kScale + kPull * (weights[i] - start[i]);
            mean[i] = 0.9 * mean[i] + 0.1 * g;
            variance[i] = 0.999 * variance[i] + 0.001 * g * g;
            const double m = mean[i] / (1 - std::pow(0.9, pass));
            const double v = variance[i] / (1 - std::pow(0.999, pass));
            weights[i] -= kStep * m / (std::sqrt(v) + 1e-9);
        }
    }
    std::printf("loss %.5f -> %.5f\n", loss(samples, phase, start), loss(samples, phase, weights));
    return weights;
}

bool read_option(std::string_view text, Options& options) {
    const std::size_t place = text.find('=');
    if (place == std::string_view::npos) {
        return false;
    }
    const std::string_view key = text.substr(0, place);
    const long value = std::atol(text.data() + place + 1);
    if (key == "games") {
        options.games = static_cast<int>(value);
    } else if (key == "nodes") {
        options.nodes = static_cast<std::uint64_t>(value);
    } else if (key == "seed") {
        options.seed = static_cast<std::uint64_t>(value);
    } else if (key == "passes") {
        options.passes = static_cast<int>(value);
    } else {
        return false;
    }
    return value > 0;
}

}  // namespace

int run_tune(int count, const char* const* arguments) {
    Options options;
    for (int i = 0; i < count; ++i) {
        if (!read_option(arguments[i], options)) {
            std::fprintf(stderr, "usage: anthill tune [games=10000] [nodes=1000] [seed=1000000] [passes=300]\n");
            return 2;
        }
    }
    AlphaBeta<ArmyAnts, Knowledge> search(16);
    std::vector<Sample> samples;
    for (int game = 0; game < options.games; ++game) {
        play_game(search, options, options.seed + static_cast<std::uint64_t>(game), samples);
    }
    std::printf("%zu positions\n", samples.size());
    for (const Phase phase : {Phase::Rally, Phase::Battle}) {
        const Reals weights = fit(samples, phase, options.passes);
        std::printf("%s\n", phase == Phase::Rally ? "rally" : "battle");
        for (std::size_t i = 0; i < army_ants::kTerms; ++i) {
            std::printf("%6.0f, // %s\n", weights[i], std::string(army_ants::name(static_cast<Term>(i))).c_str());
        }
    }
    return 0;
}

}  // namespace anthill
