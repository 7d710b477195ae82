// The commands of Army Ants in the battle, as drawn boards. The upper half of a drawing is Black's
// territory.

#include "support/army_ants_board.h"

#include "support/catch.h"

using namespace anthill;
using namespace anthill::tests;
using Texts = std::set<std::string>;

namespace {

const char* const kBattle = "turn=red phase=battle";

std::string battle(const char* edition) {
    return std::string("edition=") + edition + " " + kBattle;
}

}  // namespace

// --- March
// -------------------------------------------------------------------------------------------------

TEST_CASE(
    "a line marches along itself over any number of empty spaces, and its parts with it in front") {
    const auto state = board(R"(
        8  .. .. .. .. Qs
        3  2h 3h 4h .. ..
        1  Qh .. .. .. ..)",
                             kBattle);
    CHECK(legal(state, "a3:c3-b3"));
    CHECK(legal(state, "a3:c3-c3"));
    CHECK_FALSE(legal(state, "a3:c3-d3"));  // 4h would leave the board
    CHECK(legal(state, "b3:c3-c3"));
    CHECK(legal(state, "b3:c3-d3"));
    CHECK_FALSE(legal(state, "a3:b3-b3"));  // 4h stands in the way and is not of the group
    const auto next = Played(state).play({"a3:c3-c3"}).state();
    CHECK(army_ants::ArmyAnts::position_text(next).find("/....2h3h4h/") != std::string::npos);
}

TEST_CASE("a line marches broadside as far as the way of every card is free") {
    const auto state = board(R"(
        8  .. .. .. .. Qs
        6  .. 9s .. .. ..
        3  2h 3h 4h .. ..
        1  Qh .. .. .. ..)",
                             kBattle);
    CHECK(moves_from(state, "a3:c3-a") == Texts{"a3:c3-a2", "a3:c3-a4", "a3:c3-a5"});
    CHECK(moves_from(state, "b3:c3-b") == Texts{"b3:c3-b1", "b3:c3-b2", "b3:c3-b4", "b3:c3-b5"});
    const auto next = Played(state).play({"a3:c3-a5"}).state();
    CHECK(army_ants::ArmyAnts::position_text(next).find("/2h3h4h..../") != std::string::npos);
}

TEST_CASE("an upright line marches along itself and broadside, named from its lower end") {
    const auto state = board(R"(
        8  .. .. .. .. Qs
        4  .. 2h .. .. ..
        3  .. 3h .. .. 9s
        2  .. 4h .. .. ..
        1  .. .. .. .. Qh)",
                             kBattle);
    CHECK(moves_from(state, "b2:b4") == Texts{"b2:b4-a2", "b2:b4-b1", "b2:b4-b3", "b2:b4-b4",
                                              "b2:b4-b5", "b2:b4-b6", "b2:b4-c2", "b2:b4-d2"});
    CHECK(moves_from(state, "b4:b2").empty());
    const auto next = Played(state).play({"b2:b4-b6"}).state();
    CHECK(army_ants::ArmyAnts::position_text(next).find("..2h..../..3h....../..4h") ==
          std::string::npos);
    CHECK(next.at(*army_ants::BoardGrid::parse("b8")).value() == 2);
    CHECK(next.at(*army_ants::BoardGrid::parse("b6")).value() == 4);
}

TEST_CASE("the Queen marches in a line") {
    const auto state = board(R"(
        8  .. .. .. .. Qs
        1  Qh 2h .. .. ..)",
                             kBattle);
    CHECK(legal(state, "a1:b1-d1"));
    CHECK(legal(state, "a1:b1-a8"));
}

TEST_CASE("a gap or an enemy breaks a line, and colours do not march together") {
    const auto state = board(R"(
        8  .. .. .. .. Qs
        3  2h .. 4h 5s 6h
        1  Qh .. .. .. ..)",
                             kBattle);
    for (const auto& move : moves_of(state)) {
        CHECK(move.find(':') == std::string::npos);
    }
}

TEST_CASE("a March neither captures nor jumps nor pushes") {
    const auto state = board(R"(
        8  .. .. .. .. Qs
        5  Ac .. .. .. ..
        4  9h .. .. .. ..
        3  8h .. .. .. ..
        1  Qh .. .. .. ..)",
                             kBattle);
    CHECK_FALSE(legal(state, "a3:a4-a4"));
    CHECK_FALSE(legal(state, "a3:a4-a6"));
    CHECK(legal(state, "a3:a4-a2"));
}

