// The text game file: what is written reads back the same, and what is wrong is refused with its
// line.

#include "match/record.h"
#include "match/new_match.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "core/rng.h"
#include "support/catch.h"
#include "support/golden.h"
#include "support/random_play.h"

using namespace anthill;
using anthill::tests::play_at_random;

namespace {

const std::string kStart =
    "army-ants edition=2020 setup=random "
    "board=Qs......../........../........../3s......../......4h../........../........../........Qh "
    "turn=red phase=battle rally=0,0";

std::string record(const std::string& body) {
    return "anthill-game 1\nstart " + kStart + "\n" + body;
}

std::string error_of(const std::string& text) { return read_record(text).error(); }

}  // namespace

TEST_CASE("a record of a short game") {
    auto match = *match_from_position(kStart + " moves e1-d1 a8-b8");
    match->go_to(1);
    Notes notes;
    REQUIRE_FALSE(notes.set("red", "human Ann  Example"));
    REQUIRE_FALSE(notes.set("black", "computer 3"));
    CHECK(write_record(*match, notes) == record("note red human Ann  Example\n"
                                                "note black computer 3\n"
                                                "moves\n"
                                                "e1-d1\n"
                                                "a8-b8\n"
                                                "result playing\n"
                                                "ply 1\n"));
}

TEST_CASE("random games at any ply, with notes, survive writing and reading") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        auto match = *new_match("army-ants seed=" + std::to_string(seed));
        play_at_random(*match, rng, rng.below(80));
        switch (rng.below(4)) {
            case 0: match->resign(Seat::Red); break;
            case 1: match->resign(Seat::Black); break;
            case 2: match->agree_draw(); break;
            default: break;
        }
        match->go_to(rng.below(static_cast<std::uint32_t>(match->length() + 1)));
        Notes notes;
        notes.set("date", "2026-11-21");
        notes.set("red", "human \xc3\x84nne #1");

        const std::string text = write_record(*match, notes);
        const auto read = read_record(text);
        REQUIRE(read.error() == "");
        CHECK(write_record(*read->match, read->notes) == text);
        CHECK(read->notes == notes);
        CHECK(read->match->ply() == match->ply());
        CHECK(read->match->position_text() == match->position_text());
        CHECK(read->match->outcome() == match->outcome());
        CHECK(read->match->final_outcome() == match->final_outcome());
    }
}

TEST_CASE("comments, empty lines, spare spaces and foreign line ends are skipped") {
    const auto read =
        read_record("# a game\r\n\r\n  anthill-game   1\r\nstart " + kStart +
                    "\r\nmoves\r\n# now\r\n  e1-d1  \r\nresult  playing\r\n\r\n# that is all");
    REQUIRE(read.error() == "");
    CHECK(read->match->length() == 1);
}

TEST_CASE("a bad record is refused with line, word and what was expected") {
    CHECK(error_of("") == "line 1: the text ends, expected anthill-game 1");
    CHECK(error_of("chess 1\n") == "line 1: line 'chess 1': expected anthill-game 1");
    CHECK(error_of("anthill-game\n") == "line 1: version '': expected 1");
    CHECK(error_of("anthill-game x\n") == "line 1: version 'x': expected 1");
    CHECK(error_of("anthill-game 2\nanything\n") ==
          "line 1: version '2': expected 1, this game was saved by a newer Anthill");
    CHECK(error_of("anthill-game 1\n") == "line 2: the text ends, expected start and a position");
    CHECK(error_of("anthill-game 1\nstart chess\n") == "line 2: " + unknown_game("chess").message);
    CHECK(error_of("anthill-game 1\nstart " + kStart + " moves e1-d1\n") ==
          "line 2: word 'moves': expected the moves on lines of their own");
    CHECK(error_of(record("")) ==
          "line 3: the text ends, expected note, or moves and then one move a line");
    CHECK(error_of(record("note red\n")) == "line 3: note 'red': expected a key and a text");
    CHECK(error_of(record("note Red x\n")) ==
          "line 3: note 'Red': expected a key of 1 to 32 characters a-z, 0-9 and -");
    CHECK(error_of(record("note a b\n# again\nnote a c\n")) ==
          "line 5: note 'a': expected it only once");
    CHECK(error_of(record("e1-d1\n")) ==
          "line 3: line 'e1-d1': expected note, or moves and then one move a line");
    CHECK(error_of(record("moves\ne1-d1\n")) == "line 5: the text ends, expected a move or result");
    CHECK(error_of(record("moves\ne1-d1\nzz\nresult playing\n")).substr(0, 19) ==
          "line 5: move 'zz': ");
    CHECK(error_of(record("moves\nresult\n")) ==
          "line 4: result '': expected playing after these moves");
    CHECK(error_of(record("moves\nresult won red queen\n")) ==
          "line 4: result 'won red queen': expected playing after these moves");
    CHECK(error_of(record("moves\nresult playing\nply 1\n")) == "line 5: ply '1': expected 0 to 0");
    CHECK(error_of(record("moves\nresult playing\nply 0\nply 0\n")) ==
          "line 6: line 'ply 0': expected the end of the text");
    CHECK(error_of(record("moves\nresult playing\ne1-d1\n")) ==
          "line 5: line 'e1-d1': expected the end of the text");
}

