// Every game in the list of all games has its own tests, in the places where each game keeps them.

#include <algorithm>
#include <filesystem>
#include <string>

#include "match/new_match.h"
#include "support/catch.h"
#include "support/files.h"

using namespace anthill;

TEST_CASE("an unknown game is told which there are") {
    const std::string message = unknown_game("chess").message;
    CHECK(message.rfind("game 'chess': expected army-ants or ant-war or ", 0) == 0);
    visit_games(AllGames{}, [&message](auto tag) {
        CHECK(message.find(decltype(tag)::Game::kId) != std::string::npos);
    });
}

TEST_CASE("every game of the list has its contract tests and its perft tables") {
    visit_games(AllGames{}, [](auto tag) {
        std::string name(decltype(tag)::Game::kId);
        std::replace(name.begin(), name.end(), '-', '_');
        CAPTURE(name);
        CHECK(std::filesystem::exists(tests_file("games/" + name + "/contract_test.cpp")));
        CHECK(std::filesystem::exists(tests_file("perft/" + name + ".perft")));
    });
}
