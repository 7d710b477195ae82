// The solver against the slow checker of tests/support/plain_ant_war.h, which tries everything and
// prunes nothing; and its lines, replayed by the rules.

#include "players/ant_war/solver.h"
#include "players/ant_war/groups.h"
#include "players/ant_war/odds_search.h"
#include "support/ant_war_board.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/plain_ant_war.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

namespace {

constexpr int kPositions = by_build(4000, 300);

struct Solution {
    int red = 0;  ///< points of red minus points of black
    std::vector<RoundMove> line;
    std::uint64_t nodes = 0;
};

/// Solves in slices of any size.
Solution solve(Solver& solver, const State& state, int guess = 0, std::uint64_t slice = 1000) {
    const RoundGeometry geometry(state);
    solver.start(RoundState(state, geometry), guess);
    while (solver.step(slice)) {
    }
    REQUIRE(solver.solved());
    REQUIRE(solver.finished());
    return {state.mover == Seat::Red ? solver.value() : -solver.value(), solver.line(),
            solver.nodes()};
}

/// Plays the line by the rules: to the end of the round, where the score is the value.
void replay(State state, const Solution& solution) {
    const RoundGeometry geometry(state);
    for (const RoundMove step : solution.line) {
        const Move move = to_move(geometry, step);
        INFO(AntWar::move_text(state, move));
        REQUIRE(moves_of(state).count(AntWar::move_text(state, move)) == 1);
        AntWar::apply(state, move);
    }
    REQUIRE(AntWar::turn(state).kind == Turn::Kind::Over);
    const auto won = points(state);
    REQUIRE(won[0] - won[1] == solution.red);
}

void check(Solver& solver, const State& state) {
    INFO(AntWar::position_text(state));
    const Solution solution = solve(solver, state);
    std::map<std::string, int> known;
    REQUIRE(solution.red == PlainAntWar(AntWar::position_text(state)).value(known));
    replay(state, solution);
}

}  // namespace

TEST_CASE("the solver and the slow checker agree on thousands of small positions") {
    Solver solver(14);
    Rng rng(21);
    for (int n = 0; n < kPositions; ++n) {
        const unsigned cards = 2 + rng.below(n % 16 == 0 ? 7 : 5);
        const unsigned columns = 2 + rng.below(4);
        check(solver, random_ant_position(rng, columns, 1 + rng.below(4), cards));
    }
}

TEST_CASE("the solver and the slow checker agree on small groups that are far from each other") {
    Solver solver(14);
    Rng rng(22);
    for (int n = 0; n < kPositions / 4; ++n) {
        // Two boards of two rows with two empty rows between: nothing but a Queen or Drone ever got
        // further than two.
        const State left = random_ant_position(rng, 3, 1, 2 + rng.below(2));
        const State right = random_ant_position(rng, 3, 1, 2 + rng.below(2));
        State state;
        state.extent = {3, 5};
        state.mover = left.mover;
        Cards deck = cards_of(Deck::Jokers);
        rng.shuffle(deck);
        std::size_t next = 0;
        for (unsigned column = 0; column < 3; ++column) {
            for (const unsigned row : {0U, 4U}) {
                state.spaces.add(FrameGrid::cell(column, row));
                const State& from = row == 0 ? left : right;
                if (!from.at(FrameGrid::cell(column, 0)).empty()) {
                    state.put(FrameGrid::cell(column, row), deck[next++]);
                }
            }
        }
        check(solver, state);
    }
}

TEST_CASE("small groups are worth what the slow checker finds with either colour first") {
    Groups groups(10);
    Rng rng(26);
    for (int n = 0; n < kPositions / 4; ++n) {
        State state =
            random_ant_position(rng, 2 + rng.below(3), 1 + rng.below(3), 2 + rng.below(4));
        state.passed = false;
        state.lead = 0;
        const RoundGeometry geometry(state);
        groups.forget();
        const RoundState round(state, geometry);
        const Stops stops = groups.stops(round, round.ants[0] | round.ants[1]);
        for (const Seat first : {Seat::Red, Seat::Black}) {
            state.mover = first;
            INFO(AntWar::position_text(state));
            std::map<std::string, int> known;
            const int value = PlainAntWar(AntWar::position_text(state)).value(known);
            REQUIRE(round.score() + (first == Seat::Red ? stops.red : stops.black) == value);
        }
    }
}

TEST_CASE(
    "neither the guess nor the slices nor what was solved before change what the solver finds") {
    Rng rng(23);
    Solver used(14);
    for (int n = 0; n < 40; ++n) {
        const State state = random_ant_position(rng, 4, 3, 8);
        Solver fresh(14);
        const Solution first = solve(fresh, state);
        const Solution again = solve(used, state, 0, 1);
        CHECK(again.red == first.red);
        CHECK(again.nodes == first.nodes);
        CHECK(again.line == first.line);
        CHECK(solve(used, state, 40).red == first.red);
        CHECK(solve(used, state, -40).red == first.red);
    }
}

TEST_CASE("covering one's own ant may be the best that a group comes to, and is not left out") {
    // Jh on 4d, or on 6h, saves the other from the Jack of c5.
    Solver solver(16);
    check(solver, ant_board(R"(6h 4d Jc .. 7s
                               .. Jh .. .. Js
                               .. .. .. .. 4c
                               .. Jd .. .. 5s
                               .. Qc .. 8c Ah)",
                            "turn=black lead=0 passed=no"));
}

TEST_CASE("the solver's line is best play at each of its moves") {
    Rng rng(24);
    Solver solver(16);
    for (int n = 0; n < 60; ++n) {
        State state = random_ant_position(rng, 4, 4, 8);
        const Solution solution = solve(solver, state);
        const RoundGeometry geometry(state);
        for (const RoundMove step : solution.line) {
            AntWar::apply(state, to_move(geometry, step));
            if (AntWar::turn(state).kind != Turn::Kind::Over) {
                REQUIRE(solve(solver, state).red == solution.red);
            }
        }
    }
}

TEST_CASE("a pass keeps what a move would lose, and a lead is used") {
    Solver solver(14);
    CHECK(solve(solver, ant_board("9h 2h .. 3s", "turn=red")).red == 11 - 3);
    CHECK(solve(solver, ant_board("5h 4s 9s", "turn=black")).red == -(4 + 9));
    CHECK(solve(solver, ant_board("2h 4s 9s 5c", "turn=red lead=2")).red == 2);
}

TEST_CASE("the search without its shortcuts comes to the solver's value when it looks to the end") {
    Rng rng(25);
    Solver solver(14);
    RoundSearch search(14, Selectivity::none());
    for (int n = 0; n < 40; ++n) {
        const State state = random_ant_position(rng, 3, 3, 5);
        const RoundGeometry geometry(state);
        const RoundState round(state, geometry);
        SearchLimits limits;
        limits.depth = 16;
        search.start(Knowledge(), round, history_from<RoundGame>(round), limits);
        while (search.step(10'000)) {
        }
        const int red = solve(solver, state).red;
        INFO(AntWar::position_text(state));
        CHECK(search.infos().back().score == (state.mover == Seat::Red ? 100 * red : -100 * red));
    }
}
