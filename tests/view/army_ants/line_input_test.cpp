#include "support/army_ants_input.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::army_ants;
using Kind = Answer::Kind;

TEST_CASE("A sweep over three cards or more selects their line, in either direction") {
    Input input = input_for(battle(kField));
    CHECK(drag(input, "b1", {"b2", "b3"}).kind == Kind::Changed);
    CHECK(input.selection().cells() == cells({"b1", "b2", "b3"}));
    input.clear();
    CHECK(drag(input, "b3", {"b2", "b1"}).kind == Kind::Changed);
    CHECK(input.selection().cells() == cells({"b1", "b2", "b3"}));
}

TEST_CASE("While sweeping, the cards stay where they are and their line is framed") {
    Input input = input_for(battle(kField));
    input.press(at("b1"));
    input.drag(at("b2"));
    input.drag(at("b3"));
    CHECK(input.shown().selection.cells() == cells({"b1", "b2", "b3"}));
    CHECK(input.shown().lifted == 0);
    input.drag(at("c3"));
    CHECK(input.shown().lifted == cells({"b1"}));
}

TEST_CASE("With a line selected every march is one tap: straight ahead and broadside") {
    const State state = battle(kField);
    Input input = input_for(state);
    drag(input, "b1", {"b2", "b3"});
    const Input::Shown shown = input.shown();
    REQUIRE(target(shown, "b4") != nullptr);
    CHECK(target(shown, "b4")->direction == Direction::Up);
    REQUIRE(target(shown, "c1") != nullptr);
    // Anywhere in the band is the same march.
    CHECK(target(shown, "c1")->move == target(shown, "c3")->move);
    CHECK(target(shown, "d1") == nullptr);  // d3 is taken
    CHECK(played(state, input.tap(at("c2"))) == "b1:b3-c1");
    drag(input, "b1", {"b2", "b3"});
    CHECK(played(state, input.tap(at("b6"))) == "b1:b3-b4");
}

TEST_CASE("A line grows and shrinks card by card at its ends") {
    Input input = input_for(battle(kField));
    input.tap(at("b1"));
    input.tap(at("b2"));
    input.choose(Input::Choice::Line);
    CHECK(input.tap(at("b3")).kind == Kind::Changed);
    CHECK(input.selection().cells() == cells({"b1", "b2", "b3"}));
    input.tap(at("b1"));
    CHECK(input.selection().cells() == cells({"b2", "b3"}));
    input.tap(at("b3"));
    CHECK(input.selection().cells() == cells({"b2"}));
}

TEST_CASE("A tap within a line of three lets the line go") {
    Input input = input_for(battle(kField));
    drag(input, "b1", {"b2", "b3"});
    CHECK(input.tap(at("b2")).kind == Kind::Changed);
    CHECK(input.selection().empty());
}

TEST_CASE(
    "A selected line is dragged by any of its cards, straight along the larger part of the way") {
    const State state = battle(kField);
    Input input = input_for(state);
    drag(input, "b1", {"b2", "b3"});
    CHECK(played(state, drag(input, "b2", {"b3", "b4", "c5"})) == "b1:b3-b4");
    drag(input, "b1", {"b2", "b3"});
    CHECK(played(state, drag(input, "b2", {"c2"})) == "b1:b3-c1");
    drag(input, "b1", {"b2", "b3"});
    const Answer refused = drag(input, "b2", {"c2", "d2"});
    REQUIRE(refused.kind == Kind::Refused);
    CHECK(refused.denial.rules.reason == Refusal::Reason::WayBlocked);
    CHECK(refused.denial.rules.cell == at("d3"));
    CHECK(input.selection().cells() == cells({"b1", "b2", "b3"}));
}

TEST_CASE("A line refuses enemies and spaces that it cannot march to") {
    Input input = input_for(battle(kField));
    drag(input, "b1", {"b2", "b3"});
    CHECK(input.tap(at("b7")).denial.reason == Denial::Reason::LineCannotAttack);
    Answer answer = input.tap(at("d1"));
    CHECK(answer.denial.rules.reason == Refusal::Reason::WayBlocked);
    CHECK(answer.denial.rules.cell == at("d3"));
    answer = input.tap(at("c8"));
    CHECK(answer.kind == Kind::Refused);
    answer = input.tap(at("d5"));
    CHECK(answer.denial.rules.reason == Refusal::Reason::MarchNotStraight);
}

TEST_CASE("Shift and arrows extend the line from where it began, and back again") {
    Input input = input_for(battle(kField));
    input.tap(at("b2"));
    input.extend(at("b3"));
    CHECK(input.selection().cells() == cells({"b2", "b3"}));
    input.extend(at("b2"));
    CHECK(input.selection().cells() == cells({"b2"}));
    input.extend(at("b1"));
    CHECK(input.selection().cells() == cells({"b1", "b2"}));
    const Answer answer = input.extend(at("c2"));
    CHECK(answer.kind == Kind::Refused);
    CHECK(answer.denial.rules.reason == Refusal::Reason::NoCard);
    CHECK(input.selection().cells() == cells({"b1", "b2"}));
}

TEST_CASE("A hovering mouse previews the march of the selected line") {
    const State state = battle(kField);
    Input input = input_for(state);
    drag(input, "b1", {"b2", "b3"});
    CHECK(input.hover(at("b5")).kind == Kind::Changed);
    REQUIRE(input.shown().preview);
    CHECK(ArmyAnts::move_text(state, *input.shown().preview) == "b1:b3-b3");
    CHECK(input.hover(std::nullopt).kind == Kind::Changed);
    CHECK_FALSE(input.shown().preview);
}
