// The certificate of a position as the protocol tells it.

#include "check/certificate.h"
#include "support/catch.h"
#include "support/session.h"

using namespace anthill;
using namespace anthill::tests;

namespace {

constexpr const char* kTwoMoves =
    "army-ants edition=2020 setup=random "
    "board=9sAc..AsQs/3s7s6s9d8s/4s3c5s..7c/6c4c....8c/9h6d..8h7h/"
    "2h4h..3h6h/3d9c....Ad/Qh2d5d..4d turn=red phase=battle rally=0,0";

/// The file that the session tells, and the last line after it.
std::pair<std::string, std::string> told(Session& session, const std::string& position) {
    session.say("position " + position);
    std::string file, last;
    for (const std::string& line : session.ask("certificate")) {
        constexpr std::string_view kProof = "info proof ";
        if (line.substr(0, kProof.size()) == kProof) {
            file.append(line.substr(kProof.size())).append("\n");
        } else {
            last = line;
        }
    }
    return {file, last};
}

}  // namespace

TEST_CASE("a certificate is told line by line and is right") {
    Session session;
    const auto [file, last] = told(session, kTwoMoves);
    const auto verdict = check::check_certificate(file);
    INFO(file << verdict.text);
    CHECK(verdict.right);
    CHECK(verdict.text.find("proved: red captures the Queen within 3 turns") == 0);
    CHECK(last.find("certificate ") == 0);
}

TEST_CASE("moves before it belong to the file where they count for repetition") {
    Session session;
    const auto [file, last] = told(
        session,
        "army-ants edition=2020 setup=random board=....Qs..../........../........../........../"
        "........../....9h..../........../Qh........ turn=red phase=battle rally=0,0 "
        "moves c3-d3 c8-d8");
    CHECK(file.find("\nmoves c3-d3 c8-d8\nclaim red captures the Queen within 1 turns\n") !=
          std::string::npos);
    CHECK(check::check_certificate(file).right);
}

TEST_CASE("where nothing is proved the answer is an error") {
    Session session;
    session.say("newgame army-ants seed=3");
    CHECK(session.say("certificate") == "error certificate: no proof was found");
    session.say("newgame red-vs-black seed=3");
    CHECK(session.say("certificate") ==
          "error game 'red-vs-black': its results are chances, expected a game without dice");
    CHECK(session.say("certificate now") ==
          "error words 'now': expected nothing after certificate");
}
