// Ant War through the protocol: what scripts and other engines see, and what the computer answers
// in each phase.

#include "players/levels.h"
#include "support/catch.h"
#include "support/session.h"

using namespace anthill;
using anthill::tests::best_move;
using anthill::tests::Session;

namespace {

const std::string kBoard = "ant-war board=2d7h9cTsQc/9h8c6sJhKd/Ac6dTd**9d/2sAh4h3h6h/5sQd4s5dJs ";

bool is_legal(Session& session, const std::string& move) {
    return (session.say("legal") + " ").find(" " + move + " ") != std::string::npos;
}

}  // namespace

TEST_CASE("a match of Ant War goes from odds over colours and a cut to two rounds of play") {
    Session session;
    const std::string deal = session.say("newgame ant-war seed=1");
    CHECK(deal.rfind("position " + kBoard + "turn=red lead=0 passed=no phase=odds round=1/2", 0) ==
          0);
    CHECK(session.say("newgame ant-war seed=1") == deal);
    CHECK(session.say("move a1-b2") ==
          "error move 'a1-b2': set the odds first: odds:none or, for example, "
          "odds:red+1.5");
    CHECK(session.say("move odds:none") == "ok");
    CHECK(session.say("status") == "status playing black");
    CHECK(session.say("legal") == "legal 2 take:black take:red");
    CHECK(session.say("move take:red") == "ok");
    CHECK(session.say("status") == "status chance");
    CHECK(session.say("legal").rfind("legal 29 cut:** cut:2c cut:2h cut:3c", 0) == 0);
    CHECK(session.say("go depth 1") ==
          "error command 'go': chance decides now, expected one of the moves that legal lists");
    CHECK(session.say("move cut:2d") ==
          "error move 'cut:2d': that card is not one of the cards left to cut");
    CHECK(session.say("move cut:2c") == "ok");
    CHECK(session.say("status") == "status playing black");
    CHECK(session.say("undo").rfind("error ", 0) == 0);
    CHECK(session.say("status") == "status playing black");
    for (int turn = 0; turn < 2; ++turn) {
        CHECK(session.say("move pass") == "ok");
    }
    CHECK(session.say("status") == "status chance");
    CHECK(session.say("legal").rfind("legal 8 deal:", 0) == 0);
    CHECK(session.say("move pass") ==
          "error move 'pass': deal the second round first, such as deal:7");
    CHECK(session.say("move deal:7") == "ok");
    CHECK(session.say("undo").rfind("error ", 0) == 0);
    CHECK(session.say("status") == "status playing red");
    CHECK(session.say("show").find("phase=odds round=2/2") != std::string::npos);
}

TEST_CASE(
    "the computer names odds, takes the better colour and plays legal moves on every shape and "
    "deck") {
    for (const char* options :
         {"", "shape=4x4 jokers=0", "shape=2x10", "shape=spiral", "shape=random", "deck=analytical",
          "shape=9x6", "shape=10x2", "shape=-xxxx-/xxxxxx/xx--xx/-xxxx-"}) {
        INFO(options);
        Session session;
        session.say(std::string("newgame ant-war seed=4 rounds=1 ") + options);
        for (const char* phase : {"odds:", "take:"}) {
            const std::string move = best_move(session, "go nodes 3000");
            CHECK(move.rfind(phase, 0) == 0);
            CHECK(is_legal(session, move));
            CHECK(session.say("move " + move) == "ok");
        }
        for (int turn = 0; turn < 200 && session.say("status").rfind("status won", 0) != 0;
             ++turn) {
            if (session.say("status") == "status draw score") {
                break;
            }
            const std::string legal = session.say("legal");
            const bool chance = session.say("status") == "status chance";
            const std::string move =
                chance ? legal.substr(legal.rfind(' ') + 1) : best_move(session, "go nodes 300");
            INFO(move);
            REQUIRE(is_legal(session, move));
            REQUIRE(session.say("move " + move) == "ok");
        }
        CHECK(session.say("legal") == "legal 0");
    }
}

TEST_CASE(
    "who takes a colour takes the better one, and odds are named so that neither is much better") {
    Session session;
    const std::string lopsided = "ant-war board=ThTd9h9d/8h2s3sAs/..Ac2c3c turn=";
    session.say("position " + lopsided + "black phase=take odds=red+2");
    CHECK(best_move(session, "go depth 4") == "take:red");
    session.say("position " + lopsided + "black phase=take odds=none");
    CHECK(best_move(session, "go depth 4") == "take:red");
    session.say("position " + lopsided + "red phase=odds");
    CHECK(best_move(session, "go depth 4").rfind("odds:black+", 0) == 0);
}

TEST_CASE("a deal that takes many turns to even out is judged within its limits") {
    Session session;
    session.say("newgame ant-war seed=49");
    const auto answers = session.ask("go nodes 20000");
    CHECK(answers.back().rfind("bestmove odds:black+", 0) == 0);
    REQUIRE(answers.size() >= 2);
    const std::string info = answers[answers.size() - 2];
    CHECK(std::stoul(info.substr(info.find(" nodes ") + 7)) < 60'000);
}

TEST_CASE(
    "as soon as the value of the round is proven the computer says so, with a line to its end") {
    const std::string position =
        "position ant-war board=Qs..3h9cAc/3c..JsTs7d/..4d..7h2d/..5c3d..Jd/6hJh2h7sTd turn=red "
        "lead=0 passed=no";
    Session session;
    session.say(position);
    const auto answers = session.ask("go nodes 10000000");
    REQUIRE(answers.size() >= 2);
    const std::string info = answers[answers.size() - 2];
    INFO(info);
    const std::size_t exact = info.find(" score exact ");
    REQUIRE(exact != std::string::npos);
    const int value = std::stoi(info.substr(exact + 13));
    const std::string line = info.substr(info.find(" pv ") + 4);
    CHECK(answers.back() == "bestmove " + line.substr(0, line.find(' ')));
    // Replayed, the line ends the round with this score.
    CHECK(session.say(position + " moves " + line) == "ok");
    CHECK(session.say("status") == (value > 0   ? "status won red score"
                                    : value < 0 ? "status won black score"
                                                : "status draw score"));
    CHECK(value % 100 == 0);
}

TEST_CASE("weak levels prove nothing, and nothing is proven while a cut is to come") {
    Session session;
    session.say("position ant-war board=9h2h..3s turn=red");
    CHECK(session.say("go level 1").find("exact") == std::string::npos);
    CHECK(session.say("go level 10").find("exact 800") != std::string::npos);
    session.say("position ant-war board=9h2h..3s turn=red half=yes");
    CHECK(session.say("go nodes 1000").find("exact") == std::string::npos);
}

TEST_CASE("every level plays Ant War, the same way for the same seed") {
    Session session;
    session.say("position " + kBoard + "turn=red lead=0 passed=no");
    for (int level = 1; level <= kLevels; ++level) {
        const std::string go = "go nodes 5000 seed 3 level " + std::to_string(level);
        const std::string move = best_move(session, go);
        CHECK(is_legal(session, move));
        CHECK(best_move(session, go) == move);
    }
}
