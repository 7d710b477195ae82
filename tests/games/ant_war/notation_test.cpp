// How Ant War is written: positions, moves, and what is wrong with other texts.

#include "support/ant_war_board.h"

#include "support/catch.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

namespace {

const std::string kShort = "ant-war board=2h**/Js.. turn=black lead=1 passed=no";

std::string shown(const std::string& text) {
    const auto state = AntWar::parse_position(text);
    INFO(state.error());
    REQUIRE(state);
    return AntWar::position_text(*state);
}

std::string error(const std::string& text) {
    const auto state = AntWar::parse_position(text);
    REQUIRE_FALSE(state);
    return state.error();
}

std::string move_error(const State& state, const std::string& text) {
    const auto move = AntWar::parse_move(state, text);
    REQUIRE_FALSE(move);
    return move.error();
}

}  // namespace

TEST_CASE("the short form reads, and is all that a position without a story shows") {
    CHECK(shown(kShort) == kShort);
    CHECK(shown("  ant-war  turn=black passed=no   board=2h**/Js.. lead=1 ") == kShort);
    CHECK(shown("ant-war board=2h turn=red") == "ant-war board=2h turn=red lead=0 passed=no");
    CHECK(shown("ant-war board=2h turn=red lead=0 passed=no phase=play odds=none round=1/1 "
                "dealer=red total=0,0 deck=standard jokers=2 "
                "shape=5x5 half=no") == "ant-war board=2h turn=red lead=0 passed=no");
}

TEST_CASE("every field that says something is shown and read back") {
    const std::string text =
        "ant-war board=--2h/3s**/.... turn=black lead=2 passed=no half=yes odds=black+3.5 "
        "round=2/2 dealer=black total=12,30 "
        "jokers=2 "
        "shape=spiral under=a2:4hTc,b3:Ad";
    CHECK(shown(text) ==
          "ant-war board=--2h/3s**/.... turn=black lead=2 passed=no half=yes odds=black+3.5 "
          "round=2/2 dealer=black total=12,30 "
          "shape=spiral under=a2:4hTc,b3:Ad");
    CHECK(shown("ant-war board=5d turn=red phase=take dealer=black round=1/2 deck=analytical") ==
          "ant-war board=5d turn=red lead=0 passed=no phase=take round=1/2 dealer=black "
          "deck=analytical");
    CHECK(shown("ant-war board=5d turn=red phase=deal round=2/2 total=5,0 under=a1:4c") ==
          "ant-war board=5d turn=red lead=0 passed=no phase=deal round=2/2 total=5,0 under=a1:4c");
    CHECK(shown("ant-war board=5d turn=red phase=cut passed=yes jokers=0") ==
          "ant-war board=5d turn=red lead=0 passed=yes phase=cut jokers=0");
}

TEST_CASE("a pass of the other colour does not go with turns that it has not had yet") {
    const std::string expected =
        "passed 'yes': expected no with lead above 0 or half=yes, the other colour has not had a "
        "turn";
    CHECK(error("ant-war board=6h** turn=red lead=5 passed=yes") == expected);
    CHECK(error("ant-war board=6h** turn=red half=yes passed=yes") == expected);
    CHECK(error("ant-war board=6h** turn=red lead=1 half=yes passed=yes") == expected);
    CHECK(AntWar::parse_position("ant-war board=6h** turn=red lead=0 passed=yes"));
    CHECK(AntWar::parse_position("ant-war board=6h** turn=red lead=5 half=yes passed=no"));
}

TEST_CASE("whatever position is read, what a pass makes of it is read as well") {
    for (const char* turn : {"red", "black"}) {
        for (const char* passed : {"yes", "no"}) {
            for (const char* half : {"yes", "no"}) {
                for (const char* lead : {"0", "1", "9"}) {
                    for (const char* round : {"1/1", "1/2", "2/2"}) {
                        const std::string text = std::string("ant-war board=6h3s** turn=") + turn +
                                                 " passed=" + passed + " half=" + half +
                                                 " lead=" + lead + " round=" + round;
                        const auto start = AntWar::parse_position(text);
                        if (!start) {
                            continue;
                        }
                        State state = *start;
                        for (int turns = 0; turns < 12 && state.phase == Phase::Play; ++turns) {
                            AntWar::apply(state, Move::pass());
                            CAPTURE(text, turns);
                            const auto read = AntWar::parse_position(AntWar::position_text(state));
                            INFO(read.error());
                            REQUIRE(read);
                            REQUIRE(*read == state);
                        }
                    }
                }
            }
        }
    }
}

