#include "lab/round_self_play.h"

#include <array>

#include "lab/commands.h"
#include "lab/exploratory_rounds.h"
#include "lab/options.h"

namespace anthill {

using ant_war::AntWar;
using ant_war::Knowledge;
using ant_war::RoundGame;
using ant_war::RoundGeometry;
using ant_war::RoundState;

namespace lab {

namespace {

/// One position in so many is valued: most of the time goes into the largest that are worked out.
std::uint32_t one_in(int size, int most) {
    return size == most ? 4 : size > most || size == most - 1 ? 2 : 1;
}

}  // namespace

std::optional<Error> RoundTeacher::play(const RoundSelfPlay& how, std::uint64_t seed,
                                        std::vector<RoundPosition>& positions) {
    Rng rng(seed);
    const auto dealt = dealt_round(how.deal, rng);
    if (!dealt) {
        return Error{dealt.error()};
    }
    ant_war::State state = *dealt;
    state.lead = 0;
    state.mover = rng.below(2) == 0 ? Seat::Red : Seat::Black;
    const RoundGeometry geometry(state);
    RoundState round(state, geometry);
    const bool wild = rng.below(2) == 0;
    while (!round.over && stacks(round) >= how.fewest) {
        const int size = stacks(round);
        if (!round.passed && rng.below(one_in(size, how.most)) == 0) {
            if (const auto value = value_of(round, size <= how.most, how)) {
                positions.push_back({state, *value, std::nullopt});
            }
        }
        const bool by_lot = wild && rng.below(2) == 0;
        const ant_war::RoundMove move = exploratory_move(round, rng, by_lot ? nullptr : &search_);
        AntWar::apply(state, to_move(geometry, move));
        RoundGame::apply(round, move);
    }
    return std::nullopt;
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
    lab::RoundTeacher teacher;
    return lab::write_positions<AntWar>(
        name, rounds, seed,
        [&](std::uint64_t of_round, auto& positions) { teacher.play(how, of_round, positions); });
}

}  // namespace anthill
