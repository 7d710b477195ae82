// The secret set-ups of Army Ants: what may be placed where, what each side may know, how it is
// written.

#include "games/army_ants/setup.h"

#include <algorithm>

#include "games/army_ants/notation.h"
#include "games/army_ants/refusal.h"
#include "games/army_ants/setup_notation.h"
#include "support/army_ants_board.h"
#include "support/army_ants_setup.h"
#include "support/by_build.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::army_ants;
using namespace anthill::tests;

namespace {

State position(const std::string& text) {
    const auto state = ArmyAnts::parse_position("army-ants " + text);
    REQUIRE(state.error() == "");
    return *state;
}

std::string position_error(const std::string& text) {
    return ArmyAnts::parse_position("army-ants " + text).error();
}

std::string refusal(const State& state, const std::string& move) {
    return ArmyAnts::parse_move(state, move).error();
}

/// A Total Deployment with these cards on Red's first deal positions.
State total(const std::string& front, const std::string& second = "..........") {
    return position("setup=total board=........../........../........../........../" + front + "/" +
                    second + "/........../.......... turn=red phase=deploy");
}

}  // namespace

TEST_CASE("a Minor Deployment fills row after row with the five cards drawn for it") {
    State state = dealt<ArmyAnts>("setup=minor");
    CHECK(state.phase == Phase::Deploy);
    Rng rng(5);
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const auto draw = state.unplaced[index(seat)];
        const auto positions = deal_positions(seat);
        for (unsigned i = 0; i < kCardsPerSide; ++i) {
            CHECK(state.mover == seat);
            Moves moves;
            ArmyAnts::legal_moves(state, seat, moves);
            REQUIRE(moves.size() == row_end(i) - i);
            for (const Move move : moves) {
                CHECK(move.to == positions[i]);
                decltype(draw.begin()) drawn = std::find(draw.begin(), draw.end(), move.card());
                CHECK(static_cast<unsigned>(drawn - draw.begin()) / 5 == i / 5);
            }
            ArmyAnts::apply(state, rng.pick(moves));
        }
    }
    CHECK(state.phase == Phase::Rally);
    CHECK(state.mover == Seat::Red);
    CHECK(state.rally_left == std::array<std::uint8_t, 2>{5, 5});
    CHECK(state.army[0] == deal_cells(Seat::Red));
    CHECK(state.army[1] == deal_cells(Seat::Black));
}

TEST_CASE("a Total Deployment begins with any card, and gives no choice only at its end") {
    const State state = dealt<ArmyAnts>("setup=total");
    CHECK(moves_of(state).size() == 19);
    CHECK(legal(state, "Qh@a4"));
    CHECK(legal(state, "9d@a4"));
    CHECK_FALSE(legal(state, "9d@b4"));
    CHECK_FALSE(legal(state, "Qs@a4"));
}

TEST_CASE("in a Total Deployment the Queen never comes to stand beside one of her 9s") {
    const State beside = total("2hQh......");
    CHECK(refusal(beside, "9h@c4") ==
          "move '9h@c4': the Queen can't start next to one of her own 9s, see b4");
    CHECK(refusal(beside, "9d@c4") ==
          "move '9d@c4': the Queen can't start next to one of her own 9s, see b4");
    CHECK(legal(beside, "8h@c4"));

    const State after_nine = total("9h........");
    CHECK(refusal(after_nine, "Qh@b4") ==
          "move 'Qh@b4': the Queen can't start next to one of her own 9s, see a4");

    // Below, in the next row: a3 is behind a4, b3 is only diagonal to it.
    const State below = total("9h2h3h4h5h");
    CHECK(refusal(below, "Qh@a3") ==
          "move 'Qh@a3': the Queen can't start next to one of her own 9s, see a4");
    CHECK(legal(total("9h2h3h4h5h", "6h........"), "Qh@b3"));
    // In a Minor Deployment she may.
    const State minor = position(
        "setup=minor "
        "board=........../........../........../........../9h......../........../........../"
        ".......... turn=red "
        "phase=deploy "
        "draw=Qh2h3h4h5h6h7h8hAd2d3d4d5d6d7d8d9dAh,QsAs2s3s4s5s6s7s8s9sAc2c3c4c5c6c7c8c9c");
    CHECK(legal(minor, "Qh@b4"));
}

