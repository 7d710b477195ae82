// Proofs of moves of Army Ants, checked against plain reasoning.

#include "players/army_ants/proof.h"

#include "support/army_ants_board.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/plain_captures.h"

using namespace anthill;
using namespace anthill::army_ants;
using namespace anthill::tests;

namespace {

constexpr int kMostPlain = 7;  ///< turns that the plain solver looks ahead here
constexpr int kPositions = by_build(400, 40);

Proof<Move> proved(const State& state, const std::string& move) {
    const auto parsed = ArmyAnts::parse_move(state, move);
    INFO(parsed.error());
    REQUIRE(parsed);
    const auto proof = prove(state, *parsed);
    REQUIRE(proof);
    return *proof;
}

/// As the plain solver sees it, without the reply; 0 for a capture further ahead.
int worth(const State& state, Move move) {
    for (int turns = 1; turns <= kAlwaysProvedTurns; turns += 2) {
        if (proves_capture(state, move, turns)) {
            return worth_of_capture(turns);
        }
    }
    return 0;
}

}  // namespace

TEST_CASE("what a move is worth is what the solver of captures finds, and the reply bears it out") {
    Rng rng(11);
    int forced = 0, prevented = 0;
    for (int i = 0; i < kPositions; ++i) {
        State state = random_position(rng, 4 + rng.below(5));
        state.phase = Phase::Battle;
        if (ArmyAnts::turn(state).kind == Turn::Kind::Over) {
            continue;
        }
        const Move move = rng.pick(moves_in<ArmyAnts>(state));
        INFO(ArmyAnts::position_text(state) << " " << ArmyAnts::move_text(state, move));
        const auto proof = prove(state, move);
        REQUIRE(proof);
        const int turns = proof->value == 0 ? 0 : kProvedTurns + 1 - proof->value;
        REQUIRE((turns > kAlwaysProvedTurns ? 0 : proof->value) == worth(state, move));
        if (turns > kMostPlain) {
            continue;
        }
        State after = state;
        ArmyAnts::apply(after, move);
        REQUIRE(proof->reply.has_value() == (ArmyAnts::turn(after).kind != Turn::Kind::Over));
        if (!proof->reply) {
            continue;
        }
        ArmyAnts::apply(after, *proof->reply);
        const bool over = ArmyAnts::turn(after).kind == Turn::Kind::Over;
        if (proof->value > 0) {
            ++forced;
            REQUIRE(!over);
            REQUIRE(can_force_capture(after, turns - 2));
            REQUIRE((turns == 3 || !can_force_capture(after, turns - 4)));
        } else {
            ++prevented;
            REQUIRE((over || !can_force_capture(after, kAlwaysProvedTurns - 2)));
        }
    }
    CHECK(forced > 0);
    CHECK(prevented > 0);
}

TEST_CASE("a capture at once is worth most, and a move that exposes the own Queen nothing") {
    const State state = board(R"(.. .. Qs .. ..
                                 .. .. .. .. ..
                                 .. .. .. .. ..
                                 .. .. .. .. ..
                                 .. .. .. .. ..
                                 .. .. 9h .. 8s
                                 .. .. .. .. ..
                                 .. .. .. .. Qh)",
                              "turn=red phase=battle");
    CHECK(proved(state, "c3xc8").value == worth_of_capture(1));
    CHECK(!proved(state, "c3xc8").reply);
    const Proof<Move> careless = proved(state, "c3-c2");
    CHECK(careless.value == 0);
    REQUIRE(careless.reply);
    State after = state;
    ArmyAnts::apply(after, *ArmyAnts::parse_move(state, "c3-c2"));
    CHECK(ArmyAnts::move_text(after, *careless.reply) == "e3xe1");
}

TEST_CASE("a capture far ahead is proved by threats, where there are many moves") {
    const State state = *ArmyAnts::parse_position(
        "army-ants edition=2020 setup=random "
        "board=Qs4c....5s/7s9h6h7c4s/6s2s..As5c/6c3c8c..../3d7h..3s3h/Ad7d4h8s../5hQh....../"
        "..8d8h9s6d turn=black phase=battle rally=0,0");
    CHECK(turns_to_capture(state) == 11);
    CHECK(proved(state, "d1-c2").value == worth_of_capture(11));
    const Proof<Move> other = proved(state, "d1-d2");
    CHECK(other.value == 0);
    CHECK(other.reply);
}

TEST_CASE("the last turn before the battle is proved like a turn of it, and none before") {
    const std::string position =
        "army-ants edition=2020 setup=random "
        "board=..6c5c9s9c/3sAc8s4s5s/6s7cQsAs4c/2c7s2s3c8c/3h7h2d..Qh/5d9d4d3dAd/4h8d7dAh2h/"
        "8h9h5h6d6h turn=black phase=rally rally=0,";
    const State last = *ArmyAnts::parse_position(position + "1");
    CHECK(proved(last, "d5=e5").value == worth_of_capture(9));
    CHECK(proved(last, "pass").value == 0);
    const State earlier = *ArmyAnts::parse_position(position + "2");
    CHECK(turns_to_capture(earlier) == 0);
    CHECK(!prove(earlier, Move::pass()));
}
