// How ants move, what they may cover, and what the ants and jokers left on top are worth.

#include "support/ant_war_board.h"

#include "support/catch.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

using Texts = std::set<std::string>;

TEST_CASE("a worker moves one space in any of eight directions, onto ants of either colour") {
    const auto state = ant_board(R"(
        2s .. 3s
        .. 7h 4d
        Ts 5c 9h)",
                                 "turn=red");
    CHECK(moves_from(state, "b2") == Texts{"b2-a1", "b2-a3", "b2-b1", "b2-c1", "b2-c2", "b2-c3"});
    CHECK(moves_from(state, "c1") == Texts{"c1-b1", "c1-b2", "c1-c2"});
    CHECK(moves_of(state).count("pass") == 1);
}

TEST_CASE("nobody moves onto an empty space, a hole, a Jack or a joker, or off the board") {
    const auto state = ant_board(R"(
        Js .. Jd
        ** 7h --
        -- .. Kc)",
                                 "turn=red");
    CHECK(moves_from(state, "b2") == Texts{"b2-c1"});
}

TEST_CASE("a Soldier moves as a worker does and is never covered, not by its own colour either") {
    const auto state = ant_board(R"(
        2s Jh 3s
        2h 3h Js
        4c 4s 5s)",
                                 "turn=red");
    CHECK(moves_from(state, "b3") == Texts{"b3-a3", "b3-a2", "b3-b2", "b3-c3"});
    CHECK(moves_from(state, "b2") == Texts{"b2-a1", "b2-a2", "b2-a3", "b2-b1", "b2-c1", "b2-c3"});
}

TEST_CASE("a Queen moves one or two spaces in a straight line in any of eight directions") {
    const auto state = ant_board(R"(
        2s 3s 4s 5s 6s
        2c 3c 4c 5c 6c
        2h 3h Qh 5h 6h
        2d 3d 4d 5d 6d
        7s 8s 9s Ts Ks)",
                                 "turn=red");
    CHECK(moves_from(state, "c3") == Texts{"c3-b2", "c3-b3", "c3-b4", "c3-c2", "c3-c4", "c3-d2",
                                           "c3-d3", "c3-d4", "c3-a1", "c3-a3", "c3-a5", "c3-c1",
                                           "c3-c5", "c3-e1", "c3-e3", "c3-e5"});
}

TEST_CASE("a Queen's two spaces pass over ants, Soldiers, jokers, empty spaces and holes") {
    const auto state = ant_board(R"(
        2s .. 4s .. 6s
        .. -- ** Js ..
        2h .. Qh Jd 6h
        .. 3s 4d .. ..
        7s .. 9s .. Ks)",
                                 "turn=red");
    CHECK(moves_from(state, "c3") == Texts{"c3-a5", "c3-c5", "c3-e5", "c3-a3", "c3-e3", "c3-b2",
                                           "c3-c2", "c3-a1", "c3-c1", "c3-e1"});
}

TEST_CASE("a Drone makes a knight's move only, over anything") {
    const auto state = ant_board(R"(
        2s 3s 4s 5s 6s
        2c -- Js ** 6c
        2h .. Kh 5h 6h
        2d 3d 4d 5d 6d
        7s 8s 9s Ts Ks)",
                                 "turn=red");
    CHECK(moves_from(state, "c3") ==
          Texts{"c3-a2", "c3-a4", "c3-b1", "c3-b5", "c3-d1", "c3-d5", "c3-e2", "c3-e4"});
}

TEST_CASE("Queens and Drones can be covered, by either colour") {
    const auto state = ant_board(R"(
        Qs Kh
        Qd 2h)",
                                 "turn=red");
    CHECK(moves_from(state, "b1") == Texts{"b1-a1", "b1-a2", "b1-b2"});
}

TEST_CASE("jokers never move") {
    const auto state = ant_board("** 2s 3h", "turn=red");
    CHECK(moves_of(state) == Texts{"c1-b1", "pass"});
}

TEST_CASE("the whole stack moves, and what was covered stays covered") {
    auto state = ant_board("2h 9s 7c .. 3d Tc", "turn=red");
    state = played(state, {"a1-b1", "c1-b1"});
    CHECK(field(state, "board") == "..7c....3dTc");
    CHECK(field(state, "under") == "b1:2h9s");
    state = played(ant_board("2h 9s 7c 4h 3d Tc", "turn=red"),
                   {"a1-b1", "f1-e1", "b1-c1", "pass", "c1-d1"});
    CHECK(field(state, "board") == "......2hTc..");
    CHECK(field(state, "under") == "d1:9s7c4h,e1:3d");
}