// --- Move Out and the March of one
// -----------------------------------------------------------------------------------

TEST_CASE("Move Out turns corners through empty spaces, never diagonally and never through cards") {
    const auto state = board(R"(
        8  .. .. .. .. Qs
        7  9s 9c 8s 8c ..
        6  .. .. 7s .. ..
        5  .. 7c .. 6s ..
        4  6c 5s .. .. ..
        3  5c .. .. 4s 4c
        2  3s .. 3c .. ..
        1  Qh .. .. 2c ..)",
                             "edition=2020 " + std::string(kBattle));
    CHECK(moves_of(state) == Texts{"a1-b1", "a1-c1", "a1-b2", "a1-b3", "a1-c3", "a1-c4", "a1-d4",
                                   "a1-e4", "a1-c5", "a1-e5", "a1-e6", "a1-d6", "a1-e7"});
}

TEST_CASE("one card moves the same way in every edition's battle, and each space is one move") {
    const char* const drawing = R"(
        8  .. .. .. .. Qs
        2  9s 9c .. .. ..
        1  Qh .. .. 2h ..)";
    const auto moves = moves_of(board(drawing, battle("2020")));
    CHECK(moves.count("d1-d8") == 1);  // straight: a March of one where the edition has it
    CHECK(moves.count("d1-a8") == 1);  // around the corner
    CHECK(moves == moves_of(board(drawing, battle("2008"))));
    CHECK(moves == moves_of(board(drawing, battle("community"))));
}

// --- Swap
// -------------------------------------------------------------------------------------------------

TEST_CASE(
    "neighbours swap, the Queen and equal values too, written from the lower, then leftmost "
    "space") {
    const auto state = board(R"(
        8  .. .. .. .. Qs
        2  3h 3d .. .. ..
        1  Qh .. .. 2h 9s)",
                             kBattle);
    CHECK(legal(state, "a1=a2"));
    CHECK(legal(state, "a2=b2"));
    CHECK_FALSE(legal(state, "b2=a2"));
    CHECK_FALSE(legal(state, "d1=e1"));  // an enemy
    CHECK_FALSE(legal(state, "a1=b1"));  // an empty space
    const auto next = Played(state).play({"a1=a2"}).state();
    CHECK(army_ants::ArmyAnts::position_text(next).find("/Qh3d....../3h") != std::string::npos);
}

TEST_CASE("only community swaps diagonal neighbours") {
    const char* const drawing = R"(
        8  .. .. .. .. Qs
        3  .. .. 4h .. ..
        2  .. 3h .. .. ..
        1  Qh .. 2h .. ..)";
    for (const char* edition : {"2008", "2020"}) {
        for (const auto& move : moves_of(board(drawing, battle(edition)))) {
            CHECK(move.find('=') == std::string::npos);
        }
    }
    Texts swaps;
    for (const auto& move : moves_of(board(drawing, battle("community")))) {
        if (move.find('=') != std::string::npos) {
            swaps.insert(move);
        }
    }
    CHECK(swaps == Texts{"a1=b2", "b2=c3", "c1=b2"});
}

// --- Attack
// -------------------------------------------------------------------------------------------------

TEST_CASE("a card attacks equal and lower values in its row and column, next to it or far away") {
    const auto state = board(R"(
        8  .. .. 4s .. Qs
        4  5s .. 5h .. 6s
        2  .. 2s 3c .. ..
        1  Qh .. 2c .. ..)",
                             kBattle);
    Texts attacks;
    for (const auto& move : moves_of(state)) {
        if (move.find('x') != std::string::npos) {
            attacks.insert(move);
        }
    }
    // Not e4, which is worth more; not c1 behind c2; not b2, which is in no line.
    CHECK(attacks == Texts{"c4xa4", "c4xc2", "c4xc8"});
}

TEST_CASE("the higher value stays on the target's space, equal values both go") {
    const auto state = board(R"(
        8  .. .. 4s .. Qs
        4  5s .. 5h .. ..
        1  Qh .. .. .. 2h)",
                             kBattle);
    const auto higher = Played(state).play({"c4xc8"}).state();
    CHECK(army_ants::ArmyAnts::position_text(higher).find("board=....5h..Qs/") !=
          std::string::npos);
    CHECK(count(higher.army[0]) == 3);
    CHECK(count(higher.army[1]) == 2);
    const auto equal = Played(state).play({"c4xa4"}).state();
    CHECK(count(equal.army[0]) == 2);
    CHECK(count(equal.army[1]) == 2);
    CHECK(equal.at(*army_ants::BoardGrid::parse("a4")).empty());
}