TEST_CASE("a game that the rules have ended can be neither resigned nor played on") {
    const std::string shuffled = "moves\ne1-d1\na8-b8\nd1-e1\nb8-a8\ne1-d1\na8-b8\n";
    CHECK(error_of(record(shuffled + "result won black repetition\n")) == "");
    CHECK(error_of(record(shuffled + "result won black resigned\n")).substr(0, 37) ==
          "line 10: result 'won black resigned':");
    CHECK(error_of(record(shuffled + "result playing\n")).substr(0, 25) ==
          "line 10: result 'playing'");
    CHECK(error_of(record(shuffled + "d1-e1\nresult playing\n")).substr(0, 41) ==
          "line 10: move 'd1-e1': the game is over, ");
}

TEST_CASE("a result may be left open, and is written as the moves have it") {
    const auto playing = read_record(record("moves\ne1-d1\nresult unknown\n"));
    REQUIRE(playing.error() == "");
    CHECK(write_record(*playing->match, {}) == record("moves\ne1-d1\nresult playing\n"));
    const auto over =
        read_record(record("moves\ne1-d1\na8-b8\nd1-e1\nb8-a8\ne1-d1\na8-b8\nresult unknown\n"));
    REQUIRE(over.error() == "");
    CHECK(over->match->final_outcome() == Outcome::won(Seat::Black, EndReason::kRepetition));
}

TEST_CASE("a comment on a move is a note, as long as a paragraph") {
    const std::string comment(1000, 'x');
    const auto read = read_record(
        record("note title Sunday\nnote move-1 " + comment + "\nmoves\ne1-d1\nresult playing\n"));
    REQUIRE(read.error() == "");
    CHECK(read->notes.get("move-1") == comment);
}

TEST_CASE("records of the first version are read as they were written") {
    int records = 0;
    for (const auto& file : std::filesystem::directory_iterator(golden_file("records"))) {
        CAPTURE(file.path().filename().string());
        std::ostringstream text;
        text << std::ifstream(file.path(), std::ios::binary).rdbuf();
        const auto read = read_record(text.str());
        REQUIRE(read.error() == "");
        CHECK(write_record(*read->match, read->notes) == text.str());
        ++records;
    }
    CHECK(records >= 5);
}

TEST_CASE("a hostile text is refused early") {
    CHECK(error_of(std::string(100U << 20, 'x')) ==
          "text of 104857600 bytes: expected at most 1048576");
    std::string notes;
    for (int i = 0; i < 513; ++i) {
        notes += "note k" + std::to_string(i) + " v\n";
    }
    CHECK(error_of(record(notes)) == "line 515: note 'k512': expected at most 512 notes");
    CHECK(error_of(record("note a " + std::string(1001, 'x') + "\n")).substr(0, 15) ==
          "line 3: note 'x");
}

TEST_CASE("every way to cut or garble a record is refused or reads as a whole game") {
    auto match = *new_match("army-ants seed=4");
    Rng rng(4);
    play_at_random(*match, rng, 30);
    match->resign(match->turn().seat);
    Notes notes;
    notes.set("red", "human Ann");
    const std::string text = write_record(*match, notes);
    for (std::size_t length = 0; length + 1 < text.size(); ++length) {
        // Without its last line break it is still whole, never without more.
        CHECK_FALSE(read_record(text.substr(0, length)));
    }
    for (int trial = 0; trial < 3000; ++trial) {
        std::string garbled = text;
        for (std::uint32_t i = rng.below(3) + 1; i > 0; --i) {
            garbled[rng.below(static_cast<std::uint32_t>(garbled.size()))] =
                static_cast<char>(rng.below(256));
        }
        const auto read = read_record(garbled);
        if (read) {
            CHECK(read_record(write_record(*read->match, read->notes)).error() == "");
        } else {
            CHECK(read.error().substr(0, 5) == "line ");
            CHECK(read.error().find('\n') == std::string::npos);
        }
    }
}

TEST_CASE("notes keep their order, replace and forget") {
    Notes notes;
    notes.set("red", "human Ann");
    notes.set("black", "computer 2");
    notes.set("red", "human Bea");
    CHECK(notes.all() == std::vector<Notes::Note>{{"red", "human Bea"}, {"black", "computer 2"}});
    CHECK(notes.get("black") == "computer 2");
    notes.set("red", "");
    CHECK(notes.get("red") == "");
    CHECK(notes.all().size() == 1);
    CHECK(notes.set("red", "line\nbreak"));
    CHECK(notes.set("red", " spaced"));
    CHECK(notes.set("", "x"));
    CHECK(notes.set(std::string(33, 'a'), "x"));
    CHECK(notes.all().size() == 1);
}
