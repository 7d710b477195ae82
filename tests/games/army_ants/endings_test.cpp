// How a game of Army Ants ends: the Queens, and repetition as each edition has it.

#include "support/army_ants_board.h"

#include "support/catch.h"

using namespace anthill;
using namespace anthill::tests;

namespace {

const Outcome kRedLoses = Outcome::won(Seat::Black, EndReason::kRepetition);
const Outcome kDrawn = Outcome::draw(EndReason::kRepetition);

/// Room to walk to and fro, two equal cards a side to swap.
Played walk(const char* edition, const char* turn = "red") {
    return Played(board(R"(
        8  .. .. .. .. Qs
        7  7s 7c .. .. ..
        2  .. .. .. 9h 9d
        1  Qh .. .. .. ..)",
                        std::string("edition=") + edition + " turn=" + turn + " phase=battle"));
}

/// A rally in which both Queens walk to and fro.
Played rally(const std::string& fields) {
    return Played(board(R"(
        8  .. .. .. .. Qs
        5  7s .. .. .. ..
        4  9h .. .. .. ..
        1  Qh .. .. .. ..)",
                        "turn=red phase=rally " + fields));
}

}  // namespace

TEST_CASE("the game is drawn when an equal attack leaves only the Queens") {
    for (const char* edition : {"2008", "2020", "community"}) {
        Played game(board(R"(
            8  .. .. .. .. Qs
            5  9h .. .. 9s ..
            1  Qh .. .. .. ..)",
                          std::string("turn=red phase=battle edition=") + edition));
        game.play({"a5xd5"});
        CHECK(game.outcome() == Outcome::draw(army_ants::ArmyAnts::kQueensOnly));
        CHECK(army_ants::ArmyAnts::turn(game.state()).kind == Turn::Kind::Over);
    }
}

TEST_CASE("a lone Queen against more than a Queen plays on") {
    Played game(board(R"(
        8  .. .. .. .. Qs
        5  9h .. .. 8s ..
        1  Qh .. .. .. ..)",
                      "turn=red phase=battle"));
    game.play({"a5xd5"});
    CHECK(game.outcome() == Outcome::playing());
}

// --- 2020: Red Aggression
// --------------------------------------------------------------------------------------------

TEST_CASE("2020: Red loses with the sixth turn of shuffling to and fro, not before") {
    Played game = walk("2020");
    game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8"});  // p(4) = p(0)
    game.play({"a1-b1"});                             // p(5) = p(1)
    CHECK(game.outcome() == Outcome::playing());
    game.play({"e8-d8"});  // p(6) = p(2)
    CHECK(game.outcome() == kRedLoses);
}

TEST_CASE("2020: it is Red that loses, even if Black moves first or shuffles last") {
    Played game = walk("2020", "black");
    game.play({"e8-d8", "a1-b1", "d8-e8", "b1-a1", "e8-d8"});
    CHECK(game.outcome() == Outcome::playing());
    game.play({"a1-b1"});
    CHECK(game.outcome() == kRedLoses);
}

TEST_CASE("2020: leaving the shuffle on the sixth turn keeps Red in the game") {
    Played game = walk("2020");
    game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-b1", "e8-e7"});
    CHECK(game.outcome() == Outcome::playing());
}

TEST_CASE("2020: the same positions four turns apart must be three in a row") {
    // p(5) = p(1) and p(6) = p(2), but p(4) differs from p(0): the shuffle began one turn late.
    Played game = walk("2020");
    game.play({"a1-a2", "e8-d8", "a2-a1", "d8-e8"});
    CHECK(game.state() == walk("2020").state());
    game.play({"a1-b1", "e8-d8", "b1-a1"});  // p(7) = p(3), p(6) and p(2) differ
    CHECK(game.outcome() == Outcome::playing());
}

