// The Queen captured by force: the solver against plain reasoning, and the page's puzzles of two
// and three moves, which every level above the middle has to solve.

#include <algorithm>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/text.h"
#include "match/match.h"
#include "players/army_ants/forced_capture.h"
#include "players/levels.h"
#include "players/thinker.h"
#include "support/army_ants_board.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/files.h"
#include "support/plain_captures.h"

using namespace anthill;
using namespace anthill::tests;
using army_ants::ArmyAnts;
using army_ants::Move;
using army_ants::State;

namespace {

struct Kept {
    int turns = 0;
    State state;
    std::string text;
};

/// The puzzles of the battle that end within five turns.
std::vector<Kept> kept_hunts() {
    std::ifstream file(tests_file("../web/src/games/army_ants/puzzles.txt"));
    REQUIRE(file);
    std::vector<Kept> hunts;
    for (std::string line; std::getline(file, line);) {
        // GRADE turns=N POSITION moves SOLUTION
        std::string_view rest = std::string_view(line).substr(0, line.find(" moves "));
        take_word(rest);
        std::string_view facts = take_word(rest);
        REQUIRE(take_prefix(facts, "turns="));
        const auto turns = parse_number(facts);
        const auto state = ArmyAnts::parse_position(rest);
        REQUIRE(turns);
        REQUIRE(state.error() == "");
        if (*turns <= 5 && state->phase == army_ants::Phase::Battle) {
            hunts.push_back({static_cast<int>(*turns), *state, std::string(rest)});
        }
    }
    return hunts;
}

std::optional<ForcedWin<Move>> find_forced_capture(const State& state, const History& history,
                                                   int turns, std::uint64_t nodes) {
    army_ants::ForcedCaptureSearch search(state, history, turns, nodes);
    while (search.step(nodes)) {
    }
    return search.found();
}

constexpr auto kStep = by_build<std::size_t>(1, 10);

}  // namespace

TEST_CASE("a hunt in three turns is found exactly where plain looking finds it") {
    Rng rng(17);
    int found = 0;
    for (int n = 0; n < 400; ++n) {
        State state = random_position(rng, 7);
        state.phase = army_ants::Phase::Battle;
        state.rally_left = {0, 0};
        const bool there = can_force_capture(state, 3);
        CAPTURE(ArmyAnts::position_text(state));
        const auto hunt = find_forced_capture(state, history_from<ArmyAnts>(state), 3, 1'000'000);
        CHECK((!hunt || there));
        found += there;
    }
    CHECK(found > 50);
}

TEST_CASE("there are many hunts of three and five turns, and they are as long as they say") {
    const auto hunts = kept_hunts();
    for (const int turns : {3, 5}) {
        CHECK(std::count_if(hunts.begin(), hunts.end(),
                            [turns](const Kept& hunt) { return hunt.turns == turns; }) >= 200);
    }
    for (std::size_t i = 0; i < hunts.size(); i += kStep) {
        CAPTURE(hunts[i].text);
        CHECK_FALSE(can_force_capture(hunts[i].state, hunts[i].turns - 2));
        CHECK(can_force_capture(hunts[i].state, hunts[i].turns));
    }
}

TEST_CASE("every level above the middle begins the hunt wherever there is one") {
    const auto hunts = kept_hunts();
    const auto thinker = new_thinker(ArmyAnts::kId);
    for (int number = kLevels / 2 + 1; number <= kLevels; ++number) {
        for (std::size_t i = 0; i < hunts.size(); i += kStep) {
            CAPTURE(number, hunts[i].text);
            const auto match = *match_from_position(hunts[i].text);
            thinker->start(*match, *level(match->game_id(), number));
            while (thinker->step(1024)) {
            }
            const auto move = ArmyAnts::parse_move(hunts[i].state, thinker->best());
            REQUIRE(move);
            CHECK(proves_capture(hunts[i].state, *move, 5));
        }
    }
}

TEST_CASE("a hunt goes on to the capture, whatever is replied") {
    Rng rng(3);
    const auto hunts = kept_hunts();
    for (std::size_t i = 0; i < hunts.size(); i += kStep) {
        State state = hunts[i].state;
        History history = history_from<ArmyAnts>(state);
        const Seat attacker = state.mover;
        for (int turns = hunts[i].turns; turns > 0; --turns) {
            CAPTURE(ArmyAnts::position_text(state), turns);
            REQUIRE_FALSE(ArmyAnts::outcome(state, history).over());
            Move move = rng.pick(moves_in<ArmyAnts>(state));
            if (state.mover == attacker) {
                const auto hunt = find_forced_capture(state, history, turns, 1'000'000);
                REQUIRE(hunt);
                CHECK(hunt->turns <= turns);
                move = hunt->move;
            }
            advance<ArmyAnts>(state, history, move);
            if (ArmyAnts::outcome(state, history).over()) {
                break;
            }
        }
        CHECK(ArmyAnts::outcome(state, history) ==
              Outcome::won(attacker, ArmyAnts::kQueenCaptured));
    }
}

TEST_CASE("Red does not hunt into a loss by repetition") {
    int met = 0;
    const auto hunts = kept_hunts();
    for (std::size_t i = 0; i < hunts.size(); i += kStep) {
        const State& state = hunts[i].state;
        if (state.mover != Seat::Red || state.edition != army_ants::Edition::E2020) {
            continue;
        }
        const auto free = find_forced_capture(state, history_from<ArmyAnts>(state), 5, 1'000'000);
        REQUIRE(free);
        State next = state;
        ArmyAnts::apply(next, free->move);
        if (count(next.army[1]) < count(state.army[1])) {
            continue;  // what has been captured does not come back
        }
        // The position after that move has been there twice.
        History history;
        for (const std::uint64_t key : {ArmyAnts::key(next), ~ArmyAnts::key(next),
                                        ArmyAnts::key(next), ArmyAnts::key(state)}) {
            history.push(key, !history.empty(), 1);
        }
        const auto bound = find_forced_capture(state, history, 5, 1'000'000);
        CHECK((!bound || !(bound->move == free->move)));
        ++met;
    }
    CHECK(met > by_build(20, 1));
}
