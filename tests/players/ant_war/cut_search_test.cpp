// The computer player's search before a cut, checked against the slow checker of
// tests/support/plain_ant_war.h.

#include <algorithm>

#include "players/ant_war/cut_search.h"
#include "support/ant_war_board.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/plain_ant_war.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

namespace {

constexpr int kPositions = by_build(120, 15);

/// Points for the seat with best play from here.
int plain_value(const State& state, Seat seat) {
    std::map<std::string, int> known;
    const int red = PlainAntWar(AntWar::position_text(state)).value(known);
    return seat == Seat::Red ? red : -red;
}

/// Expected points for the mover, in hundredths, when it makes this turn and the cut comes next:
/// each card as likely as the others.
int plain_expectation(const State& state, Move move) {
    State next = state;
    AntWar::apply(next, move);
    if (AntWar::turn(next).kind == Turn::Kind::Over) {
        const auto won = points(next);
        return 100 * (state.mover == Seat::Red ? won[0] - won[1] : won[1] - won[0]);
    }
    REQUIRE(next.phase == Phase::Cut);
    int sum = 0;
    int cards = 0;
    for (const Seat colour : {Seat::Red, Seat::Black}) {
        int of_colour = 0;
        Card any{};
        for (const Card card : undealt(state)) {
            if (card.is_ant_of(colour)) {
                ++of_colour;
                any = card;
            }
        }
        REQUIRE(of_colour > 0);
        State cut = next;
        AntWar::apply(cut, Move::cut(any));
        sum += 100 * of_colour * plain_value(cut, state.mover);
        cards += of_colour;
    }
    return sum / cards;
}

State random_before_cut(Rng& rng) {
    State state = random_ant_position(rng, 2 + rng.below(2), 2, 2 + rng.below(4));
    state.lead = 0;
    state.half = true;
    return state;
}

}  // namespace

TEST_CASE("the last turn before a cut is the one with the best expectation") {
    Rng rng(31);
    RoundSearch search(14, Selectivity::none());
    for (int n = 0; n < kPositions; ++n) {
        const State state = random_before_cut(rng);
        INFO(AntWar::position_text(state));
        CutSearch cut_search(search);
        SearchLimits limits;
        limits.depth = 16;
        cut_search.start(state, limits, {});
        while (cut_search.step(1000)) {
        }
        const auto moves = moves_in<AntWar>(state);
        int most = -100'000;
        for (const Move move : moves) {
            most = std::max(most, plain_expectation(state, move));
        }
        CHECK(plain_expectation(state, cut_search.best()) == most);
        CHECK(cut_search.infos().back().score == most);
    }
}

TEST_CASE("several turns before a cut are told in the order of their expectations") {
    Rng rng(33);
    RoundSearch search(14, Selectivity::none());
    for (int n = 0; n < kPositions / 3; ++n) {
        const State state = random_before_cut(rng);
        INFO(AntWar::position_text(state));
        CutSearch cut_search(search);
        SearchLimits limits;
        limits.depth = 16;
        limits.lines = 3;
        cut_search.start(state, limits, {});
        while (cut_search.step(1000)) {
        }
        const auto moves = moves_in<AntWar>(state);
        std::vector<int> expectations;
        for (const Move move : moves) {
            expectations.push_back(plain_expectation(state, move));
        }
        std::sort(expectations.rbegin(), expectations.rend());
        const std::size_t lines = std::min<std::size_t>(3, moves.size());
        const auto& infos = cut_search.infos();
        REQUIRE(infos.size() >= lines);
        for (std::size_t k = 0; k < lines; ++k) {
            const auto& info = infos[infos.size() - lines + k];
            CHECK(info.number == static_cast<int>(k) + 1);
            CHECK(info.score == expectations[k]);
            CHECK(plain_expectation(state, info.line.front()) == expectations[k]);
        }
    }
}

TEST_CASE("slices change nothing before a cut, and every turn of a lead is a legal one") {
    Rng rng(32);
    RoundSearch search(14);
    for (int n = 0; n < 20; ++n) {
        State state = random_ant_position(rng, 4, 4, 12);
        state.half = true;
        state.lead = static_cast<std::uint8_t>(rng.below(9));
        state.passed = false;
        SearchLimits limits;
        limits.nodes = 3000;
        std::array<Move, 2> found{};
        std::array<std::uint64_t, 2> nodes{};
        for (std::size_t i = 0; i < 2; ++i) {
            CutSearch cut_search(search);
            cut_search.start(state, limits, {});
            while (cut_search.step(i == 0 ? 1 : 700)) {
            }
            found[i] = cut_search.best();
            nodes[i] = cut_search.nodes();
        }
        INFO(AntWar::position_text(state));
        CHECK(found[0] == found[1]);
        CHECK(nodes[0] == nodes[1]);
        CHECK(moves_of(state).count(AntWar::move_text(state, found[0])) == 1);
    }
}

TEST_CASE(
    "how likely a cut goes to a colour follows from the undealt cards, or is even where there are "
    "none") {
    Rng rng(33);
    for (const char* options : {"", "shape=4x4 jokers=0", "shape=random", "deck=analytical",
                                "deck=analytical shape=4x4"}) {
        const auto state = AntWar::deal(options, rng);
        REQUIRE(state);
        std::array<int, 2> cards{};
        for (const Card card : undealt(*state)) {
            if (card.is_ant()) {
                ++cards[index(card.colour())];
            }
        }
        const std::array<int, 2> coin{1, 1};
        INFO(options);
        CHECK(cut_weights(*state) == (cards == std::array<int, 2>{} ? coin : cards));
    }
}
