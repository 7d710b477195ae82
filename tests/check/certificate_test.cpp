// The checker of certificates on small proofs that were written by hand, and on broken ones.

#include "check/certificate.h"

#include <string>

#include "support/catch.h"

using namespace anthill;
using check::check_certificate;

namespace {

/// Red's 9 of c3 can take the Queen at once.
const std::string kAtOnce =
    "anthill proof 1\n"
    "position army-ants edition=2020 setup=random "
    "board=....Qs..../........../........../........../"
    "........../....9h..8s/........../........Qh turn=red phase=battle rally=0,0\n";
/// Both colours have one ant, out of each other's reach: Red is ahead by 3.
const std::string kApart =
    "anthill proof 1\n"
    "position ant-war board=5h......../........../........../........../........2s "
    "turn=red lead=0 passed=no\n";

std::string said(const std::string& text) { return check_certificate(text).text; }

}  // namespace

TEST_CASE("a capture at once is proved by one line") {
    const auto verdict =
        check_certificate(kAtOnce + "claim red captures the Queen within 1 turns\n c3xc8\nend\n");
    CHECK(verdict.right);
    CHECK(verdict.text == "proved: red captures the Queen within 1 turns, 1 lines, 2 positions");
}

TEST_CASE("a claim that is not reached is refused with the line") {
    CHECK(said(kAtOnce + "claim red captures the Queen within 1 turns\n c3-c2\nend\n") ==
          "line 4: the claim is not reached here");
    CHECK(said(kAtOnce + "claim red captures the Queen within 3 turns\n c3-c2\nend\n") ==
          "line 4: the answer is missing");
    CHECK(said(kAtOnce + "claim black captures the Queen within 2 turns\n c3xc8\nend\n") ==
          "line 4: the claim is not reached here");
    CHECK(said(kAtOnce + "claim red captures the Queen within 3 turns\n c3xc8\n  e3-e2\nend\n") ==
          "line 5: it is proved without this");
}

TEST_CASE("no claim is within less than a turn") {
    for (const char* turns : {"0", "-1", "-99999999999"}) {
        const std::string claim = std::string("claim red captures the Queen within ") + turns;
        CHECK(!check_certificate(kAtOnce + claim + " turns\n c3xc8\nend\n").right);
    }
}

TEST_CASE("every reply needs an answer, and * stands for those without one") {
    const std::string head = kAtOnce + "claim red captures the Queen within 3 turns\n c3-c4\n";
    // After the 9 has stepped up, the 8 takes Red's own Queen.
    CHECK(said(head + "  *\n   c4xc8\nend\n") ==
          "line 5: the claim is not reached here (after e3xe1)");
    CHECK(said(head + "  *\n   c4xc8\n  e3-e2\n   c4xc8\nend\n").find("line 5: move '*'") == 0);
    CHECK(said(head + "  e3-e2\n   c4xc8\n  e3-e2\n   c4xc8\nend\n") ==
          "line 7: expected no move twice");
    CHECK(said(head + "  e3-e2\n   c4xc8\n   c4-c5\nend\n") == "line 7: expected one move only");
}

TEST_CASE("* stands for replies of its own place alone") {
    // Black's one legal way out of line 4 is not answered by the * that lies below line 6.
    const std::string head = kAtOnce + "claim red captures the Queen within 5 turns\n c3-c2\n";
    CHECK(said(head + "  e3-e2\n   c2-c3\n  *\n   c2xc8\nend\n").find("line 6: ") == 0);
    CHECK(said(head + "  e3-e2\n   c2-c3\n    e2-e3\n     c3xc8\n  *\n   c2xc8\nend\n")
              .find("line 6: the answer to ") == 0);
}

TEST_CASE("ants that cannot meet are at rest, and no more than that is granted") {
    CHECK(check_certificate(kApart + "claim red ends the round ahead by at least 3 points\nend\n")
              .right);
    CHECK(
        check_certificate(kApart + "claim black ends the round ahead by at least -3 points\nend\n")
            .right);
    CHECK(said(kApart + "claim red ends the round ahead by at least 4 points\nend\n") ==
          "line 3: the answer is missing");
    CHECK(said(kApart +
               "claim red ends the round ahead by at least 4 points\n pass\n  pass\nend\n") ==
          "line 5: the claim is not reached here");
}

TEST_CASE("a file that is none, or is cut short, gets a clear error") {
    CHECK(said("") == "line 1: expected 'anthill proof 1' and at most 64 MiB");
    CHECK(said("anthill proof 1") == "line 2: expected position and a position");
    CHECK(said("anthill proof 1\nposition chess\n") ==
          "line 2: game 'chess': expected army-ants or ant-war");
    CHECK(said("anthill proof 1\nposition army-ants board=9z\n").find("line 2: ") == 0);
    CHECK(said(kAtOnce).find("line 3: expected claim, red or black") == 0);
    CHECK(said(kAtOnce + "end\n") ==
          "line 3: expected claim, red or black, captures the Queen within, a number, turns");
    CHECK(
        said(kAtOnce + "claim red captures the Queen within 1 turns\n c3xc8\n") ==
        "line 5: expected end, or claim, red or black, captures the Queen within, a number, turns");
    CHECK(said(kAtOnce + "claim red captures the Queen within 1 turns\n c3xc8\nend\nmore\n") ==
          "line 6: expected nothing after end");
    CHECK(said(kAtOnce + "claim red captures the Queen within 1 turns\n   c3xc8\nend\n") ==
          "line 4: expected a move at most one space further right");
    CHECK(said(kAtOnce + "moves c3-c9\nclaim red captures the Queen within 1 turns\nend\n")
              .find("line 3: ") == 0);
}
