// How positions and moves of Ants: Red vs. Black are written, and what is said about writing that
// is wrong.

#include "games/red_vs_black/notation.h"

#include <set>

#include "support/catch.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using namespace anthill::tests;

namespace {

const std::string kShort =
    "red-vs-black red=0010x00000 black=0000000000 tactics=3,3 phase=commit turn=1";

std::string error(const std::string& position) {
    return RedVsBlack::parse_position(position).error();
}
/// The error of a position with these fields after two whole armies.
std::string field_error(const std::string& fields) {
    return error("red-vs-black red=0000000000 black=0000000000 " + fields);
}
std::string move_error(const State& state, const std::string& move) {
    return RedVsBlack::parse_move(state, move).error();
}

std::string reread(const std::string& position) {
    const auto state = RedVsBlack::parse_position(position);
    INFO(state.error());
    REQUIRE(state);
    return RedVsBlack::position_text(*state);
}

}  // namespace

TEST_CASE("the position of the rules reads back as it is, in any order and with its defaults") {
    CHECK(reread(kShort) == kShort);
    CHECK(reread("red-vs-black turn=1 phase=commit black=0000000000 tactics=3,3 red=0010x00000") ==
          kShort);
    CHECK(reread("red-vs-black black=0000000000 red=0010x00000") == kShort);
}

TEST_CASE("clear=60 stands right after the game's name, and only where it is on") {
    const std::string clear =
        "red-vs-black clear=60 red=0010x00000 black=0000000000 tactics=3,3 phase=commit turn=1";
    CHECK(reread(clear) == clear);
    CHECK(reread("red-vs-black black=0000000000 red=0010x00000 clear=60") == clear);
    CHECK(RedVsBlack::parse_position(clear)->scoring == Scoring{true});
    CHECK(RedVsBlack::parse_position(kShort)->scoring == Scoring{});
    for (const char* value : {"50", "6", "060", "on", "60%"}) {
        CHECK(field_error(std::string("clear=") + value) ==
              std::string("clear '") + value +
                  "': expected 60, or no such field where more than half decides");
    }
    CHECK(field_error("clear=60 clear=60") == "field 'clear=60': expected clear only once");
}

TEST_CASE("what is done in a turn leaves clear=60 as it is") {
    State state = armies("0000000000", "0000000000", "clear=60");
    state = played(state, "commit:none commit:none throw:1r,2n,3h throw:4b,5n,6o keep keep");
    CHECK(state.scoring.clear);
    CHECK(short_text(state) ==
          "red-vs-black clear=60 red=0001000000 black=1000000000 tactics=3,3 phase=commit turn=2");
    CHECK(RedVsBlack::key(state) !=
          RedVsBlack::key(*RedVsBlack::parse_position(
              "red-vs-black red=0001000000 black=1000000000 tactics=3,3 phase=commit turn=2")));
}

TEST_CASE("positions within a turn keep what has been done in it") {
    for (const char* rest : {
             "tactics=3,3 phase=commit turn=1 red-commit=none",
             "tactics=3,0 phase=throw turn=12 red-commit=1,2,6,10 black-commit=none",
             "tactics=3,0 phase=throw turn=1 red-commit=1 black-commit=none "
             "red-throw=10r@3.21;-0.40,1h@10.99;14.05,9o@-3.00;22.10",
             "tactics=0,0 phase=tactics turn=1 red-commit=none black-commit=4,6 red-throw=1r,1b,1n "
             "black-throw=1e,2o,10b,10n",
             "tactics=2,3 phase=tactics turn=1 red-commit=none black-commit=none "
             "red-throw=1r,1b,1h black-throw=1e,2o,10b "
             "red-tactic=swap",
             "tactics=2,3 phase=tactics turn=1 red-commit=none black-commit=none "
             "red-throw=1r,1b,1h black-throw=1e,2o,10b "
             "red-tactic=heal:3",
             "tactics=2,2 phase=reinforce turn=1 red-commit=none black-commit=1,2 "
             "red-throw=1r,1b,1h black-throw=1h,2h,10b,1o "
             "red-tactic=heal:2,5 black-tactic=adjust:4+ owed=1,0",
         }) {
        const std::string position =
            std::string("red-vs-black red=0010x00000 black=0000000000 ") + rest;
        CHECK(reread(position) == position);
    }
}