TEST_CASE("no placing leads to where the Queen and her 9s can no longer be kept apart") {
    // The Queen, both 9s and the 8d are left for a1 b1 and d1 e1: neighbours only within each pair.
    const auto late = [](const std::string& back) {
        return position(
            "setup=total "
            "board=........../........../........../........../Ah2h3h4h5h/6h7h8hAd2d/3d4d5d6d7d/" +
            back + " turn=red phase=deploy");
    };
    CHECK(moves_of(late("..........")) ==
          std::set<std::string>{"8d@a1", "9d@a1", "9h@a1", "Qh@a1"});
    CHECK(moves_of(late("9d........")) == std::set<std::string>{"9h@b1"});
    CHECK(refusal(late("9d........"), "8d@b1") ==
          "move '8d@b1': that would leave no way to keep the Queen and her 9s apart");
    CHECK(refusal(late("9d........"), "Qh@b1") ==
          "move 'Qh@b1': the Queen can't start next to one of her own 9s, see a1");
    CHECK(moves_of(late("8d........")) == std::set<std::string>{"Qh@b1"});
}

TEST_CASE("every Total Deployment can be finished, whatever is placed") {
    Rng rng(9);
    for (unsigned game = 0; game < 300; ++game) {
        State state = dealt<ArmyAnts>("setup=total");
        // Cards that matter late: the Queen and her 9s among the last.
        while (state.phase == Phase::Deploy) {
            const auto moves = moves_in<ArmyAnts>(state);
            REQUIRE_FALSE(moves.empty());
            Move pick = rng.pick(moves);
            for (const Move move : moves) {
                const bool matters =
                    move.card().is_queen() || move.card().value() == Card::kHighest;
                pick = matters ? pick : move;
            }
            ArmyAnts::apply(state, pick);
        }
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            REQUIRE(Distance::in(state, seat).kept());
        }
    }
}

TEST_CASE("refused set-up moves name the rule") {
    const State minor = position(
        "setup=minor "
        "board=........../........../........../........../9h......../........../........../"
        ".......... turn=red "
        "phase=deploy "
        "draw=Qh2h3h4h5h6h7h8hAd2d3d4d5d6d7d8d9dAh,QsAs2s3s4s5s6s7s8s9sAc2c3c4c5c6c7c8c9c");
    CHECK(refusal(minor, "Qs@b4") == "move 'Qs@b4': the card belongs to the other side");
    CHECK(refusal(minor, "9h@b4") == "move '9h@b4': the card is already on a4");
    CHECK(refusal(minor, "Qh@c4") ==
          "move 'Qh@c4': fill the front row first, and each row from the left; next is b4");
    CHECK(refusal(minor, "5h@b4") ==
          "move '5h@b4': the card hasn't been drawn yet; each row uses the cards drawn for it");
    CHECK(refusal(minor, "a4-b4") == "move 'a4-b4': place all cards first, such as Qh@a4");
    CHECK(refusal(minor, "pass") == "move 'pass': place all cards first, such as Qh@a4");
    CHECK(refusal(minor, "favor") == "move 'favor': place all cards first, such as Qh@a4");
    CHECK(refusal(minor, "Qd@b4") == "card 'Qd': in move 'Qd@b4' expected a card such as 9h or Qs");
    CHECK(refusal(minor, "Qh@b9") == "space 'b9': in move 'Qh@b9' expected a1 to e8");
    const State random = dealt<ArmyAnts>("setup=random");
    CHECK(refusal(random, "Qh@c1") == "move 'Qh@c1': cards can only be placed before the rally");
}

TEST_CASE("a set-up move is refused exactly when it is not among the legal moves") {
    Rng rng(6);
    for (unsigned n = 0; n < by_build(60U, 12U); ++n) {
        State state = dealt<ArmyAnts>(n % 2 == 0 ? "setup=minor" : "setup=total", n);
        if (n % 3 == 0) {
            place_at_random(state, rng);
        }
        place_at_random(state, rng, rng.below(18));
        const auto moves = moves_of(state);
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            for (const Card card : deck(seat)) {
                for (unsigned cell = 0; cell < BoardGrid::kCells; ++cell) {
                    const Move move = Move::place(card, static_cast<Cell>(cell));
                    REQUIRE(explain(state, move).refused() ==
                            (moves.count(ArmyAnts::move_text(state, move)) == 0));
                }
            }
        }
    }
}

