// Proofs of moves of Army Ants, checked against the solver of forced captures, which
// tactics_test.cpp checks against plain reasoning.

#include "players/army_ants/proof.h"

#include "players/army_ants/forced_capture.h"
#include "support/army_ants_board.h"
#include "support/by_build.h"
#include "support/catch.h"

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
        Moves moves;
        ArmyAnts::legal_moves(state, state.mover, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
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

TEST_CASE("nothing is proved before the battle") {
    Rng rng(1);
    const State state = *ArmyAnts::deal("", rng);
    CHECK(!prove(state, Move::pass()));
}
