// The board as the software renderer paints it, pixel by pixel against pictures that a person has
// looked at. See support/golden.h for how to renew them.

#include "support/golden_image.h"

#include "support/catch.h"

using namespace anthill;

namespace {

Cell cell(const char* name) { return static_cast<Cell>((name[1] - '1') * 5 + name[0] - 'a'); }

/// A battle with something of everything in reach.
const std::string kBattle =
    "anthill-game 1\n"
    "start army-ants board=8s9s..4c../7c....3s7s/8c..Qs6c2s/..5s......"
    "/6d....5h../4h9h....Qh/8h4d..Ah7h/..7d..3d5d turn=black phase=battle\n"
    "moves\n"
    "e6-e5\n"
    "result playing\n";

Board battle_board(Size canvas) {
    Board board;
    board.resize(canvas, 1000);
    board.set_motion(1000);
    REQUIRE(board.load(kBattle).empty());
    return board;
}

}  // namespace

TEST_CASE("Image: a new game on a phone, in light") {
    Board board;
    board.resize({360, 411}, 1000);
    REQUIRE(board.new_game("army-ants seed=7").empty());
    check_image("new_game_light", board);
}

TEST_CASE("Image: a card chosen and all it can do, cards upright, in the dark") {
    Board board = battle_board({360, 640});
    board.set_theme(ThemeName::Dark);
    board.activate(static_cast<int>(cell("b3")), 0);
    check_image("card_chosen_dark", board);
}

TEST_CASE("Image: a line chosen, seen from Black's seat, in high contrast") {
    Board board = battle_board({410, 468});
    board.set_theme(ThemeName::Contrast);
    board.set_bottom(Seat::Black);
    board.activate(static_cast<int>(cell("a3")), 0);
    board.extend(static_cast<int>(cell("b3")), 0);
    board.focus(static_cast<int>(cell("c3")));
    check_image("line_chosen_contrast", board);
}

TEST_CASE("Image: an attack at the moment of the capture, on twofold pixels") {
    Board board = battle_board({720, 822});
    board.resize({720, 822}, 2000);
    REQUIRE(board.play("b3xb5", 0).empty());
    check_image("attack_light", board, 1250);
}

TEST_CASE("Image: Black sets up, Red's cards lie face down") {
    Board board;
    board.resize({720, 822}, 2000);
    REQUIRE(board
                .load("anthill-game 1\n"
                      "start army-ants setup=total "
                      "board=........../........../........../....9s4sQs/9h7h8d9d8h/Ah2h3h4h5h/"
                      "6h2dAd3d4d/5dQh..6d7d "
                      "turn=black phase=deploy\n"
                      "moves\n"
                      "Ac@b5\n"
                      "result playing\n")
                .empty());
    board.set_watcher(Seat::Black);
    check_image("setup_light", board);
    board.set_theme(ThemeName::Dark);
    board.resize({360, 640}, 1000);
    board.set_watcher(std::nullopt);
    check_image("handover_dark", board);
}

TEST_CASE("Image: a premove waits, and the card shows where it is to go") {
    Board board = battle_board({410, 468});
    // Red is to move and thinks.
    board.set_players(false, true);
    board.set_premoves(true);
    REQUIRE(board.premove("e5-c5").empty());
    check_image("premove_light", board);
    board.set_theme(ThemeName::Dark);
    REQUIRE(board.premove("d6xd4").empty());
    check_image("premove_dark", board);
}
