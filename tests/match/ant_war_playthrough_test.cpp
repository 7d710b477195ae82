// Kept games of Ant War, one for each ending.

#include "games/ant_war/rules.h"
#include "support/catch.h"
#include "support/playthrough.h"

using namespace anthill;
using namespace anthill::tests;

namespace {

const std::string kFolder = "ant_war/";

const Endings kEndings = {
    {"won red score",
     {"match_won_by_red", "four_by_four", "strip_without_jokers", "analytical_deck", "half_turn"}},
    {"won black score",
     {"match_won_by_black", "spiral", "random_layout", "random_layout_without_jokers"}},
    {"draw score", {"match_drawn", "single_round_drawn"}},
    {"draw agreed", {"agreed"}},
    {"won red resigned", {"resigned"}},
};

}  // namespace

TEST_CASE("the kept games of Ant War are played by the rules as they were") {
    check_endings(kEndings, kFolder);
}

TEST_CASE("there is a kept game for every way that Ant War can end, and no other file") {
    check_files(kEndings, kFolder, ant_war::AntWar::kReasons);
}