TEST_CASE("the Queen never attacks, not even the Queen") {
    const auto state = board(R"(
        3  .. .. .. .. 9h
        2  As .. .. .. ..
        1  Qh Qs .. .. ..)",
                             kBattle);
    for (const auto& move : moves_of(state)) {
        CHECK(move.find('x') == std::string::npos);
    }
}

TEST_CASE("an Ace takes the Queen and stays, and that wins") {
    for (const char* edition : {"2008", "2020", "community"}) {
        Played game(board(R"(
            5  Ah .. .. Qs ..
            3  .. .. .. .. 9s
            1  Qh .. .. .. ..)",
                          battle(edition)));
        game.play({"a5xd5"});
        CHECK(game.outcome() == Outcome::won(Seat::Red, army_ants::ArmyAnts::kQueenCaptured));
        CHECK(game.state().at(*army_ants::BoardGrid::parse("d5")).value() == 1);
        CHECK(army_ants::ArmyAnts::turn(game.state()).kind == Turn::Kind::Over);
        CHECK(moves_of(game.state()).empty());
    }
}

TEST_CASE("Black's cards attack and capture just as Red's do") {
    Played game(board(R"(
        8  .. .. .. .. Qs
        3  .. .. .. .. 9h
        1  Qh .. .. Ac ..)",
                      "turn=black phase=battle"));
    game.play({"d1xa1"});
    CHECK(game.outcome() == Outcome::won(Seat::Black, army_ants::ArmyAnts::kQueenCaptured));
}

// --- Passing
// -------------------------------------------------------------------------------------------------

TEST_CASE("passing is not allowed in battle while a command is possible") {
    CHECK_FALSE(legal(board(R"(
        8  .. .. .. .. Qs
        2  9s .. .. .. ..
        1  Qh .. .. .. ..)",
                            kBattle),
                      "pass"));
}

TEST_CASE("a player with no possible command passes, and the other goes on") {
    for (const char* edition : {"2008", "2020", "community"}) {
        Played game(board(R"(
            8  .. .. .. .. Qs
            2  9s .. .. .. ..
            1  Qh 2s .. .. ..)",
                          battle(edition)));
        CHECK(moves_of(game.state()) == Texts{"pass"});
        game.play({"pass"});
        CHECK(game.outcome() == Outcome::playing());
        CHECK(game.state().mover == Seat::Black);
        CHECK(legal(game.state(), "a2xa1"));
    }
}

TEST_CASE(
    "whoever has no command is next to an enemy that can attack, so two passes never follow each "
    "other") {
    // The reason that the rules do not count passes: see ArmyAnts::outcome.
    unsigned passes = 0;
    Rng rng(5);
    for (unsigned n = 0; n < 100000; ++n) {
        // Few cards in a corner of the board, so that they hem each other in.
        army_ants::State state;
        state.edition = static_cast<army_ants::Edition>(n % 3);
        state.put(Cell{0}, army_ants::Card(Seat::Red, army_ants::Card::kQueen, false));
        const unsigned wide = 2 + rng.below(2);
        for (unsigned cell = 1; cell < 15; ++cell) {
            if (cell % 5 < wide && rng.below(4) != 0) {
                const Seat seat = rng.below(3) == 0 ? Seat::Red : Seat::Black;
                const bool queen =
                    seat == Seat::Black && queen_of(state, seat) == kNoCell && rng.below(3) == 0;
                state.put(static_cast<Cell>(cell),
                          army_ants::Card(seat, queen ? army_ants::Card::kQueen : 1 + rng.below(9),
                                          false));
            }
        }
        if (queen_of(state, Seat::Black) == kNoCell) {
            state.put(Cell{39}, army_ants::Card(Seat::Black, army_ants::Card::kQueen, false));
        }
        if (army_ants::ArmyAnts::turn(state).kind == Turn::Kind::Over ||
            army_ants::has_command(state)) {
            continue;
        }
        ++passes;
        army_ants::ArmyAnts::apply(state, army_ants::Move::pass());
        army_ants::Moves attacks;
        army_ants::ArmyAnts::legal_attacks(state, Seat::Black, attacks);
        REQUIRE_FALSE(attacks.empty());
    }
    CHECK(passes > 200);
}
