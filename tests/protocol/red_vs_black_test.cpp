// Ants: Red vs. Black through the protocol: what scripts and other engines see, and what the
// computer answers in each phase.

#include <cstdlib>
#include <set>

#include "support/catch.h"
#include "support/session.h"

using namespace anthill;
using anthill::tests::best_move;
using anthill::tests::Session;

namespace {

const std::string kStart =
    "red-vs-black red=0000000000 black=0000000000 tactics=3,3 phase=commit turn=1";

void move(Session& session, const std::string& moves) {
    std::string rest = moves;
    while (!rest.empty()) {
        const std::string next = rest.substr(0, rest.find(' '));
        REQUIRE(session.say("move " + next) == "ok");
        rest.erase(0, next.size() + 1);
    }
}

}  // namespace

TEST_CASE(
    "a turn of Ants: Red vs. Black goes from commitments over throws and tactics to "
    "reinforcements") {
    Session session;
    CHECK(session.say("newgame red-vs-black seed=3") == "position " + kStart);
    CHECK(session.say("status") == "status playing red");
    CHECK(session.say("legal").rfind("legal 386 commit:1 commit:1,10 ", 0) == 0);
    CHECK(session.say("move keep") ==
          "error move 'keep': commit units first: commit:none or, for example, "
          "commit:1,4");
    move(session, "commit:1,4");
    CHECK(session.say("status") == "status playing black");
    CHECK(session.say("undo") == "ok");
    move(session, "commit:1,4,7,9 commit:none");
    CHECK(session.say("undo").rfind("error ", 0) == 0);
    CHECK(session.say("legal").rfind("legal 60 throw:", 0) == 0);
    move(session, "throw:5r,10b,7h,3r,3r throw:2b,2b,9e");
    CHECK(session.say("undo").rfind("error ", 0) == 0);
    CHECK(session.say("legal").rfind("legal 11 adjust:1+ adjust:1- adjust:2- ", 0) == 0);
    move(session, "swap");
    CHECK(session.say("undo") == "ok");
    move(session, "keep");
    move(session, "adjust:3+");
    CHECK(session.say("status") == "status playing red");
    CHECK(session.say("legal") == "legal 1 reinforce:2");
    move(session, "reinforce:2");
    CHECK(session.say("show") ==
          "position red-vs-black red=0000000000 black=00x0100000 tactics=3,2 phase=commit turn=2");
    CHECK(session.say("perft 2") == "perft 2 62918");
}

TEST_CASE("the computer plays whole games of legal moves, throws with places included") {
    for (const std::string limit : {"level 1", "level 3", "nodes 200"}) {
        INFO(limit);
        Session session;
        session.say("newgame red-vs-black seed=11");
        unsigned throws = 0;
        for (int turn = 0; session.say("status").rfind("status playing", 0) == 0 && turn < 600;
             ++turn) {
            const std::string best =
                best_move(session, "go " + limit + " seed " + std::to_string(turn));
            if (best.rfind("throw:", 0) == 0) {
                ++throws;
                CHECK(best.find('@') != std::string::npos);
            }
            REQUIRE(session.say("move " + best) == "ok");
        }
        CHECK(throws > 10);
        CHECK(session.say("status").find(" units") != std::string::npos);
    }
}

TEST_CASE(
    "aim tells how the computer throws, for whoever simulates the throw; in other phases there is "
    "nothing to aim") {
    Session session;
    session.say("position " + kStart);
    CHECK(session.say("aim nodes 500") ==
          "error command 'aim': nothing is thrown now, expected go");
    session.say("position " + kStart + " moves commit:none commit:none");
    std::set<std::string> aims;
    for (int seed = 0; seed < 8; ++seed) {
        const std::string answer = session.ask("aim nodes 500 seed " + std::to_string(seed)).back();
        REQUIRE(answer.rfind("aimed ", 0) == 0);
        CHECK(session.ask("aim nodes 500 seed " + std::to_string(seed)).back() == answer);
        const int speed = std::stoi(answer.substr(6));
        CHECK(speed >= 300);
        CHECK(speed <= 1200);
        CHECK(std::abs(std::stoi(answer.substr(answer.rfind(' ')))) < 1000);
        aims.insert(answer);
    }
    CHECK(aims.size() == 8);
    CHECK(session.say("show") ==
          "position red-vs-black red=0000000000 black=0000000000 tactics=3,3 phase=throw turn=1 "
          "red-commit=none black-commit=none");
    CHECK(session.say("aim level 99").rfind("error level '99'", 0) == 0);
    session.say("position red-vs-black red=xxxxxxxx00 black=0000000000");
    CHECK(session.say("aim nodes 5") == "error command 'aim': nothing is thrown now, expected go");
}

TEST_CASE(
    "the computer saves units, finishes an army, and keeps its points where they gain nothing") {
    Session session;
    const std::string thrown = " phase=tactics red-commit=none black-commit=none ";
    // Units 2 and 3 are wounded and hit again: without them the game is lost.
    session.say("position red-vs-black red=011xxxxxxx black=0000000000 tactics=1,0" + thrown +
                "red-throw=1e,1e,1e black-throw=2b,3b,1e");
    CHECK(best_move(session, "go nodes 2000") == "heal:2,3");
    // One more wound on 6 leaves Black with two units.
    session.say("position red-vs-black red=0000000000 black=0xx0x1xxxx tactics=1,0" + thrown +
                "red-throw=1e,7r,3b black-throw=2e,1e,1e");
    CHECK(best_move(session, "go nodes 2000") == "adjust:2-");
    session.say("position " + std::string("red-vs-black red=0000000000 black=0000000000") + thrown +
                "red-throw=1e,1e,1e black-throw=2e,1e,1e");
    CHECK(best_move(session, "go nodes 2000") == "keep");
}

TEST_CASE("what Black commits does not depend on what Red has committed") {
    Session session;
    std::string answer;
    for (const char* commitment : {"none", "1", "1,2,3,4", "7,8"}) {
        session.say("position " + kStart + " moves commit:" + commitment);
        const auto lines = session.ask("go nodes 3000 seed 5");
        std::string whole;
        for (const std::string& line : lines) {
            whole += line.substr(0, line.find(" nps ")) + "\n";
        }
        CHECK((answer.empty() || answer == whole));
        answer = whole;
    }
}
