// The trained evaluation of Ant War: what it says, and what it does not look at.

#include "players/ant_war/network.h"

#include <algorithm>
#include <bit>
#include <string>

#include "players/ant_war/knowledge.h"
#include "players/network_text.h"
#include "support/ant_war_board.h"
#include "support/catch.h"

namespace anthill::tests {

using namespace ant_war;

namespace {

/// Evaluates by the description in the network's header, word by word, in 64 bits.
int plainly_evaluated(const Network& network, const RoundState& round) {
    const std::size_t stage = Network::stage(std::popcount(round.ants[0] | round.ants[1]));
    std::array<std::int64_t, Network::kSums> sums{};
    for (std::size_t i = 0; i < sums.size(); ++i) {
        sums[i] = network.bias.numbers()[i];
        for (const std::size_t feature : Network::features(round)) {
            sums[i] += network.rows[feature].numbers()[i];
        }
    }
    std::int64_t total = 0;
    for (std::size_t i = 0; i < Network::kCutSums; ++i) {
        const std::int64_t cut = std::clamp<std::int64_t>(sums[i], 0, Network::kOne);
        total += cut * cut * network.output[stage][i];
    }
    return static_cast<int>(total / Network::kOutputUnit + Network::kStraightUnit * sums.back()) +
           network.output_bias[stage];
}

/// The board with columns and rows changed over, or with the columns the other way round.
State turned(const State& state, bool diagonally) {
    State out = state;
    out.spaces = {};
    for (unsigned row = 0; row < FrameGrid::kRows; ++row) {
        for (unsigned column = 0; column < FrameGrid::kColumns; ++column) {
            const Cell cell = FrameGrid::cell(column, row);
            const Cell there = diagonally ? FrameGrid::cell(row, column)
                                          : FrameGrid::cell(FrameGrid::kColumns - 1 - column, row);
            out.top[index(there)] = state.at(cell);
        }
    }
    return out;
}

/// Red ants become black ones and the other way round, and whose turn it is changes with them.
State recoloured(const State& state) {
    State out = state;
    for (Card& card : out.top) {
        card = card.is_ant() ? Card(card.rank(), 3 - card.suit()) : card;
    }
    out.mover = other(state.mover);
    return out;
}

template <class Visit>
void each_position(unsigned positions, Visit visit) {
    Rng rng(5);
    for (unsigned i = 0; i < positions; ++i) {
        const unsigned columns = 3 + rng.below(7), rows = 3 + rng.below(7);
        visit(random_ant_position(rng, columns, rows,
                                  4 + rng.below(std::min(50U, columns * rows - 3))));
    }
}

int evaluated(const State& state) {
    const RoundGeometry geometry(state);
    return Knowledge().evaluate(RoundState(state, geometry));
}

}  // namespace

TEST_CASE("Ant War's network that is checked in is written again as it is") {
    CHECK(network_text(network()) == kNetworkText);
}

TEST_CASE("the network's sums are those of its rows, on boards of every size") {
    each_position(500, [](const State& state) {
        const RoundGeometry geometry(state);
        const RoundState round(state, geometry);
        REQUIRE(network().evaluate(round) == plainly_evaluated(network(), round));
    });
}

TEST_CASE("what an ant can do is told from its surroundings, not from where the board lies") {
    each_position(300, [](const State& state) {
        const int value = evaluated(state);
        REQUIRE(evaluated(turned(state, true)) == value);
        REQUIRE(evaluated(turned(state, false)) == value);
        REQUIRE(evaluated(recoloured(state)) == value);
    });
}

TEST_CASE("a round can be ended after a pass, so it is worth no less than it stands at") {
    unsigned passed = 0;
    each_position(400, [&passed](const State& state) {
        if (state.passed) {
            const RoundGeometry geometry(state);
            const RoundState round(state, geometry);
            REQUIRE(Knowledge().evaluate(round) >= Knowledge::final_score(round, round.mover));
            ++passed;
        }
    });
    CHECK(passed > 30);
}

TEST_CASE("turns in a row are worth something wherever there is an ant to cover") {
    State state = ant_board(R"(2d 7c 9c
                               9h ** 6s
                               Kc 6d Qs)",
                            "turn=red lead=0 passed=no");
    const int alone = evaluated(state);
    state.lead = 1;
    CHECK(evaluated(state) > alone);
}

}  // namespace anthill::tests