TEST_CASE("the shape of the second round is read and shown, and has to fit the deck") {
    const std::string board = "ant-war board=2h turn=red lead=0 passed=no ";
    CHECK(shown(board + "shape=10x5") == board + "shape=10x5");
    CHECK(shown(board + "shape=5x5") + " " == board);
    CHECK(shown(board + "shape=xx-xx/xxxxx/-xxx-") == board + "shape=xx-xx/xxxxx/-xxx-");
    CHECK(shown(board + "shape=xxxxx/xxxxx/xxxxx/xxxxx/xxxxx") + " " == board);
    CHECK(error(board + "shape=xxxxx/-xxxx/-----") ==
          "shape 'xxxxx/-xxxx/-----': expected a space in the last row");
    CHECK(error(board + "shape=10x10") ==
          "shape '10x10': expected no more spaces than the 54 cards of the deck");
    CHECK(error(board + "shape=6x9 jokers=0") ==
          "shape '6x9': expected no more spaces than the 52 cards of the deck");
    CHECK(error(board + "shape=2x4").rfind("shape '2x4': expected columns x rows", 0) == 0);
}

TEST_CASE(
    "a frame is one to ten columns and one to ten rows, and row 10 has a name of three "
    "characters") {
    const std::string tall = "ant-war board=2h/3s/--/../--/../--/../--/.. turn=red";
    const auto state = AntWar::parse_position(tall);
    REQUIRE(state);
    CHECK(moves_of(*state) == std::set<std::string>{"a10-a9", "pass"});
    CHECK(AntWar::parse_move(*state, "a10-a9"));
    CHECK(shown("ant-war board=2h3s4h5s6h7s8h9sThAs turn=red") ==
          "ant-war board=2h3s4h5s6h7s8h9sThAs turn=red lead=0 passed=no");
    CHECK(error("ant-war board=2h3s4h5s6h7s8h9sThAs.. turn=red") ==
          "row '2h3s4h5s6h7s8h9sThAs..': expected 1 to 10 spaces of two characters each");
    CHECK(error("ant-war board=../../../../../../../../../../.. turn=red").rfind("board ", 0) == 0);
}

TEST_CASE("a board that cannot be read says where and why") {
    CHECK(error("ant-war board=2h3s/4h turn=red") ==
          "row '4h': row 1 needs 2 spaces of two characters each, as the first one has");
    CHECK(error("ant-war board=2h3 turn=red") ==
          "row '2h3': expected 1 to 10 spaces of two characters each");
    CHECK(error("ant-war board=2h1s turn=red") ==
          "card '1s': on b1 expected a rank A, 2-9, T, J, Q or K and a suit h, d, s or c, or '**', "
          "'..', '--'");
    CHECK(error("ant-war board=2h/2h turn=red") ==
          "card '2h': expected it once, found on a2 and a1");
    CHECK(error("ant-war board=****/**.. turn=red") ==
          "card '**': expected it twice at most, found on b2 and a1");
    CHECK(error("ant-war board=** turn=red jokers=0") == "card '**': on a1 is not in the deck");
    CHECK(error("ant-war board=7h turn=red deck=analytical") ==
          "card '7h': on a1 is not in the deck");
    CHECK(error("ant-war board=**** turn=red deck=analytical") ==
          "card '**': expected it once, found on a1 and b1");
}

TEST_CASE("stacks that cannot be are refused") {
    const std::string board = "ant-war board=2h..**3s turn=red under=";
    CHECK(error(board + "a1") ==
          "stack 'a1': expected a space and the cards under its top card, as in b2:3h9c");
    CHECK(error(board + "a1:4h5") ==
          "stack 'a1:4h5': expected a space and the cards under its top card, as in b2:3h9c");
    CHECK(error(board + "b1:4h") == "stack 'b1:4h': expected an ant on top on b1");
    CHECK(error(board + "c1:4h") == "stack 'c1:4h': expected an ant on top on c1");
    CHECK(error(board + "a1:4h,a1:5h") == "stack 'a1:5h': expected a1 only once");
    CHECK(error(board + "a1:3s") == "card '3s': expected it once, found on d1 and a1");
    CHECK(error(board + "a1:4h,d1:4h") == "card '4h': expected it once, found on a1 and d1");
    CHECK(error(board + "a1:Jh") ==
          "card 'Jh': in stack 'a1:Jh' expected an ant that can be covered");
    CHECK(error(board + "a1:**") ==
          "card '**': in stack 'a1:**' expected an ant that can be covered");
    CHECK(shown(board + "d1:5h,a1:4h6c") ==
          "ant-war board=2h..**3s turn=red lead=0 passed=no under=a1:4h6c,d1:5h");
}

