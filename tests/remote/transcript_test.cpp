// Whole matches between two devices, kept as files that other programs can check, are verified;
// whatever does not fit is refused as a whole, with its reason.

#include "remote/transcript.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "match/match.h"
#include "remote/table.h"
#include "support/catch.h"
#include "support/golden.h"
#include "support/remote_pages.h"

using namespace anthill;
using namespace anthill::remote;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (const std::string_view line : split(text, '\n')) {
        if (!line.empty()) {
            lines.emplace_back(line);
        }
    }
    return lines;
}

std::string first_lines(const std::string& text, std::size_t count) {
    std::string begun;
    const auto lines = lines_of(text);
    for (std::size_t i = 0; i < count; ++i) {
        begun += lines[i] + "\n";
    }
    return begun;
}

/// The example of the protocol's own page: a draw offered and declined, an undo asked for and
/// allowed, resigned by Black.
constexpr const char* kExample =
    "anthill-match 1 rules=3 id=000102030405060708090a0b0c0d0e0f game=army-ants host=red name=Ada "
    "anchor=410609785e093a8db45ecc4ad9225f12 t=2753c95e8851a8963a5ff576cfbc3abf\n"
    "1 name=Bo anchor=23298c122dd50c3ac378c52ebda2ad97 e=eacf280747470570eaa970ed0d69f8f5 chance "
    "t=94039b63ef328da9a57c459fe54c6ea3\n"
    "2 e=ce098a9a8aea06ab713a2927dff57b99 c=c26f227cb2f3388d move:d1-c1 "
    "t=fe3d5ad99c26a2fc865dc397ac32d06b\n"
    "3 e=7e033d39b25edafc5a20b675fd88107e move:a7=a8 t=0979ced134987bc7810bccf7cc260878\n"
    "4 e=47825589e9a754859fedc8d2e2b26a07 move:a1=b1 offer-draw "
    "t=56f2329ac1f6efc4238fbf3ef5d6fa27\n"
    "5 e=f6fd33639dee26202655088e06f177da decline-draw move:b7=b8 "
    "t=2e8d9cdca71c02f77bad09fd2c50f04c\n"
    "6 e=f26deb6fc46faaf11d818891c3672343 ask-undo:2 t=0242f87df078e9c7d377e77e33874f9c\n"
    "7 e=d16d9168ffa0808ff77dd8af2bf5308c allow-undo t=b1375ddd22022ca4cd03e7e98ae65403\n"
    "8 e=d8fe3d47519aa614528ec03bd046b6dd move:a1=a2 t=7c63e1d6a9ccbaaf3d8675dd430026f4\n"
    "9 e=02ced5fcb0e8330474db9609427bfc0d resign t=13f583b3279eef83b179e5a66c526bb6\n";

/// Line `number` of the example with another body in place of its own, signed by the forger.
std::string with_body(unsigned number, const std::string& body) {
    const std::string before = first_lines(kExample, number);
    return before + signed_line(before, body) + "\n";
}

/// The same with one part of the body replaced.
std::string replaced(unsigned number, const std::string& part, const std::string& by) {
    std::string body(parse_signed(lines_of(kExample)[number])->body);
    const std::size_t at = body.find(part);
    REQUIRE(at != std::string::npos);
    return with_body(number, body.replace(at, part.size(), by));
}

std::string said(const std::string& text) { return verify(text).text; }

}  // namespace

TEST_CASE("The example of the protocol is verified", "[remote]") {
    const Verdict verdict = verify(kExample);
    CHECK(verdict.verified);
    CHECK(verdict.text == "verified won red resigned");
}

TEST_CASE("The kept matches of every kind are verified with their results", "[remote]") {
    for (const char* const kept :
         {"ant_war", "ant_war_analytical", "ant_war_coin", "army_ants_guest_red", "army_ants_minor",
          "army_ants_random", "army_ants_random_seats", "army_ants_total", "red_vs_black",
          "red_vs_black_clear"}) {
        INFO(kept);
        const std::string file = "transcripts/" + std::string(kept);
        const std::string verdict = verify(kept_text(file + ".txt")).text + "\n";
        CHECK(verdict.rfind("verified ", 0) == 0);
        CHECK(verdict == kept_text(file + ".verdict"));
    }
}

