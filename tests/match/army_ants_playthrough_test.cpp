// Kept games of Army Ants: of the edition 2020 one for each ending, and one for each variant.

#include <algorithm>

#include "games/army_ants/rules.h"
#include "support/catch.h"
#include "support/playthrough.h"

using namespace anthill;
using namespace anthill::tests;

namespace {

const std::string kFolder = "army_ants/";

/// Every ending, and the games that show it.
const Endings kEndings = {
    {"won red queen", {"queen_captured_by_red"}},
    {"won black queen", {"queen_captured_by_black"}},
    {"draw queens-only", {"queens_only"}},
    {"won black repetition", {"repetition_to_and_fro", "repetition_third_time"}},
    {"draw agreed", {"agreed"}},
    {"won red resigned", {"resigned"}},
};

/// One game of each edition with each set-up that the games above do not have, by how they begin.
const std::map<std::string, std::string> kVariants = {
    {"edition=2008 setup=random", "random_2008"},
    {"edition=2008 setup=minor", "minor_2008"},
    {"edition=2008 setup=total", "total_2008"},
    {"edition=2020 setup=minor", "minor_2020"},
    {"edition=2020 setup=total", "total_2020"},
    {"edition=community setup=random", "random_community"},
    {"edition=community setup=minor", "minor_community"},
    {"edition=community setup=total", "total_community"},
};

bool is_to_and_fro(const std::vector<std::string>& p) {
    const std::size_t n = p.size() - 1;
    return n >= 6 && p[n] == p[n - 4] && p[n - 1] == p[n - 5] && p[n - 2] == p[n - 6];
}
bool is_third_time(const std::vector<std::string>& p) {
    return std::count(p.begin(), p.end(), p.back()) == 3;
}

}  // namespace

TEST_CASE("the kept games of Army Ants are played by the rules as they were") {
    check_endings(kEndings, kFolder);
    for (const auto& [variant, name] : kVariants) {
        const Record record = kept_game(kFolder + name + ".playthrough");
        CAPTURE(name);
        CHECK(record.match->start_text().find("army-ants " + variant + " ") == 0);
        CHECK(record.match->final_outcome().over());
    }
}

TEST_CASE(
    "there is a kept game for every way that Army Ants can end and for every variant, and no other "
    "file") {
    std::set<std::string> variants;
    for (const auto& [variant, name] : kVariants) {
        variants.insert(name);
    }
    check_files(kEndings, kFolder, army_ants::ArmyAnts::kReasons, variants);
}

TEST_CASE("the two games lost by repetition show the two ways to lose by it") {
    const auto positions = [](const std::string& name) {
        auto record = read_record(kept_text(kFolder + name + ".playthrough"));
        REQUIRE(record.error() == "");
        return positions_of(*record->match);
    };
    const auto to_and_fro = positions("repetition_to_and_fro");
    CHECK(is_to_and_fro(to_and_fro));
    CHECK_FALSE(is_third_time(to_and_fro));
    const auto third_time = positions("repetition_third_time");
    CHECK(is_third_time(third_time));
    CHECK_FALSE(is_to_and_fro(third_time));
}
