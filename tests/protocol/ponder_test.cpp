// go ponder and ponderhit: thinking on the opponent's time, through the protocol.

#include <string>
#include <vector>

#include "support/catch.h"
#include "support/session.h"

using anthill::tests::is_bestmove;
using anthill::tests::Session;
using anthill::tests::TestClock;
using anthill::tests::without_time;

namespace {

using Lines = std::vector<std::string>;

bool is_answered(const Lines& lines) { return !lines.empty() && is_bestmove(lines.back()); }

Lines both(Lines lines, const Lines& later) {
    lines.insert(lines.end(), later.begin(), later.end());
    return lines;
}

}  // namespace

TEST_CASE("who ponders answers nothing, however long it takes") {
    Session session;
    session.say("newgame army-ants seed=6");
    session.tell("go ponder movetime 1000 nodes 20000");
    TestClock::now += 5000;
    session.work(1000);
    CHECK_FALSE(is_answered(session.take()));
    const Lines answer = session.tell("stop");
    CHECK(is_answered(answer));
    CHECK(session.say("isready") == "readyok");
}

TEST_CASE("after the ponder hit the same search goes on, and its time counts from then on") {
    Session session;
    session.say("newgame army-ants seed=6");
    session.tell("go ponder movetime 1000");
    session.work(50);
    TestClock::now += 5000;
    const Lines pondered = session.take();
    REQUIRE_FALSE(pondered.empty());
    CHECK(session.tell("ponderhit").empty());
    TestClock::now += 900;
    session.work(3);
    REQUIRE(session.protocol.thinking());
    CHECK_FALSE(is_answered(session.take()));
    TestClock::now += 100;
    session.work(1);
    CHECK_FALSE(session.protocol.thinking());
    CHECK(is_answered(session.take()));
}

TEST_CASE("what was pondered is what would have been thought, depth by depth") {
    const std::string go = "nodes 30000 seed 3";
    Session plain;
    plain.say("newgame army-ants seed=6");
    const Lines thought = without_time(plain.ask("go " + go));
    Session pondering;
    pondering.say("newgame army-ants seed=6");
    pondering.tell("go ponder " + go);
    pondering.work(9);
    const Lines before = pondering.take();
    pondering.protocol.line("ponderhit");
    pondering.work(1000);
    CHECK(without_time(both(before, pondering.take())) == thought);
}

TEST_CASE("whoever has thought it through while pondering rests, and answers at the hit") {
    Session session;
    session.say("newgame army-ants seed=6");
    session.tell("go ponder depth 2");
    session.work(1000);
    CHECK_FALSE(session.protocol.thinking());
    CHECK_FALSE(is_answered(session.take()));
    session.protocol.line("ponderhit");
    REQUIRE(session.protocol.thinking());
    session.work(1);
    CHECK(is_answered(session.take()));
    CHECK_FALSE(session.protocol.thinking());
}

TEST_CASE("another command ends the pondering first, also one that has nothing left to do") {
    for (const char* go : {"go ponder", "go ponder depth 1"}) {
        CAPTURE(go);
        Session session;
        session.say("newgame army-ants seed=6");
        session.tell(go);
        session.work(100);
        session.take();
        const Lines answer = session.tell("status");
        REQUIRE(answer.size() >= 2);
        CHECK(is_bestmove(answer[answer.size() - 2]));
        CHECK(answer.back() == "status playing red");
        CHECK_FALSE(session.protocol.thinking());
    }
}

TEST_CASE("the end of input ends the pondering") {
    Session session;
    session.say("newgame army-ants seed=6");
    session.tell("go ponder movetime 60000");
    session.protocol.end_input();
    CHECK_FALSE(session.protocol.thinking());
    CHECK(is_answered(session.take()));
}

TEST_CASE("after ten times its time who ponders rests, and goes on at the hit") {
    Session session;
    session.say("newgame army-ants seed=6");
    session.tell("go ponder movetime 1000");
    session.work(3);
    TestClock::now += 9900;
    session.work(3);
    CHECK(session.protocol.thinking());
    TestClock::now += 100;
    session.work(3);
    CHECK_FALSE(session.protocol.thinking());
    session.protocol.line("ponderhit");
    session.work(3);
    CHECK(session.protocol.thinking());
    TestClock::now += 1000;
    session.work(1);
    CHECK(is_answered(session.take()));
}

TEST_CASE(
    "a ponder hit with nothing to hit says and changes nothing; a ponder too many is an error") {
    Session session;
    CHECK(session.tell("ponderhit").empty());
    session.say("newgame army-ants seed=6");
    CHECK(session.tell("ponderhit").empty());
    CHECK(session.say("go ponder ponder") == "error limit 'ponder': expected it only once");
    CHECK(session.say("ponderhit now") == "error words 'now': expected nothing after ponderhit");
    session.tell("go movetime 1000");
    TestClock::now += 600;
    CHECK(session.tell("ponderhit").empty());
    TestClock::now += 600;
    session.work(1);
    CHECK(is_answered(session.take()));
}

TEST_CASE("the only move takes no time") {
    Session session;
    session.say(
        "position ant-war "
        "board=9h..3s2s4s/....5s6s7s/8s9sTsJsKs/2c3c4c5c6c/7c8c9cTcJc turn=red");
    REQUIRE(session.say("legal") == "legal 1 pass");
    session.tell("go movetime 60000");
    session.work(3);
    CHECK_FALSE(session.protocol.thinking());
    CHECK(session.take().back() == "bestmove pass");
}
