// Luck through the protocol.

#include "core/text.h"
#include "support/catch.h"
#include "support/session.h"

using namespace anthill;
using anthill::tests::Session;

TEST_CASE("luck says of every move what it was worth, or of those from a ply on") {
    Session session;
    session.say("newgame red-vs-black seed=1");
    CHECK(session.say("luck") == "luck 0");
    session.say("move commit:1,2,3,4");
    session.say("move commit:none");
    session.say("move throw:1r,2r,3b,4h,5o");
    const std::string all = session.say("luck");
    const auto told = words(all);
    REQUIRE(told.size() == 5);
    CHECK(told[1] == "3");
    CHECK(told[2].rfind("choice:red:", 0) == 0);
    CHECK(told[4].rfind("throw:red:", 0) == 0);
    // Two of the three dice on tiles lie on red; each unit stands.
    CHECK(told[4].substr(told[4].size() - 7) == ":2:3:10");
    CHECK(session.say("luck 2") == "luck 1 " + std::string(told[4]));
    CHECK(session.say("luck 3") == "luck 0");
}

TEST_CASE("luck refuses what it cannot say") {
    Session session;
    CHECK(session.say("luck").rfind("error command 'luck': there is no game yet", 0) == 0);
    session.say("newgame red-vs-black seed=1");
    CHECK(session.say("luck 1") == "error ply '1': expected 0 to 0");
    CHECK(session.say("luck x").rfind("error ply 'x': expected", 0) == 0);
    CHECK(session.say("luck 0 0") == "error words '0': expected nothing after the ply");
    session.say("newgame army-ants seed=1");
    CHECK(session.say("luck") ==
          "error command 'luck': nothing is thrown in this game, expected go");
}