TEST_CASE("A match of which the end is missing is not complete", "[remote]") {
    CHECK(verify("").text == "line 1: the match is not complete");
    CHECK(verify(first_lines(kExample, 9)).text == "line 9: the match is not complete");
    CHECK(verify(std::string(kExample).substr(0, std::string(kExample).size() - 1)).text ==
          "line 10: expected a line feed at its end");
    CHECK(verify(std::string(kExample) + lines_of(kExample)[9] + "\n").text ==
          "line 11: the match ended with the message before: won red resigned");
}

TEST_CASE("Any byte that is changed is noticed", "[remote]") {
    const std::string example = kExample;
    for (std::size_t at = 0; at < example.size(); ++at) {
        std::string changed = example;
        changed[at] = changed[at] == 'a' ? 'b' : 'a';
        if (changed != example) {
            INFO(at);
            CHECK_FALSE(verify(changed).verified);
        }
    }
}

TEST_CASE("What a forger has signed is refused with what does not fit", "[remote]") {
    CHECK(said(replaced(0, "rules=3", "rules=2")) == "line 1: field 'rules=2': expected rules=3");
    CHECK(said(replaced(0, "anthill-match 1", "anthill-match 2")) ==
          "line 1: field '2': expected 1");
    CHECK(said(replaced(0, "army-ants", "chess")).find("line 1: game 'chess'") == 0);
    CHECK(said(replaced(0, "army-ants", "army-ants:setup=random,edition=2008"))
              .find("line 1: option 'edition=2008'") == 0);
    CHECK(said(replaced(0, "army-ants", "army-ants:edition=1999")).find("line 1: edition '1999'") ==
          0);
    CHECK(said(replaced(0, "army-ants", "red-vs-black")).find("line 1: dice ''") == 0);
    CHECK(said(replaced(0, "army-ants", "army-ants:setup=minor")) ==
          "line 1: expected drawn= in a Minor Deployment");
    CHECK(said(replaced(0, "name=Ada", "name=A%2x")).find("line 1: field 'name=A%2x'") == 0);
    // No UTF-8: a lone byte, half of a letter, an overlong form, a surrogate, above U+10FFFF.
    for (const std::string name :
         {"%FF", "%80", "Zo%C3", "%C3A", "%C0%AF", "%E0%80%AF", "%ED%A0%80", "%F4%90%80%80"}) {
        CHECK(said(replaced(0, "name=Ada", "name=" + name)).find("line 1: field 'name=") == 0);
    }
    for (const std::string name : {"Zo%C3%AB", "%E2%80%AE", "%EF%BF%BD", "%F0%9F%90%9C"}) {
        CHECK(said(replaced(0, "name=Ada", "name=" + name)).find("field 'name=") ==
              std::string::npos);
    }
    CHECK(said(replaced(0, "host=red", "host=host")).find("line 1: field 'host=host'") == 0);
    CHECK(said(replaced(1, "anchor=23298c122dd50c3ac378c52ebda2ad97",
                        "anchor=410609785e093a8db45ecc4ad9225f12"))
              .find("line 2: field 'anchor=") == 0);
    CHECK(said(replaced(1, "e=eacf", "e=eace")).find("line 2: field 'e=eace") == 0);
    CHECK(said(replaced(2, "e=ce09", "e=ce08")).find("line 3: field 'e=ce08") == 0);
    CHECK(said(replaced(2, "c=c26f", "c=c26e")).find("line 3: field 'c=c26e") == 0);
    CHECK(
        said(replaced(2, " c=c26f227cb2f3388d", "")).find("line 3: expected c=c26f227cb2f3388d") ==
        0);
    CHECK(said(replaced(3, " move", " c=c26f227cb2f3388d move"))
              .find("line 4: field 'c=c26f227cb2f3388d': expected no chance") == 0);
    CHECK(said(replaced(3, "3 e", "4 e")) == "line 4: number '4': expected 3");
    CHECK(said(replaced(3, "3 e", "03 e")).find("line 4: field '03'") == 0);
    CHECK(said(replaced(2, "move:d1-c1", "move:d1-d8")).find("line 3: ") == 0);
    CHECK(said(replaced(2, "move:d1-c1", "nothing")) ==
          "line 3: the message ends where its sender has to decide");
    CHECK(said(replaced(2, "move:d1-c1", "move:d1-c1 move:c1-d1")) ==
          "line 3: step 'move:c1-d1': expected the end of the message");
    CHECK(said(replaced(2, "move:d1-c1", "move:d1-c1  offer-draw")) ==
          "line 3: two spaces in a row, expected one between fields");
    CHECK(said(replaced(2, "move:d1-c1", "offer-draw")) ==
          "line 3: step 'offer-draw': expected move:");
    CHECK(said(replaced(5, "decline-draw move", "move"))
              .find("line 6: step 'move:b7=b8': expected accept-draw, decline-draw or resign") ==
          0);
    CHECK(said(replaced(6, "ask-undo:2", "ask-undo:5"))
              .find("line 7: step 'ask-undo:5': expected a number from 1 to 4") == 0);
    CHECK(said(replaced(2, "move:d1-c1", "ask-undo:1")) ==
          "line 3: step 'ask-undo:1': there is no move that can be taken back");
    CHECK(said(replaced(7, "allow-undo", "nothing")) ==
          "line 8: step 'nothing': expected allow-undo, refuse-undo or resign");
    CHECK(said(replaced(6, "ask-undo:2", "ask-undo:2 move:a1=a2")) ==
          "line 7: step 'move:a1=a2': expected the end of the message");
    CHECK(said(replaced(7, "allow-undo", "allow-undo move:a7=a8")) ==
          "line 8: step 'move:a7=a8': expected the end of the message");
    CHECK(said(replaced(9, "resign", "resign resign")) ==
          "line 10: step 'resign': expected the end of the message");
    CHECK(said(with_body(
                   3, "3 e=7e033d39b25edafc5a20b675fd88107e move:a7=a8 " + std::string(1000, 'x')))
              .find("line 4: the line has 1") == 0);
    CHECK(said(with_body(3, "3 e=7e033d39b25edafc5a20b675fd88107e move:a7=a8\r"))
              .find("line 4: character ") == 0);
}

