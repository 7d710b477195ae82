#include "players/army_ants/setup_player.h"

#include <algorithm>
#include <set>
#include <string>

#include "games/army_ants/notation.h"
#include "games/army_ants/refusal.h"
#include "games/army_ants/setup.h"
#include "games/army_ants/setup_notation.h"
#include "support/army_ants_setup.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::army_ants;
using namespace anthill::tests;

TEST_CASE("the set-up player places what it has by the rules, from what it may know alone") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        for (const char* setup : {"setup=minor", "setup=total"}) {
            State state = dealt<ArmyAnts>(setup, seed);
            for (const Seat seat : {Seat::Red, Seat::Black}) {
                const Formation whole = complete_setup(formation_of(state, seat), seed);
                CHECK(size(whole.unplaced) == 0);
                CHECK(parse_formation(formation_text(whole)).error() == "");
                for (const Card card : whole.placed) {
                    const Move move = Move::place(card, next_place(state));
                    INFO(ArmyAnts::position_text(state) << " " << ArmyAnts::move_text(state, move));
                    REQUIRE_FALSE(explain(state, move).refused());
                    ArmyAnts::apply(state, move);
                }
            }
            CHECK(state.phase == Phase::Rally);
        }
    }
}

TEST_CASE("the set-up player keeps what stands already, and does not look at later draws") {
    Rng rng(8);
    State state = dealt<ArmyAnts>("setup=minor", 4);
    place_at_random(state, rng, 2);
    Formation formation = formation_of(state, Seat::Red);
    const Formation first = propose_setup(view_of(formation), 7);
    for (unsigned i = 0; i < 2; ++i) {
        CHECK(first.placed[i] == formation.placed[i]);
    }
    std::reverse(formation.unplaced.begin() + 3, formation.unplaced.end());
    CHECK(propose_setup(view_of(formation), 7) == first);

    // A gap in the middle of a Total Deployment stays where it was until it is filled.
    const auto total = parse_formation(
        "army-ants setup=total side=black cards=..9s....Qs............................");
    REQUIRE(total.error() == "");
    const Formation whole = complete_setup(*total, 3);
    CHECK(card_text(whole.placed[1]) == "9s");
    CHECK(card_text(whole.placed[4]) == "Qs");
}

TEST_CASE("the set-up player does not do the same twice") {
    std::set<std::string> texts;
    std::set<Cell> queens;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Formation whole =
            complete_setup(formation_of(dealt<ArmyAnts>("setup=total"), Seat::Red), seed);
        texts.insert(formation_text(whole));
        State state;
        set_up(state, whole);
        queens.insert(queen_of(state, Seat::Red));
    }
    CHECK(texts.size() == 30);
    CHECK(queens.size() > 1);
}
