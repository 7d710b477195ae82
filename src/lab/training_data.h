#pragma once

// How networks learn from files of positions: which examples are kept back, and in which order
// and how fast the others are gone through. Independent of any game; for train.cpp.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "core/rng.h"
#include "core/text.h"
#include "lab/position_file.h"

namespace anthill::lab {

/// The examples that it learns from, and those kept back to see what it has learnt.
template <class Example>
struct TrainingData {
    std::vector<Example> training, validation;
};

/// `names`: of files, a comma between them; examples_of(positions) makes an example of each
/// position in one of them. One block of examples in so many is kept back, since positions of one
/// game are alike: a thousand of them, or fewer where there are not so many.
template <TextGame G, class Example>
Parsed<TrainingData<Example>> read_training_data(
    std::string_view names, std::size_t blocks,
    const std::function<std::vector<Example>(const std::vector<ScoredPosition<G>>&)>& examples_of) {
    std::vector<Example> all;
    for (const std::string_view name : split(names, ',')) {
        const auto positions = read_positions<G>(std::string(name));
        if (!positions) {
            return Error{positions.error()};
        }
        const std::vector<Example> examples = examples_of(*positions);
        all.insert(all.end(), examples.begin(), examples.end());
    }
    const std::size_t block = std::min<std::size_t>(1000, all.size() / blocks);
    if (block == 0) {
        return Error{"too few positions: " + std::to_string(blocks) + " are needed"};
    }
    TrainingData<Example> data;
    for (std::size_t number = 0; number < all.size(); ++number) {
        const bool kept_back = number / block % blocks == blocks - 1;
        (kept_back ? data.validation : data.training).push_back(all[number]);
    }
    return data;
}

struct Schedule {
    int passes = 1;
    std::size_t batch = 512;  ///< examples between two steps
    float rate = 0;           ///< of the first pass; the last has a small share of it
    std::uint64_t seed = 1;   ///< of the order
};

/// Goes through all examples several times, each time in another order; says after each pass what
/// print_validation() says.
template <class Trainer, class Example, class PrintValidation>
void train_in_passes(Trainer& trainer, const TrainingData<Example>& data, const Schedule& schedule,
                     const PrintValidation& print_validation) {
    constexpr float kLastRate = 0.03F;  // as a share of the first
    Rng rng(schedule.seed);
    std::vector<const Example*> order;
    order.reserve(data.training.size());
    for (const Example& example : data.training) {
        order.push_back(&example);
    }
    for (int pass = 0; pass < schedule.passes; ++pass) {
        const float done =
            static_cast<float>(pass) / static_cast<float>(std::max(1, schedule.passes - 1));
        rng.shuffle(order);
        for (std::size_t start = 0; start < order.size(); start += schedule.batch) {
            const std::size_t size = std::min(schedule.batch, order.size() - start);
            trainer.learn(std::span(order).subspan(start, size),
                          schedule.rate * (1 - (1 - kLastRate) * done));
        }
        std::printf("pass %d: ", pass + 1);
        print_validation(trainer, data.validation);
        std::fflush(stdout);
    }
}

}  // namespace anthill::lab
