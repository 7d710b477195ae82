// The real rules against the plain ones of tests/support/plain_red_vs_black.h: moves, positions
// after moves, endings; and counts of move sequences against the table.

#include <cstddef>
#include <limits>
#include <map>

#include "engine/perft.h"
#include "support/catch.h"
#include "support/perft_table.h"
#include "support/plain_red_vs_black.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using namespace anthill::tests;

namespace {

std::string status(const State& state) {
    const Outcome outcome = RedVsBlack::outcome(state, history_from<RedVsBlack>(state));
    switch (outcome.kind) {
        case Outcome::Kind::Playing: return "playing " + std::string(text(mover(state)));
        case Outcome::Kind::Won: return "won " + std::string(text(outcome.winner)) + " units";
        case Outcome::Kind::Draw: return "draw units";
    }
    return "";
}

/// Tiles of either colour mostly: with more dice on Hills armies would grow as fast as they shrink.
std::string random_throw(unsigned dice, Rng& rng) {
    static constexpr std::string_view kPlaces = "rrrrrrrbbbbbbbnnheoo";
    std::string move = "throw:";
    for (unsigned die = 0; die < dice; ++die) {
        move += (die == 0 ? "" : ",") + std::to_string(1 + rng.below(10)) + kPlaces[rng.below(20)];
    }
    return move;
}

std::string play_both(State state, Rng& rng) {
    PlainRedVsBlack plain(RedVsBlack::position_text(state));
    for (;;) {
        INFO(RedVsBlack::position_text(state));
        REQUIRE(plain.position() == short_text(state));
        REQUIRE(plain.status() == status(state));
        const bool throwing = state.phase == Phase::Throw;
        REQUIRE(plain.dice() == (throwing ? dice_of(state, mover(state)) : 0));
        if (over(state)) {
            REQUIRE(plain.moves().empty());
            return plain.status();
        }
        std::string move;
        if (throwing) {
            move = random_throw(plain.dice(), rng);
        } else {
            const std::set<std::string> moves = plain.moves();
            REQUIRE(moves == moves_of(state));
            const std::uint32_t chosen = rng.below(static_cast<std::uint32_t>(moves.size()));
            move = *std::next(moves.begin(), static_cast<std::ptrdiff_t>(chosen));
        }
        plain.play(move);
        state = played(state, move);
    }
}

std::string random_army(Rng& rng) {
    std::string army;
    for (int unit = 0; unit < 10; ++unit) {
        army += "0001x"[rng.below(5)];
    }
    return army;
}

}  // namespace

TEST_CASE("both rules agree on whole games, which end in every way there is") {
    Rng rng(1);
    std::map<std::string, unsigned> endings;
    for (int game = 0; game < 300; ++game) {
        const std::string tactics =
            "tactics=" + std::to_string(rng.below(4)) + "," + std::to_string(rng.below(4));
        const std::string fields = tactics + (game % 3 == 0 ? " clear=60" : "");
        ++endings[play_both(
            game % 2 == 0 ? State{} : armies(random_army(rng), random_army(rng), fields), rng)];
    }
    for (const char* ending : {"won red units", "won black units", "draw units"}) {
        INFO(ending);
        CHECK(endings[ending] > 0);
    }
}

TEST_CASE("perft of Ants: Red vs. Black agrees with the table", "[perft]") {
    check_perft_table("red_vs_black", std::numeric_limits<std::uint64_t>::max(),
                      [](const PerftRow& row, unsigned depth) {
                          const auto state = RedVsBlack::parse_position(row.position);
                          INFO(state.error());
                          REQUIRE(state);
                          History history = history_from<RedVsBlack>(*state);
                          return perft<RedVsBlack>(*state, history, depth);
                      });
}
