// Reasons and dangers through the protocol.

#include "support/session.h"

#include "support/catch.h"

using namespace anthill;
using anthill::tests::Session;

TEST_CASE("reasons and dangers answer with what the rules prove") {
    Session session;
    REQUIRE(session.say("position army-ants board=....Qs..../........../........../........../"
                        "7s....9h../........../........../....Qh..3h turn=red phase=battle") ==
            "ok");
    CHECK(session.say("reasons d4xa4") == "reasons 1 wins-card:a4:7s");
    CHECK(session.say("reasons c1-b1") == "reasons 0");
    CHECK(session.say("dangers") == "dangers 1 take:d4:9h:a4:7s");
    CHECK(session.say("dangers c1-a1") == "dangers 1 queen:a4:7s:a1:Qh");
    CHECK(session.say("reasons d4xa5").rfind("error move 'd4xa5'", 0) == 0);
    CHECK(session.say("reasons") == "error words '': expected one move after reasons");
    CHECK(session.say("dangers a b") == "error words 'b': expected at most one move after dangers");
    CHECK(session.say("show").find("turn=red") != std::string::npos);
}

TEST_CASE("there is nothing to say of a game that is over, and no dangers in games without") {
    Session session;
    session.say("newgame red-vs-black seed=1");
    CHECK(session.say("reasons commit:1,2,3,4") == "reasons 1 adds-dice:2");
    CHECK(session.say("dangers") == "dangers 0");
    session.say(
        "position ant-war board=2d7h9cTsQc/9h8c6sJhKd/Ac6dTd**9d/2sAh4h3h6h/5sQd4s5dJs "
        "turn=red lead=0 passed=no");
    session.say("move pass");
    session.say("move pass");
    CHECK(session.say("reasons pass").rfind("error move 'pass': the game is over", 0) == 0);
    CHECK(session.say("dangers") ==
          "error command 'dangers': the game is over, expected a game in play");
    CHECK(session.say("dangers pass").rfind("error move 'pass': the game is over", 0) == 0);
}

TEST_CASE("prove says what a move is worth and what answers it best") {
    Session session;
    REQUIRE(session.say("position army-ants board=....Qs..../........../........../........../"
                        "........../....9h..8s/........../........Qh turn=red phase=battle") ==
            "ok");
    CHECK(session.say("prove c3xc8") == "proved 1 13");
    CHECK(session.say("prove c3-c2") == "proved 2 0 e3xe1");
    CHECK(session.say("prove").rfind("error words ''", 0) == 0);
    CHECK(session.say("prove c3xc8 c3-c2").rfind("error words 'c3-c2'", 0) == 0);
    CHECK(session.say("prove c3xd4").rfind("error move 'c3xd4'", 0) == 0);
    session.say("newgame red-vs-black seed=1");
    CHECK(session.say("prove commit:1") ==
          "error move 'commit:1': nothing is proved of it, expected another move");
    session.say("move commit:1");
    session.say("move commit:1");
    session.say("move throw:1b,2r,3r");
    session.say("move throw:1b,2r,3r");
    CHECK(session.say("prove keep").rfind("proved 2 ", 0) == 0);
}