TEST_CASE("2020: a capture in between begins the count anew") {
    Played game(board(R"(
        8  .. .. .. .. Qs
        7  7s 7c .. .. ..
        3  .. .. 8s .. ..
        2  .. .. .. 9h 9d
        1  Qh .. .. .. ..)",
                      "turn=red phase=battle"));
    game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8"});  // p(4) = p(0)
    game.play({"d2-d3", "e8-e7", "d3xc3", "e7-e8"});
    // p(12) = p(8), the first that comes back.
    game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-b1"});
    CHECK(game.outcome() == Outcome::playing());
    game.play({"e8-d8"});
    CHECK(game.outcome() == kRedLoses);
}

TEST_CASE("2020: rally turns do not count") {
    Played game = rally("");
    game.play(
        {"a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-b1", "e8-d8"});
    CHECK(game.state().phase == army_ants::Phase::Battle);
    CHECK(game.outcome() == Outcome::playing());
    // p(0) is the first position of the battle: six more turns are needed.
    game.play({"b1-a1", "d8-e8", "a1-b1", "e8-d8", "b1-a1"});
    CHECK(game.outcome() == Outcome::playing());
    game.play({"d8-e8"});
    CHECK(game.outcome() == kRedLoses);
}

TEST_CASE("2020: Red loses with the third occurrence of a position in longer loops") {
    Played game = walk("2020");
    for (int time = 0; time < 2; ++time) {
        CHECK(game.outcome() == Outcome::playing());
        game.play({"a1-b1", "e8-d8", "b1-b2", "d8-d7", "b2-a1"});
        CHECK(game.outcome() == Outcome::playing());
        game.play({"d7-e8"});
    }
    CHECK(game.outcome() == kRedLoses);
}

TEST_CASE("2020: the occurrences need not be evenly spaced") {
    Played game = walk("2020");
    game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8"});  // p(4) = p(0)
    game.play({"a1-a2", "e8-e7", "a2-b2", "e7-d7", "b2-a1"});
    CHECK(game.outcome() == Outcome::playing());
    game.play({"d7-e8"});
    CHECK(game.outcome() == kRedLoses);
}

TEST_CASE("2020: suits do not matter, so swapping equal cards changes nothing but the mover") {
    Played game = walk("2020");
    game.play({"d2=e2", "a7=b7"});  // p(2) = p(0)
    CHECK(game.state() != walk("2020").state());
    CHECK(game.outcome() == Outcome::playing());
    game.play({"d2=e2"});
    CHECK(game.outcome() == Outcome::playing());
    game.play({"a7=b7"});  // p(4) = p(2) = p(0)
    CHECK(game.outcome() == kRedLoses);
}

TEST_CASE("2008 has no repetition rule, nor has 2020 with Red Aggression switched off") {
    for (const char* edition : {"2008", "2020 aggression=off"}) {
        INFO(edition);
        Played game = walk(edition);
        for (int time = 0; time < 8; ++time) {
            game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8"});
        }
        CHECK(game.outcome() == Outcome::playing());
    }
}

TEST_CASE("where no rule ends a repetition, the third occurrence is known as such") {
    for (const char* edition : {"2008", "2020 aggression=off"}) {
        INFO(edition);
        Played game = walk(edition);
        const auto comes_too_often = [&game] {
            return army_ants::repeats_without_rule(game.state(), game.history());
        };
        game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8"});
        CHECK(army_ants::occurrences(game.history()) == 2);
        CHECK_FALSE(comes_too_often());
        game.play({"a1-b1", "e8-d8", "b1-a1"});
        CHECK_FALSE(comes_too_often());
        game.play({"d8-e8"});
        CHECK(army_ants::occurrences(game.history()) == 3);
        CHECK(comes_too_often());
        game.play({"d2-d3"});
        CHECK(army_ants::occurrences(game.history()) == 1);
        CHECK_FALSE(comes_too_often());
    }
    Played drawn_by_rule = walk("community");
    for (int time = 0; time < 3; ++time) {
        drawn_by_rule.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8"});
    }
    CHECK_FALSE(army_ants::repeats_without_rule(drawn_by_rule.state(), drawn_by_rule.history()));
}

