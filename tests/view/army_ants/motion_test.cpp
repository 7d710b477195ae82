#include "view/army_ants/motion.h"

#include <cmath>

#include "engine/game.h"
#include "support/catch.h"
#include "support/drawn_position.h"
#include "view/army_ants/targets.h"

using namespace anthill;
using namespace anthill::army_ants;

namespace {

const Drawing kField{
    ".. .. Qs .. ..",  // 8
    ".. 3s .. .. ..",  // 7
    ".. .. .. 7c ..",  // 6
    "5s .. 2c .. 4s",  // 5
    "5h 2d .. .. 9h",  // 4
    "3h 4h .. 2h ..",  // 3
    ".. 6h .. .. ..",  // 2
    "Qh 8h .. .. .."   // 1
};

/// Cards by the cell they are exactly on; a card between cells counts for none.
CellSet whole_cells(const std::vector<FlyingCard>& flying_cards, double least_opacity) {
    CellSet cells = 0;
    for (const FlyingCard& pose : flying_cards) {
        if (pose.opacity < least_opacity) {
            continue;
        }
        REQUIRE(pose.column == Approx(std::round(pose.column)).margin(1e-9));
        REQUIRE(pose.row == Approx(std::round(pose.row)).margin(1e-9));
        cells |= set_of(BoardGrid::cell(static_cast<unsigned>(std::lround(pose.column)),
                                        static_cast<unsigned>(std::lround(pose.row))));
    }
    return cells;
}

}  // namespace

TEST_CASE("Every command begins with the position before it and ends with the one after") {
    const State before = battle(kField);
    const auto moves = moves_in<ArmyAnts>(before);
    REQUIRE(moves.size() > 40);
    for (const Move move : moves) {
        CAPTURE(ArmyAnts::move_text(before, move));
        CHECK(whole_cells(flying_cards(before, move, 0), 0.5) == moving_cells(move));
        State after = before;
        ArmyAnts::apply(after, move);
        CHECK(whole_cells(flying_cards(before, move, 1), 0.01) == arrival_cells(before, move));
        for (const Cell cell : CellsOf(arrival_cells(before, move))) {
            CHECK_FALSE(after.at(cell).empty());
        }
        for (const Cell cell : CellsOf(moving_cells(move) & ~arrival_cells(before, move))) {
            CHECK(after.at(cell).empty());
        }
        CHECK(duration_of(before, move) > 0);
    }
}

TEST_CASE("A card that moves out walks through empty spaces only, and as few as possible") {
    const State before = battle(kField);
    const auto moves = moves_in<ArmyAnts>(before);
    int walks = 0;
    for (const Move move : moves) {
        if (move.kind != Move::Kind::Single) {
            continue;
        }
        const std::vector<Cell> way = way_of(before, move);
        CAPTURE(ArmyAnts::move_text(before, move));
        REQUIRE(way.front() == move.from);
        REQUIRE(way.back() == move.to);
        for (std::size_t i = 1; i < way.size(); ++i) {
            CHECK(before.at(way[i]).empty());
            CHECK(BoardGrid::direction(way[i - 1], way[i]).has_value());
            CHECK(BoardGrid::distance(way[i - 1], way[i]) == 1);
        }
        ++walks;
    }
    CHECK(walks > 10);
    CHECK(way_of(before, Move::single(at("e4"), at("e1"))).size() == 4);
}

TEST_CASE("The captured card is crossed out and fades while the winner stays; equals both go") {
    const State before = battle(kField);
    const std::vector<FlyingCard> attack =
        flying_cards(before, Move::attack(at("e4"), at("e5")), 0.9);
    REQUIRE(attack.size() == 2);
    CHECK(attack[0].crossed == 0);
    CHECK(attack[0].opacity == 1);
    CHECK(attack[1].crossed == 1);  // on top, where it can be seen to go
    CHECK(attack[1].opacity < 0.5);
    const std::vector<FlyingCard> exchange =
        flying_cards(before, Move::attack(at("a4"), at("a5")), 0.9);
    REQUIRE(exchange.size() == 2);
    for (const FlyingCard& pose : exchange) {
        CHECK(pose.crossed == 1);
        CHECK(pose.opacity < 0.5);
    }
}

TEST_CASE("Swapped cards pass beside each other, not through each other") {
    const State before = battle(kField);
    const std::vector<FlyingCard> swap = flying_cards(before, Move::swap(at("a3"), at("b3")), 0.5);
    REQUIRE(swap.size() == 2);
    CHECK(std::abs(swap[0].row - swap[1].row) > 0.5);
}
