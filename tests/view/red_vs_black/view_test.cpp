#include "view/red_vs_black/view.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "match/game_match.h"
#include "support/catch.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using tests::armies;
using tests::played;

namespace {

anthill::Layout laid(Size canvas, Seat bottom = Seat::Red) {
    LayoutRequest request;
    request.canvas = canvas;
    request.grid = {1, 1, 0, 0, false};
    request.bottom = bottom;
    return anthill::Layout(request);
}

std::size_t count_of(const Scene& scene, Picture picture) {
    return static_cast<std::size_t>(
        std::count_if(scene.items.begin(), scene.items.end(), [picture](const SceneItem& item) {
            return item.has_picture() && item.picture == picture;
        }));
}

GameMatch<RedVsBlack>& of(const std::unique_ptr<Match>& match) {
    return static_cast<GameMatch<RedVsBlack>&>(*match);
}

/// Moves and facts that the view tells the page, as JSON.
std::string told(RedVsBlackView& view) {
    JsonWriter json;
    json.open_object();
    view.write_moves(json, 0);
    view.write_facts(json);
    return json.close_object().text();
}

/// One frame of dice lying flat in a row.
std::vector<float> frame_of(unsigned dice, float y) {
    std::vector<float> poses;
    for (unsigned i = 0; i < dice; ++i) {
        for (const float number :
             {1.0F + 2 * static_cast<float>(i), y, 0.4F, 0.0F, 0.0F, 0.0F, 1.0F}) {
            poses.push_back(number);
        }
    }
    return poses;
}

}  // namespace

TEST_CASE(
    "TableLayout: every point of the board has its pixel and the other way round, standing, lying "
    "and from the other end") {
    for (const Size canvas : {Size{360, 490}, Size{900, 420}, Size{600, 600}}) {
        for (const Seat bottom : {Seat::Red, Seat::Black}) {
            const TableLayout table(laid(canvas, bottom));
            CHECK(table.rotated() == (canvas.w > canvas.h));
            for (const Vec2 at : {Vec2{0, -1}, Vec2{11, 13}, Vec2{3, 7}}) {
                const Vec2 pixel = table.pixel(at.x, at.y);
                CHECK((pixel.x >= 0 && pixel.x <= canvas.w && pixel.y >= 0 && pixel.y <= canvas.h));
                const Vec2 back = table.board({static_cast<int>(std::lround(pixel.x)),
                                               static_cast<int>(std::lround(pixel.y))});
                CHECK(back.x == Approx(at.x).margin(0.6 / table.tile()));
                CHECK(back.y == Approx(at.y).margin(0.6 / table.tile()));
            }
        }
    }
    const TableLayout standing(laid({360, 490}));
    CHECK(standing.hill(Seat::Red).y <
          standing.hill(Seat::Black).y);  // Red sits below, its own Hill is the far one
    const TableLayout turned(laid({360, 490}, Seat::Black));
    CHECK(turned.hill(Seat::Red).y > turned.hill(Seat::Black).y);
    const TableLayout lying(laid({900, 420}));
    CHECK(lying.hill(Seat::Red).x > lying.hill(Seat::Black).x);
}

TEST_CASE("Dice that are laid down show the number that they bear, for whoever throws") {
    const TableLayout table(laid({360, 490}));
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        for (unsigned number = 1; number <= 10; ++number) {
            const Solid solid = solid_at({4.5, 6.5}, number, seat, table);
            const auto top = std::max_element(solid.normals.begin(), solid.normals.end(),
                                              [](Vec3 a, Vec3 b) { return a.z < b.z; });
            CHECK(dice::kDieSides[static_cast<std::size_t>(top - solid.normals.begin())].number ==
                  number);
            CHECK(top->z == Approx(1));
        }
    }
}

