// Why a move of Ants: Red vs. Black is refused, in the words of the rules; and that nothing legal
// is ever refused.

#include "games/red_vs_black/refusal.h"

#include "support/catch.h"
#include "support/contract.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using namespace anthill::tests;

namespace {

std::string why(const State& state, const std::string& move) {
    const std::string error = RedVsBlack::parse_move(state, move).error();
    const std::string begin = "move '" + move + "': ";
    return error.substr(0, begin.size()) == begin ? error.substr(begin.size()) : error;
}

}  // namespace

TEST_CASE("a refused commitment says why") {
    const State state = armies("01x0000000", "0000000000");
    CHECK(why(state, "commit:1,2") == "unit 2 is wounded and can't be committed");
    CHECK(why(state, "commit:3") == "unit 3 has been removed");
    CHECK(why(state, "commit:1,4,5,6,7") == "at most 4 units can be committed");
    CHECK(why(state, "commit:1,4,5,6") == "");
}

TEST_CASE("a throw has the dice that were committed for") {
    const State state = played(State{}, "commit:1,2 commit:none");
    CHECK(why(state, "throw:1r,1r,1r") == "this throw has 4 dice");
    CHECK(why(state, "throw:1r,1r,1r,1r,1r") == "this throw has 4 dice");
    CHECK(why(state, "throw:1r,1r,1r,1r") == "");
}

TEST_CASE("a refused tactic says why") {
    const State state = played(armies("011110000x", "0000000000"),
                               "commit:none commit:none throw:1r,10r,5o throw:1r,1r,1r");
    CHECK(why(state, "adjust:4+") == "this throw has no die 4");
    CHECK(why(state, "adjust:1-") == "die 1 shows 1 and can't go down");
    CHECK(why(state, "adjust:2+") == "die 2 shows 10 and can't go up");
    CHECK(why(state, "heal:1") == "unit 1 has no wound from an earlier turn");
    CHECK(why(state, "heal:10") == "unit 10 has been removed");
    CHECK(why(state, "heal:2,3,4,5") == "at most 3 units can be healed");
    CHECK(why(played(armies("0000000000", "0000000000", "tactics=0,0"),
                     "commit:none commit:none throw:1r,1r,1r throw:1r,1r,1r"),
              "swap") == "no Tactic Point is left: keep");
}

TEST_CASE("refused reinforcements say why") {
    const State state = played(armies("xx00000000", "0000000000"),
                               "commit:none commit:none throw:1h,1o,1o throw:1r,1r,1r keep keep");
    CHECK(why(state, "reinforce:3") == "unit 3 has not been removed and can't come back");
    CHECK(why(state, "reinforce:1,2") == "bring back 1 unit");
    CHECK(why(state, "reinforce:2") == "");
}

TEST_CASE("in the wrong phase of a turn a move says what comes first") {
    State state = armies("xx00000000", "0000000000");
    CHECK(why(state, "keep") == "commit units first: commit:none or, for example, commit:1,4");
    state = played(state, "commit:3,4 commit:none");
    CHECK(why(state, "commit:5") == "throw the dice first: throw: and 4 dice such as 5r or 7h");
    state = played(state, "throw:1h,1h,1o,1o throw:1o,1o,1o");
    CHECK(why(state, "throw:1o,1o,1o") == "choose a tactic first: keep, adjust:1+, swap or heal:3");
    state = played(state, "keep keep");
    CHECK(why(state, "commit:none") ==
          "bring units back first: reinforce: and the numbers of 2 removed units");
    CHECK(why(armies("xxxxxxxx00", "0000000000"), "commit:none") == "the game is over");
}

TEST_CASE("nothing that is legal is refused") {
    play_random_games<RedVsBlack>("", 10, 400,
                                  [](const State& state, const History&, const Moves& moves) {
                                      for (const Move& move : moves) {
                                          REQUIRE_FALSE(explain(state, move).refused());
                                      }
                                  });
}
