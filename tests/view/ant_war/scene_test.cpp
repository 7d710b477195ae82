#include "view/ant_war/scene.h"

#include <algorithm>

#include "support/ant_war_board.h"
#include "support/catch.h"
#include "support/dealt.h"
#include "support/picture_text.h"
#include "view/ant_war/count.h"
#include "view/ant_war/motion.h"

using namespace anthill;
using namespace anthill::ant_war;
using tests::ant_board;
using tests::dealt;

namespace {

Cell at(const char* name) { return *FrameGrid::parse(name); }

anthill::Layout laid(const Window& window, Size canvas = {600, 600}) {
    LayoutRequest request;
    request.canvas = canvas;
    request.grid = window.grid();
    return anthill::Layout(request);
}

SceneInput picturing_of(const State& state) {
    SceneInput input;
    input.position = state;
    input.window = Window(state);
    return input;
}

std::vector<SceneItem> items_of(const Scene& scene, PictureKind kind) {
    std::vector<SceneItem> found;
    std::copy_if(scene.items.begin(), scene.items.end(), std::back_inserter(found),
                 [kind](const SceneItem& item) {
                     return item.kind == SceneItem::Kind::Picture && item.picture.kind == kind;
                 });
    return found;
}

}  // namespace

TEST_CASE(
    "Ant War's scene: a space and a card for every space of every shape, nothing where there is a "
    "hole") {
    for (const char* shape : {"5x5", "4x4", "2x10", "7x6", "10x2", "spiral", "random"}) {
        const State state = dealt<AntWar>(std::string("shape=") + shape, 5);
        const SceneInput input = picturing_of(state);
        const anthill::Layout layout = laid(input.window);
        const Scene scene = scene_of(input, layout, theme(ThemeName::Light));
        const auto spaces = items_of(scene, PictureKind::Space),
                   cards = items_of(scene, PictureKind::Card);
        CAPTURE(shape);
        CHECK(spaces.size() == cards.size());
        CHECK(items_of(scene, PictureKind::Border).empty());
        std::size_t there = 0;
        for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
            const Cell cell{static_cast<std::uint8_t>(i)};
            if (!state.spaces.has(cell)) {
                continue;
            }
            ++there;
            const Rect where = layout.cell_rect(input.window.in_window(cell));
            CHECK(std::any_of(cards.begin(), cards.end(),
                              [&](const SceneItem& item) { return item.where == where; }));
            CHECK(input.window.in_frame(input.window.in_window(cell)) == cell);
        }
        CHECK(cards.size() == there);
    }
}

TEST_CASE("Ant War's cards lie end for end by their colour, whatever is nobody's as Red's do") {
    const State state = dealt<AntWar>("shape=5x5", 5);
    const SceneInput input = picturing_of(state);
    for (const Seat turned : {Seat::Red, Seat::Black}) {
        LayoutRequest request;
        request.canvas = {600, 600};
        request.grid = input.window.grid();
        request.turned[index(turned)] = true;
        int ants = 0;
        for (const SceneItem& item :
             items_of(scene_of(input, anthill::Layout(request), theme(ThemeName::Light)),
                      PictureKind::Card)) {
            const bool black = item.picture.b == 's' || item.picture.b == 'c';
            CAPTURE(to_text(item.picture));
            CHECK(item.picture.turned == (black == (turned == Seat::Black)));
            ants += item.picture.turned ? 1 : 0;
        }
        CHECK(ants > 8);
    }
}

TEST_CASE("Ant War's window shows of a random layout only what has spaces, with its own names") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const State state = dealt<AntWar>("shape=random", seed);
        const CellGrid grid = Window(state).grid();
        const auto has = [&](int column, int row) {
            return state.spaces.has(
                FrameGrid::cell(static_cast<unsigned>(column), static_cast<unsigned>(row)));
        };
        for (int row = 0; row < 10; ++row) {
            for (int column = 0; column < 10; ++column) {
                const bool inside = column >= grid.first_column &&
                                    column < grid.first_column + grid.columns &&
                                    row >= grid.first_row && row < grid.first_row + grid.rows;
                CHECK((inside || !has(column, row)));
            }
        }
        bool left = false, low = false;
        for (int i = 0; i < 10; ++i) {
            left = left || has(grid.first_column, i);
            low = low || has(i, grid.first_row);
        }
        CHECK(left);
        CHECK(low);
    }
}

TEST_CASE(
    "Ant War's scene: a stack shows the edges of the cards below, five at most, and stands up from "
    "its space") {
    const State state = ant_board("9s Td\n3s 4h", "turn=red under=a1:5h2d,b2:Ah2h3h6h7h8h");
    const SceneInput input = picturing_of(state);
    const anthill::Layout layout = laid(input.window);
    const Scene scene = scene_of(input, layout, theme(ThemeName::Light));
    CHECK(items_of(scene, PictureKind::Paper).size() == 5 + 2);
    const auto cards = items_of(scene, PictureKind::Card);
    REQUIRE(cards.size() == 4);
    CHECK(cards[2].picture == Picture::card('3', 's'));
    const Rect ground = layout.cell_rect(input.window.in_window(at("a1")));
    CHECK(cards[2].where.y < ground.y);
    CHECK(raised(state, at("a1"), layout, ground) == ground.y - cards[2].where.y);
    CHECK(cards_under(state, at("a1")) == std::vector<Card>{*parse_card("5h"), *parse_card("2d")});
    CHECK(cards_under(state, at("b1")).empty());
}

