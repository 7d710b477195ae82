#include "core/grid.h"

#include "support/catch.h"

using namespace anthill;

// Not square, so that columns and rows cannot be mistaken for each other unnoticed.
using Board = Grid<5, 8>;

namespace {

Cell at(const char* name) {
    const auto cell = Board::parse(name);
    REQUIRE(cell);
    return *cell;
}

CellSet cells(std::initializer_list<const char*> names) {
    CellSet set = 0;
    for (const char* name : names) {
        set |= set_of(at(name));
    }
    return set;
}

}  // namespace

TEST_CASE("cells have names and count row by row from the lower left") {
    CHECK(index(at("a1")) == 0);
    CHECK(index(at("e1")) == 4);
    CHECK(index(at("a2")) == 5);
    CHECK(index(at("e8")) == 39);
    for (unsigned i = 0; i < Board::kCells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        CHECK(at(Board::name(cell).c_str()) == cell);
        CHECK(Board::cell(Board::column(cell), Board::row(cell)) == cell);
    }
    for (const char* wrong : {"", "a", "f1", "a9", "a0", "A1", "a1 ", "1a", "`1"}) {
        CHECK_FALSE(Board::parse(wrong));
    }
}

TEST_CASE("a shift drops what leaves the board and wraps nothing around") {
    CHECK(Board::shift<Direction::Up>(cells({"a7", "c8"})) == cells({"a8"}));
    CHECK(Board::shift<Direction::Down>(cells({"a1", "c2"})) == cells({"c1"}));
    CHECK(Board::shift<Direction::Right>(cells({"e3", "a3"})) == cells({"b3"}));
    CHECK(Board::shift<Direction::Left>(cells({"a4", "e4"})) == cells({"d4"}));
    for (const Direction d : kDirections) {
        for (unsigned i = 0; i < Board::kCells; ++i) {
            const Cell cell{static_cast<std::uint8_t>(i)};
            const CellSet next = Board::shift(set_of(cell), d);
            CHECK(next == (Board::ray(cell, d) != 0 ? set_of(Board::moved(cell, d)) : 0));
        }
    }
}

TEST_CASE("neighbours are the orthogonal ones") {
    CHECK(Board::neighbours(cells({"c4"})) == cells({"c5", "d4", "c3", "b4"}));
    CHECK(Board::neighbours(cells({"a1"})) == cells({"a2", "b1"}));
    CHECK(Board::neighbours(cells({"e8"})) == cells({"e7", "d8"}));
}

TEST_CASE("a flood fills a winding region and stays in it") {
    const CellSet snake = cells({"a1", "b1", "c1", "c2", "c3", "b3", "a3", "a4"});
    const CellSet apart = cells({"e1", "d4"});
    CHECK(Board::flood(cells({"a1"}), snake | apart) == snake);
    CHECK(Board::flood(cells({"d4"}), snake | apart) == cells({"d4"}));
}

TEST_CASE("rays reach the edge and meet the nearest cell of a set") {
    CHECK(Board::ray(at("c4"), Direction::Up) == cells({"c5", "c6", "c7", "c8"}));
    CHECK(Board::ray(at("c4"), Direction::Left) == cells({"a4", "b4"}));
    CHECK(Board::ray(at("e4"), Direction::Right) == 0);
    const CellSet set = cells({"c2", "c1", "c6", "c7", "a4", "b4", "e4"});
    CHECK(Board::first_met(at("c4"), Direction::Up, set) == at("c6"));
    CHECK(Board::first_met(at("c4"), Direction::Down, set) == at("c2"));
    CHECK(Board::first_met(at("c4"), Direction::Left, set) == at("b4"));
    CHECK(Board::first_met(at("c4"), Direction::Right, set) == at("e4"));
    CHECK(Board::first_met(at("d8"), Direction::Down, set) == kNoCell);
}

TEST_CASE("directions and distances hold within a row or column") {
    CHECK(Board::direction(at("b2"), at("b7")) == Direction::Up);
    CHECK(Board::direction(at("b7"), at("b2")) == Direction::Down);
    CHECK(Board::direction(at("a3"), at("e3")) == Direction::Right);
    CHECK(Board::direction(at("e3"), at("d3")) == Direction::Left);
    CHECK_FALSE(Board::direction(at("b2"), at("b2")));
    CHECK_FALSE(Board::direction(at("b2"), at("c3")));
    CHECK(Board::distance(at("b2"), at("b7")) == 5);
    CHECK(Board::distance(at("e3"), at("a3")) == 4);
}

TEST_CASE("a set gives its cells from the lowest to the highest") {
    CellSet set = cells({"e8", "a1", "c4"});
    CHECK(count(set) == 3);
    CHECK(last(set) == at("e8"));
    std::string names;
    for (const Cell cell : CellsOf(set)) {
        names += Board::name(cell);
    }
    CHECK(names == "a1c4e8");
    CHECK(take_first(set) == at("a1"));
    CHECK(take_first(set) == at("c4"));
    CHECK(take_first(set) == at("e8"));
    CHECK(set == 0);
}