TEST_CASE("stacks joined keep the order in which their cards lie") {
    const auto state =
        played(ant_board("2h 9s 8c 7h 6s", "turn=red"), {"a1-b1", "e1-d1", "b1-c1", "d1-c1"});
    CHECK(field(state, "board") == "....6s....");
    CHECK(field(state, "under") == "c1:7h2h9s8c");
}

TEST_CASE("workers score their number, Soldiers, Queens and Drones one") {
    const auto state = ant_board(R"(
        Ah 2h 9h Th
        Jh Qh Kh Td
        As Tc Js Qs
        Ks 5s .. --)",
                                 "turn=red");
    CHECK(points(state) ==
          std::array<int, 2>{1 + 2 + 9 + 10 + 1 + 1 + 1 + 10, 1 + 10 + 1 + 1 + 1 + 5});
}

TEST_CASE(
    "a joker gives three points to the colour that alone has an ant next to it, in eight "
    "directions") {
    CHECK(points(ant_board("** 2h", "turn=red")) == std::array<int, 2>{5, 0});
    CHECK(points(ant_board("2s ** 2h", "turn=red")) == std::array<int, 2>{2, 2});
    CHECK(points(ant_board("2s -- ** ..", "turn=red")) == std::array<int, 2>{0, 2});
    CHECK(points(ant_board("2s .. ..\n.. ** ..\n.. .. 3s", "turn=red")) ==
          std::array<int, 2>{0, 8});
    CHECK(points(ant_board("2s ** ** 3h", "turn=red")) == std::array<int, 2>{6, 5});
    CHECK(points(ant_board("** **", "turn=red")) == std::array<int, 2>{0, 0});
    CHECK(points(ant_board("** Js **", "turn=red")) == std::array<int, 2>{0, 7});
}

TEST_CASE("a player may always pass, even with nothing else to do") {
    CHECK(moves_of(ant_board("2h 2s", "turn=red")) == Texts{"a1-b1", "pass"});
    CHECK(moves_of(ant_board("2h .. 2s", "turn=red")) == Texts{"pass"});
    CHECK(moves_of(ant_board("2s", "turn=red")) == Texts{"pass"});
    CHECK(moves_of(ant_board("..", "turn=black")) == Texts{"pass"});
}

TEST_CASE("the round ends when a pass by one colour is followed at once by a pass of the other") {
    const auto start = ant_board("2h 2s .. 3h", "turn=red");
    CHECK(status(played(start, {"pass"})) == "playing black");
    CHECK(status(played(start, {"pass", "pass"})) == "won red score");
    const auto covered = played(start, {"pass", "b1-a1"});
    CHECK(status(covered) == "playing red");
    CHECK(status(played(covered, {"pass"})) == "playing black");
    CHECK(status(played(covered, {"pass", "pass"})) == "won red score");
    CHECK(moves_of(played(start, {"pass", "pass"})).empty());
}

TEST_CASE("the round is won by points and drawn by equal points") {
    CHECK(status(played(ant_board("2h .. 3s", "turn=red"), {"pass", "pass"})) == "won black score");
    CHECK(status(played(ant_board("3h .. 3s", "turn=black"), {"pass", "pass"})) == "draw score");
    CHECK(status(played(ant_board("2h **\n.. ..\n5s ..", "turn=black"), {"pass", "pass"})) ==
          "draw score");
}

TEST_CASE(
    "with a lead the same colour moves again, and its own pass is not one of the other colour") {
    auto state = ant_board("2h 2s 3h 4h", "turn=red lead=2");
    state = played(state, {"pass"});
    CHECK(status(state) == "playing red");
    CHECK(field(state, "lead") == "1");
    CHECK(field(state, "passed") == "no");
    state = played(state, {"pass", "pass"});
    CHECK(status(state) == "playing black");
    CHECK(field(state, "passed") == "yes");
    CHECK(status(played(state, {"pass"})) == "won red score");
    CHECK(status(played(state, {"b1-a1"})) == "playing red");
    CHECK(field(played(ant_board("2h 2s 3h 4h", "turn=red lead=1"), {"pass", "d1-c1"}), "passed") ==
          "no");
}
