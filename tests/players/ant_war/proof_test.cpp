// Proofs of turns of Ant War, checked against the slow checker of tests/support/plain_ant_war.h.

#include "players/ant_war/proof.h"

#include "support/ant_war_board.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/plain_ant_war.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

namespace {

/// By how much `red` is ahead once this has been played to the end as well as can be.
int ahead(PlainAntWar game, bool red) {
    std::map<std::string, int> known;
    const bool over = game.moves().empty();
    const int for_red = over ? game.points(true) - game.points(false) : game.value(known);
    return red ? for_red : -for_red;
}

}  // namespace

TEST_CASE("every turn of an ending is worth what trying everything gives, and so is the reply") {
    const State state = ant_board(R"(2d 7h 9c
                                     9h ** 6s
                                     Kc 6d Qs)",
                                  "turn=black lead=0 passed=no");
    const auto moves = moves_in<AntWar>(state);
    REQUIRE(moves.size() > 4);
    for (std::size_t i = 0; i < moves.size(); i += by_build<std::size_t>(1, 4)) {
        const Move move = moves[i];
        const std::string text = AntWar::move_text(state, move);
        INFO(text);
        const auto proof = prove(state, move);
        REQUIRE(proof);
        PlainAntWar game(AntWar::position_text(state));
        game.play(text);
        CHECK(proof->value == ahead(game, false));
        REQUIRE(proof->reply);
        State after = state;
        AntWar::apply(after, move);
        game.play(AntWar::move_text(after, *proof->reply));
        CHECK(proof->value == ahead(game, false));
    }
}

TEST_CASE("the pass that ends the round has no reply and is worth what lies there") {
    const State state = ant_board(R"(2d 7h 9c
                                     9h ** 6s
                                     Kc 6d Qs)",
                                  "turn=black lead=0 passed=yes");
    const auto proof = prove(state, Move::pass());
    REQUIRE(proof);
    CHECK(proof->value == 9 + 6 + 1 + 1 - (2 + 7 + 9 + 6));
    CHECK(!proof->reply);
}

TEST_CASE("nothing is proved before a round, and of a whole board within a second") {
    Rng rng(3);
    State state = *AntWar::deal("rounds=1", rng);
    CHECK(!prove(state, Move::name_odds({Seat::Red, 2})));
    AntWar::apply(state, Move::name_odds({Seat::Red, 2}));
    AntWar::apply(state, Move::take_colour(Seat::Red));
    CHECK(!prove(state, Move::pass()));
}
