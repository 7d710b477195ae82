#include "engine/history.h"

#include "support/catch.h"

using anthill::History;

TEST_CASE("a history counts how many earlier positions can still come back") {
    History history;
    CHECK(history.run() == 0);
    history.push(1, false);
    CHECK(history.run() == 0);
    history.push(2, true);
    history.push(3, true);
    CHECK(history.run() == 2);
    CHECK(history.back() == 3);
    CHECK(history.back(2) == 1);
}

TEST_CASE("a move that is not repeatable cuts the past off, taking it back joins it again") {
    History history;
    history.push(1, false);
    history.push(2, true);
    history.push(3, false);
    CHECK(history.run() == 0);
    history.push(4, true);
    CHECK(history.run() == 1);
    history.pop();
    history.pop();
    CHECK(history.run() == 1);
    CHECK(history.back() == 2);
}

TEST_CASE("the first position of all has nothing before it, whatever is said of it") {
    History history;
    history.push(1, true);
    CHECK(history.run() == 0);
}

TEST_CASE("move codes stand beside the positions that they led to, across irreversible moves") {
    History history;
    history.push(1, false);
    history.push(2, true, 20);
    history.push(3, false, 30);
    CHECK(history.size() == 3);
    CHECK(history.move_back() == 30);
    CHECK(history.move_back(1) == 20);
    CHECK(history.move_back(2) == 0);
}
