// The computer player's judgement of Ants: Red vs. Black: what armies are worth, first-sight
// choices, and what levels overlook.

#include "players/red_vs_black/rollout_search.h"

#include "games/red_vs_black/notation.h"
#include "support/catch.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using namespace anthill::tests;

namespace {

const std::string kWhole = "0000000000";

int worth(const std::string& red, const std::string& black = kWhole,
          const std::string& fields = "") {
    return evaluate(armies(red, black, fields));
}

RolloutSearch judged(const State& state, std::uint64_t nodes, const ThrowHandicap& handicap = {}) {
    RolloutSearch search;
    SearchLimits limits;
    limits.nodes = nodes;
    search.start(RedVsBlack::observe(state, mover(state)), limits, handicap);
    while (search.step(100)) {
    }
    return search;
}

std::string best(const State& state, std::uint64_t nodes, const ThrowHandicap& handicap = {}) {
    return RedVsBlack::move_text(state, judged(state, nodes, handicap).best());
}

}  // namespace

TEST_CASE(
    "armies are worth the same from both sides, a wound costs less than a unit, and the end more "
    "than anything") {
    CHECK(worth(kWhole) == 0);
    CHECK(worth("0100x00000", "00xx000011") == -worth("00xx000011", "0100x00000"));
    CHECK(worth("1000000000") < 0);
    CHECK(worth("x000000000") < worth("1000000000"));
    CHECK(worth("1111111000") < worth("1111110000") - 45);  // fewer than four to commit: a die less
    CHECK(worth(kWhole, kWhole, "tactics=2,3") < 0);
    CHECK(worth("xxxxxxxx00") == -kWonWorth);
    CHECK(worth("xxxxxxxx00", "xxxxxxxxx0") == 0);  // both gone is a draw, whatever is left
    CHECK(worth("xxxxxxxx00", "xxxxxxxx11") == 0);
    CHECK(worth("xxxxxxx111") > -kWonWorth);
}

TEST_CASE("the most dice for the fewest units") {
    CHECK(units_text(most_dice(armies("0101000000", kWhole).army[0])) == "1,3,5,6");
    CHECK(units_text(most_dice(armies("0111x1x100", kWhole).army[0])) == "1,9");
    CHECK(units_text(most_dice(armies("01111111xx", kWhole).army[0])) == "none");
}

TEST_CASE("units that come back stand beside others or at an end of the row") {
    CHECK(units_text(best_return(armies("0xx0xxx000", kWhole).army[0], 1)) == "2");
    CHECK(units_text(best_return(armies("xxx00000xx", kWhole).army[0], 3)) == "1,2,3");
}

TEST_CASE("with losses to make good dice are thrown harder") {
    const State whole = played(armies(kWhole, kWhole), "commit:none commit:none");
    const State hurt = played(armies("xxxxx00000", kWhole), "commit:none commit:none");
    CHECK(best_speed(hurt, Seat::Red, ThrowAccuracy::Practised) >
          best_speed(whole, Seat::Red, ThrowAccuracy::Practised));
}

TEST_CASE("a turn is played out to its end, by the dice of the generator alone") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Rng rng(seed), same(seed);
        State state = armies("0010x01000", "01x0001000"), again = state;
        play_out_turn(state, {ThrowAccuracy::Ordinary, ThrowAccuracy::Practised}, rng);
        play_out_turn(again, {ThrowAccuracy::Ordinary, ThrowAccuracy::Practised}, same);
        CHECK(state == again);
        CHECK(state.phase == Phase::Commit);
        CHECK((over(state) || state.turn == 2));
    }
}

TEST_CASE("the longer it thinks the more it reports, and each report's move is legal") {
    const State state = played(armies("0110x01000", "01x0001000"),
                               "commit:1,4 commit:none throw:3r,7b,10r,2h throw:2b,3b,8o");
    const RolloutSearch search = judged(state, 3000);
    CHECK(search.infos().size() >= 4);
    int depth = 0;
    for (const auto& info : search.infos()) {
        CHECK(info.depth == ++depth);
        CHECK(moves_of(state).count(RedVsBlack::move_text(state, info.line.front())) == 1);
    }
    CHECK(judged(state, 1).infos().size() == 1);
}

TEST_CASE("slices change nothing, and the same seed decides the same") {
    const State state = played(armies("0110x01000", "01x0001000"), "commit:1,4 commit:none");
    RolloutSearch at_once;
    SearchLimits limits;
    limits.nodes = 2000;
    ThrowHandicap handicap;
    handicap.seed = 5;
    at_once.start(RedVsBlack::observe(state, Seat::Red), limits, handicap);
    while (at_once.step(1'000'000)) {
    }
    const RolloutSearch in_slices = judged(state, 2000, handicap);
    CHECK(at_once.best() == in_slices.best());
    CHECK(at_once.aim() == in_slices.aim());
    CHECK(at_once.nodes() == in_slices.nodes());
}

TEST_CASE("a player that overlooks everything keeps its points") {
    // Unit 2 would be saved by a heal.
    const State state = played(armies("01xx000000", kWhole),
                               "commit:none commit:none throw:1e,1e,1e throw:2b,1e,1e");
    ThrowHandicap blind;
    blind.missed = 100;
    CHECK(best(state, 500) == "heal:2");
    CHECK(best(state, 500, blind) == "keep");
}
