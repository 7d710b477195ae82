#pragma once

// How networks learn from files of positions: which lessons are kept back, and in which order and
// how fast the others are gone through. Independent of any game; for train.cpp.

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

/// The lessons, and those that are kept back to see what the network has learnt.
template <class Lesson>
struct School {
    std::vector<Lesson> lessons, exam;
};

/// `names`: of files, a comma between them; lessons_of(positions) makes a lesson of each position
/// in one of them. One block of lessons in so many is kept back, since positions of one game are
/// alike: a thousand of them, or fewer where there are not so many.
template <TextGame G, class Lesson>
Parsed<School<Lesson>> read_school(
    std::string_view names, std::size_t blocks,
    const std::function<std::vector<Lesson>(const std::vector<ScoredPosition<G>>&)>& lessons_of) {
    std::vector<Lesson> all;
    for (const std::string_view name : split(names, ',')) {
        const auto positions = read_positions<G>(std::string(name));
        if (!positions) {
            return Error{positions.error()};
        }
        const std::vector<Lesson> lessons = lessons_of(*positions);
        all.insert(all.end(), lessons.begin(), lessons.end());
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