TEST_CASE("a bad position names the bad word and what was expected") {
    CHECK(error("") == "game '': expected red-vs-black");
    CHECK(error("red-vs-black") == "position '': expected a field red=");
    CHECK(error("red-vs-black red=0000000000") == "position '': expected a field black=");
    CHECK(error("red-vs-black red=000 black=0000000000") ==
          "red '000': expected 10 units, found 3");
    CHECK(error("red-vs-black red=0000000000 black=0002000000") ==
          "unit '2': 4 of black expected 0 unwounded, 1 one wound or x removed");
    CHECK(field_error("tactics=4,3") ==
          "tactics '4,3': expected red's and black's, each 0 to 3, as in 2,1");
    CHECK(field_error("tactics=3") ==
          "tactics '3': expected red's and black's, each 0 to 3, as in 2,1");
    CHECK(field_error("phase=roll") ==
          "phase 'roll': expected commit, throw, tactics or reinforce");
    CHECK(field_error("turn=0") == "turn '0': expected 1 to 999999");
    CHECK(field_error("turn=01") == "turn '01': expected 1 to 999999");
    CHECK(field_error("size=3").rfind("field 'size=3': expected clear=, red=, black=, tactics=",
                                      0) == 0);
    CHECK(field_error("phase=throw") == "phase 'throw': expected a field red-commit= in it");
    CHECK(field_error("phase=commit black-commit=1") ==
          "black-commit '1': expected no such field yet in phase commit");
    CHECK(field_error("red-commit=1,1") == "unit '1': in commitment '1,1' expected each unit once");
    CHECK(field_error("red-commit=11") ==
          "unit '11': in commitment '11' expected numbers from 1 to 10");
    CHECK(field_error("red-commit=1,2,3,4,5") ==
          "red-commit '1,2,3,4,5': at most 4 units can be committed");
    CHECK(error("red-vs-black red=01x0000000 black=0000000000 red-commit=2") ==
          "red-commit '2': unit 2 is wounded and can't be committed");
    CHECK(error("red-vs-black red=01x0000000 black=0000000000 red-commit=3") ==
          "red-commit '3': unit 3 has been removed");
    const std::string thrown =
        "red-commit=none black-commit=none red-throw=1r,1r,1h black-throw=1o,1o,1h ";
    CHECK(field_error("phase=throw red-commit=none black-commit=none red-throw=1r,1r") ==
          "red-throw '1r,1r': this throw has 3 dice");
    CHECK(field_error("phase=throw red-commit=none black-commit=none red-throw=1r,11r,1r")
              .rfind("die '11r': expected a number", 0) == 0);
    CHECK(field_error("phase=tactics red-tactic=swap " + thrown) ==
          "red-tactic 'swap': expected fewer Tactic Points left, it has cost one");
    CHECK(field_error("phase=tactics tactics=2,3 red-tactic=heal:4 " + thrown) ==
          "red-tactic 'heal:4': unit 4 has no wound from an earlier turn");
    CHECK(field_error("phase=tactics red-tactic=hold " + thrown) ==
          "tactic 'hold': expected adjust:1+, swap, heal:3 or keep");
    const std::string resolved = "phase=reinforce red-tactic=keep black-tactic=keep " + thrown;
    CHECK(field_error(resolved) ==
          "owed '': expected units to come back in phase reinforce, as in 1,0");
    CHECK(field_error(resolved + "owed=1,0") ==
          "owed '1,0': expected at most 0 for red, one for each die on its own Hill and no more "
          "than are removed");
    CHECK(field_error("owed=1,0") == "owed '1,0': expected 0,0 outside of phase reinforce");
    CHECK(error("red-vs-black red=00xxxxxxxx black=0000000000 red-commit=1") ==
          "phase 'commit': expected the game to be over: an army has two units or fewer");
}