TEST_CASE("Ant War's highest stack in the upmost row leaves the coordinates free") {
    State state = ant_board("9h 2s 3s 4s 5s\n6s 7s 8s 6c 7c", "turn=red");
    for (const auto& [from, to] : {std::pair{"a2", "b2"}, {"b2", "c2"}, {"c2", "d2"}}) {
        AntWar::apply(state, Move::cover(at(from), at(to)));
        AntWar::apply(state, Move::pass());
    }
    REQUIRE(cards_under(state, at("d2")).size() == 3);
    const SceneInput input = picturing_of(state);
    const anthill::Layout layout = laid(input.window);
    const auto cards =
        items_of(scene_of(input, layout, theme(ThemeName::Light)), PictureKind::Card);
    for (const SceneItem& card : cards) {
        CHECK(card.where.y + layout.gap() >= layout.board().y);
    }
    const Rect where = layout.cell_rect(input.window.in_window(at("d2")));
    const int high = raised(state, at("d2"), layout, where);
    CHECK(std::any_of(cards.begin(), cards.end(), [&](const SceneItem& card) {
        return card.picture == Picture::card('9', 'h') && card.where == where.moved({0, -high});
    }));
}

TEST_CASE(
    "Ant War's signs: rings on enemies, dots on one's own, the last cover, the ant in hand or "
    "looked at") {
    SceneInput input = picturing_of(ant_board("5s 4h 3d\n9h 2c **", "turn=red"));
    input.shown.selected = at("b2");
    input.shown.targets = {at("a1"), at("b1"), at("a2"), at("c2")};
    input.last = Move::cover(at("c1"), at("b1"));
    const std::vector<CellMark> expected{{at("c1"), Mark::LastFrom}, {at("b1"), Mark::LastTo},
                                         {at("a1"), Mark::Move},     {at("b1"), Mark::Attack},
                                         {at("a2"), Mark::Attack},   {at("c2"), Mark::Move},
                                         {at("b2"), Mark::Selected}};
    CHECK(marks_of(input) == expected);
    input.shown = {};
    input.shown.looked = at("c1");
    CHECK(marks_of(input).back() == CellMark{at("c1"), Mark::Line});
}

TEST_CASE(
    "Ant War's motion: a stack leaves its space, flies and lands; longer jumps fly higher and "
    "longer") {
    const Move step = Move::cover(at("a1"), at("b2")), jump = Move::cover(at("a1"), at("a3"));
    CHECK(flying_stack(step, 0).column == 0);
    CHECK(flying_stack(step, 1).row == 1);
    CHECK(flying_stack(step, 0).lift == 0);
    CHECK(flying_stack(jump, 0.5).lift > flying_stack(step, 0.5).lift);
    CHECK(duration_of(jump) > duration_of(step));
    CHECK(duration_of(Move::pass()) == 0);

    SceneInput input = picturing_of(ant_board("9s Td\n3s 4h", "turn=red"));
    input.flight = Move::cover(at("b1"), at("a2"));
    input.moment.progress = 0.5;
    const anthill::Layout layout = laid(input.window);
    const auto cards =
        items_of(scene_of(input, layout, theme(ThemeName::Light)), PictureKind::Card);
    REQUIRE(cards.size() == 4);
    CHECK(cards.back().picture == Picture::card('4', 'h'));  // in flight, above the others
    CHECK(cards.back().where.x > layout.cell_rect(input.window.in_window(at("a1"))).x);
    CHECK(cards.back().where.x < layout.cell_rect(input.window.in_window(at("b1"))).x);
}

TEST_CASE(
    "Ant War's count names every card, its points and who gets them; together they are the rules' "
    "points") {
    const State state = ant_board("9s Td ** Jc\n3s .. 4h Kd\n** -- Qh 5h", "turn=red");
    const auto counted = count(state);
    REQUIRE(counted.size() == 10);
    CHECK(counted[0].cell == at("a3"));
    CHECK(counted[0].points == 9);
    CHECK(counted[0].to == Seat::Black);
    CHECK(counted[2].points == 0);  // a joker between both colours
    CHECK_FALSE(counted[2].to.has_value());
    CHECK(counted[3].points == 1);
    CHECK(counted[7].to == Seat::Black);  // a joker beside black ants alone
    CHECK(counted[7].points == kJokerPoints);
    Rng rng(7);
    for (int i = 0; i < 200; ++i) {
        const State random = tests::random_ant_position(rng, 5, 5, 20);
        std::array<int, 2> sum{};
        for (const CountedCard& card : count(random)) {
            if (card.to) {
                sum[index(*card.to)] += card.points;
            }
        }
        CHECK(sum == points(random));
    }
}
