#include "board/board.h"
#include "match/record.h"
#include "support/catch.h"

using namespace anthill;

namespace {

struct Table {
    Table() { board.resize({360, 411}, 1000); }

    bool shows(const std::string& text) const {
        return board.snapshot(0).find(text) != std::string::npos;
    }
    void play(std::initializer_list<const char*> moves) {
        for (const char* move : moves) {
            CAPTURE(move);
            REQUIRE(board.play(move, 0).empty());
        }
        board.finish_animation();
    }
    void activate(const char* name) {
        const CellGrid grid = board.layout().grid();
        board.activate(
            (name[1] - '1' - grid.first_row) * grid.columns + name[0] - 'a' - grid.first_column, 0);
    }

    Board board;
};

void choose(Board& board, int choice) { board.choose(choice, 0); }

}  // namespace

TEST_CASE("Ant War on the board: odds, colours and a cut lead to a round that is played by hand") {
    Table table;
    REQUIRE(table.board.new_game("ant-war seed=3").empty());
    CHECK(table.shows(R"("phase":"odds")"));
    CHECK(table.shows(R"("coloured":false)"));
    table.play({"odds:red+0.5", "take:red"});
    // The dealer began as red and is black now.
    CHECK(table.shows(R"("swapped":true)"));
    CHECK(table.shows(R"("phase":"cut")"));
    CHECK(table.shows(R"("due":"chance")"));
    table.play({"cut:Ac"});
    CHECK(table.shows(R"("due":"decision")"));
    CHECK(table.shows(R"("turn":"black")"));
    CHECK_FALSE(table.board.go_to(2, 0).empty());
    CHECK(table.shows(R"("earliest":3)"));
    table.activate("c3");
    CHECK(table.shows(R"("marks":["selected"])"));
    table.activate("b3");
    CHECK(table.shows(R"("text":"c3-b3","seat":"black","player":"red","phase":"play","round":1)"));
    CHECK(table.shows(R"("under":["5c"])"));
}

TEST_CASE(
    "Ant War on the board: a round that has ended stays in sight for its count until the players "
    "go on") {
    Table table;
    REQUIRE(table.board.new_game("ant-war seed=3").empty());
    const std::string first =
        table.board.snapshot(0).substr(table.board.snapshot(0).find(R"("cells")"));
    table.play({"odds:red+1", "take:black", "pass", "pass"});
    CHECK(table.shows(R"("held":true)"));
    CHECK(table.shows(R"("phase":"deal")"));
    CHECK(table.shows(R"("due":"chance")"));
    CHECK(table.shows(R"("counted":{"round":1)"));
    CHECK(table.shows(R"("points":{"red":0,"black":0})"));
    CHECK(table.board.snapshot(0).find(first) != std::string::npos);
    table.activate("a1");
    CHECK(table.board.refusal() == R"({"reason":"locked","cell":0})");

    // A saved match is taken up where it stands, and so is one that begins between its rounds.
    const std::string counted = table.board.record();
    const std::string between = (*read_record(counted)).match->position_text();
    for (const std::string& record :
         {counted, "anthill-game 1\nstart " + between + "\nmoves\nresult playing\n"}) {
        Table other;
        REQUIRE(other.board.load(record).empty());
        const auto told = [](const Table& of) {
            const std::string shown = of.board.snapshot(0);
            const std::size_t at = shown.find(R"("counted")");
            return shown.substr(at, shown.find(R"("selection")") - at);
        };
        CHECK(other.shows(R"("held":true)"));
        CHECK(told(other) == told(table));
    }

    // The pass may be taken back until then.
    REQUIRE(table.board.go_to(3, 0).empty());
    REQUIRE(table.board.go_to(4, 0).empty());
    choose(table.board, 0);
    CHECK(table.shows(R"("held":true)"));
    REQUIRE(table.board.play_chance(1, 0).empty());
    CHECK(table.shows(R"("phase":"odds")"));
    CHECK(table.shows(R"("held":false)"));
    CHECK_FALSE(table.board.go_to(4, 0).empty());
    CHECK(table.board.snapshot(0).find(first) == std::string::npos);
    choose(table.board, 1);
    CHECK(table.shows(R"("held":true)"));
    choose(table.board, 0);

    table.play({"odds:red+1", "take:red", "pass", "pass"});
    CHECK(table.shows(R"("held":true)"));
    CHECK(table.shows(R"("counted":{"round":2)"));
    choose(table.board, 0);
    CHECK(table.shows(R"("kind":"won")"));
}

TEST_CASE(
    "Ant War on the board: going back a move takes the stack off again, and forward puts it on") {
    Table table;
    REQUIRE(table.board
                .load("anthill-game 1\nstart ant-war board=5s4h/9h2c "
                      "turn=red\nmoves\na1-b1\nresult playing\n")
                .empty());
    CHECK(table.shows(R"("under":["2c"])"));
    REQUIRE(table.board.go_to(0, 0).empty());
    CHECK_FALSE(table.shows(R"("under":["2c"])"));
    REQUIRE(table.board.go_to(1, 0).empty());
    CHECK(table.shows(R"("under":["2c"])"));
    CHECK(table.shows(R"("points":{"red":13,"black":5})"));
}

TEST_CASE("Ant War on the board: a refusal names its reason and the cell of the window") {
    Table table;
    REQUIRE(table.board.new_game("ant-war shape=random seed=5").empty());
    table.play({"odds:black+1", "take:black"});
    const CellGrid grid = table.board.layout().grid();
    table.activate("f2");  // 10 of spades
    table.activate("e4");  // a red ant two rows away
    const int cell = (4 - 1 - grid.first_row) * grid.columns + ('e' - 'a') - grid.first_column;
    CHECK(table.board.refusal() == R"({"reason":"too-far","cell":)" + std::to_string(cell) + "}");
}
