// A move in advance: chosen while the other side is to move.

#include "support/catch.h"
#include "support/drawn_position.h"
#include "view/army_ants/input.h"

using namespace anthill;
using namespace anthill::army_ants;
using Kind = Answer::Kind;

namespace {

const Drawing kField{
    ".. .. Qs .. ..",  // 8
    ".. .. .. .. ..",  // 7
    ".. .. .. .. ..",  // 6
    "5s .. .. .. 4s",  // 5
    "5h .. .. .. 9h",  // 4
    "3h 4h .. 2h ..",  // 3
    ".. .. .. .. ..",  // 2
    "Qh 8h .. .. .."   // 1
};

/// Black is to move, and Red chooses.
Input waiting(const Drawing& field = kField) {
    Input input;
    input.set_position(battle(field, Seat::Black), Access::Premove);
    return input;
}

std::string chosen(const Input& input, const Answer& answer) {
    return answer.kind == Kind::Play ? ArmyAnts::move_text(input.state(), answer.move) : "nothing";
}

Answer drag(Input& input, const char* from, const char* to) {
    input.press(at(from));
    input.drag(at(to));
    return input.release(at(to));
}

const Target* target(const Input& input, const char* cell) {
    static std::vector<Target> targets;
    targets = input.shown().targets;
    return target_at(targets, at(cell));
}

}  // namespace

TEST_CASE("In advance the waiting side's cards are taken in hand, the other side's are not") {
    Input input = waiting();
    CHECK(input.tap(at("e4")).kind == Kind::Changed);
    CHECK(input.selection().cells() == set_of(at("e4")));
    input.clear();
    const Answer refused = input.tap(at("e5"));
    CHECK(refused.kind == Kind::Refused);
    CHECK(refused.denial.rules.reason == Refusal::Reason::NotYourCard);
}

TEST_CASE("In advance cards in the way do not count, strength and direction do") {
    Input input = waiting();
    input.tap(at("e4"));
    CHECK(target(input, "e5")->kind == Target::Kind::Attack);
    CHECK(target(input, "e8")->kind == Target::Kind::Move);
    input.tap(at("a3"));
    CHECK(target(input, "a5") == nullptr);  // stronger
    input.tap(at("b1"));
    REQUIRE(target(input, "c1") != nullptr);
    CHECK(target(input, "a5") == nullptr);  // not straight
    input.tap(at("a1"));
    CHECK(target(input, "e5") == nullptr);  // the Queen
}

TEST_CASE("In advance an attack may be meant for what comes to stand in the line") {
    Input input = waiting({
        ".. .. Qs .. ..",  // 8
        ".. .. .. .. ..",  // 7
        "4s .. .. .. ..",  // 6
        "9s .. .. .. ..",  // 5
        "5h .. .. .. ..",  // 4
        ".. .. .. .. ..",  // 3
        ".. .. .. .. ..",  // 2
        "Qh .. .. .. .."   // 1
    });
    input.tap(at("a4"));
    CHECK(target(input, "a5") == nullptr);
    CHECK(chosen(input, input.tap(at("a6"))) == "a4xa6");
}

TEST_CASE("In advance a drag onto a friend is an attack on whatever takes it") {
    Input input = waiting();
    CHECK(chosen(input, drag(input, "e4", "a4")) == "e4xa4");
    CHECK(chosen(input, drag(input, "b3", "a3")) == "b3xa3");
    CHECK(drag(input, "a1", "b1").kind != Kind::Play);  // the Queen swaps, or marches
}

TEST_CASE("In advance a line marches where it could now") {
    Input input = waiting();
    input.tap(at("a3"));
    REQUIRE(input.tap(at("b3")).kind == Kind::Question);
    input.choose(Input::Choice::Line);
    CHECK(chosen(input, input.tap(at("a2"))) == "a3:b3-a2");
}

TEST_CASE("In the rally nobody attacks in advance, nor leaves the own territory") {
    Input input;
    input.set_position(rally(kField, "5,5", Seat::Black), Access::Premove);
    input.tap(at("e4"));
    CHECK(target(input, "e5") == nullptr);
    CHECK(target(input, "c6") == nullptr);
    CHECK(target(input, "c2") != nullptr);
}

TEST_CASE("A side without rally turns chooses in advance for the battle") {
    Input input;
    input.set_position(rally(kField, "0,1", Seat::Black), Access::Premove);
    input.tap(at("e4"));
    CHECK(chosen(input, input.tap(at("e5"))) == "e4xe5");
    input.tap(at("e4"));
    CHECK(chosen(input, input.tap(at("c6"))) == "e4-c6");
}

TEST_CASE("In advance the Queen goes home by a move where the Favor is no longer hers") {
    Input input;
    input.set_position(rally(kField, "0,1", Seat::Black), Access::Premove);
    input.tap(at("a1"));
    CHECK(target(input, "c1") != nullptr);
    CHECK(chosen(input, input.tap(at("c1"))) == "a1-c1");
    CHECK(chosen(input, drag(input, "a1", "c1")) == "a1-c1");
}

TEST_CASE("What waits is shown, outlives what is let go, and is taken back by a tap") {
    Input input = waiting();
    input.tap(at("e4"));
    const Answer answer = input.tap(at("c2"));
    REQUIRE(chosen(input, answer) == "e4-c2");
    input.premove(answer.move);
    CHECK(input.shown().premove == answer.move);
    CHECK(input.shown().preview == answer.move);

    SECTION("A dialog comes up, the other side has moved") {
        input.set_position(battle(kField, Seat::Black), Access::Locked);
        CHECK(input.premove());
        input.set_position(battle(kField, Seat::Red), Access::Open);
        REQUIRE(input.premove());
        CHECK_FALSE(input.premove_refusal().refused());
        CHECK_FALSE(input.shown().preview);
    }
    SECTION("The rules refuse it in the position that has come") {
        Drawing after = kField;
        after[6] = ".. .. 6s .. ..";
        input.set_position(battle(after, Seat::Red), Access::Open);
        CHECK(input.premove_refusal().reason == Refusal::Reason::SpaceTaken);
    }
    SECTION("A tap elsewhere takes it back and does nothing else") {
        CHECK(input.tap(at("d7")).kind == Kind::Changed);
        CHECK_FALSE(input.premove());
        CHECK(input.selection().empty());
    }
    SECTION("So does a tap on its own spaces") {
        CHECK(input.tap(at("e4")).kind == Kind::Changed);
        CHECK_FALSE(input.premove());
        CHECK(input.selection().empty());
    }
    SECTION("A tap on another card takes that in hand as well") {
        CHECK(input.tap(at("b1")).kind == Kind::Changed);
        CHECK_FALSE(input.premove());
        CHECK(input.selection().cells() == set_of(at("b1")));
    }
    SECTION("By a finger's tap too; a touch that is taken away leaves it") {
        input.press(at("d7"));
        input.cancel();
        CHECK(input.premove());
        input.press(at("d7"));
        CHECK(input.release(at("d7")).kind == Kind::Changed);
        CHECK_FALSE(input.premove());
    }
    SECTION("Escape") {
        CHECK(input.clear().kind == Kind::Changed);
        CHECK_FALSE(input.premove());
        CHECK(input.clear().kind == Kind::Nothing);
    }
}
