#include "lab/round_train.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "lab/number_source.h"
#include "lab/options.h"
#include "lab/round_lessons.h"
#include "lab/round_trainer.h"

namespace anthill {

using lab::RestOfRound;

namespace {

struct Options {
    std::string positions;
    std::string network;
    int passes = 8;
    std::uint64_t seed = 1;
};

/// The lessons, and those that are kept back to see what the network has learnt: one thousand of
/// ten, since positions of one round are alike.
struct School {
    std::vector<RestOfRound> lessons, exam;
};

Parsed<School> read_school(const Options& options) {
    constexpr std::size_t kBlock = 1000, kBlocks = 10;
    School school;
    std::size_t read = 0;
    std::string_view names = options.positions;
    while (!names.empty()) {
        const std::string_view name = names.substr(0, names.find(','));
        names.remove_prefix(std::min(names.size(), name.size() + 1));
        const auto lessons = lab::read_lessons(std::string(name));
        if (!lessons) {
            return Error{lessons.error()};
        }
        for (const lab::RoundLesson& lesson : *lessons) {
            const bool kept_back = read++ / kBlock % kBlocks == kBlocks - 1;
            (kept_back ? school.exam : school.lessons).push_back(lab::rest_of_round(lesson));
        }
    }
    if (school.exam.empty()) {
        return Error{"too few positions: 10,000 are needed"};
    }
    return school;
}

void print_exam(const lab::RoundTrainer& trainer, const std::vector<RestOfRound>& exam) {
    double squares = 0;
    for (const RestOfRound& lesson : exam) {
        const double off = static_cast<double>(trainer.points(lesson) - lesson.points);
        squares += off * off;
    }
    std::printf("off by %.3f points\n", std::sqrt(squares / static_cast<double>(exam.size())));
    std::fflush(stdout);
}

void train(lab::RoundTrainer& trainer, const School& school, const Options& options) {
    constexpr std::size_t kBatch = 512;
    constexpr float kRate = 0.002F, kLastRate = 0.03F;  // the last: as a share of the first
    Rng rng(options.seed);
    std::vector<const RestOfRound*> order;
    order.reserve(school.lessons.size());
    for (const RestOfRound& lesson : school.lessons) {
        order.push_back(&lesson);
    }
    for (int pass = 0; pass < options.passes; ++pass) {
        const float done =
            static_cast<float>(pass) / static_cast<float>(std::max(1, options.passes - 1));
        rng.shuffle(order);
        for (std::size_t start = 0; start < order.size(); start += kBatch) {
            trainer.learn(std::span(order).subspan(start, std::min(kBatch, order.size() - start)),
                          kRate * (1 - (1 - kLastRate) * done));
        }
        std::printf("pass %d: ", pass + 1);
        print_exam(trainer, school.exam);
    }
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
    train(trainer, *school, options);
    if (options.network.empty()) {
        return 0;
    }
    const std::string made_by = "anthill train ant-war passes=" + std::to_string(options.passes) +
                                " seed=" + std::to_string(options.seed);
    const lab::NumberSource source{made_by, "players/ant_war/network.h", "ant_war", "kNetworkText"};
    if (!lab::write_source(options.network, source, trainer.rounded().packed())) {
        std::fprintf(stderr, "train: %s: cannot be written\n", options.network.c_str());
        return 1;
    }
    return 0;
}

}  // namespace anthill
