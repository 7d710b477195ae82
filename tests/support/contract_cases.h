// The contract suite over one game: CONTRACT_GAME, whose Samples stand above the line that includes
// this. Each game has a tests/games/NAME/contract_test.cpp that does so.

#include "engine/perft.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/contract.h"
#include "support/hidden_worlds.h"

#ifndef CONTRACT_GAME
#error "CONTRACT_GAME names the game, with its namespace"
#endif

namespace anthill::tests {

TEMPLATE_TEST_CASE("every variant is played", "", CONTRACT_GAME) {
    for (const auto& options : Samples<TestType>::deals()) {
        Rng rng(1);
        CAPTURE(options);
        CHECK(TestType::deal(options, rng).error() == "");
    }
}

TEMPLATE_TEST_CASE("moves are unique, in a fixed order, read back, and keep what turns must keep",
                   "", CONTRACT_GAME) {
    play_samples<TestType>(by_build(3U, 1U), 60,
                           [](const auto& state, const History&, const auto& moves) {
                               check_moves<TestType>(state, moves);
                           });
}

TEMPLATE_TEST_CASE("every position reads back from its text", "", CONTRACT_GAME) {
    play_samples<TestType>(20, 400, [](const auto& state, const History&, const auto&) {
        check_position_text<TestType>(state);
    });
}

TEMPLATE_TEST_CASE("keys are equal exactly for what the repetition rule calls the same position",
                   "", CONTRACT_GAME) {
    KeyCheck<TestType> check;
    play_samples<TestType>(by_build(4U, 1U), 150,
                           [&check](const auto& state, const History&, const auto& moves) {
                               check.visit(state);
                               for (const auto move : moves) {
                                   auto next = state;
                                   TestType::apply(next, move);
                                   check.visit(next);
                               }
                           });
}

TEMPLATE_TEST_CASE("no position comes back after a move that is not repeatable", "",
                   CONTRACT_GAME) {
    RepeatableCheck<TestType> check;
    play_samples<TestType>(20, 1000,
                           [&check](const auto& state, const History& history, const auto&) {
                               check.visit(history, state);
                           });
}

TEMPLATE_TEST_CASE("deals follow from the seed alone and refuse unknown options", "",
                   CONTRACT_GAME) {
    for (const auto& options : Samples<TestType>::deals()) {
        std::set<std::string> different;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed), same(seed);
            const auto dealt = TestType::deal(options, rng);
            REQUIRE(dealt);
            REQUIRE(*dealt == *TestType::deal(options, same));
            REQUIRE(rng == same);
            different.insert(TestType::position_text(*dealt));
        }
        REQUIRE((different.size() > 1) == Samples<TestType>::dealt_by_lot(options));
        Rng rng(0);
        REQUIRE(is_one_line(TestType::deal(options + " colour=green", rng).error()));
    }
}

TEMPLATE_TEST_CASE("where nothing is ever hidden, the view is the state", "", CONTRACT_GAME) {
    if constexpr (!HidesPositions<TestType>) {
        play_samples<TestType>(3, 60, [](const auto& state, const History&, const auto&) {
            for (const Seat seat : {Seat::Red, Seat::Black}) {
                REQUIRE(TestType::observe(state, seat) == state);
            }
        });
    }
}

TEMPLATE_TEST_CASE("what somebody may not know makes no difference to what is told to them", "",
                   CONTRACT_GAME) {
    if constexpr (HidesPositions<TestType>) {
        unsigned different = 0;
        for (const auto& options : Samples<TestType>::deals()) {
            for (const std::optional<Seat> watcher :
                 {std::optional(Seat::Red), std::optional(Seat::Black), std::optional<Seat>()}) {
                for (std::uint64_t seed = 0; seed < 20; ++seed) {
                    CAPTURE(options, seed);
                    const Comparison compared =
                        HiddenWorlds<TestType>(options, watcher, seed).compare(200);
                    REQUIRE(compared.leak == "");
                    different += compared.different;
                }
            }
        }
        REQUIRE(different > 0);
    }
}

TEMPLATE_TEST_CASE("what is not hidden is told as it is", "", CONTRACT_GAME) {
    if constexpr (HidesPositions<TestType>) {
        play_samples<TestType>(3, 200, [](const auto& state, const History&, const auto&) {
            for (const std::optional<Seat> seat :
                 {std::optional(Seat::Red), std::optional(Seat::Black), std::optional<Seat>()}) {
                const auto view = TestType::observe(state, seat);
                if (!TestType::hidden(state)) {
                    REQUIRE(TestType::known(view) == state);
                    REQUIRE(TestType::seen_text(view) == TestType::position_text(state));
                }
            }
        });
    }
}

TEMPLATE_TEST_CASE("what chance decides is drawn from the legal outcomes, each of some weight", "",
                   CONTRACT_GAME) {
    play_samples<TestType>(3, 200, [](const auto& state, const History&, const auto& outcomes) {
        if (TestType::turn(state).kind != Turn::Kind::Chance) {
            return;
        }
        REQUIRE(GameOfChance<TestType>);
        if constexpr (GameOfChance<TestType>) {
            for (const auto outcome : outcomes) {
                REQUIRE(TestType::weight(state, outcome) > 0);
            }
            Rng rng(5), same(5);
            const auto drawn = drawn_outcome<TestType>(state, rng);
            REQUIRE((is_open_ended<TestType>(state)
                         ? *TestType::parse_move(state, TestType::move_text(state, drawn)) == drawn
                         : std::count(outcomes.begin(), outcomes.end(), drawn) == 1));
            REQUIRE(drawn == drawn_outcome<TestType>(state, same));
        }
    });
}

TEMPLATE_TEST_CASE(
    "perft counts the moves, then those after each of them; the history stays as it was", "",
    CONTRACT_GAME) {
    play_samples<TestType>(2, 40, [](const auto& state, const History& history, const auto& moves) {
        History used = history;
        const bool over = TestType::outcome(state, history).over();
        REQUIRE(perft<TestType>(state, used, 0) == 1);
        REQUIRE(perft<TestType>(state, used, 1) == (over ? 0 : moves.size()));
        std::uint64_t sum = 0;
        for (std::size_t i = 0; !over && i < moves.size(); ++i) {
            auto next = state;
            advance<TestType>(next, used, moves[i]);
            sum += perft<TestType>(next, used, 1);
            used.pop();
        }
        REQUIRE(perft<TestType>(state, used, 2) == sum);
        REQUIRE(used == history);
    });
}

TEMPLATE_TEST_CASE("mutated texts are refused in one line or mean something", "[fuzz]",
                   CONTRACT_GAME) {
    Rng rng(11);
    for (const auto& options : Samples<TestType>::deals()) {
        play_random_games<TestType>(options, 10, 200,
                                    [&rng](const auto& state, const History&, const auto& moves) {
                                        for (int times = 0; times < 5; ++times) {
                                            check_mutated_texts<TestType>(state, moves, rng);
                                        }
                                    });
        for (int times = 0; times < 2000; ++times) {
            const auto dealt = TestType::deal(mutated(options, rng), rng);
            REQUIRE((dealt || is_one_line(dealt.error())));
        }
    }
}

TEMPLATE_TEST_CASE("games end for the reasons that the game lists", "", CONTRACT_GAME) {
    play_samples<TestType>(5, 1000, [](const auto& state, const History& history, const auto&) {
        const Outcome outcome = TestType::outcome(state, history);
        const auto& reasons = TestType::kReasons;
        REQUIRE(outcome.over() ==
                (std::count(reasons.begin(), reasons.end(), outcome.reason) == 1));
    });
}

}  // namespace anthill::tests