TEST_CASE("A die that has rolled off the board is whole where there is room beside the board") {
    std::array<Throw, 2> thrown;
    Die die;
    die.number = 6;
    die.place = Place::Off;
    die.spotted = true;
    die.spot.y = 650;
    for (const std::int16_t x : {std::int16_t{-300}, std::int16_t{1400}}) {
        die.spot.x = x;
        thrown[index(Seat::Red)] = {};
        thrown[index(Seat::Red)].push_back(die);
        for (const int height : {340, 400, 490}) {
            const TableLayout table(laid({360, height}));
            const Vec2 at = resting_places(thrown, table)[index(Seat::Red)].front();
            const double to_edge = std::min(at.x, 360 - at.x) / table.tile();
            const Rect board = table.rect(0, 0, kColumns, kRows);
            CHECK((at.x < board.x || at.x > board.x + board.w));
            CHECK((to_edge > 0.5) == (height < 490));  // the widest board leaves no room
        }
    }
}

TEST_CASE(
    "A throw flies for as long as its frames take, then lies as it fell; without frames it lies at "
    "once") {
    auto match = new_match("red-vs-black");
    REQUIRE(match);
    RedVsBlackView view(of(*match));
    const auto play = [&](const char* move) {
        const auto error = (*match)->play(move);
        INFO((error ? error->message : ""));
        REQUIRE_FALSE(error);
        return view.sync(false);
    };
    view.sync(false);
    play("commit:none");
    play("commit:none");
    const Theme& light = theme(ThemeName::Light);
    const anthill::Layout layout = laid({360, 490});
    // In the hand.
    CHECK(count_of(view.scene(layout, light, {}), Picture::number(10, Seat::Red)) >= 1);
    std::vector<float> poses;
    for (int i = 0; i < 90; ++i) {
        const std::vector<float> frame = frame_of(3, static_cast<float>(i) * 0.05F);
        poses.insert(poses.end(), frame.begin(), frame.end());
    }
    view.expect_throw(poses, 3);
    const Transition flight = play("throw:1r@1.00;4.45,1b@3.00;4.45,1r@5.00;4.45");
    CHECK(flight.milliseconds == 1500);
    CHECK(view.scene(layout, light, {0, {}, kNoCell}) !=
          view.scene(layout, light, {0.5, {}, kNoCell}));
    view.settle();
    const Scene rest = view.scene(layout, light, {});
    CHECK(rest == view.scene(layout, light, {0.5, {}, kNoCell}));
    view.expect_throw(frame_of(4, 5), 4);  // not of this throw, which has three
    CHECK(play("throw:1r,1b,1h").milliseconds == 0);
}

TEST_CASE("Dice that lie ready step aside from dice of the other throw on their Hill") {
    const TableLayout table(laid({360, 490}));
    const Theme& light = theme(ThemeName::Light);
    // The spots at which the numbers of one side's dice are drawn.
    const auto spots = [&](const SceneInput& input, Seat seat) {
        std::vector<Vec2> found;
        const Scene scene = scene_of(input, table, light);
        for (const SceneItem& item : scene.items) {
            bool is_number = false;
            for (unsigned number = 1; number <= kFaces; ++number) {
                is_number |= item.has_picture() && item.picture == Picture::number(number, seat);
            }
            if (is_number) {
                Vec2 middle;
                for (std::size_t i = item.first; i < item.first + item.count; ++i) {
                    middle.x += scene.vertices[i].x / static_cast<double>(item.count);
                    middle.y += scene.vertices[i].y / static_cast<double>(item.count);
                }
                found.push_back(middle);
            }
        }
        return found;
    };
    for (const int x : {550, 300, 900}) {
        SceneInput input;
        input.ready = Seat::Black;
        input.in_hand = 5;
        Die die;
        die.number = 7;
        die.place = Place::OwnHill;
        die.spotted = true;
        die.spot = {static_cast<std::int16_t>(x), 1250};
        input.thrown[index(Seat::Red)].push_back(die);
        for (const Vec2 red : spots(input, Seat::Red)) {
            for (const Vec2 black : spots(input, Seat::Black)) {
                CHECK(std::hypot(red.x - black.x, red.y - black.y) > 0.25 * table.tile());
            }
        }
    }
}

