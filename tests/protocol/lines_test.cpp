// go and aim with several lines (multipv), through the protocol.

#include <set>
#include <sstream>

#include "match/new_match.h"
#include "support/catch.h"
#include "support/session.h"

using anthill::tests::Session;
using anthill::tests::TestClock;

namespace {

/// The word behind `name` in an info line.
std::string after(const std::string& info, const std::string& name) {
    std::istringstream stream(info);
    for (std::string word; stream >> word;) {
        if (word == name) {
            stream >> word;
            return word;
        }
    }
    return "";
}

/// Every depth tells as many lines, numbered, each beginning with another legal move.
void check_lines(const std::vector<std::string>& answer, const std::string& legal, int lines) {
    std::set<std::string> firsts;
    int told = 0;
    for (const std::string& info : answer) {
        if (after(info, "multipv").empty()) {
            continue;
        }
        CAPTURE(info);
        CHECK(after(info, "multipv") == std::to_string(told % lines + 1));
        if (told % lines == 0) {
            firsts.clear();
        }
        const std::string first = after(info, "pv");
        CHECK((" " + legal + " ").find(" " + first + " ") != std::string::npos);
        CHECK(firsts.insert(first).second);
        ++told;
    }
    CHECK(told >= lines);
    CHECK(told % lines == 0);
}

}  // namespace

TEST_CASE("go multipv tells the best moves of each depth, the best move first") {
    for (const std::string begin :
         {"newgame army-ants edition=2020 setup=random seed=5",
          "position ant-war board=9h2h5c7s/3s4d6s8d/7h8c2dTc/Jd5sAh3c turn=red"}) {
        CAPTURE(begin);
        Session session;
        session.say(begin);
        const auto answer = session.ask("go depth 3 multipv 3");
        REQUIRE(answer.size() >= 4);
        check_lines(answer, session.say("legal"), 3);
        CHECK(after(answer[answer.size() - 4], "pv") == after(answer.back(), "bestmove"));
    }
}

TEST_CASE("one line is what go tells without multipv") {
    Session session;
    session.say("newgame army-ants edition=2020 setup=random seed=5");
    const auto one = session.ask("go depth 4 multipv 1"), plain = session.ask("go depth 4");
    REQUIRE(one.size() == plain.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK(after(one[i], "nodes") == after(plain[i], "nodes"));
        CHECK(one[i].find("multipv") == std::string::npos);
    }
    CHECK(one.back() == plain.back());
}

TEST_CASE("a forced win is the first of several lines, and the others are searched") {
    Session session;
    session.say(
        "position army-ants edition=2020 setup=random "
        "board=........9s/........../........../........../........../....Qs..../....5h..../Qh....."
        "... turn=red phase=battle rally=0,0");
    const auto answer = session.ask("go depth 4 multipv 3");
    check_lines(answer, session.say("legal"), 3);
    CHECK(answer.front().find("multipv 1 score win 1 ") != std::string::npos);
    CHECK(answer.back() == "bestmove c2xc3");
}

TEST_CASE("each strength that a throw is worth is told with its aim") {
    Session session;
    session.say("newgame red-vs-black seed=3");
    session.say("move commit:none");
    session.say("move commit:none");
    const auto answer = session.ask("aim multipv 3");
    REQUIRE(answer.size() == 4);
    CHECK("aimed " + after(answer[0], "aim") + " " ==
          answer[3].substr(0, answer[3].rfind(' ') + 1));
    CHECK(after(answer[0], "aim") != after(answer[1], "aim"));
    CHECK(after(answer[1], "aim") != after(answer[2], "aim"));
}

TEST_CASE("whoever waits for several lines hears every second that all is well") {
    Session session;
    session.say("newgame army-ants edition=2020 setup=random seed=5");
    session.tell("go multipv 3");
    std::size_t signs = 0;
    for (int second = 0; second < 60; ++second) {
        TestClock::now += 1000;
        session.protocol.think_slice();
        for (const std::string& line : session.take()) {
            signs += line.starts_with("info nodes ") ? 1U : 0U;
        }
    }
    CHECK(signs >= 10);
    CHECK(session.tell("stop").back().starts_with("bestmove "));
}

TEST_CASE("how many lines is checked") {
    Session session;
    session.say("newgame army-ants edition=2020 setup=random seed=5");
    CHECK(session.say("go multipv 0") == "error multipv '0': expected 1 to 8");
    CHECK(session.say("go multipv 9") == "error multipv '9': expected 1 to 8");
}
