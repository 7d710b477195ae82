#include "core/fixed_list.h"

#include <algorithm>

#include "support/catch.h"

using anthill::FixedList;

TEST_CASE("a fixed list keeps what is pushed, in order, up to its capacity") {
    FixedList<int, 3> list;
    CHECK(list.empty());
    list.push_back(7);
    list.push_back(5);
    list.push_back(6);
    CHECK(list.size() == decltype(list)::kCapacity);
    CHECK(list[1] == 5);
    std::reverse(list.begin(), list.end());
    CHECK(list[0] == 6);
    CHECK(list[2] == 7);
}

TEST_CASE("truncate keeps the first values, clear none, and a copy is a value of its own") {
    FixedList<int, 4> list;
    for (const int n : {1, 2, 3, 4}) {
        list.push_back(n);
    }
    FixedList<int, 4> copy = list;
    list.truncate(2);
    CHECK(list.size() == 2);
    CHECK(list[1] == 2);
    list.clear();
    CHECK(list.empty());
    CHECK(copy.size() == 4);
    CHECK(copy[3] == 4);
}