TEST_CASE("occurrences are those of the battle: in the rally nothing is pointed out") {
    Played game = rally("edition=2008");
    game.play(
        {"a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-b1", "e8-d8", "b1-a1", "d8-e8", "pass", "pass"});
    CHECK(game.state().phase == army_ants::Phase::Battle);
    CHECK(army_ants::occurrences(game.history()) == 1);
}

// --- community: a series four times
// ------------------------------------------------------------------------------------

TEST_CASE("community: the same four turns four times in succession are a draw") {
    Played game = walk("community");
    for (int time = 0; time < 3; ++time) {
        game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8"});
        CHECK(game.outcome() == Outcome::playing());
    }
    game.play({"a1-b1", "e8-d8", "b1-a1"});
    CHECK(game.outcome() == Outcome::playing());
    game.play({"d8-e8"});
    CHECK(game.outcome() == kDrawn);
}

TEST_CASE("community: a series may begin anywhere") {
    Played game = walk("community");
    game.play({"d2-d3"});
    for (int time = 0; time < 3; ++time) {
        game.play({"e8-d8", "a1-b1", "d8-e8", "b1-a1"});
    }
    game.play({"e8-d8", "a1-b1", "d8-e8"});
    CHECK(game.outcome() == Outcome::playing());
    game.play({"b1-a1"});
    CHECK(game.outcome() == kDrawn);
}

TEST_CASE("community: two turns are a series when they can be repeated") {
    Played game = walk("community");
    for (int time = 0; time < 3; ++time) {
        game.play({"d2=e2", "a7=b7"});
    }
    CHECK(game.outcome() == Outcome::playing());
    game.play({"d2=e2"});
    CHECK(game.outcome() == Outcome::playing());
    game.play({"a7=b7"});
    CHECK(game.outcome() == kDrawn);
}

TEST_CASE("community: the moves count, not the positions") {
    Played game = walk("community");
    for (int time = 0; time < 3; ++time) {
        game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8"});
        game.play({"a1-a2", "e8-e7", "a2-a1", "e7-e8"});  // the same position again, by other moves
    }
    CHECK(game.outcome() == Outcome::playing());
    game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-a2", "e8-e7", "a2-a1"});
    CHECK(game.outcome() == Outcome::playing());
    game.play({"e7-e8"});  // a series of eight, four times
    CHECK(game.outcome() == kDrawn);
}

TEST_CASE(
    "community: a series has an even number of turns, even if the players could repeat an odd one "
    "between them") {
    // Two cards chase each other around three spaces, so that each move is played by both in turn.
    Played game(board(R"(
        8  .. .. .. .. Qs
        5  .. .. .. 8s ..
        4  .. .. 9h .. ..
        1  Qh .. .. .. ..)",
                      "edition=community turn=red phase=battle"));
    for (int time = 0; time < 4; ++time) {
        CHECK(game.outcome() == Outcome::playing());
        game.play({"c4-d4", "d5-c4", "d4-d5"});
        CHECK(game.outcome() == Outcome::playing());
        game.play({"c4-d4", "d5-c4", "d4-d5"});
    }
    CHECK(game.outcome() == kDrawn);  // six turns four times
}

TEST_CASE("community: a series needs a battle turn each time, rally turns are no part of it") {
    Played game = rally("edition=community rally=4,4");
    game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-b1", "e8-d8", "b1-a1", "d8-e8"});
    CHECK(game.state().phase == army_ants::Phase::Battle);
    CHECK(game.outcome() == Outcome::playing());
    for (int time = 0; time < 4; ++time) {
        CHECK(game.outcome() == Outcome::playing());
        game.play({"a1-b1", "e8-d8", "b1-a1", "d8-e8"});
    }
    CHECK(game.outcome() == kDrawn);
}
