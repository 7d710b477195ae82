#include "engine/perft.h"

#include "support/catch.h"
#include "support/tiny_game.h"

using anthill::History;
using anthill::history_from;
using anthill::tests::TinyGame;

namespace {

std::uint64_t sequences(const char* position, unsigned depth) {
    const auto state = TinyGame::parse_position(position);
    REQUIRE(state);
    History history = history_from<TinyGame>(*state);
    const std::uint64_t count = anthill::perft<TinyGame>(*state, history, depth);
    CHECK(history == history_from<TinyGame>(*state));
    return count;
}

}  // namespace

TEST_CASE("perft agrees with pencil and paper") {
    // R..B: Red must step right. .R.B: Black must step left. .RB.: Red steps left or takes (the
    // ditch is occupied).
    CHECK(sequences("tiny R..B red", 1) == 1);
    CHECK(sequences("tiny R..B red", 2) == 1);
    CHECK(sequences("tiny R..B red", 3) == 2);
    // After the take it is over. After left, R.B.: Black steps right or over.
    CHECK(sequences("tiny R..B red", 4) == 2);
}

TEST_CASE("perft ends a sequence at the third occurrence of a position") {
    // Both ants have crossed, so neither crosses again: each only ever steps to and fro. B at a or
    // b, R at c or d.
    const char* const position = "tiny B..R red crossed=both";
    std::uint64_t longer = 0;
    for (unsigned depth = 1; depth <= 40; ++depth) {
        longer = sequences(position, depth);
    }
    // Without the draw the count would never fall back to nothing.
    CHECK(sequences(position, 5) > 0);
    CHECK(longer == 0);
}
