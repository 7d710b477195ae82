#pragma once

// How networks learn from files of positions: which lessons are kept back, and in which order and
// how fast the others are gone through. Independent of any game; for the trainers' commands
// (train.cpp, round_train.cpp).

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "core/rng.h"

namespace anthill::lab {

/// The lessons, and those that are kept back to see what the network has learnt.
template <class Lesson>
struct School {
    std::vector<Lesson> lessons, exam;
};

/// `names`: of files, a comma between them. One block of lessons in so many is kept back, since
/// positions of one game are alike: a thousand of them, or fewer where there are not so many.
/// read(name) answers with the lessons of a file.
template <class Lesson, class Read>
Parsed<School<Lesson>> read_school(std::string_view names, std::size_t blocks, const Read& read) {
    std::vector<Lesson> all;
    while (!names.empty()) {
        const std::string_view name = names.substr(0, names.find(','));
        names.remove_prefix(std::min(names.size(), name.size() + 1));
        const Parsed<std::vector<Lesson>> lessons = read(std::string(name));
        if (!lessons) {
            return Error{lessons.error()};
        }
        all.insert(all.end(), lessons->begin(), lessons->end());
    }
    const std::size_t block = std::min<std::size_t>(1000, all.size() / blocks);
    if (block == 0) {
        return Error{"too few positions: " + std::to_string(blocks) + " are needed"};
    }
    School<Lesson> school;
    for (std::size_t number = 0; number < all.size(); ++number) {
        const bool kept_back = number / block % blocks == blocks - 1;
        (kept_back ? school.exam : school.lessons).push_back(all[number]);
    }
    return school;
}

struct Schedule {
    int passes = 1;
    std::size_t batch = 512;  ///< lessons between two steps
    float rate = 0;           ///< of the first pass; the last has a small share of it
    std::uint64_t seed = 1;   ///< of the order
};

/// Goes through all lessons several times, each time in another order; says after each pass what
/// print_exam() says.
template <class Trainer, class Lesson, class PrintExam>
void train_in_passes(Trainer& trainer, const School<Lesson>& school, const Schedule& schedule,
                     const PrintExam& print_exam) {
    constexpr float kLastRate = 0.03F;  // as a share of the first
    Rng rng(schedule.seed);
    std::vector<const Lesson*> order;
    order.reserve(school.lessons.size());
    for (const Lesson& lesson : school.lessons) {
        order.push_back(&lesson);
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
        print_exam(trainer, school.exam);
        std::fflush(stdout);
    }
}

}  // namespace anthill::lab
