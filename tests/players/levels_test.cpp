// Each game has its own levels, and no other game gets them.

#include "players/levels.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include "match/new_match.h"
#include "support/catch.h"

using namespace anthill;

TEST_CASE(
    "Levels: every game has its ladder, each rung with its number, and no two games share one") {
    std::set<std::uint64_t> nodes;
    std::size_t games = 0;
    visit_games(AllGames{}, [&](auto tag) {
        ++games;
        std::uint64_t all = 0;
        for (int number = 1; number <= kLevels; ++number) {
            const auto chosen = level(decltype(tag)::Game::kId, number);
            REQUIRE(chosen);
            CHECK(chosen->handicap.level == number);
            CHECK(chosen->handicap.valid());
            all = all * 31 + chosen->limits.nodes;
        }
        nodes.insert(all);
    });
    CHECK(nodes.size() == games);
}

TEST_CASE("Levels: an unknown game has none, nor is there one beyond the ends of the ladder") {
    CHECK_FALSE(level("chess", 1));
    CHECK_FALSE(level("", 1));
    visit_games(AllGames{}, [](auto tag) {
        CHECK_FALSE(level(decltype(tag)::Game::kId, 0));
        CHECK_FALSE(level(decltype(tag)::Game::kId, kLevels + 1));
    });
}
