#include <algorithm>
#include <vector>

#include "support/army_ants_input.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::army_ants;
using Kind = Answer::Kind;

TEST_CASE("A tapped card shows every space it reaches, every card it can attack or swap with") {
    const State state = battle(kField);
    Input input = input_for(state);
    CHECK(input.tap(at("a4")).kind == Kind::Changed);
    const Input::Shown shown = input.shown();
    CHECK(shown.selection.cells() == cells({"a4"}));
    REQUIRE(target(shown, "a5") != nullptr);
    CHECK(target(shown, "a5")->kind == Target::Kind::Exchange);  // five meets five
    REQUIRE(target(shown, "a3") != nullptr);
    CHECK(target(shown, "a3")->kind == Target::Kind::Swap);
    REQUIRE(target(shown, "e1") != nullptr);
    CHECK(target(shown, "e1")->kind == Target::Kind::Move);
    CHECK(target(shown, "e4") == nullptr);
    CHECK(target(shown, "d6") == nullptr);
}

TEST_CASE("A tap on a target plays it") {
    const State state = battle(kField);
    Input input = input_for(state);
    input.tap(at("e4"));
    CHECK(target(input.shown(), "e5")->kind == Target::Kind::Attack);
    CHECK(played(state, input.tap(at("e5"))) == "e4xe5");
    CHECK(input.selection().empty());
    input.tap(at("e4"));
    CHECK(played(state, input.tap(at("c2"))) == "e4-c2");
}

TEST_CASE("A tap on the selected card lets go, a tap on another card far away takes that one") {
    Input input = input_for(battle(kField));
    input.tap(at("e4"));
    CHECK(input.tap(at("e4")).kind == Kind::Changed);
    CHECK(input.selection().empty());
    input.tap(at("e4"));
    CHECK(input.tap(at("b2")).kind == Kind::Changed);
    CHECK(input.selection().cells() == cells({"b2"}));
}

TEST_CASE("A friend next door can mean two commands and is asked about") {
    const State state = battle(kField);
    Input input = input_for(state);
    input.tap(at("a3"));
    CHECK(input.tap(at("b3")).kind == Kind::Question);
    REQUIRE(input.question());
    CHECK(input.question()->selected == at("a3"));
    CHECK(input.question()->tapped == at("b3"));
    CHECK(input.shown().asked == at("b3"));

    SECTION("Swap") {
        CHECK(played(state, input.choose(Input::Choice::Command)) == "a3=b3");
        CHECK_FALSE(input.question());
    }
    SECTION("Line") {
        CHECK(input.choose(Input::Choice::Line).kind == Kind::Changed);
        CHECK(input.selection().cells() == cells({"a3", "b3"}));
    }
    SECTION("Neither keeps the card") {
        CHECK(input.choose(Input::Choice::Neither).kind == Kind::Changed);
        CHECK(input.selection().cells() == cells({"a3"}));
        CHECK_FALSE(input.question());
    }
    SECTION("A tap elsewhere is an answer too") {
        CHECK(played(state, input.tap(at("a2"))) == "a3-a2");
    }
    SECTION("A third card in their row joins the line, a card beside it does not") {
        CHECK(input.tap(at("b2")).kind == Kind::Changed);
        CHECK(input.selection().cells() == cells({"b2"}));
        Input third = input_for(state);
        third.tap(at("b1"));
        third.tap(at("b2"));
        REQUIRE(third.question());
        CHECK(third.tap(at("b3")).kind == Kind::Changed);
        CHECK(third.selection().cells() == cells({"b1", "b2", "b3"}));
        CHECK_FALSE(third.question());
        Input before = input_for(state);
        before.tap(at("b2"));
        before.tap(at("b3"));
        CHECK(before.tap(at("b1")).kind == Kind::Changed);
        CHECK(before.selection().cells() == cells({"b1", "b2", "b3"}));
    }
}

TEST_CASE("Where the two alone have no room, marching together takes the shortest line that has") {
    // e2 and e3 cannot leave: e4 bars the way up, e1 the way down, d2 that to the side.
    const Drawing column{"Qs .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..",
                         ".. .. .. .. 4h", ".. .. .. .. 3h", ".. .. .. 8h 2h", "Qh .. .. .. 9h"};
    Input input = input_for(battle(column));
    input.tap(at("e2"));
    REQUIRE(input.tap(at("e3")).kind == Kind::Question);
    CHECK(input.choose(Input::Choice::Line).kind == Kind::Changed);
    CHECK(input.selection().cells() == cells({"e2", "e3", "e4"}));
    CHECK_FALSE(input.shown().targets.empty());
}