TEST_CASE("other fields that cannot be read are named with what was expected") {
    CHECK(error("ant-war board=2h") == "position 'ant-war board=2h': expected a field turn=");
    CHECK(error("ant-war turn=red") == "position 'ant-war turn=red': expected a field board=");
    CHECK(error("army-ants board=2h turn=red") == "game 'army-ants': expected ant-war");
    CHECK(error("") == "game '': expected ant-war");
    const std::string board = "ant-war board=2h ";
    CHECK(error(board + "turn=green") == "turn 'green': expected red or black");
    CHECK(error(board + "turn=red lead=10") == "lead '10': expected 0 to 9");
    CHECK(error(board + "turn=red lead=-1") == "lead '-1': expected 0 to 9");
    CHECK(error(board + "turn=red passed=maybe") == "passed 'maybe': expected yes or no");
    CHECK(error(board + "turn=red phase=dusk") ==
          "phase 'dusk': expected odds, take, cut, play, deal or over");
    CHECK(error(board + "turn=red odds=red+0") ==
          "odds 'red+0': expected none, or a colour and 0.5 to 9.5 turns as in red+2 or black+1.5");
    CHECK(error(board + "turn=red round=3/3") == "round '3/3': expected 1/1, 1/2 or 2/2");
    CHECK(error(board + "turn=red total=1") ==
          "total '1': expected the first round's points of red,black, each from 0 to 999");
    CHECK(error(board + "turn=red total=1,1") ==
          "total '1,1': expected 0,0 before the first round is over");
    CHECK(error(board + "turn=red colour=red")
              .rfind("field 'colour=red': expected board=, turn=,", 0) == 0);
    CHECK(error(board + "turn=red turn=red") == "field 'turn=red': expected turn only once");
}

TEST_CASE("phases and their turns have to go together") {
    const std::string board = "ant-war board=2h ";
    CHECK(error(board + "turn=black phase=odds") ==
          "turn 'black': expected red, the dealer names the odds");
    CHECK(error(board + "turn=red phase=take") ==
          "turn 'red': expected black, the one who does not deal takes a colour");
    CHECK(error(board + "turn=red phase=odds lead=1") ==
          "phase 'odds': expected lead=0 and half=no outside of play");
    CHECK(error(board + "turn=red phase=odds odds=red+1") ==
          "phase 'odds': expected passed=no, and odds=none where they are still to be named");
    CHECK(error(board + "turn=red phase=deal round=1/2") ==
          "phase 'deal': expected round=2/2 where that is to be dealt");
    CHECK(error(board + "turn=red phase=deal") ==
          "phase 'deal': expected round=2/2 where that is to be dealt");
    CHECK(error(board + "turn=black phase=deal round=2/2") ==
          "turn 'black': expected red, the dealer names the odds");
    CHECK(error(board + "turn=red phase=deal round=2/2 odds=red+1") ==
          "phase 'deal': expected passed=no, and odds=none where they are still to be named");
    CHECK(error(board + "turn=red phase=over round=1/2") ==
          "phase 'over': expected another one in the first of two rounds");
}

TEST_CASE("a move that is none says which word is wrong, or names the rule") {
    const State state = ant_board(R"(
        2h 3s Jd
        ** Qh ..
        Kh -- 9h)",
                                  "turn=red");
    CHECK(move_error(state, "zz") ==
          "move 'zz': use a move such as a1-b2, pass, odds:red+1.5, take:red or cut:Kd");
    CHECK(move_error(state, "a1-k1") == "space 'k1': in move 'a1-k1' expected a1 to j10");
    CHECK(move_error(state, "a1-b02") == "space 'b02': in move 'a1-b02' expected a1 to j10");
    CHECK(move_error(state, "a3-b3 ") == "space 'b3 ': in move 'a3-b3 ' expected a1 to j10");
    CHECK(move_error(state, "odds:red+1") ==
          "move 'odds:red+1': odds can only be set before the round");
    CHECK(move_error(state, "odds:red") ==
          "odds 'red': expected none, or a colour and 0.5 to 9.5 turns as in red+2 or black+1.5");
    CHECK(move_error(state, "take:blue") == "colour 'blue': expected red or black");
    for (const char* deal : {"deal:", "deal:07", "deal:-1", "deal:18446744073709551616"}) {
        CHECK(move_error(state, deal) ==
              "deal '" + std::string(deal).substr(5) + "': expected 0 to 18446744073709551615");
    }
    CHECK(move_error(state, "deal:7") == "move 'deal:7': there is no round to deal now");
    CHECK(move_error(state, "cut:1h") == "card '1h': expected a card such as Kd or **");
    CHECK(move_error(state, "a3-c3") == "move 'a3-c3': the Soldier on c3 can't be covered");
    CHECK(move_error(state, "b3-a3") == "move 'b3-a3': the ant on b3 is the other colour");
}
