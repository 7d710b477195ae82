#include "games/red_vs_black/resolution.h"

#include <vector>

#include "support/catch.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using tests::armies;
using tests::played;

TEST_CASE("A resolution log tells each kind of die, and what it comes to") {
    const State before =
        played(armies("0000000000", "01x0000000"),
               "commit:1,2,3,4 commit:1,4 throw:1r,1r,2r,3r,5b throw:4h,5e,6o,7r adjust:4+ swap");
    REQUIRE(before.phase == Phase::Reinforce);
    State resolved =
        played(armies("0000000000", "01x0000000"),
               "commit:1,2,3,4 commit:1,4 throw:1r,1r,2r,3r,5b throw:4h,5e,6o,7r adjust:4+");
    resolved.tactic[1] = Tactic{Tactic::Kind::Swap, 0, 0, 0};
    using Kind = ResolutionStep::Kind;
    const ResolutionLog log = resolution_log(resolved);
    const std::vector<ResolutionStep> steps(log.begin(), log.end());
    const std::vector<ResolutionStep> expected = {
        {Kind::Wound, Seat::Black, 1, 1, Seat::Red},
        {Kind::Remove, Seat::Black, 1, 2, Seat::Red},
        {Kind::Remove, Seat::Black, 2, 3, Seat::Red},
        {Kind::Wound, Seat::Black, 4, 4, Seat::Red},
        {Kind::Colour, Seat::Red, 0, 5, Seat::Red},
        {Kind::Return, Seat::Black, 0, 1, Seat::Black},
        {Kind::EnemyHill, Seat::Black, 0, 2, Seat::Black},
        {Kind::Off, Seat::Black, 0, 3, Seat::Black},
        {Kind::Wound, Seat::Red, 7, 4, Seat::Black},
    };
    CHECK(steps == expected);
    for (const ResolutionStep& step : log) {
        apply_step(resolved.army, step);
    }
    CHECK(resolved.army == before.army);
}

TEST_CASE("the steps of a throw take the Heal of the other side into account") {
    const State state = played(armies("0000000100", "0000000000"),
                               "commit:none commit:none throw:7e,3e,2e throw:6o,7o,8b heal:8");
    const ResolutionLog log = throw_log(state, Seat::Black, std::nullopt);
    REQUIRE(log.size() == 3);
    CHECK(log[2] == ResolutionStep{ResolutionStep::Kind::Wound, Seat::Red, 8, 3, Seat::Black});
}

TEST_CASE("dice on the own Hill bring back as many units as are missing in the end") {
    using Kind = ResolutionStep::Kind;
    const auto returns = [](const State& state) {
        std::vector<Kind> kinds;
        for (const ResolutionStep& step : throw_log(state, Seat::Red, std::nullopt)) {
            kinds.push_back(step.kind);
        }
        return kinds;
    };
    const char* moves = "commit:none commit:none throw:7h,3h,2e throw:6o,7o,8b";
    CHECK(returns(played(armies("0000000000", "0000000000"), moves)) ==
          std::vector{Kind::NoReturn, Kind::NoReturn, Kind::EnemyHill});
    CHECK(returns(played(armies("x000000000", "0000000000"), moves)) ==
          std::vector{Kind::Return, Kind::NoReturn, Kind::EnemyHill});
    // Black's 8 removes a unit of this turn.
    CHECK(returns(played(armies("x000000100", "0000000000"), moves)) ==
          std::vector{Kind::Return, Kind::Return, Kind::EnemyHill});
}

TEST_CASE("what a throw has hit, out of what it could") {
    const State state = played(armies("0000000000", "00000xxxxx"),
                               "commit:1,2,3,4 commit:none throw:1r,2r,9r,3b,4h");
    const Hits hits = hits_of(state.thrown[0], Seat::Red, state.army[1]);
    CHECK(hits == Hits{2, 4, 5});
    CHECK(hits_of(Throw{}, Seat::Black, state.army[0]) == Hits{0, 0, 10});
}
