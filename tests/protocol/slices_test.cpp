// Whatever takes long is worked at in slices, so that stop is heard and a page stays alive.

#include "support/session.h"

#include "support/catch.h"

using namespace anthill::tests;

TEST_CASE("a proof that takes long is worked at in slices, and can be stopped") {
    Session session;
    REQUIRE(session.say("position ant-war board=2d7h9cTsQc/9h8c6sJhKd/Ac6dTd**9d/2sAh4h3h6h/"
                        "5sQd4s5dJs turn=red lead=0 passed=no") == "ok");
    CHECK(session.tell("prove pass").empty());
    session.work(3);
    CHECK(session.take().empty());
    CHECK(session.tell("status").empty());  // waits for its turn
    CHECK(
        session.tell("stop") ==
        std::vector<std::string>{"error prove: stopped before it was done", "status playing red"});
    CHECK(session.say("prove pass") ==
          "error move 'pass': nothing is proved of it, expected another move");
}

TEST_CASE("a search that begins by looking for a forced capture can be stopped in that") {
    Session session;
    REQUIRE(session.say("position army-ants edition=2020 setup=random "
                        "board=5c7s8sAc3c/Qs..4c7c4s/5s......2c/........8d/........6d/..8h7h8c2h/"
                        "......6hQh/7d....Ah5h turn=black phase=battle rally=0,0") == "ok");
    CHECK(session.tell("go depth 6").empty());
    const auto stopped = session.tell("stop");
    REQUIRE(stopped.size() == 1);
    CHECK(stopped[0].rfind("bestmove ", 0) == 0);
    CHECK(session.say("go depth 4").find("score win 9") != std::string::npos);
}