TEST_CASE("Queen's Favor after a Minor Deployment, never after a Total one") {
    for (const char* setup : {"minor", "total"}) {
        State state = dealt<ArmyAnts>(std::string("setup=") + setup);
        Rng rng(3);
        while (state.phase == Phase::Deploy) {
            ArmyAnts::apply(state, rng.pick(moves_in<ArmyAnts>(state)));
        }
        const bool in_front = contains(front_row(Seat::Red), queen_of(state, Seat::Red));
        CAPTURE(ArmyAnts::position_text(state));
        CHECK(legal(state, "favor") == (in_front && std::string(setup) == "minor"));
    }
    CHECK(legal(position("setup=minor "
                         "board=QsAs..3s4s/5s6s7s8s9s/Ac2c3c4c5c/6c7c8c9c2s/QhAh2h3h4h/5h6h7h8h9h/"
                         "Ad2d3d4d5d/6d7d..8d9d "
                         "turn=red phase=rally"),
                "favor"));
    CHECK_FALSE(legal(position("setup=total "
                               "board=QsAs..3s4s/5s6s7s8s9s/Ac2c3c4c5c/6c7c8c9c2s/QhAh2h3h4h/"
                               "5h6h7h8h9h/Ad2d3d4d5d/6d7d..8d9d "
                               "turn=red phase=rally"),
                      "favor"));
}

TEST_CASE("positions of a set-up that cannot be are refused by name") {
    const std::string nothing =
        "board=........../........../........../........../........../........../........../"
        "..........";
    const std::string red_a4 =
        "board=........../........../........../........../Qh......../........../........../"
        "..........";
    CHECK(position_error("setup=random " + nothing + " turn=red phase=deploy")
              .find("phase 'deploy': expected setup=minor") == 0);
    CHECK(position_error("setup=total " + nothing + " turn=black phase=deploy")
              .find("turn 'black': expected red until") == 0);
    CHECK(position_error("setup=total " + nothing + " turn=red phase=deploy rally=5,4") ==
          "rally '5,4': expected 5,5 before the rally");
    CHECK(position_error("setup=total " + nothing + " turn=red phase=deploy draw=-,-")
              .find("draw '-,-': expected none") == 0);
    CHECK(position_error("setup=minor " + nothing + " turn=red phase=deploy")
              .find("draw '': expected the cards") == 0);
    CHECK(position_error("setup=minor " + nothing + " turn=red phase=deploy draw=Qh,Qs")
              .find("draw 'Qh': expected the 19 cards") == 0);
    CHECK(position_error("setup=minor " + red_a4 +
                         " turn=red phase=deploy draw=QhAh2h3h4h5h6h7h8hAd2d3d4d5d6d7d8d9d,-") ==
          "card 'Qh': expected it once");
    CHECK(position_error("setup=minor " + red_a4 +
                         " turn=red phase=deploy draw=QsAh2h3h4h5h6h7h8hAd2d3d4d5d6d7d8d9d,-") ==
          "card 'Qs': expected a card of red");
    CHECK(position_error("setup=total "
                         "board=........../........../........../........../..Qh....../........../"
                         "........../.......... "
                         "turn=red phase=deploy")
              .find("space '..': on a4 expected a card") == 0);
    CHECK(position_error("setup=total "
                         "board=........../........../........../........../Qh9h....../........../"
                         "........../.......... "
                         "turn=red phase=deploy") ==
          "card 'Qh': the Queen can't start next to one of her own 9s, see b4");
    CHECK(position_error("setup=minor "
                         "board=Qs......../........../........../........../Qh......../........../"
                         "........../.......... "
                         "turn=red phase=rally draw=-,-") ==
          "draw '-,-': expected it only in phase=deploy");
    CHECK(position_error("setup=total " + nothing + " turn=red phase=battle")
              .find("expected Qh, Qs or both") != std::string::npos);
}