TEST_CASE("Where no line with both cards can march, the friend next door is swapped at once") {
    const Drawing start{"Qs .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..",
                        "Ah 2h 3h 4h 5h", "6h 7h 8h 9h Ad", "2d 3d 4d 5d 6d", "7d Qh 8d .. .."};
    const State state = rally(start);
    Input input = input_for(state);
    input.tap(at("a4"));
    CHECK(played(state, input.tap(at("b4"))) == "a4=b4");
}

TEST_CASE("One card is dragged where it goes, and the board shows what letting go would do") {
    const State state = battle(kField);
    Input input = input_for(state);
    input.press(at("e4"));
    input.drag(at("e4"));
    CHECK(input.shown().lifted == cells({"e4"}));
    input.drag(at("e5"));
    CHECK(input.shown().aim == at("e5"));
    REQUIRE(input.shown().preview);
    CHECK(ArmyAnts::move_text(state, *input.shown().preview) == "e4xe5");
    input.drag(at("d6"));
    CHECK(input.shown().aim == kNoCell);
    input.drag(at("e5"));
    CHECK(played(state, input.release(at("e5"))) == "e4xe5");
}

TEST_CASE("Slid off the board, or back where it began, a drag is void") {
    Input input = input_for(battle(kField));
    input.tap(at("b1"));
    const Selection before = input.selection();
    CHECK(drag(input, "e4", {"e5", ""}).kind == Kind::Changed);
    CHECK(input.selection() == before);
    CHECK(drag(input, "e4", {"e5", "e4"}).kind == Kind::Changed);
    CHECK(input.selection() == before);
    input.press(at("e4"));
    input.drag(at("e5"));
    CHECK(input.cancel().kind == Kind::Changed);
    CHECK(input.selection() == before);
    CHECK(input.release(at("e5")).kind == Kind::Nothing);
}

TEST_CASE("A press on an enemy or an empty space cannot be dragged anywhere") {
    Input input = input_for(battle(kField));
    CHECK(drag(input, "d6", {"d5"}).kind == Kind::Changed);
    CHECK(input.selection().empty());
    CHECK(input.shown().lifted == 0);
}

TEST_CASE("Refusals say which rule, and keep the selection") {
    const State state = battle(kField);
    Input input = input_for(state);
    CHECK(input.tap(at("c4")).denial.reason == Denial::Reason::ChooseCardFirst);
    Answer answer = input.tap(at("c8"));
    CHECK(answer.kind == Kind::Refused);
    CHECK(answer.denial.rules.reason == Refusal::Reason::NotYourCard);
    input.tap(at("a4"));
    answer = input.tap(at("d6"));
    CHECK(answer.denial.rules.reason == Refusal::Reason::AttackNotStraight);
    CHECK(input.selection().cells() == cells({"a4"}));
    input.tap(at("d3"));
    answer = input.tap(at("d6"));
    CHECK(answer.denial.rules.reason == Refusal::Reason::TargetStronger);
    CHECK(answer.denial.rules.value == 2);
    CHECK(answer.denial.rules.target_value == 7);
    input.tap(at("a1"));
    CHECK(input.tap(at("a5")).denial.rules.reason == Refusal::Reason::QueenCannotAttack);
}

TEST_CASE("Nothing can be touched out of turn, behind a handover screen or after the end") {
    for (const auto& [access, reason] :
         {std::pair{Access::NotYourTurn, Denial::Reason::NotYourTurn},
          std::pair{Access::Locked, Denial::Reason::Locked},
          std::pair{Access::Over, Denial::Reason::Rules}}) {
        Input input = input_for(battle(kField), access);
        const Answer answer = input.tap(at("e4"));
        CHECK(answer.kind == Kind::Refused);
        CHECK(answer.denial.reason == reason);
        CHECK(drag(input, "e4", {"e5"}).kind != Kind::Play);
        CHECK(input.shown().targets.empty());
    }
}

