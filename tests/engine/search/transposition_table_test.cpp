#include "engine/search/transposition_table.h"

#include "support/catch.h"

using anthill::Bound;
using Table = anthill::TranspositionTable<int>;

namespace {

/// Keys of one bucket of a table with four buckets, all different.
std::uint64_t key(unsigned number) { return std::uint64_t{number + 1} << 32; }

void store(Table& table, unsigned number, int depth, Bound bound = Bound::Exact) {
    const int move = static_cast<int>(number);
    table.store(key(number), 10 * depth, 7, depth, bound, &move);
}

}  // namespace

TEST_CASE("what was stored is found again, and nothing else") {
    Table table(4);
    table.new_search();
    const int move = 42;
    table.store(key(1), -31990, 15, 6, Bound::Lower, &move);
    const auto* entry = table.find(key(1));
    REQUIRE(entry != nullptr);
    CHECK(entry->score == -31990);
    CHECK(entry->evaluation == 15);
    CHECK(entry->depth == 6);
    CHECK(entry->bound == Bound::Lower);
    CHECK(entry->has_move);
    CHECK(entry->move == 42);
    CHECK(table.find(key(2)) == nullptr);
}

TEST_CASE("a full bucket gives up the result that was searched least deep") {
    Table table(4);
    table.new_search();
    for (unsigned number = 0; number < 4; ++number) {
        store(table, number, number == 2 ? 1 : 5);
    }
    store(table, 4, 3);
    CHECK(table.find(key(2)) == nullptr);
    for (const unsigned number : {0U, 1U, 3U, 4U}) {
        CHECK(table.find(key(number)) != nullptr);
    }
}

TEST_CASE("entries of an earlier search are not read, and are the first to go") {
    Table table(4);
    table.new_search();
    store(table, 0, 20);
    table.new_search();
    CHECK(table.find(key(0)) == nullptr);
    for (unsigned number = 1; number < 5; ++number) {
        store(table, number, 1);
    }
    for (unsigned number = 1; number < 5; ++number) {
        CHECK(table.find(key(number)) != nullptr);
    }
}

TEST_CASE("no entry comes back to life when the number of searches runs over") {
    Table table(4);
    table.new_search();
    store(table, 0, 20);
    for (int search = 0; search < 600; ++search) {
        table.new_search();
        REQUIRE(table.find(key(0)) == nullptr);
    }
}

TEST_CASE("a bound from a shallow look does not push out a deep result, an exact score does") {
    Table table(4);
    table.new_search();
    store(table, 0, 9);
    store(table, 0, 2, Bound::Upper);
    CHECK(table.find(key(0))->depth == 9);
    store(table, 0, 2, Bound::Exact);
    CHECK(table.find(key(0))->depth == 2);
}

TEST_CASE("a result without a move keeps the move known for that position, never that of another") {
    Table table(4);
    table.new_search();
    store(table, 0, 3);
    table.store(key(0), 5, 0, 4, Bound::Upper, nullptr);
    CHECK(table.find(key(0))->move == 0);
    CHECK(table.find(key(0))->has_move);
    for (unsigned number = 1; number < 4; ++number) {
        store(table, number, 9);
    }
    table.store(key(4), 5, 0, 4, Bound::Upper, nullptr);
    REQUIRE(table.find(key(4)) != nullptr);
    CHECK_FALSE(table.find(key(4))->has_move);
}
