// Several lines of a round of Ant War: estimates at first, in the end each move's proven value,
// against the slow checker of tests/support/plain_ant_war.h.

#include <algorithm>

#include "players/ant_war/player.h"
#include "support/ant_war_board.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/plain_ant_war.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

namespace {

constexpr int kPositions = by_build(150, 20);

using Infos = std::vector<SearchInfo<Move>>;

Infos told(ant_war::Player& player, const State& state, int lines, std::uint64_t slice,
           std::uint64_t nodes = SearchLimits{}.nodes) {
    ThinkRequest request;
    request.limits.lines = lines;
    request.limits.nodes = nodes;
    player.start(state, history_from<AntWar>(state), request);
    while (player.step(slice)) {
    }
    return player.infos();
}

/// Points for the mover, in hundredths, with best play after this turn.
int plain_value(const State& state, Move move) {
    State next = state;
    AntWar::apply(next, move);
    int red = 0;
    if (AntWar::turn(next).kind == Turn::Kind::Over) {
        red = points(next)[0] - points(next)[1];
    } else {
        std::map<std::string, int> known;
        red = PlainAntWar(AntWar::position_text(next)).value(known);
    }
    return state.mover == Seat::Red ? 100 * red : -100 * red;
}

}  // namespace

TEST_CASE("in the end the best moves of a round have their exact values, in order") {
    Rng rng(41);
    ant_war::Player player;
    for (int n = 0; n < kPositions; ++n) {
        const State state = random_ant_position(rng, 3, 3, 3 + rng.below(4));
        INFO(AntWar::position_text(state));
        const auto moves = moves_in<AntWar>(state);
        std::vector<int> values;
        for (const Move move : moves) {
            values.push_back(plain_value(state, move));
        }
        std::sort(values.rbegin(), values.rend());
        const Infos infos = told(player, state, 3, 1 + rng.below(900));
        const std::size_t lines = std::min<std::size_t>(3, moves.size());
        REQUIRE(infos.size() >= lines);
        for (std::size_t k = 0; k < lines; ++k) {
            const auto& info = infos[infos.size() - lines + k];
            CHECK(info.exact);
            CHECK(info.number == static_cast<int>(k) + 1);
            CHECK(info.score == values[k]);
            CHECK(plain_value(state, info.line.front()) == values[k]);
        }
        CHECK(player.best() == infos[infos.size() - lines].line.front());
        CHECK(told(player, state, 1, 500).back().score == values.front());
    }
}

TEST_CASE(
    "at every moment the lines begin with different moves, the best first, whatever the slices") {
    Rng rng(42);
    ant_war::Player player;
    for (int n = 0; n < 6; ++n) {
        State state = random_ant_position(rng, 5, 4, 18);
        state.passed = false;
        const Infos infos = told(player, state, 3, 64, 60'000);
        const Infos again = told(player, state, 3, 5000, 60'000);
        REQUIRE(infos.size() == again.size());
        REQUIRE_FALSE(infos.empty());
        for (std::size_t i = 0; i < infos.size(); ++i) {
            CHECK(infos[i].score == again[i].score);
            CHECK(infos[i].nodes == again[i].nodes);
            CHECK(infos[i].line == again[i].line);
            const auto first = i + 1 - static_cast<std::size_t>(infos[i].number);
            for (std::size_t k = first; k < i; ++k) {
                CHECK(infos[k].score >= infos[k + 1].score);
                CHECK_FALSE(infos[k].line.front() == infos[i].line.front());
            }
        }
    }
}

TEST_CASE("a round is looked at as far as the limit and not one position further") {
    Rng rng(43);
    ant_war::Player player;
    for (const std::uint64_t limit : {700U, 2300U, 5800U}) {
        State state = random_ant_position(rng, 5, 5, 24);
        state.passed = false;
        for (const int lines : {1, 2}) {
            for (const std::uint64_t slice : {100U, 1024U, 100'000U}) {
                told(player, state, lines, slice, limit);
                CHECK(player.nodes() == limit);
            }
        }
    }
}
