#include "lab/round_self_play.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdio>

#include "lab/commands.h"
#include "lab/hasty_rounds.h"
#include "lab/options.h"

namespace anthill {

using ant_war::AntWar;
using ant_war::Knowledge;
using ant_war::RoundGame;
using ant_war::RoundGeometry;
using ant_war::RoundState;

namespace lab {

namespace {

int stacks(const RoundState& round) {
    return std::popcount(round.ants[0] | round.ants[1]) + std::popcount(round.geometry->jokers);
}

/// One position in so many is valued: most of the time goes into the largest that are worked out.
std::uint32_t one_in(int size, int most) {
    return size == most ? 4 : size > most || size == most - 1 ? 2 : 1;
}

}  // namespace

Parsed<int> RoundTeacher::play(const RoundSelfPlay& how, std::uint64_t seed,
                               std::vector<RoundLesson>& lessons) {
    Rng rng(seed);
    const auto dealt = AntWar::deal(how.deal, rng);
    if (!dealt) {
        return Error{dealt.error()};
    }
    ant_war::State deal = *dealt;
    AntWar::apply(deal, ant_war::Move::name_odds({Seat::Red, 2}));
    AntWar::apply(deal, ant_war::Move::take_colour(Seat::Red));
    const RoundGeometry geometry(deal);
    RoundState round(deal, geometry);
    round.lead = 0;
    round.mover = rng.below(2) == 0 ? Seat::Red : Seat::Black;
    const bool wild = rng.below(2) == 0;
    const std::size_t before = lessons.size();
    while (!round.over && stacks(round) >= how.fewest) {
        const int size = stacks(round);
        if (!round.passed && rng.below(one_in(size, how.most)) == 0) {
            const bool exact = size <= how.most;
            if (const auto value = value_of(round, exact, how)) {
                lessons.push_back(round_lesson(round, *value, exact));
            }
        }
        const bool by_lot = wild && rng.below(2) == 0;
        RoundGame::apply(round, hasty_move(round, rng, by_lot ? nullptr : &search_));
    }
    return static_cast<int>(lessons.size() - before);
}

std::optional<int> RoundTeacher::value_of(const RoundState& round, bool exact,
                                          const RoundSelfPlay& how) {
    if (exact) {
        solver_.start(round, Knowledge().evaluate(round) / 100);
        while (!solver_.solved() && solver_.nodes() < how.nodes) {
            solver_.step(1000);
        }
        return solver_.solved() ? std::optional(100 * solver_.value()) : std::nullopt;
    }
    SearchLimits limits;
    limits.nodes = how.searched;
    search_.start(Knowledge(), round, history_from<RoundGame>(round), limits);
    while (search_.step(how.searched)) {
    }
    return search_.infos().back().score;
}

}  // namespace lab

int run_round_self_play(int count, const char* const* arguments) {
    int rounds = 1000;
    std::uint64_t seed = 1;
    std::string name;
    lab::RoundSelfPlay how;
    const std::array known{lab::number_option("rounds", rounds, 1, 10'000'000),
                           lab::seed_option("seed", seed),
                           lab::number_option("most", how.most, 5, 25),
                           lab::number_option("fewest", how.fewest, 1, ant_war::kMostCards),
                           lab::nodes_option(how.nodes),
                           lab::number_option("searched", how.searched, 1, 100'000'000),
                           lab::text_option("positions", name, "the name of a file")};
    auto error = lab::read_options(lab::words_from(0, count, arguments), known, &how.deal);
    if (!error && name.empty()) {
        error = Error{"expected positions=FILE"};
    }
    if (Rng any(seed); !error) {
        if (const auto deal = AntWar::deal(how.deal, any); !deal) {
            error = Error{deal.error()};
        }
    }
    if (error) {
        return lab::refuse("self-play", *error,
                           "anthill self-play ant-war positions=FILE [rounds=1000] [seed=1] "
                           "[most=18] [fewest=6] [nodes=400000] [searched=4000] [shape=5x5] "
                           "[deck=standard]");
    }
    std::FILE* const file = std::fopen(name.c_str(), "wb");
    bool written = file != nullptr && lab::write_lesson_header(file);
    lab::RoundTeacher teacher;
    std::vector<lab::RoundLesson> lessons;
    std::size_t total = 0;
    for (int round = 0; written && round < rounds; ++round) {
        lessons.clear();
        written =
            static_cast<bool>(teacher.play(how, seed + static_cast<std::uint64_t>(round), lessons));
        for (const lab::RoundLesson& lesson : lessons) {
            written = written && lab::write_lesson(file, lesson);
        }
        total += lessons.size();
    }
    if (file == nullptr || std::fclose(file) != 0 || !written) {
        std::fprintf(stderr, "self-play: %s: cannot be written\n", name.c_str());
        return 1;
    }
    std::printf("%d rounds, %zu positions\n", rounds, total);
    return 0;
}

}  // namespace anthill
