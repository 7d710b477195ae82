// The protocol while it is at work: stop, questions and commands that wait.

#include <string>
#include <vector>

#include "protocol/protocol.h"
#include "support/catch.h"
#include "support/session.h"

using anthill::tests::is_bestmove;
using anthill::tests::Session;
using anthill::tests::TestClock;

namespace {

using Lines = std::vector<std::string>;

/// A session that thinks about the battle of a new game.
void begin_thinking(Session& session, const std::string& go) {
    session.say("newgame army-ants seed=6");
    for (int pass = 0; pass < 10; ++pass) {
        session.say("move pass");
    }
    session.tell(go);
    session.work(20);
    session.take();
    REQUIRE(session.protocol.thinking());
}

}  // namespace

TEST_CASE("a go without limit runs until stop, which brings the best move at once") {
    Session session;
    begin_thinking(session, "go");
    session.work(200);
    REQUIRE(session.protocol.thinking());
    session.take();
    const Lines answer = session.tell("stop");
    REQUIRE_FALSE(answer.empty());
    CHECK(is_bestmove(answer.back()));
    CHECK_FALSE(session.protocol.thinking());
    CHECK(session.say("move " + answer.back().substr(9)) == "ok");
}

TEST_CASE("stop before the first slice still brings a legal move") {
    Session session;
    session.say("newgame army-ants seed=6");
    session.tell("go");
    const Lines answer = session.tell("stop");
    REQUIRE_FALSE(answer.empty());
    CHECK(session.say("move " + answer.back().substr(9)) == "ok");
}

TEST_CASE("stop with nothing to stop says nothing") {
    Session session;
    CHECK(session.tell("stop").empty());
    session.say("newgame army-ants");
    CHECK(session.tell("stop").empty());
}

TEST_CASE("movetime ends with the time") {
    Session session;
    begin_thinking(session, "go movetime 1000");
    TestClock::now += 900;
    session.work(3);
    CHECK(session.protocol.thinking());
    TestClock::now += 100;
    session.work(1);
    CHECK_FALSE(session.protocol.thinking());
    CHECK(is_bestmove(session.take().back()));
}

TEST_CASE("questions and nonsense are answered while it thinks, and change nothing") {
    Session quiet;
    begin_thinking(quiet, "go nodes 50000");
    const std::string undisturbed = quiet.ask("").back();

    Session session;
    begin_thinking(session, "go nodes 50000");
    CHECK(session.tell("isready") == Lines{"readyok"});
    CHECK(session.tell("frobnicate").at(0).substr(0, 27) == "error command 'frobnicate':");
    CHECK(session.tell(std::string("is\0ready", 8)).at(0).substr(0, 10) == "error line");
    CHECK(session.tell("").empty());
    CHECK(session.protocol.thinking());
    CHECK(session.ask("").back() == undisturbed);
}

TEST_CASE("commands given during a go with a limit wait for it, in order") {
    Session session;
    begin_thinking(session, "go nodes 50000");
    CHECK(session.tell("status").empty());
    CHECK(session.tell("newgame army-ants seed=1").empty());
    CHECK(session.tell("perft 1").empty());
    CHECK(session.tell("move zz").empty());
    CHECK(session.tell("go depth 2").empty());
    Lines answers = session.ask("legal");
    std::string order;
    for (const std::string& answer : answers) {
        order += answer.substr(0, answer.find(' ')) + " ";
    }
    CHECK(order.find("bestmove status position perft error info info bestmove legal ") !=
          std::string::npos);
}

TEST_CASE("a command given during a go without limit stops it first") {
    Session session;
    begin_thinking(session, "go");
    const Lines answer = session.tell("status");
    REQUIRE(answer.size() >= 2);
    CHECK(is_bestmove(answer[answer.size() - 2]));
    CHECK(answer.back() == "status playing red");
    CHECK_FALSE(session.protocol.thinking());

    begin_thinking(session, "go");
    const Lines again = session.tell("go");
    CHECK(is_bestmove(again.back()));
    CHECK(session.protocol.thinking());
}

TEST_CASE("stop ends the running go and lets the waiting commands go on") {
    Session session;
    begin_thinking(session, "go nodes 1000000000");
    session.tell("status");
    session.tell("go nodes 1000000000");
    CHECK(session.tell("isready").empty());
    CHECK(session.tell("frobnicate").empty());
    const Lines answer = session.tell("stop");
    REQUIRE(answer.size() >= 2);
    CHECK(is_bestmove(answer[answer.size() - 2]));
    CHECK(answer.back() == "status playing red");
    CHECK(session.protocol.thinking());
    const Lines rest = session.tell("stop");
    REQUIRE(rest.size() >= 3);
    CHECK(is_bestmove(rest[rest.size() - 3]));
    CHECK(rest[rest.size() - 2] == "readyok");
    CHECK(rest.back().substr(0, 27) == "error command 'frobnicate':");
    CHECK_FALSE(session.protocol.thinking());
}

TEST_CASE("bench can be stopped; everything else waits for it") {
    Session session;
    session.tell("bench");
    session.work(5);
    CHECK(session.tell("isready").empty());
    CHECK(session.tell("frobnicate").empty());
    const Lines answer = session.tell("stop");
    REQUIRE(answer.size() == 3);
    CHECK(answer[0] == "error bench: stopped before it was done");
    CHECK(answer[1] == "readyok");
    CHECK(answer[2].substr(0, 13) == "error command");
    CHECK_FALSE(session.protocol.thinking());
}

TEST_CASE("quit during a go answers with the best move and ends, whatever waits") {
    Session session;
    begin_thinking(session, "go nodes 1000000000");
    session.tell("status");
    const Lines answer = session.tell("quit");
    REQUIRE_FALSE(answer.empty());
    CHECK(is_bestmove(answer.back()));
    CHECK(session.protocol.finished());
    CHECK_FALSE(session.protocol.thinking());
}

TEST_CASE("the end of input lets everything with a limit finish and stops what has none") {
    Session session;
    begin_thinking(session, "go nodes 50000");
    session.tell("perft 2");
    session.tell("go");
    session.protocol.end_input();
    CHECK(session.protocol.thinking());
    const Lines answer = session.ask("");
    REQUIRE(answer.size() >= 3);
    CHECK(answer[answer.size() - 1].substr(0, 8) == "bestmove");
    CHECK_FALSE(session.protocol.thinking());
    CHECK_FALSE(session.protocol.finished());

    Session endless;
    begin_thinking(endless, "go");
    endless.protocol.end_input();
    CHECK(is_bestmove(endless.take().back()));
    CHECK_FALSE(endless.protocol.thinking());
}

TEST_CASE("there is a limit to how much may wait") {
    Session session;
    begin_thinking(session, "go nodes 1000000000");
    const std::string longest = "position " + std::string(anthill::Protocol::kLongestLine - 9, 'x');
    CHECK(session.tell(longest).empty());
    CHECK_FALSE(session.protocol.accepts_lines());
    CHECK(session.tell("status").at(0).substr(0, 39) == "error line 'status': too many lines are");
    const Lines answer = session.tell("stop");
    CHECK(answer.back().substr(0, 10) == "error game");
    CHECK(session.protocol.accepts_lines());
}
