// The rally of Army Ants and the Queen's Favor, as drawn boards.

#include "support/army_ants_board.h"

#include "support/catch.h"

using namespace anthill;
using namespace anthill::tests;
using army_ants::Phase;
using army_ants::State;
using Texts = std::set<std::string>;

namespace {

using Left = std::array<std::uint8_t, 2>;

/// Both Queens in the front row, both gaps open.
const char* const kBothInFront = R"(
    8  9c As .. 4c 5s
    7  2c 6s 8c 6c 3c
    6  7c Ac 7s 8s 3s
    5  9s 2s Qs 5c 4s
    4  Ah 7h 2h 2d Qh
    3  9d 9h 8d 7d 4d
    2  3h 5h 3d 6h 8h
    1  Ad 6d .. 4h 5d)";

State rally(const std::string& fields = "turn=red") {
    return board(kBothInFront, "phase=rally " + fields);
}

}  // namespace

TEST_CASE("five rally turns each, Red first, alternating, then the battle begins with Red") {
    Played game(rally());
    for (std::uint8_t left = 5; left > 0; --left) {
        CHECK(game.state().mover == Seat::Red);
        CHECK(game.state().rally_left == Left{left, left});
        game.play({"pass"});
        CHECK(game.state().mover == Seat::Black);
        CHECK(game.state().phase == Phase::Rally);
        CHECK(game.state().rally_left == Left{static_cast<std::uint8_t>(left - 1), left});
        game.play({"pass"});
    }
    CHECK(game.state().phase == Phase::Battle);
    CHECK(game.state().mover == Seat::Red);
    CHECK(game.state().rally_left == Left{0, 0});
    CHECK(game.outcome() == Outcome::playing());
}

TEST_CASE("there are no attacks in the rally") {
    for (const char* edition : {"2008", "2020", "community"}) {
        for (const auto& move : moves_of(rally(std::string("turn=red edition=") + edition))) {
            CHECK(move.find('x') == std::string::npos);
        }
    }
}

TEST_CASE("no card enters or passes through the other territory in the rally") {
    const char* const drawing = R"(
        8  .. .. .. .. Qs
        4  .. .. 4h .. ..
        3  .. .. 3h 2h ..
        2  .. .. .. .. Ah
        1  .. .. .. Qh ..)";
    for (const char* edition : {"2008", "2020", "community"}) {
        for (const auto& move :
             moves_of(board(drawing, std::string("turn=red phase=rally edition=") + edition))) {
            if (move != "pass" && move != "favor") {
                CHECK(move.back() <= '4');
            }
        }
    }
    CHECK(legal(board(drawing, "turn=red phase=rally"), "c3:d3-c2"));
    CHECK_FALSE(legal(board(drawing, "turn=red phase=rally"), "c3:c4-c4"));
    CHECK(legal(board(drawing, "turn=red phase=battle"), "c3:c4-c4"));
}

TEST_CASE("a way that leads through the other territory is no way in the rally") {
    const char* const drawing = R"(
        8  .. .. .. .. Qs
        4  .. .. 4h .. ..
        3  .. .. 3h .. ..
        2  .. .. 2h .. ..
        1  .. 5h Qh .. ..)";
    const State in_rally = board(drawing, "turn=red phase=rally");
    CHECK(legal(in_rally, "b1-a4"));
    CHECK_FALSE(legal(in_rally, "b1-e1"));  // only around c4, over row 5
    CHECK(legal(board(drawing, "turn=red phase=battle"), "b1-e1"));
}

TEST_CASE("editions differ in how one card moves in the rally") {
    const char* const drawing = R"(
        8  .. .. .. .. Qs
        4  2h 3h .. .. ..
        3  .. .. 4h .. ..
        1  .. .. Qh .. ..)";
    const State move_out = board(drawing, "turn=red phase=rally edition=2020");
    CHECK(legal(move_out, "b4-c4"));
    CHECK(legal(move_out, "b4-d3"));  // around a corner
    for (const char* edition : {"2008", "community"}) {
        const State straight =
            board(drawing, std::string("turn=red phase=rally edition=") + edition);
        CHECK(moves_from(straight, "b4-") ==
              Texts{"b4-b1", "b4-b2", "b4-b3", "b4-c4", "b4-d4", "b4-e4"});
        CHECK(moves_from(straight, "c1-") == Texts{"c1-a1", "c1-b1", "c1-c2", "c1-d1", "c1-e1"});
    }
}

