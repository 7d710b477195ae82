// Why a cover is refused, in the words of the rules; and that nothing legal is ever refused.

#include <algorithm>

#include "games/ant_war/refusal.h"
#include "support/ant_war_board.h"
#include "support/by_build.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

namespace {

std::string why(const State& state, const char* from, const char* to) {
    return describe(explain(state, Move::cover(*FrameGrid::parse(from), *FrameGrid::parse(to))));
}

}  // namespace

TEST_CASE("a refused cover says why") {
    const State state = ant_board(R"(
        2h 3s Jd 4d 5c
        ** Qh .. Ts 6c
        Kh -- 9h 7c 8s)",
                                  "turn=red");
    CHECK(why(state, "b1", "a1") == "the board has no space b1");
    CHECK(why(state, "a1", "b1") == "the board has no space b1");
    CHECK(why(state, "a1", "a10") == "the board has no space a10");
    CHECK(why(state, "c2", "c1") == "there is no ant on c2");
    CHECK(why(state, "a2", "a1") == "the joker on a2 is food and can't move");
    CHECK(why(state, "b3", "a3") == "the ant on b3 is the other colour");
    CHECK(why(state, "a3", "a3") == "the ant is already on a3");
    CHECK(why(state, "c1", "c2") == "c2 is empty, and an ant can only move onto another ant");
    CHECK(why(state, "b2", "c3") == "the Soldier on c3 can't be covered");
    CHECK(why(state, "a1", "a2") == "the joker on a2 is food and can't be covered");
    CHECK(why(state, "a3", "d3") == "d3 is too far away: Workers and Soldiers move one space");
    CHECK(why(state, "b2", "d3") ==
          "a Queen moves one or two spaces in a straight line, so she can't reach d3");
    CHECK(why(state, "b2", "e2") ==
          "a Queen moves one or two spaces in a straight line, so she can't reach e2");
    CHECK(why(state, "a1", "b2") == "a Drone can only make a knight's move, so it can't reach b2");
    CHECK(why(state, "b2", "d2") == "legal");
    CHECK(why(state, "a1", "b3") == "legal");
    CHECK_FALSE(explain(state, Move::pass()).refused());
}

TEST_CASE("out of its phase a move says what comes first") {
    const State odds = ant_board("2h 2s", "turn=red phase=odds");
    const State take = ant_board("2h 2s", "turn=black phase=take");
    const State cut = ant_board("2h 2s", "turn=red phase=cut");
    const State deal = ant_board("2h 2s", "turn=red phase=deal round=2/2");
    const State over = ant_board("2h 2s", "turn=red phase=over");
    CHECK(why(odds, "a1", "b1") == "set the odds first: odds:none or, for example, odds:red+1.5");
    CHECK(why(take, "a1", "b1") == "pick a colour first: take:red or take:black");
    CHECK(why(cut, "a1", "b1") == "cut the deck first, such as cut:Kd");
    CHECK(why(deal, "a1", "b1") == "deal the second round first, such as deal:7");
    CHECK(describe(explain(odds, Move::deal_by(7))) == "there is no round to deal now");
    CHECK(describe(explain(over, Move::deal_by(7))) == "the game is over");
    CHECK_FALSE(explain(deal, Move::deal_by(7)).refused());
    CHECK(why(over, "a1", "b1") == "the game is over");
    CHECK(describe(explain(over, Move::pass())) == "the game is over");
    CHECK(describe(explain(take, Move::name_odds({}))) == "odds can only be set before the round");
    CHECK(describe(explain(odds, Move::take_colour(Seat::Red))) ==
          "colours are picked right after the odds are set");
    CHECK(describe(explain(take, Move::cut(Card::joker()))) == "there is no need for a cut now");
    CHECK(describe(explain(cut, Move::cut(*parse_card("2h")))) ==
          "that card is not one of the cards left to cut");
    CHECK(describe(explain(cut, Move::coin(Seat::Red))) ==
          "cut one of the cards that were not dealt");
    const State coin =
        ant_board("AhAdAsAc2h2d2s2c\n3h3d3s3c4h4d4s4c\n5h5d5s5cThTdTsTc\n**..............",
                  "turn=red phase=cut deck=analytical");
    CHECK(describe(explain(coin, Move::cut(*parse_card("2h")))) ==
          "no cards are left to cut, so a coin toss decides: cut:red or cut:black");
}

TEST_CASE("exactly the legal covers are not refused") {
    Rng rng(5);
    for (int n = 0; n < by_build(200, 30); ++n) {
        const State state =
            random_ant_position(rng, 1 + rng.below(10), 1 + rng.below(10), rng.below(55));
        const auto moves = moves_in<AntWar>(state);
        for (unsigned from = 0; from < 255; from += 1 + rng.below(3)) {
            for (unsigned to = 0; to < FrameGrid::kCells; ++to) {
                const Move move = Move::cover(static_cast<Cell>(from), static_cast<Cell>(to));
                const bool legal = std::find(moves.begin(), moves.end(), move) != moves.end();
                REQUIRE(explain(state, move).refused() != legal);
            }
        }
    }
}
