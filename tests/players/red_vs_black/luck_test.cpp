// Luck told from choice in Ants: Red vs. Black: that luck is nothing on average however anybody
// throws, that choices cost what the better ones are worth, and that nothing gets lost in between.

#include "players/red_vs_black/luck.h"

#include <cmath>
#include <cstdlib>

#include "games/red_vs_black/reach.h"
#include "players/red_vs_black/player.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using namespace anthill::tests;

namespace {

const std::string kWhole = "0000000000";

MoveWorth worth(const State& state, const std::string& text) {
    const auto move = RedVsBlack::parse_move(state, text);
    INFO(move.error());
    REQUIRE(move);
    return worth_of(state, *move);
}

double per_cent(int value) { return 100.0 * value / kSure; }

}  // namespace

TEST_CASE("luck is nothing on average, whoever throws and however hard") {
    struct Case {
        const char *red, *black, *fields, *before;
        int speed;
    };
    const Case cases[] = {
        {"0000000000", "0000000000", "", "commit:none commit:none", 700},
        {"01x1010x00", "0x0101x010", "", "commit:1,5 commit:none", 1250},
        {"0011xx0x1x", "10x10xx00x", "tactics=0,1", "commit:none commit:none throw:3b,4b,9r", 500},
        {"xx1100x010", "0000x111x0", "clear=60", "commit:5,6 commit:1,2 throw:1r,2h,9o,3n", 1100},
    };
    Rng rng(7);
    for (const Case& each : cases) {
        const State state = played(armies(each.red, each.black, each.fields), each.before);
        const Seat seat = mover(state);
        CAPTURE(each.red, each.black);
        constexpr int kThrows = by_build(100, 10);
        double sum = 0, squares = 0;
        for (int i = 0; i < kThrows; ++i) {
            const Throw thrown =
                drawn_throw(seat, dice_of(state, seat), {each.speed, 0}, state.scoring, rng);
            const MoveWorth found = worth_of(state, Move::dice(thrown));
            const double luck = per_cent(found.after - found.chosen);
            sum += luck;
            squares += luck * luck;
        }
        const double mean = sum / kThrows;
        const double error = std::sqrt((squares / kThrows - mean * mean) / kThrows);
        CHECK(error < 6 / std::sqrt(kThrows));
        CHECK(std::abs(mean) < 3 * error);
    }
}

TEST_CASE("within a turn one value leads to the next") {
    State state = armies("0110xx0000", "00x1100010");
    std::vector<MoveWorth> turn;
    for (const char* const move :
         {"commit:1,4", "commit:none", "throw:3r,7r,2b,1h", "throw:5b,1b,4r"}) {
        turn.push_back(worth(state, move));
        state = played(state, move);
    }
    CHECK(turn[0].thrown == false);
    CHECK(turn[2].thrown == true);
    CHECK(turn[0].after == turn[1].before);
    CHECK(turn[1].after == turn[2].before);
    CHECK(turn[2].after == turn[3].before);
    // The position after the throw is evaluated move by move instead of in groups.
    CHECK(std::abs(per_cent(turn[3].after - worth(state, "keep").before)) < 3);
}

TEST_CASE("the best choice costs nothing, and any other costs its chooser") {
    const State start = armies(kWhole, kWhole);
    const MoveWorth most = worth(start, "commit:1,2,3,4");
    CHECK(most.chosen == most.before);
    CHECK(worth(start, "commit:7,8,9,10") == most);
    const MoveWorth none = worth(start, "commit:none");
    CHECK(none.before == most.before);
    CHECK(per_cent(none.before - none.chosen) > 2.5);
    const State black = played(start, "commit:1,2,3,4");
    CHECK(per_cent(worth(black, "commit:none").chosen - worth(black, "commit:1,2,3,4").chosen) > 3);

    // Unit 2 of three would be lost, and the game with it.
    const State last = played(armies("0100xxxxxx", kWhole, "tactics=1,0"),
                              "commit:none commit:none throw:1o,1o,1o throw:2b,1b,1b");
    CHECK(worth(last, "heal:2").chosen == worth(last, "heal:2").before);
    CHECK(worth(last, "keep").chosen < worth(last, "heal:2").chosen);
}

TEST_CASE("a good throw is lucky for whoever made it") {
    const State red = played(armies(kWhole, "1111111111"), "commit:none commit:none");
    const MoveWorth hits = worth(red, "throw:1r,2r,3r");
    CHECK(per_cent(hits.after - hits.chosen) > 1.5);
    CHECK(hits.hit == 3);
    CHECK(hits.able == 3);
    CHECK(hits.twentieths == 10);
    const MoveWorth misses = worth(red, "throw:1b,1b,1b");
    CHECK(misses.chosen == hits.chosen);
    CHECK(misses.after < misses.chosen);
    CHECK(misses.hit == 0);
    // If no die lies on a tile, there is no luck left.
    const MoveWorth off = worth(red, "throw:1o,2o,3o");
    CHECK(off.after == off.chosen);
    CHECK(off.chosen < off.before);
}

TEST_CASE("whatever is played in a game is accounted for, and choices never gain") {
    State state = armies(kWhole, kWhole);
    Rng rng(3);
    red_vs_black::Player player;
    int rest = 0, change = 0, last = worth(state, "commit:none").before;
    const int first = last;
    std::vector<MoveWorth> all;
    while (!over(state)) {
        const Seat seat = mover(state);
        Handicap handicap;
        handicap.seed = rng.next();
        player.start(RedVsBlack::observe(state, seat), History{}, {SearchLimits{}, handicap});
        const Move move = player.best();
        all.push_back(worth_of(state, move));
        RedVsBlack::apply(state, move);
    }
    for (const MoveWorth& each : all) {
        rest += std::abs(each.before - last);
        change += each.after - each.before + each.before - last;
        last = each.after;
        if (!each.thrown) {
            CHECK(each.chosen == each.after);
            // At its strongest the computer takes what is best by this very table.
            CHECK(std::abs(per_cent(each.before - each.chosen)) < 0.3);
        }
    }
    CHECK(first + change == (gone(state.army[1]) ? int{kSure} : 0));
    // The rest is the error of the estimates from one turn to the next.
    CHECK(per_cent(rest) / static_cast<double>(all.size()) < 0.4);
}
