#include "view/army_ants/scene.h"

#include "support/catch.h"
#include "support/drawn_position.h"
#include "support/picture_text.h"

using namespace anthill;
using namespace anthill::army_ants;

namespace {

const Drawing kSkirmish{
    ".. .. Qs .. ..",  // 8
    ".. .. .. .. ..",  // 7
    ".. .. .. .. ..",  // 6
    "5s .. .. .. 4s",  // 5
    "5h .. .. .. 9h",  // 4
    ".. 4h .. .. ..",  // 3
    ".. 6h .. .. ..",  // 2
    "Qh .. .. .. .."   // 1
};

SceneInput with(Input& input, const State& state) {
    SceneInput picturing;
    picturing.position = state;
    picturing.shown = input.shown();
    return picturing;
}

}  // namespace

TEST_CASE("Scene: both cards of a question are framed") {
    const State state = battle(kSkirmish);
    Input input;
    input.set_position(state, Access::Open);
    input.tap(at("b2"));
    input.tap(at("b3"));
    REQUIRE(input.question());
    CellSet framed = 0;
    for (const CellMark& mark : marks_of(with(input, state))) {
        framed |= mark.mark == Mark::Selected ? set_of(mark.cell) : 0;
    }
    CHECK(framed == (set_of(at("b2")) | set_of(at("b3"))));
}

TEST_CASE(
    "Scene: one side's cards lie end for end, at rest, in hand and on their way; signs do not") {
    const State state = battle(kSkirmish);
    Input input;
    input.set_position(state, Access::Open);
    input.tap(at("a4"));
    LayoutRequest request;
    request.canvas = {360, 411};
    request.turned = {false, true};
    SceneInput picturing = with(input, state);
    const auto check = [&](std::size_t cards) {
        std::size_t seen = 0;
        for (const SceneItem& item :
             scene_of(picturing, Layout(request), theme(ThemeName::Light)).items) {
            const bool card =
                item.kind == SceneItem::Kind::Picture && item.picture.kind == PictureKind::Card;
            seen += card ? 1 : 0;
            CAPTURE(to_text(item.picture));
            CHECK(item.picture.turned == (card && item.picture.b == 's'));
        }
        CHECK(seen == cards);
    };
    check(8);
    const Parsed<Move> move = ArmyAnts::parse_move(state, "e4xe5");
    REQUIRE(move);
    picturing.shown = {};
    picturing.flight = Played<ArmyAnts>{state, *move};
    picturing.moment.progress = 0.25;
    check(8);
}
