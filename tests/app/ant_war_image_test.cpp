// Ant War as the software renderer paints it, on boards of every shape. See support/golden.h for
// how to renew the pictures.

#include "support/golden_image.h"

#include "support/catch.h"

using namespace anthill;

namespace {

Board ant_war_board(Size canvas, const std::string& start, const std::string& moves = "") {
    Board board;
    board.resize(canvas, 1000);
    board.set_motion(1000);
    REQUIRE(board
                .load("anthill-game 1\nstart ant-war " + start + "\nmoves\n" + moves +
                      "result playing\n")
                .empty());
    return board;
}

int cell(const Board& board, const char* name) {
    const CellGrid grid = board.layout().grid();
    return (name[1] - '1' - grid.first_row) * grid.columns + name[0] - 'a' - grid.first_column;
}

}  // namespace

TEST_CASE("Image: stacks on a phone, an ant in hand and what it can cover, in light") {
    Board board = ant_war_board(
        {360, 411},
        "board=KcAdAs5d3d/8s**9s9c3c/2s5c7s4hJc/3s2c5s**4c/8d4dKhKs6d turn=red dealer=black",
        "d5-e5\nc4-d4\ne5-d4\nb3-c3\nd3-d4\n");
    board.activate(cell(board, "c3"), 0);
    check_image("ant_war_stacks_light", board);
}

TEST_CASE("Image: every rank and a joker, in the dark, on twofold pixels") {
    Board board =
        ant_war_board({720, 780}, "board=AhTdJhQhKh/AsTcJsQcKc/2h4d6h8d**/3s5c7s9c.. turn=red");
    board.resize({720, 780}, 2000);
    board.set_theme(ThemeName::Dark);
    check_image("ant_war_cards_dark", board);
}

TEST_CASE("Image: the spiral in high contrast, an ant being looked at") {
    Board board;
    board.resize({412, 500}, 1000);
    board.set_theme(ThemeName::Contrast);
    REQUIRE(board.new_game("ant-war shape=spiral seed=11").empty());
    board.activate(cell(board, "a7"), 0);
    check_image("ant_war_spiral_contrast", board);
}

TEST_CASE("Image: a random layout on a small phone") {
    Board board;
    board.resize({360, 440}, 1000);
    REQUIRE(board.new_game("ant-war shape=random seed=5").empty());
    check_image("ant_war_random_light", board);
}

TEST_CASE("Image: the strip lies along a broad canvas, a stack in flight") {
    Board board = ant_war_board(
        {800, 300}, "board=KcAd/As5d/3d8s/**9s/9c3c/2s5c/7s4h/Jc3s/2c5s/**4c turn=red shape=2x10");
    REQUIRE(board.play("b9-b10", 0).empty());
    check_image("ant_war_strip_light", board, 600);
}

TEST_CASE("Image: a finger drags an ant over small cells, and looks through the magnifier") {
    Board board;
    board.resize({360, 420}, 1000);
    board.set_motion(0);
    REQUIRE(board.new_game("ant-war shape=7x7 seed=5").empty());
    REQUIRE(board.play("odds:red+1", 0).empty());
    REQUIRE(board.play("take:red", 0).empty());
    board.resize({290, 320}, 1000);
    const auto centre = [&board](const char* name) {
        return board.layout().cell_rect(static_cast<Cell>(cell(board, name))).centre();
    };
    board.pointer_down(1, centre("d3"), 0);
    board.pointer_move(1, centre("d2") + Point{8, -6}, 0);
    check_image("ant_war_magnifier_light", board);
}