TEST_CASE(
    "dice are written with their number and place, and where exactly they lie if that is known") {
    const State state = played(State{}, "commit:1,2,3,4 commit:none");
    for (const char* text :
         {"throw:5r,10b,7h,3o,2e", "throw:5n,10n,7h,3o,2n@5.50;12.00",
          "throw:5r@0.00;0.05,10b@10.99;11.10,7h@1.00;-2.99,3o@-99.99;99.99,2e"}) {
        const auto move = RedVsBlack::parse_move(state, text);
        REQUIRE(move);
        CHECK(RedVsBlack::move_text(state, *move) == text);
    }
    CHECK(RedVsBlack::move_text(
              state, *RedVsBlack::parse_move(state, "throw:1r@-0.00;1.00,1r,1r,1r,1r")) ==
          "throw:1r@0.00;1.00,1r,1r,1r,1r");
    for (const char* die : {"0r", "11r", "01r", "r", "5", "5x", "5rr", "", "5r@", "5r@1.0;2.00",
                            "5r@1.00", "5r@1.00;2.00;3.00", "5r@100.00;1.00", "5r@01.00;1.00",
                            "5r@1.00;", "5r@+1.00;1.00", "5r@.50;1.00", "5r @1.00;1.00", "-5r"}) {
        CAPTURE(die);
        CHECK(move_error(state, "throw:" + std::string(die) + ",1r,1r,1r,1r") ==
              "die '" + std::string(die) +
                  "': expected a number 1 to 10 and r, b, h, e, o or n, then nothing or a place "
                  "such as @3.21;-0.40");
    }
    CHECK(move_error(state, "throw:1r,1r,1r,1r,1r,1r") ==
          "throw '1r,1r,1r,1r,1r,1r': expected at most 5 dice");
}

TEST_CASE("units are read in any order and written in ascending order") {
    const State state = State{};
    CHECK(RedVsBlack::move_text(state, *RedVsBlack::parse_move(state, "commit:9,10,1,4")) ==
          "commit:1,4,9,10");
    CHECK(*RedVsBlack::parse_move(state, "commit:4,1") ==
          *RedVsBlack::parse_move(state, "commit:1,4"));
}

TEST_CASE("healed units are read in ascending order alone") {
    const State wounded = played(armies("1011000000", "0000000000"),
                                 "commit:none commit:none throw:1b,1b,1b throw:1r,1r,1r");
    CHECK(RedVsBlack::parse_move(wounded, "heal:1,3"));
    CHECK(move_error(wounded, "heal:3,1") ==
          "heal '3,1': expected the units in ascending order, 1,3");
}

TEST_CASE("a word that is no move names what moves look like") {
    const std::string forms =
        ": expected a move such as commit:1,4, throw:5r,10b,7h, adjust:1+, swap, heal:3, keep or "
        "reinforce:4";
    for (const char* word : {"", "pass", "commit", "Swap", "keep:", "throw"}) {
        CHECK(move_error(State{}, word) == "move '" + std::string(word) + "'" + forms);
    }
    CHECK(move_error(State{}, "commit:") ==
          "unit '': in commitment '' expected numbers from 1 to 10");
    CHECK(move_error(State{}, "commit:1,") ==
          "unit '': in commitment '1,' expected numbers from 1 to 10");
    const State tactics = played(State{}, "commit:none commit:none throw:1r,1r,1r throw:1r,1r,1r");
    for (const char* text : {"", "1", "+", "0+", "11-", "1*", "1++"}) {
        CHECK(move_error(tactics, "adjust:" + std::string(text)) ==
              "adjustment '" + std::string(text) +
                  "': expected the die, counted from 1, and + or -, as in adjust:1+");
    }
    CHECK(move_error(tactics, "heal:3,3,5") == "unit '3': in heal '3,3,5' expected each unit once");
    CHECK(move_error(tactics, "heal:none") ==
          "unit 'none': in heal 'none' expected numbers from 1 to 10");
}

TEST_CASE("a deal has one option, and the depth of the Hills is none") {
    Rng rng(1);
    CHECK(RedVsBlack::deal("armies=5", rng).error() == "field 'armies=5': expected clear=");
    CHECK(RedVsBlack::deal("clear=50", rng).error() ==
          "clear '50': expected 60, or no such field where more than half decides");
    CHECK(RedVsBlack::deal("clear=", rng).error() == "field 'clear=': expected a value after '='");
    State clear = *RedVsBlack::deal("clear=60", rng);
    CHECK(clear.scoring.clear);
    clear.scoring.clear = false;
    CHECK(clear == *RedVsBlack::deal("", rng));
    CHECK(RedVsBlack::deal("hills=1", rng).error() == "field 'hills=1': expected clear=");
    CHECK(field_error("hills=1").rfind("field 'hills=1': expected clear=, red=", 0) == 0);
}