TEST_CASE("2008: the rally of the published example is legal, march by march") {
    Played game(*army_ants::ArmyAnts::parse_position(
        "army-ants edition=2008 setup=random board=5s2c..9s4c/7c4s3c8c6s/As9cQs2s6c/3s8sAc7s5c/"
        "3h6d2h4d8h/Ah5h9d7d6h/8d3d7h9h2d/4h5d..AdQh turn=red phase=rally rally=5,5"));
    game.play({"d1-c1", "pass", "d2:d3-d1", "pass", "a3:c3-b3", "pass", "a4-a3", "pass", "b4:d4-a4",
               "pass"});
    CHECK(army_ants::ArmyAnts::position_text(game.state()) ==
          "army-ants edition=2008 setup=random board=5s2c..9s4c/7c4s3c8c6s/As9cQs2s6c/3s8sAc7s5c/"
          "6d2h4d..8h/3hAh5h9d6h/8d3d7h7d2d/4h5dAd9hQh turn=red phase=battle rally=0,0");
}

TEST_CASE("the Queen's Favor takes the Queen to the gap and gives up the rally") {
    Played game(rally());
    CHECK(legal(game.state(), "favor"));
    game.play({"favor"});
    CHECK(queen_of(game.state(), Seat::Red) == *army_ants::BoardGrid::parse("c1"));
    CHECK(game.state().at(*army_ants::BoardGrid::parse("e4")).empty());
    CHECK(game.state().rally_left == Left{0, 5});
    CHECK(game.state().mover == Seat::Black);
}

TEST_CASE("after a Favor the other player takes all its remaining turns at once") {
    Played game(rally());
    game.play({"favor", "pass", "pass", "pass", "pass"});
    CHECK(game.state().mover == Seat::Black);
    CHECK(game.state().phase == Phase::Rally);
    game.play({"pass"});
    CHECK(game.state().phase == Phase::Battle);
    CHECK(game.state().mover == Seat::Red);
}

TEST_CASE("Black may answer a Favor with its own, and the battle begins") {
    Played game(rally());
    game.play({"favor"});
    CHECK(legal(game.state(), "favor"));
    game.play({"favor"});
    CHECK(queen_of(game.state(), Seat::Black) == *army_ants::BoardGrid::parse("c8"));
    CHECK(game.state().phase == Phase::Battle);
    CHECK(game.state().mover == Seat::Red);
}

TEST_CASE("Black may not answer a Favor once it has taken a rally turn") {
    Played game(rally());
    game.play({"favor", "pass"});
    CHECK_FALSE(legal(game.state(), "favor"));
}

TEST_CASE("Black's Favor on its first turn leaves Red four turns at once") {
    Played game(rally());
    game.play({"pass", "favor"});
    CHECK(game.state().rally_left == Left{4, 0});
    CHECK(game.state().mover == Seat::Red);
    CHECK_FALSE(legal(game.state(), "favor"));
    game.play({"pass", "pass", "pass"});
    CHECK(game.state().mover == Seat::Red);
    CHECK(game.state().phase == Phase::Rally);
    game.play({"pass"});
    CHECK(game.state().phase == Phase::Battle);
    CHECK(game.state().mover == Seat::Red);
}

TEST_CASE("only the very first rally turn may be a Favor, and a pass is a turn") {
    Played game(rally());
    game.play({"pass", "pass"});
    CHECK_FALSE(legal(game.state(), "favor"));
    game.play({"pass"});
    CHECK_FALSE(legal(game.state(), "favor"));
}

TEST_CASE("the Favor needs a Queen set up in the front row") {
    const State behind = board(R"(
        6  .. .. Qs .. ..
        4  2h .. .. .. ..
        3  Qh .. .. .. ..)",
                               "turn=red phase=rally");
    CHECK_FALSE(legal(behind, "favor"));
    Played game(behind);
    game.play({"a3=a4", "c6-c5"});  // later in the front row, but not set up there
    CHECK_FALSE(legal(game.state(), "favor"));
    game.play({"pass"});
    CHECK_FALSE(legal(game.state(), "favor"));
}

TEST_CASE(
    "the Favor is there after Random and Minor Deployment in every edition, not after Total "
    "Deployment") {
    for (const char* edition : {"2008", "2020", "community"}) {
        const std::string fields = std::string("turn=red edition=") + edition;
        CHECK(legal(rally(fields + " setup=random"), "favor"));
        CHECK(legal(rally(fields + " setup=minor"), "favor"));
        CHECK_FALSE(legal(rally(fields + " setup=total"), "favor"));
    }
}

TEST_CASE("there is no Favor in battle and none onto a taken gap") {
    CHECK_FALSE(legal(board(kBothInFront, "turn=red phase=battle"), "favor"));
    CHECK_FALSE(legal(board(R"(
        5  .. .. Qs .. ..
        4  Qh .. .. .. ..
        1  .. .. 2h .. ..)",
                            "turn=red phase=rally"),
                      "favor"));
}
