#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <string>
#include <vector>

#include "lab/commands.h"
#include "lab/estimate.h"
#include "lab/network_trainer.h"
#include "lab/number_source.h"
#include "lab/options.h"
#include "lab/round_trainer.h"
#include "lab/training_data.h"

namespace anthill {

using ant_war::AntWar;
using army_ants::ArmyAnts;
using lab::Example;
using lab::RestOfRound;

namespace {

/// Those that both games have.
struct Options {
    std::string positions;
    std::string network;
    int passes = 8;
    std::uint64_t seed = 1;
};

std::vector<lab::Option> options_of(Options& options) {
    return {
        lab::text_option("positions", options.positions, "names of files, a comma between them"),
        lab::text_option("network", options.network, "the name of a file"),
        lab::number_option("passes", options.passes, 1, 1000),
        lab::seed_option("seed", options.seed)};
}

/// Reads the options, then the examples.
template <TextGame G, class Example>
Parsed<lab::TrainingData<Example>> read(
    int count, const char* const* arguments, const std::vector<lab::Option>& known,
    const Options& options, std::size_t blocks,
    const std::function<std::vector<Example>(const std::vector<lab::ScoredPosition<G>>&)>&
        examples_of) {
    auto error = lab::read_options(lab::words_from(0, count, arguments), known);
    if (!error && options.positions.empty()) {
        error = Error{"expected positions=FILE"};
    }
    if (error) {
        return *error;
    }
    auto data = lab::read_training_data<G, Example>(options.positions, blocks, examples_of);
    if (data) {
        std::printf("%zu positions, %zu kept back\n", data->training.size(),
                    data->validation.size());
    }
    return data;
}

/// Writes the network where a file is named for it. Answers the exit code.
template <class Trainer>
int write_network(const Trainer& trainer, const Options& options, std::string command,
                  std::string_view header, std::string_view game_space) {
    command += " seed=" + std::to_string(options.seed);
    if (!options.network.empty() &&
        !lab::write_source(options.network,
                           {command, options.positions, header, game_space, "kNetworkText"},
                           network_text(trainer.rounded()))) {
        std::fprintf(stderr, "train: %s: cannot be written\n", options.network.c_str());
        return 1;
    }
    return 0;
}

/// How surprising the results of the games that were kept back are to the network, and how far off
/// it is from what the search says.
void print_battle_validation(const lab::NetworkTrainer& trainer,
                             const std::vector<Example>& validation) {
    lab::Estimate surprise;
    double squares = 0;
    for (const Example& example : validation) {
        const double said = std::clamp<double>(
            static_cast<double>(trainer.chance(example.position.state)), 1e-6, 1 - 1e-6);
        if (const auto result = example.position.result) {
            surprise.add(-*result * std::log(said) - (1 - *result) * std::log(1 - said));
        }
        const double off = said - lab::chance_of(example.position.score);
        squares += off * off;
    }
    std::printf("results %.4f, off the search's chances by %.4f\n", surprise.mean(),
                std::sqrt(squares / static_cast<double>(validation.size())));
}

void print_round_validation(const lab::RoundTrainer& trainer,
                            const std::vector<RestOfRound>& validation) {
    double squares = 0;
    for (const RestOfRound& example : validation) {
        const double off = static_cast<double>(trainer.points(example) - example.points);
        squares += off * off;
    }
    std::printf("off by %.3f points\n",
                std::sqrt(squares / static_cast<double>(validation.size())));
}

}  // namespace

int run_train(int count, const char* const* arguments) {
    Options options;
    int share = 70;  // per cent that the search's score counts, the rest being the game's result
    int ahead = 0;   // per cent that the next position of its game counts, rather than its own
    int threads = 1;
    bool begun = false;  // with the network that is checked in, not with a random one
    auto known = options_of(options);
    known.push_back(lab::number_option("share", share, 0, 100));
    known.push_back(lab::number_option("ahead", ahead, 0, 99));
    known.push_back(lab::number_option("threads", threads, 1, 64));
    known.push_back(lab::switch_option("begun", begun));
    const auto data = read<ArmyAnts, Example>(
        count, arguments, known, options, 8,
        [&](const std::vector<lab::BattlePosition>& positions) {
            return lab::examples_of(positions, share / 100.0, ahead / 100.0);
        });
    if (!data) {
        return lab::refuse("train", {data.error()},
                           "anthill train positions=FILE[,FILE...] [network=FILE] [passes=8] "
                           "[share=70] [ahead=0] [threads=1] [begun=0] [seed=1]");
    }
    lab::NetworkTrainer trainer(options.seed, threads);
    if (begun) {
        trainer.begin_with(army_ants::network());
        print_battle_validation(trainer, data->validation);
    }
    // A small rate keeps what was learnt before.
    const float rate = begun ? 0.0005F : 0.0015F;
    lab::train_in_passes(trainer, *data, {options.passes, 1024, rate, options.seed},
                         print_battle_validation);
    return write_network(trainer, options,
                         "anthill train passes=" + std::to_string(options.passes) +
                             " share=" + std::to_string(share) + " ahead=" + std::to_string(ahead) +
                             " threads=" + std::to_string(threads) +
                             " begun=" + std::to_string(begun),
                         "players/army_ants/network.h", "army_ants");
}

int run_round_train(int count, const char* const* arguments) {
    Options options;
    const auto data =
        read<AntWar, RestOfRound>(count, arguments, options_of(options), options, 10,
                                  [](const std::vector<lab::ScoredPosition<AntWar>>& positions) {
                                      std::vector<RestOfRound> rests;
                                      std::transform(positions.begin(), positions.end(),
                                                     std::back_inserter(rests), lab::rest_of_round);
                                      return rests;
                                  });
    if (!data) {
        return lab::refuse("train", {data.error()},
                           "anthill train ant-war positions=FILE[,FILE...] [network=FILE] "
                           "[passes=8] [seed=1]");
    }
    lab::RoundTrainer trainer(options.seed);
    lab::train_in_passes(trainer, *data, {options.passes, 512, 0.002F, options.seed},
                         print_round_validation);
    return write_network(trainer, options,
                         "anthill train ant-war passes=" + std::to_string(options.passes),
                         "players/ant_war/network.h", "ant_war");
}

}  // namespace anthill