TEST_CASE("The Queen taken to her anthill in the first rally turn: her Favor is asked about") {
    const Drawing full{
        "As 2s .. 3s 4s",  // 8
        "5s 6s 7s 8s 9s",  // 7
        "Ac 2c 3c 4c 5c",  // 6
        "6c 7c Qs 8c 9c",  // 5
        "Ah 2h Qh 3h 4h",  // 4
        "5h 6h 7h 8h 9h",  // 3
        "Ad 2d 3d 4d 5d",  // 2
        "6d 7d .. 8d 9d"   // 1
    };
    const State state = rally(full);
    Input input = input_for(state);
    input.tap(at("c4"));
    REQUIRE(target(input.shown(), "c1") != nullptr);
    CHECK(input.tap(at("c1")).kind == Kind::Question);
    REQUIRE(input.question());
    CHECK(input.question()->selected == at("c4"));
    CHECK(input.question()->tapped == at("c1"));
    CHECK(input.shown().asked == kNoCell);
    CHECK(input.choose(Input::Choice::Neither).kind == Kind::Changed);
    CHECK_FALSE(input.question());
    CHECK(input.tap(at("c1")).kind == Kind::Question);
    CHECK(played(state, input.choose(Input::Choice::Command)) == "favor");
    CHECK(drag(input, "c4", {"c3", "c2", "c1"}).kind == Kind::Question);
    CHECK(played(state, input.choose(Input::Choice::Command)) == "favor");

    // One turn later it is too late, and the refusal says so.
    input = input_for(rally(full, "4,4"));
    input.tap(at("c4"));
    CHECK(target(input.shown(), "c1") == nullptr);
    CHECK(input.tap(at("c1")).denial.rules.reason == Refusal::Reason::FavorNotFirstTurn);
    // Other cards don't reach the anthill, in the rally neither.
    input.tap(at("a4"));
    CHECK(input.tap(at("c1")).denial.rules.reason == Refusal::Reason::NoWay);
}

TEST_CASE("The Queen goes to her anthill on an open way, which is one target, without her Favor") {
    const State state = rally({
        "As 2s .. 3s 4s",  // 8
        "5s 6s 7s 8s 9s",  // 7
        "Ac 2c 3c 4c 5c",  // 6
        "6c 7c Qs 8c 9c",  // 5
        "Ah 2h Qh 3h 4h",  // 4
        "5h 6h .. 8h 9h",  // 3
        "Ad 2d .. 4d 5d",  // 2
        "6d 7d .. 8d 9d"   // 1
    });
    Input input = input_for(state);
    input.tap(at("c4"));
    const std::vector<Target> targets = input.shown().targets;
    CHECK(std::count_if(targets.begin(), targets.end(),
                        [](const Target& each) { return each.cell == at("c1"); }) == 1);
    CHECK(played(state, input.tap(at("c1"))) == "c4-c1");
}

TEST_CASE("The community edition swaps with a diagonal friend without asking") {
    const State state = battle(kField, Seat::Red, "community");
    Input input = input_for(state);
    input.tap(at("a4"));
    CHECK(played(state, input.tap(at("b3"))) == "b3=a4");
}

TEST_CASE("Whatever is tapped and dragged, only legal commands come out") {
    State state = battle(kField);
    Rng rng(77);
    Input input = input_for(state);
    int commands = 0;
    for (int i = 0; i < 20000; ++i) {
        const auto any = [&] { return static_cast<Cell>(rng.below(BoardGrid::kCells)); };
        Answer answer;
        switch (rng.below(6)) {
            case 0: answer = input.tap(any()); break;
            case 1: answer = input.extend(any()); break;
            case 2: answer = input.choose(static_cast<Input::Choice>(rng.below(3))); break;
            case 3: input.press(any()); break;
            case 4: answer = input.drag(any()); break;
            default: answer = input.release(any()); break;
        }
        (void)input.shown();
        if (answer.kind != Kind::Play) {
            continue;
        }
        REQUIRE_FALSE(explain(state, answer.move).refused());
        ArmyAnts::apply(state, answer.move);
        if (ArmyAnts::turn(state).kind == Turn::Kind::Over) {
            state = battle(kField);
        }
        input.set_position(state, Access::Open);
        ++commands;
    }
    CHECK(commands > 100);
}