TEST_CASE(
    "The table stays after a turn has been resolved until it is let go, and can be had back") {
    auto match = match_from_position(
        "red-vs-black red=0000000000 black=0000000000 moves commit:none commit:none throw:1r,2b,3r "
        "throw:4b,5b,6r keep");
    REQUIRE(match);
    RedVsBlackView view(of(*match));
    view.sync(false);
    REQUIRE_FALSE((*match)->play("keep"));
    view.sync(false);
    CHECK(told(view).find("\"held\":true") != std::string::npos);
    CHECK(told(view).find(
              "\"kind\":\"wound\",\"side\":\"black\",\"unit\":1,\"die\":1,\"thrower\":\"red\"") !=
          std::string::npos);
    CHECK(view.choose(0).kind == ViewAnswer::Kind::Changed);
    CHECK(told(view).find("\"held\":false") != std::string::npos);
    CHECK(view.choose(0).kind == ViewAnswer::Kind::Nothing);
    CHECK(view.choose(1).kind == ViewAnswer::Kind::Changed);
}

TEST_CASE("Nobody but Red is told what Red commits before Black has answered") {
    auto match =
        match_from_position("red-vs-black red=0000000000 black=0000000000 moves commit:3,8");
    REQUIRE(match);
    RedVsBlackView view(of(*match));
    const auto committed = [&view] {
        const std::string text = told(view);
        return text.substr(text.find("\"committed\""), 38);
    };
    view.sync(false);
    CHECK(committed() == "\"committed\":{\"red\":null,\"black\":null},");
    view.watch(Seat::Black);
    CHECK(committed() == "\"committed\":{\"red\":null,\"black\":null},");
    view.watch(Seat::Red);
    CHECK(committed() == "\"committed\":{\"red\":[3,8],\"black\":null}");
}

TEST_CASE("An option that is considered moves the rings, and nothing else") {
    auto match = match_from_position(
        "red-vs-black red=0000000000 black=0000000000 moves commit:none commit:none throw:1r,2b,3r "
        "throw:4b,5b,6r");
    REQUIRE(match);
    RedVsBlackView view(of(*match));
    view.sync(false);
    const auto scene = [&view] {
        return view.scene(laid({360, 490}), theme(ThemeName::Light), {});
    };
    const std::string before = told(view);
    const Scene kept = scene();
    std::set<std::size_t> vertices;
    // The options are counted from 2 on; what lies beyond them is none.
    for (int option = 2; view.choose(option).kind == ViewAnswer::Kind::Changed; ++option) {
        CHECK(told(view) == before);
        vertices.insert(scene().vertices.size());
    }
    CHECK(vertices.size() > 1);  // with fewer rings and with more
    CHECK(scene() == kept);
    view.choose(3);
    CHECK(view.choose(0).kind == ViewAnswer::Kind::Changed);
    CHECK(scene() == kept);
}

TEST_CASE("Whoever chooses a tactic is told what the other throw is about to do") {
    auto match = match_from_position(
        "red-vs-black red=0100000000 black=0000000000 moves commit:none commit:none "
        "throw:1b,3b,4b throw:2b,5b,6r");
    REQUIRE(match);
    RedVsBlackView view(of(*match));
    view.sync(false);
    const auto against = [&view] {
        const std::string facts = told(view);
        const std::size_t from = facts.find("\"against\":[");
        return facts.substr(from, facts.find(']', from) - from);
    };
    // The wounded 2 falls, the 5 is wounded, and the 6 on red does nothing.
    CHECK(against().find("\"kind\":\"remove\",\"side\":\"red\",\"unit\":2") != std::string::npos);
    CHECK(against().find("\"kind\":\"wound\",\"side\":\"red\",\"unit\":5") != std::string::npos);
    CHECK(against().find("\"unit\":6") == std::string::npos);
    REQUIRE_FALSE((*match)->play("keep"));
    view.sync(false);
    // Red's dice lie on black.
    CHECK(against().find("\"side\":\"black\"") == std::string::npos);
    REQUIRE_FALSE((*match)->play("keep"));
    view.sync(false);
    CHECK(against() == "\"against\":[");
}

