#include "lab/commands.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "lab/arena.h"
#include "lab/network_trainer.h"
#include "lab/number_source.h"
#include "lab/options.h"
#include "lab/position_file.h"
#include "lab/school.h"

namespace anthill {

using army_ants::Network;

namespace {

struct Options {
    std::string positions;
    std::string network;
    int passes = 8;
    int share = 70;  ///< per cent that the search's score counts, the rest being the game's result
    int threads = 1;
    bool begun = false;  ///< with the network that is checked in, not with a random one
    std::uint64_t seed = 1;
};

double chance_of(double score) { return 1 / (1 + std::exp(-score / Network::kScale)); }

lab::Lesson lesson_of(const lab::StoredPosition& position, int share) {
    const double by_score = chance_of(position.score_value());
    const double by_result = position.known_result().value_or(by_score);
    return {position, static_cast<float>((share * by_score + (100 - share) * by_result) / 100)};
}

using School = lab::School<lab::Lesson>;

Parsed<School> read_lessons(const Options& options) {
    using Lessons = std::vector<lab::Lesson>;
    return lab::read_school<lab::Lesson>(
        options.positions, 8, [&options](const std::string& name) -> Parsed<Lessons> {
            const auto positions = lab::read_positions(name);
            if (!positions) {
                return Error{positions.error()};
            }
            Lessons lessons;
            for (const lab::StoredPosition& position : *positions) {
                lessons.push_back(lesson_of(position, options.share));
            }
            return lessons;
        });
}

/// How surprising the results of the kept back games are to the network, and how far off it is from
/// what the search says.
void print_exam(const lab::NetworkTrainer& trainer, const std::vector<lab::Lesson>& exam) {
    lab::Estimate surprise;
    double squares = 0;
    for (const lab::Lesson& lesson : exam) {
        const double said = std::clamp<double>(
            static_cast<double>(trainer.chance(lesson.position.state())), 1e-6, 1 - 1e-6);
        if (const auto result = lesson.position.known_result()) {
            surprise.add(-*result * std::log(said) - (1 - *result) * std::log(1 - said));
        }
        const double off = said - chance_of(lesson.position.score_value());
        squares += off * off;
    }
    const auto all = static_cast<double>(exam.size());
    std::printf("results %.4f, off the search's chances by %.4f\n", surprise.mean(),
                std::sqrt(squares / all));
}

}  // namespace

int run_train(int count, const char* const* arguments) {
    Options options;
    const std::array known{
        lab::text_option("positions", options.positions, "names of files, a comma between them"),
        lab::text_option("network", options.network, "the name of a file"),
        lab::number_option("passes", options.passes, 1, 1000),
        lab::number_option("share", options.share, 0, 100),
        lab::number_option("threads", options.threads, 1, 64),
        lab::switch_option("begun", options.begun),
        lab::seed_option("seed", options.seed)};
    auto error = lab::read_options(lab::words_from(0, count, arguments), known);
    if (!error && options.positions.empty()) {
        error = Error{"expected positions=FILE"};
    }
    Parsed<School> school = error ? Parsed<School>(*error) : read_lessons(options);
    if (!school) {
        return lab::refuse("train", Error{school.error()},
                           "anthill train positions=FILE[,FILE...] [network=FILE] [passes=8] "
                           "[share=70] [threads=1] [begun=0] [seed=1]");
    }
    std::printf("%zu positions, %zu kept back\n", school->lessons.size(), school->exam.size());
    lab::NetworkTrainer trainer(options.seed, options.threads);
    if (options.begun) {
        trainer.begin_with(army_ants::network());
        print_exam(trainer, school->exam);
    }
    // A small rate keeps what was learnt before.
    const float rate = options.begun ? 0.001F : 0.0015F;
    lab::train_in_passes(trainer, *school, {options.passes, 1024, rate, options.seed}, print_exam);
    if (options.network.empty()) {
        return 0;
    }
    const std::string made_by =
        "anthill train passes=" + std::to_string(options.passes) +
        " share=" + std::to_string(options.share) + " threads=" + std::to_string(options.threads) +
        " begun=" + std::to_string(options.begun) + " seed=" + std::to_string(options.seed);
    const lab::NumberSource source{made_by, options.positions, "players/army_ants/network.h",
                                   "army_ants", "kNetworkText"};
    if (!lab::write_source(options.network, source, trainer.rounded().packed())) {
        std::fprintf(stderr, "train: %s: cannot be written\n", options.network.c_str());
        return 1;
    }
    return 0;
}

}  // namespace anthill
