// Dice of both throws make room for each other, on the tiles that they were scored on.

#include "view/red_vs_black/dice_separation.h"

#include <cmath>

#include "core/rng.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::red_vs_black;

namespace {

double distance(Vec2 a, Vec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

Place tile_at(Vec2 spot) {
    return is_red_tile(static_cast<int>(spot.x), static_cast<int>(spot.y)) ? Place::Red
                                                                           : Place::Black;
}

}  // namespace

TEST_CASE("Room: dice that touch nobody stay exactly where they lie") {
    const std::vector<RestingDie> dice{{{3.31, 4.2}, Place::Red, Seat::Red},
                                       {{4.25, 4.2}, Place::Black, Seat::Black},
                                       {{-0.6, 3}, Place::Off, Seat::Black}};
    const std::vector<Vec2> spots = separate(dice);
    REQUIRE(spots.size() == dice.size());
    for (std::size_t i = 0; i < dice.size(); ++i) {
        CHECK(distance(spots[i], dice[i].spot) == 0);
    }
}

TEST_CASE("Room: one die on top of another") {
    for (const Vec2 at : {Vec2{3.5, 4.5}, Vec2{3.0, 4.5}, Vec2{0.02, 11.9}}) {
        const std::vector<Vec2> spots =
            separate({{at, tile_at(at), Seat::Red}, {at, tile_at(at), Seat::Black}});
        CHECK(distance(spots[0], spots[1]) > 0.55);
        for (const Vec2 spot : spots) {
            CHECK(tile_at(spot) == tile_at(at));
        }
    }
    const std::vector<Vec2> hill = separate(
        {{{5, 12.5}, Place::OwnHill, Seat::Red}, {{5.1, 12.5}, Place::EnemyHill, Seat::Black}});
    CHECK(distance(hill[0], hill[1]) == Approx(0.9).margin(0.01));
}

TEST_CASE("Room: a die on the edge between two tiles, scored by its area, is not moved") {
    const Vec2 edge{3.02, 4.5};
    const Place other = tile_at(edge) == Place::Red ? Place::Black : Place::Red;
    const std::vector<Vec2> spots =
        separate({{edge, other, Seat::Red}, {{3.4, 4.5}, tile_at({3.4, 4.5}), Seat::Black}});
    CHECK(distance(spots[0], edge) == 0);
    CHECK(spots[1].x > 3.6);
}

TEST_CASE("Room: any two throws can be told separate, and no die leaves its place") {
    Rng rng(5);
    int overlapping = 0, dense = 0;
    for (int table = 0; table < 400; ++table) {
        std::vector<RestingDie> dice;
        for (unsigned i = 0; i < 10; ++i) {
            const Vec2 spot{3.5 + static_cast<double>(rng.below(400)) / 100,
                            3 + static_cast<double>(rng.below(600)) / 100};
            dice.push_back({spot, tile_at(spot), i < 5 ? Seat::Red : Seat::Black});
        }
        const std::vector<Vec2> spots = separate(dice);
        for (std::size_t i = 0; i < dice.size(); ++i) {
            CHECK(tile_at(spots[i]) == dice[i].place);
            for (std::size_t j = 5; i < 5 && j < 10; ++j) {
                overlapping += distance(dice[i].spot, dice[j].spot) < 0.6 ? 1 : 0;
                dense += distance(spots[i], spots[j]) < 0.6 ? 1 : 0;
            }
        }
    }
    // Only three or more dice on one tile still overlap.
    CHECK(overlapping > 200);
    CHECK(dense * 20 < overlapping);
}