TEST_CASE("A die that hits a unit which is gone, or brings none back, has no ring") {
    const auto vertices = [](const std::string& black, const std::string& red = "0000000000") {
        auto match = match_from_position("red-vs-black red=" + red + " black=" + black +
                                         " moves commit:none commit:none throw:1h,2b,4r "
                                         "throw:4e,5e,6r");
        REQUIRE(match);
        RedVsBlackView view(of(*match));
        view.sync(false);
        return view.scene(laid({360, 490}), theme(ThemeName::Light), {}).vertices.size();
    };
    CHECK(vertices("000x000000") < vertices("0000000000"));
    CHECK(vertices("00x0000000") == vertices("0000000000"));
    CHECK(vertices("0000000000") < vertices("0000000000", "000x000000"));
}

TEST_CASE("The dice of the last turn stay on the table when the game is over") {
    auto match = match_from_position(
        "red-vs-black red=0000000000 black=111xxxxxxx moves commit:none commit:none "
        "throw:1r,2r,3r throw:4b,5b,6b keep");
    REQUIRE(match);
    RedVsBlackView view(of(*match));
    view.sync(false);
    REQUIRE_FALSE((*match)->play("keep"));
    REQUIRE((*match)->outcome().over());
    view.sync(false);
    view.choose(0);
    const Scene end = view.scene(laid({360, 490}), theme(ThemeName::Light), {});
    CHECK(count_of(end, Picture::number(3, Seat::Red)) >= 1);
    JsonWriter json;
    json.open_object();
    view.write_facts(json);
    view.write_places(json, laid({360, 490}));
    const std::string facts = json.close_object().text();
    CHECK(facts.find("\"thrown\":{\"red\":[{\"number\":1,") != std::string::npos);
    CHECK(facts.find("\"dice\":{\"red\":[{\"x\":") != std::string::npos);
}

TEST_CASE("A hand without dice holds a magnifying glass over those that lie") {
    auto match = match_from_position(
        "red-vs-black red=0000000000 black=0000000000 moves commit:none commit:none throw:1r,2b,3r "
        "throw:4b,5b,6r");
    REQUIRE(match);
    RedVsBlackView view(of(*match));
    view.sync(false);
    for (const Size canvas : {Size{360, 490}, Size{900, 420}}) {
        for (const anthill::Point finger :
             {anthill::Point{180, 300}, anthill::Point{4, 4}, anthill::Point{359, 410}}) {
            view.hold(finger);
            const Scene scene = view.scene(laid(canvas), theme(ThemeName::Light), {});
            std::vector<Rect> clips;
            for (const SceneItem& item : scene.items) {
                if (item.kind == SceneItem::Kind::Clip) {
                    clips.push_back(item.where);
                }
            }
            REQUIRE(clips.size() == 2);
            CHECK(clips[1] == Rect{});  // what follows is drawn everywhere again
            const Rect lens = clips[0];
            CHECK_FALSE(lens.contains(finger));
            CHECK((lens.x >= 0 && lens.y >= 0 && lens.x + lens.w <= canvas.w));
        }
    }
    view.hold(std::nullopt);
    const Scene scene = view.scene(laid({360, 490}), theme(ThemeName::Light), {});
    CHECK(std::none_of(scene.items.begin(), scene.items.end(),
                       [](const SceneItem& item) { return item.kind == SceneItem::Kind::Clip; }));
}

TEST_CASE("A table fills four fifths of an upright tablet") {
    // 820 x 1180, less the bars above and below the board.
    const TableLayout table(laid({820, 882}));
    CHECK(table.tile() * kColumns >= 656);
    CHECK(table.tile() == std::floor(table.tile()));
    const Rect board = table.rect(0, -kHillDepth, kColumns, kRows + 2 * kHillDepth);
    CHECK((board.x >= 0 && board.y >= 0 && board.x + board.w <= 820 && board.y + board.h <= 882));
}
