#include "lab/commands.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "lab/number_source.h"
#include "lab/options.h"
#include "lab/round_lessons.h"
#include "lab/round_trainer.h"
#include "lab/school.h"

namespace anthill {

using lab::RestOfRound;

namespace {

struct Options {
    std::string positions;
    std::string network;
    int passes = 8;
    std::uint64_t seed = 1;
};

using School = lab::School<RestOfRound>;

Parsed<School> read_school(const Options& options) {
    using Lessons = std::vector<RestOfRound>;
    return lab::read_school<RestOfRound>(options.positions, 10,
                                         [](const std::string& name) -> Parsed<Lessons> {
                                             const auto stored = lab::read_lessons(name);
                                             if (!stored) {
                                                 return Error{stored.error()};
                                             }
                                             Lessons lessons;
                                             for (const lab::RoundLesson& lesson : *stored) {
                                                 lessons.push_back(lab::rest_of_round(lesson));
                                             }
                                             return lessons;
                                         });
}

void print_exam(const lab::RoundTrainer& trainer, const std::vector<RestOfRound>& exam) {
    double squares = 0;
    for (const RestOfRound& lesson : exam) {
        const double off = static_cast<double>(trainer.points(lesson) - lesson.points);
        squares += off * off;
    }
    std::printf("off by %.3f points\n", std::sqrt(squares / static_cast<double>(exam.size())));
}

}  // namespace

int run_round_train(int count, const char* const* arguments) {
    Options options;
    const std::array known{
        lab::text_option("positions", options.positions, "names of files, a comma between them"),
        lab::text_option("network", options.network, "the name of a file"),
        lab::number_option("passes", options.passes, 1, 1000),
        lab::seed_option("seed", options.seed)};
    auto error = lab::read_options(lab::words_from(0, count, arguments), known);
    if (!error && options.positions.empty()) {
        error = Error{"expected positions=FILE"};
    }
    Parsed<School> school = error ? Parsed<School>(*error) : read_school(options);
    if (!school) {
        return lab::refuse("train", Error{school.error()},
                           "anthill train ant-war positions=FILE[,FILE...] [network=FILE] "
                           "[passes=8] [seed=1]");
    }
    std::printf("%zu positions, %zu kept back\n", school->lessons.size(), school->exam.size());
    lab::RoundTrainer trainer(options.seed);
    lab::train_in_passes(trainer, *school, {options.passes, 512, 0.002F, options.seed}, print_exam);
    if (options.network.empty()) {
        return 0;
    }
    const std::string made_by = "anthill train ant-war passes=" + std::to_string(options.passes) +
                                " seed=" + std::to_string(options.seed);
    const lab::NumberSource source{made_by, options.positions, "players/ant_war/network.h",
                                   "ant_war", "kNetworkText"};
    if (!lab::write_source(options.network, source, trainer.rounded().packed())) {
        std::fprintf(stderr, "train: %s: cannot be written\n", options.network.c_str());
        return 1;
    }
    return 0;
}

}  // namespace anthill
