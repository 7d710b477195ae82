// Premoves on the board: who may choose them, how long they wait, what the rules say in the end.

#include "board/board.h"

#include "support/catch.h"

using namespace anthill;

namespace {

/// Red is played by hand, Black by the computer, which is to move.
struct Waiting {
    explicit Waiting(const std::string& start) {
        board.resize({360, 411}, 1000);
        board.set_motion(0);
        board.set_players(true, false);
        board.set_premoves(true);
        REQUIRE(board.load("anthill-game 1\nstart " + start + "\nmoves\nresult playing\n").empty());
    }

    bool shows(const std::string& text) const {
        return board.snapshot(0).find(text) != std::string::npos;
    }
    void tap(const char* name) {
        const CellGrid grid = board.layout().grid();
        board.activate((name[1] - '1') * grid.columns + name[0] - 'a', 0);
    }
    void move(const char* from, const char* to) {
        tap(from);
        tap(to);
    }

    Board board;
};

const std::string kSkirmish =
    "army-ants edition=2020 setup=random "
    "board=....Qs..../........../........../5s......4s/5h......9h/..4h....../..6h....../Qh........ "
    "turn=black phase=battle rally=0,0";
const std::string kNone = R"("premove":null)";

}  // namespace

TEST_CASE("A premove is chosen while the other side is to move, and waits on both its spaces") {
    Waiting table(kSkirmish);
    CHECK(table.shows(kNone));
    table.move("b2", "d2");
    CHECK(table.shows(R"("premove":{"text":"b2-d2","from":6,"to":8})"));
    CHECK(table.shows(R"("marks":["premove"])"));
    CHECK(table.shows(R"("ply":0)"));
    REQUIRE(table.board.play("e5-e6", 0).empty());
    CHECK(table.shows(R"("premove":{"text":"b2-d2")"));
    CHECK(table.board.premove_refusal() == "null");
    REQUIRE(table.board.play("b2-d2", 0).empty());
    CHECK(table.shows(kNone));
}

TEST_CASE("Without premoves a card of the waiting side stays where it is") {
    Waiting table(kSkirmish);
    table.board.set_premoves(false);
    table.move("b2", "d2");
    CHECK(table.shows(kNone));
    CHECK(table.shows(R"("selection":[])"));
    CHECK_FALSE(table.board.premove("b2-d2").empty());
}

TEST_CASE("Nobody premoves in a game that nobody plays by hand, nor both who do") {
    Waiting table(kSkirmish);
    table.board.set_players(false, false);
    table.move("b2", "d2");
    CHECK(table.shows(kNone));
    table.board.set_players(true, true);
    table.move("b2", "d2");
    CHECK(table.shows(kNone));
}

TEST_CASE("The rules say why a premove cannot be played") {
    Waiting table(kSkirmish);
    table.move("e4", "e5");
    REQUIRE(table.board.play("e5-e6", 0).empty());
    CHECK(table.board.premove_refusal() == R"({"reason":"nothing-to-attack","cell":24})");
    table.board.clear_selection(0);
    CHECK(table.shows(kNone));
    CHECK(table.board.premove_refusal() == "null");
}

TEST_CASE("A premove goes with moves taken back, a game that ends, and premoves switched off") {
    Waiting table(kSkirmish);
    SECTION("moves taken back") {
        REQUIRE(table.board.play("e5-e6", 0).empty());
        REQUIRE(table.board.play("b2-d2", 0).empty());
        table.move("b3", "c3");
        REQUIRE(table.board.go_to(1, 0).empty());
    }
    SECTION("a game given up") {
        table.move("b2", "d2");
        REQUIRE(table.board.resign(Seat::Red).empty());
    }
    SECTION("switched off") {
        table.move("b2", "d2");
        table.board.set_premoves(false);
    }
    SECTION("nobody is here any more") {
        table.move("b2", "d2");
        table.board.set_players(false, false);
    }
    CHECK(table.shows(kNone));
}

TEST_CASE("A premove outlives a dialog") {
    Waiting table(kSkirmish);
    table.move("b2", "d2");
    table.board.set_enabled(false);
    table.move("b2", "b1");
    table.board.set_enabled(true);
    CHECK(table.shows(R"("premove":{"text":"b2-d2")"));
}

TEST_CASE("A premove is typed") {
    Waiting table(kSkirmish);
    CHECK(table.board.premove("b2-d2").empty());
    CHECK(table.shows(R"("premove":{"text":"b2-d2")"));
    CHECK_FALSE(table.board.premove("b2-b3").empty());
    CHECK(table.shows(R"("premove":{"text":"b2-d2")"));
}

TEST_CASE("Ant War: a premove is dropped where its ant has been covered") {
    Waiting table("ant-war board=4s5h2c/3h2s6d/Ac7h8c turn=black");
    table.move("b3", "c2");
    CHECK(table.shows(R"("text":"b3-c2","from":7,"to":5)"));
    SECTION("covered") {
        REQUIRE(table.board.play("a3-b3", 0).empty());
        CHECK(table.board.premove_refusal() == R"({"reason":"not-your-ant","cell":7})");
    }
    SECTION("not covered") {
        REQUIRE(table.board.play("a1-a2", 0).empty());
        CHECK(table.board.premove_refusal() == "null");
        CHECK(table.board.play("b3-c2", 0).empty());
        CHECK(table.shows(kNone));
    }
}
