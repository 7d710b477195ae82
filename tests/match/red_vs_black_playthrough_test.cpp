// Kept games of Ants: Red vs. Black, one for each ending.

#include "games/red_vs_black/rules.h"
#include "support/catch.h"
#include "support/playthrough.h"

using namespace anthill;
using namespace anthill::tests;

namespace {

const std::string kFolder = "red_vs_black/";

const Endings kEndings = {
    {"won red units", {"won_by_red"}},  {"won black units", {"won_by_black"}},
    {"draw units", {"draw_units"}},     {"draw agreed", {"agreed"}},
    {"won red resigned", {"resigned"}},
};

}  // namespace

TEST_CASE("the kept games of Ants: Red vs. Black are played by the rules as they were") {
    check_endings(kEndings, kFolder);
}

TEST_CASE(
    "there is a kept game for every way that Ants: Red vs. Black can end, and no other file") {
    check_files(kEndings, kFolder, red_vs_black::RedVsBlack::kReasons);
}
