#include "view/ant_war/input.h"

#include "support/ant_war_board.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::ant_war;
using tests::ant_board;
using Kind = Answer::Kind;

namespace {

const std::string kField = R"(
    Kc 4h 5s -- 3d
    8s ** 9s 9c 3c
    2s Qh .. 4d Jc
    3s 2c 5h 6c 4c
)";

Cell at(const char* name) { return *FrameGrid::parse(name); }

Input input_for(const State& state, Access access = Access::Open) {
    Input input;
    input.set_position(state, access);
    return input;
}

std::string played(const State& state, const Answer& answer) {
    return answer.kind == Kind::Play ? AntWar::move_text(state, answer.move) : "nothing";
}

Answer drag(Input& input, const char* from, std::initializer_list<const char*> way) {
    input.press(at(from));
    std::optional<Cell> over;
    for (const char* cell : way) {
        over = *cell == '\0' ? std::nullopt : std::optional(at(cell));
        input.drag(over);
    }
    return input.release(over);
}

std::vector<std::string> names(const std::vector<Cell>& cells) {
    std::vector<std::string> texts;
    for (const Cell cell : cells) {
        texts.push_back(FrameGrid::name(cell));
    }
    return texts;
}

}  // namespace

TEST_CASE("Ant War: a tapped ant is in hand and shows exactly what the rules let it cover") {
    const State state = ant_board(kField, "turn=red");
    Input input = input_for(state);
    CHECK(input.tap(at("b2")).kind == Kind::Changed);
    CHECK(input.selected() == at("b2"));
    // The Queen, one or two spaces straight: not the joker on b3, not the empty c2.
    CHECK(names(input.shown().targets) ==
          std::vector<std::string>{"a1", "b1", "c1", "a2", "d2", "a3", "c3", "b4"});
    CHECK(input.tap(at("b2")).kind == Kind::Changed);
    CHECK(input.selected() == kNoCell);
    CHECK(input.shown().targets.empty());
}

TEST_CASE("Ant War: a tap on an ant in reach covers it, own or enemy") {
    const State state = ant_board(kField, "turn=red");
    Input input = input_for(state);
    input.tap(at("b2"));
    CHECK(played(state, input.tap(at("c3"))) == "b2-c3");
    CHECK(input.selected() == kNoCell);
    input.tap(at("b2"));
    CHECK(played(state, input.tap(at("d2"))) == "b2-d2");
}

TEST_CASE("Ant War: another own ant out of reach is taken in hand instead") {
    const State state = ant_board(kField, "turn=red");
    Input input = input_for(state);
    input.tap(at("e4"));
    CHECK(input.tap(at("b4")).kind == Kind::Changed);
    CHECK(input.selected() == at("b4"));
}

TEST_CASE("Ant War: a refused cover says why and keeps the ant in hand") {
    const State state = ant_board(kField, "turn=red");
    Input input = input_for(state);
    const auto reason = [&](const char* from, const char* to) {
        input.clear();
        input.tap(at(from));
        const Answer answer = input.tap(at(to));
        CHECK(answer.kind == Kind::Refused);
        CHECK(answer.denial.cell == at(to));
        CHECK(input.selected() == at(from));
        return name(answer.denial.rules.reason);
    };
    CHECK(reason("b2", "b3") == "joker-uncovered");
    CHECK(reason("d2", "e2") == "soldier-uncovered");
    CHECK(reason("d2", "c2") == "nothing-to-cover");
    CHECK(reason("d2", "d4") == "no-space");
    CHECK(reason("d2", "a3") == "too-far");
    CHECK(reason("b2", "e1") == "queen-straight");
}

TEST_CASE(
    "Ant War: a drag covers, shows where it would land, and is void where it comes back or leaves "
    "the board") {
    const State state = ant_board(kField, "turn=red");
    Input input = input_for(state);
    input.press(at("d2"));
    input.drag(at("d2"));
    CHECK(input.drag(at("d3")).kind == Kind::Changed);
    CHECK(input.shown().lifted == at("d2"));
    CHECK(input.shown().aim == at("d3"));
    CHECK(played(state, input.release(at("d3"))) == "d2-d3");
    CHECK(drag(input, "d2", {"d3", "d2"}).kind == Kind::Changed);
    CHECK(drag(input, "d2", {"d3", ""}).kind == Kind::Changed);
    CHECK(input.selected() == kNoCell);
    CHECK(drag(input, "d2", {"e2"}).kind == Kind::Refused);
    // Not one's own: nothing but the end of the gesture.
    CHECK(drag(input, "a1", {"a2"}).kind == Kind::Changed);
}

TEST_CASE(
    "Ant War: with nothing in hand any card can be looked at, also out of turn and before the "
    "round is played") {
    for (const Access access : {Access::Open, Access::NotYourTurn, Access::Over}) {
        Input input = input_for(ant_board(kField, "turn=red"), access);
        CHECK(input.tap(at("b3")).kind == Kind::Changed);
        CHECK(input.looked_at() == at("b3"));
        CHECK(input.selected() == kNoCell);
        CHECK(input.tap(at("e2")).kind == Kind::Changed);
        CHECK(input.looked_at() == at("e2"));
        CHECK(input.tap(at("e2")).kind == Kind::Changed);
        CHECK(input.looked_at() == kNoCell);
        CHECK(input.tap(at("c2")).kind == Kind::Nothing);
    }
    Input input = input_for(ant_board(kField, "turn=red phase=odds"));
    CHECK(input.tap(at("b2")).kind == Kind::Changed);
    CHECK(input.selected() == kNoCell);
    CHECK(input.looked_at() == at("b2"));
}

TEST_CASE("Ant War: out of turn no ant moves, and a locked board says so") {
    const State state = ant_board(kField, "turn=red");
    Input waiting = input_for(state, Access::NotYourTurn);
    waiting.tap(at("b2"));
    CHECK(waiting.selected() == kNoCell);
    const Answer dragged = drag(waiting, "b2", {"c3"});
    REQUIRE(dragged.kind == Kind::Refused);
    CHECK(dragged.denial.reason == Denial::Reason::NotYourTurn);
    Input locked = input_for(state, Access::Locked);
    const Answer answer = locked.tap(at("b2"));
    REQUIRE(answer.kind == Kind::Refused);
    CHECK(answer.denial.reason == Denial::Reason::Locked);
}

TEST_CASE("Ant War: the mouse over a target shows it as aimed at") {
    Input input = input_for(ant_board(kField, "turn=red"));
    input.tap(at("b2"));
    CHECK(input.hover(at("c3")).kind == Kind::Changed);
    CHECK(input.shown().aim == at("c3"));
    CHECK(input.hover(at("b3")).kind == Kind::Changed);
    CHECK(input.shown().aim == kNoCell);
}