TEST_CASE("a row's draw has one text, in whatever order it was given") {
    const std::string begin =
        "setup=minor "
        "board=........../........../........../........../9h......../........../........../"
        ".......... turn=red "
        "phase=deploy draw=";
    const std::string rest = "5h6h7h8hAd2d3d4d5d6d7d8d9dAh,QsAs2s3s4s5s6s7s8s9sAc2c3c4c5c6c7c8c9c";
    CHECK(position(begin + "4hQh2h3h" + rest) == position(begin + "Qh2h3h4h" + rest));
    CHECK(position(begin + "5hQh2h3h4h" + rest.substr(2)) != position(begin + "Qh2h3h4h" + rest));
}

TEST_CASE("a view's text hides what the view hides") {
    const State state = position(
        "setup=minor "
        "board=........../........../........../........../9h......../........../........../"
        ".......... turn=red "
        "phase=deploy "
        "draw=Qh2h3h4h5h6h7h8hAd2d3d4d5d6d7d8d9dAh,QsAs2s3s4s5s6s7s8s9sAc2c3c4c5c6c7c8c9c");
    const std::string hidden(28, '?'), all(38, '?');
    CHECK(ArmyAnts::seen_text(ArmyAnts::observe(state, Seat::Red)) ==
          "army-ants edition=2020 setup=minor "
          "board=........../........../........../........../9h......../........../........../"
          ".......... "
          "turn=red phase=deploy rally=5,5 draw=Qh2h3h4h" +
              hidden + "," + all);
    CHECK(ArmyAnts::seen_text(ArmyAnts::observe(state, std::nullopt)) ==
          "army-ants edition=2020 setup=minor "
          "board=........../........../........../........../??......../........../........../"
          ".......... "
          "turn=red phase=deploy rally=5,5 draw=" +
              hidden + "????????," + all);
    const State open = dealt<ArmyAnts>("setup=random");
    CHECK(ArmyAnts::seen_text(ArmyAnts::observe(open, std::nullopt)) ==
          ArmyAnts::position_text(open));
}

TEST_CASE("one side's set-up reads back from its text") {
    Rng rng(21);
    for (unsigned n = 0; n < 100; ++n) {
        State state = dealt<ArmyAnts>(n % 2 == 0 ? "setup=minor" : "setup=total", n);
        place_at_random(state, rng, rng.below(20));
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            const std::string text = ArmyAnts::setup_text(state, seat);
            const auto read = parse_formation(text);
            CAPTURE(text);
            REQUIRE(read.error() == "");
            REQUIRE(*read == formation_of(state, seat));
            REQUIRE(formation_text(*read) == text);
        }
    }
}

TEST_CASE("a set-up's text says what is wrong with it") {
    const std::string total = "army-ants setup=total side=red cards=";
    const std::string minor = "army-ants setup=minor side=red cards=";
    const std::string none(30, '.');
    const auto error = [](const std::string& text) { return parse_formation(text).error(); };
    CHECK(error("chess") == "game 'chess': expected army-ants");
    CHECK(error("army-ants setup=random side=red") == "setup 'random': expected minor or total");
    CHECK(error("army-ants setup=total side=white") == "side 'white': expected red or black");
    CHECK(error("army-ants setup=total side=red cards=Qh").find("cards 'Qh': expected 19 cards") ==
          0);
    CHECK(error(total + "QhQs...." + none) == "card 'Qs': expected a card of red");
    CHECK(error(total + "2h2h...." + none) == "card '2h': expected it once");
    CHECK(error(total + "Qh9h...." + none) ==
          "card 'Qh': the Queen can't start next to one of her own 9s, see b4");
    CHECK(error(total + "Qh..9h.." + none) == "");
    CHECK(error(total + "Qh..9h.." + none + " draw=-") == "draw '-': expected no draw=");
    CHECK(error(minor + "Qh..9h.." + none) == "draw '': expected draw= with the cards to come");
    CHECK(error(minor + "Qh..9h....9d" + none.substr(4) + " draw=Ah2h3h4h5h6h7h8hAd2d3d4d5d6d7d8d")
              .find("expected gaps in one row") != std::string::npos);
    CHECK(error(total + "Qh..9h.." + none + " colour=red").find("field 'colour=red'") == 0);
}
