// The table of what positions of Ants: Red vs. Black are worth: what is checked in holds together,
// and damage is noticed.

#include "players/red_vs_black/value_table.h"

#include <string>
#include <vector>

#include "support/catch.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;

namespace {

struct Side {
    Counts counts;
    unsigned points;
};

std::vector<Side> sides() {
    std::vector<Side> all;
    each_counts([&](Counts counts) {
        for (unsigned points = 0; points <= kTacticPoints; ++points) {
            all.push_back({counts, points});
        }
    });
    return all;
}

Value worth(const ValueTable& table, const Side& red, const Side& black) {
    return table.at(red.counts, red.points, black.counts, black.points);
}

/// The sides that one loss leads to: a wound, a wounded unit removed, a point fewer.
std::vector<Side> losses(const Side& side) {
    std::vector<Side> all;
    const unsigned unwounded = side.counts.unwounded(), wounded = side.counts.wounded();
    if (unwounded > 0) {
        all.push_back({{unwounded - 1, wounded + 1}, side.points});
    }
    if (wounded > 0) {
        all.push_back({{unwounded, wounded - 1}, side.points});
    }
    if (side.points > 0) {
        all.push_back({side.counts, side.points - 1});
    }
    return all;
}

}  // namespace

TEST_CASE("the table that is checked in is written again as it is") {
    CHECK(value_table().packed() == kValueText);
}

TEST_CASE("a game that is over is worth what it ended with") {
    const ValueTable& table = value_table();
    using tests::armies;
    CHECK(table.at(armies("xxxxxxxx00", "0000000000")) == 0);
    CHECK(table.at(armies("0000000000", "xxxxxxxxx1")) == kSure);
    CHECK(table.at(armies("xxxxxxxx00", "xxxxxxxxxx")) == kSure / 2 + 1);
    for (const Side& side : sides()) {
        CHECK(table.at(side.counts, side.points, {1, 1}, 3) == kSure);
        CHECK(table.at({0, 2}, 0, side.counts, side.points) == 0);
    }
}

TEST_CASE("no loss makes one's own chances better") {
    const ValueTable& table = value_table();
    const std::vector<Side> all = sides();
    int found = 0;
    for (const Side& red : all) {
        for (const Side& black : all) {
            const Value value = worth(table, red, black);
            for (const Side& less : losses(red)) {
                found += worth(table, less, black) > value ? 1 : 0;
            }
            for (const Side& less : losses(black)) {
                found += worth(table, red, less) < value ? 1 : 0;
            }
        }
    }
    CHECK(found == 0);
}

TEST_CASE("sides that change places change chances, but for what it is worth to act second") {
    const ValueTable& table = value_table();
    const std::vector<Side> all = sides();
    double first = 0, most = 0;
    for (const Side& one : all) {
        for (const Side& other : all) {
            const double both = (worth(table, one, other) + worth(table, other, one)) / 65535.0;
            first += both - 1;
            most = std::max(most, std::abs(both - 1));
        }
    }
    first /= static_cast<double>(all.size() * all.size());
    CHECK(first < 0);  // to act first is worth less on the whole
    CHECK(first > -0.06);
    CHECK(most < 0.35);
    const double whole = worth(table, all.back(), all.back()) / 65535.0;
    CHECK(whole > 0.44);
    CHECK(whole < 0.51);
}
