// Bad input to the protocol: it never ends the program, never changes the game, and is always
// answered by one line that says what was wrong.

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/rng.h"
#include "protocol/protocol.h"
#include "support/catch.h"
#include "support/session.h"

using anthill::Protocol;
using anthill::Rng;
using anthill::tests::Session;

namespace {

constexpr std::array kWords = {
    "ugi",      "isready",      "newgame",     "position",  "show",        "legal",
    "move",     "undo",         "status",      "perft",     "eval",        "divide",
    "go",       "stop",         "seed=1",      "army-ants", "ant-war",     "red-vs-black",
    "moves",    "edition=2020", "setup=total", "depth",     "nodes",       "movetime",
    "level",    "multipv",      "ponder",      "ponderhit", "1",           "2",
    "-1",       "99999999",     "0x10",        "1e3",       "pass",        "a1=b1",
    "b1-c1",    "favor",        "e4xe7",       "a1:c1-a2",  "a9-a1",       "zz",
    "=",        "board=",       "turn=",       "turn=red",  "phase=rally", "\t",
    "\xff\xfe", "\xc3\xa4",     "\x01",        "'",         "board=Qh/Qs", "rally=5,5"};

std::string random_line(Rng& rng) {
    std::string line;
    for (std::uint32_t words = rng.below(5) + 1; words > 0; --words) {
        line.append(rng.pick(kWords)).append(rng.below(8) == 0 ? "  " : " ");
    }
    while (rng.below(6) == 0) {
        line[rng.below(static_cast<std::uint32_t>(line.size()))] =
            static_cast<char>(rng.below(256));
    }
    return line;
}

/// A line that is nearly right: a real position or move with a few bytes changed, dropped or
/// doubled.
std::string garbled(std::string line, Rng& rng) {
    for (std::uint32_t changes = rng.below(3) + 1; changes > 0; --changes) {
        const auto at = rng.below(static_cast<std::uint32_t>(line.size()));
        switch (rng.below(3)) {
            case 0: line[at] = static_cast<char>(' ' + rng.below(95)); break;
            case 1: line.erase(at, 1); break;
            default: line.insert(at, 1, line[at]); break;
        }
    }
    return line;
}

/// Everything that a command could have changed.
std::string state_of(Session& session) {
    return session.say("show") + session.say("legal") + session.say("status") + session.say("eval");
}

void check_answers(const std::vector<std::string>& answers) {
    for (const std::string& answer : answers) {
        CHECK(answer.size() > 0);
        const bool printable =
            std::all_of(answer.begin(), answer.end(), [](char c) { return c >= ' ' && c <= '~'; });
        CHECK(printable);
    }
}

bool is_error(const std::vector<std::string>& answers) {
    return answers.size() == 1 && answers[0].substr(0, 6) == "error ";
}

}  // namespace

TEST_CASE("random lines are answered in print, and errors change nothing") {
    Rng rng(1);
    Session session;
    session.say("newgame army-ants seed=1");
    std::string before = state_of(session);
    int errors = 0;
    for (int trial = 0; trial < 20000; ++trial) {
        const std::string line = random_line(rng);
        CAPTURE(line);
        session.protocol.line(line);
        for (int slices = 0; session.protocol.thinking() && slices < 2; ++slices) {
            session.protocol.think_slice();
        }
        session.protocol.line("stop");
        const auto answers = session.take();
        check_answers(answers);
        const std::string after = state_of(session);
        if (is_error(answers)) {
            ++errors;
            REQUIRE(after == before);
        }
        before = after;
    }
    CHECK(errors > 10000);
}

TEST_CASE("nearly right positions are refused whole or taken whole") {
    Rng rng(2);
    Session session;
    int refused = 0;
    for (int trial = 0; trial < 5000; ++trial) {
        if (trial % 50 == 0) {
            session.say("newgame army-ants seed=" + std::to_string(trial));
        }
        const std::string before = session.say("show");
        const std::string line = garbled(before + " moves pass pass a4-a5", rng);
        CAPTURE(line);
        const std::string answer = session.say(line);
        const std::string after = session.say("show");
        if (answer == "ok") {
            REQUIRE(session.say(after) == "ok");
            CHECK(session.say("show") == after);
            session.say(before);
        } else {
            ++refused;
            REQUIRE(answer.substr(0, 6) == "error ");
            CHECK(after == before);
        }
    }
    CHECK(refused > 4000);
}

TEST_CASE("control characters are named with their place") {
    Session session;
    CHECK(session.say(std::string("show\0", 5)) ==
          "error line 'show?': expected printable text, found byte 0 at place 5");
    CHECK(session.say("move\ta1-a2") ==
          "error line 'move?': expected printable text, found byte 9 at place 5");
    CHECK(session.say("isready\x7f") ==
          "error line 'isready?': expected printable text, found byte 127 at place 8");
    CHECK(session.say("is\rready") ==
          "error line 'is?': expected printable text, found byte 13 at place 3");
}

TEST_CASE("CR LF ends a line, and empty lines are ignored") {
    Session session;
    CHECK(session.say("isready\r") == "readyok");
    CHECK(session.say("  isready  ") == "readyok");
    CHECK(session.ask("").empty());
    CHECK(session.ask("\r").empty());
    CHECK(session.ask("    ").empty());
}

TEST_CASE("lines of a megabyte are survived, longer ones refused") {
    Session session;
    session.say("newgame army-ants");
    const std::string before = session.say("show");
    CHECK(session.say(std::string(Protocol::kLongestLine, 'x')).substr(0, 16) ==
          "error command 'x");
    CHECK(session.say(std::string(Protocol::kLongestLine + 1, 'x')) ==
          "error line '" + std::string(40, 'x') + "...': expected at most 1048576 bytes");
    CHECK(session.say("move " + std::string(1000000, 'x')).substr(0, 12) == "error move '");
    CHECK(session.say("newgame army-ants " + std::string(1000000, '=')).substr(0, 13) ==
          "error field '");
    CHECK(session.say("position army-ants " + std::string(1000000, '/')).substr(0, 6) == "error ");
    std::string many = before + " moves";
    while (many.size() < 1000000) {
        many += " zz";
    }
    CHECK(session.say(many).substr(0, 32) == "error after 0 moves: move 'zz': ");
    CHECK(session.say(std::string(1000000, ' ').append("isready")) == "readyok");
    CHECK(session.say("show") == before);
}