TEST_CASE("Units come back in the order in which they were chosen", "[remote]") {
    auto match = match_from_position(
        "red-vs-black red=xxxxxxx00x black=0xxx1xxxxx tactics=1,1 phase=reinforce turn=31 "
        "red-commit=8,9 black-commit=1 "
        "red-throw=8r@3.50;9.50,5b@2.40;7.31,2h@6.00;14.10,4h@6.00;13.10 "
        "black-throw=10b@4.61;2.52,8r@9.88;0.40,3h@5.50;-1.00 "
        "red-tactic=keep black-tactic=keep owed=2,1");
    REQUIRE(match);
    const auto table = open_table({}, *std::move(match));
    CHECK(table->decide(std::array{std::string("move:reinforce:6,4")}));
    CHECK(table->shown().moves == std::vector<std::string>{"reinforce:4,6"});
}

TEST_CASE("What is asked again, answered or left, by the protocol's words", "[remote]") {
    CHECK(said(replaced(5, "decline-draw move:b7=b8", "accept-draw")) == "verified draw agreed");
    CHECK(said(replaced(5, "decline-draw move:b7=b8", "resign")) == "verified won red resigned");
    CHECK(said(replaced(7, "allow-undo", "resign")) == "verified won red resigned");
    CHECK(said(replaced(2, "move:d1-c1", "resign")) == "verified won black resigned");

    // Refused once, an undo is not asked for again before a move.
    const auto line = [](std::string before, unsigned number, const std::string& steps) {
        Digest16 element =
            anthill::remote::element(*parse_digest16("000102030405060708090a0b0c0d0e0f"),
                                     sender(number), root_of(sender(number)), (number + 1) / 2);
        return before +
               signed_line(before, std::to_string(number) + " e=" + hex(element) + " " + steps) +
               "\n";
    };
    const std::string refused = line(first_lines(kExample, 7), 7, "refuse-undo");
    CHECK(said(line(refused, 8, "ask-undo:1")) ==
          "line 9: step 'ask-undo:1': it was asked before, and no move has been made since");
    CHECK(said(line(refused, 8, "move:a1=a2")) == "line 9: the match is not complete");
}

TEST_CASE("A refused message changes nothing", "[remote]") {
    const auto lines = lines_of(kExample);
    Transcript match;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string before = match.text();
        for (const std::string& foreign : lines) {
            if (foreign != lines[i]) {
                CHECK(match.add(foreign));
            }
        }
        CHECK(match.add(""));
        CHECK(match.add(std::string(100'000, '0')));
        CHECK(match.add(signed_line(
            match.text(), std::to_string(i) + " e=00000000000000000000000000000000 resign")));
        CHECK(match.text() == before);
        CHECK(match.messages() == i);
        REQUIRE_FALSE(match.add(lines[i]));
    }
    CHECK(match.result() == "won red resigned");
}
