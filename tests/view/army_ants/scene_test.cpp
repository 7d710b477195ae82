#include "view/army_ants/scene.h"

#include "support/catch.h"
#include "support/drawn_position.h"
#include "support/golden.h"
#include "support/recording_canvas.h"

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

Layout small_layout(Seat bottom = Seat::Red) {
    LayoutRequest request;
    request.canvas = {360, 411};
    request.bottom = bottom;
    return Layout(request);
}

/// The drawing without the board itself.
std::string recorded(const Scene& scene) {
    Scene shown = scene;
    std::erase_if(shown.items, [](const SceneItem& item) {
        return item.kind == SceneItem::Kind::Fill ||
               (item.picture.kind != PictureKind::Card && item.picture.kind != PictureKind::Mark &&
                item.picture.kind != PictureKind::Shadow);
    });
    RecordingCanvas canvas;
    draw(shown, canvas);
    return canvas.text();
}

std::string shown(const SceneInput& picturing, Seat bottom = Seat::Red) {
    return recorded(scene_of(picturing, small_layout(bottom), theme(ThemeName::Light)));
}

SceneInput with(Input& input, const State& state) {
    SceneInput picturing;
    picturing.position = state;
    picturing.shown = input.shown();
    return picturing;
}

}  // namespace

TEST_CASE("Scene: the whole board of a new game") {
    const State state =
        rally({"As 2s .. 4s 5s", "6s 7s 8s 9s Ac", "2c 3c 4c 5c 6c", "7c 8c 9c Qs 3s",
               "Ah 2h 3h 4h 5h", "6h 7h 8h 9h Ad", "2d 3d 4d 5d 6d", "7d 8d .. Qh 9d"});
    SceneInput picturing;
    picturing.position = state;
    RecordingCanvas canvas;
    draw(scene_of(picturing, small_layout(), theme(ThemeName::Light)), canvas);
    CHECK(canvas.text() == golden_text("scene/new_game.txt", canvas.text()));
}

TEST_CASE("Scene: one card selected, with all it can do") {
    const State state = battle(kSkirmish);
    Input input;
    input.set_position(state, Access::Open);
    input.tap(at("a4"));
    const std::string text = shown(with(input, state));
    CHECK(text == golden_text("scene/card_selected.txt", text));
}

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

TEST_CASE("Scene: a line selected, seen from Black's side, a march hovered over") {
    const State state = battle(kSkirmish);
    Input input;
    input.set_position(state, Access::Open);
    input.tap(at("b3"));
    input.extend(at("b2"));
    input.hover(at("b5"));
    const std::string text = shown(with(input, state), Seat::Black);
    CHECK(text == golden_text("scene/line_seen_by_black.txt", text));
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

TEST_CASE("Scene: a card dragged over an enemy that it takes") {
    const State state = battle(kSkirmish);
    Input input;
    input.set_position(state, Access::Open);
    input.press(at("e4"));
    input.drag(at("e5"));
    SceneInput picturing = with(input, state);
    picturing.moment.drag = {3, -50};
    const std::string text = shown(picturing);
    CHECK(text == golden_text("scene/card_dragged.txt", text));
}

TEST_CASE("Scene: an attack in mid-flight and the trace it leaves") {
    const State before = battle(kSkirmish);
    const Parsed<Move> move = ArmyAnts::parse_move(before, "e4xe5");
    REQUIRE(move);
    SceneInput picturing;
    picturing.position = before;
    ArmyAnts::apply(picturing.position, *move);
    picturing.last = picturing.flight = Played<ArmyAnts>{before, *move};
    picturing.moment.progress = 0.75;
    std::string text = shown(picturing);
    picturing.flight.reset();
    text += "-- at rest\n" + shown(picturing);
    CHECK(text == golden_text("scene/attack.txt", text));
}
