// The contract suite over every game. A new game adds its Samples here and its name to the lists.

#include <catch2/catch.hpp>

#include "core/text.h"
#include "games/ant_war/rules.h"
#include "games/army_ants/setup.h"
#include "games/red_vs_black/rules.h"
#include "support/contract.h"
#include "support/tiny_game.h"

namespace anthill::tests {

using ant_war::AntWar;
using army_ants::ArmyAnts;
using red_vs_black::RedVsBlack;

template <>
struct Samples<TinyGame> {
    using State = TinyGame::State;
    static std::vector<std::string> deals() { return {""}; }
    static bool dealt_by_lot(const std::string&) { return true; }
    static std::string repetition_text(const State& state) {
        return TinyGame::position_text(state);
    }
    static void check_step(const State& state, TinyGame::Move move, const State& next) {
        const bool taken = (next.at[0] == TinyGame::kGone) || (next.at[1] == TinyGame::kGone);
        REQUIRE(taken == (move == TinyGame::Move::Take));
        REQUIRE(next.mover == other(state.mover));
    }
};

template <>
struct Samples<ArmyAnts> {
    using State = army_ants::State;
    static std::vector<std::string> deals() {
        std::vector<std::string> deals;
        for (const char* edition : {"2008", "2020", "community"}) {
            for (const char* setup : {"random", "minor", "total"}) {
                deals.push_back(std::string("edition=") + edition + " setup=" + setup);
            }
        }
        deals.push_back("aggression=off");
        deals.push_back("setup=minor aggression=off");
        return deals;
    }
    static bool dealt_by_lot(const std::string& options) {
        return options.find("setup=total") == std::string::npos;
    }

    static std::string repetition_text(const State& state) {
        std::string text = ArmyAnts::position_text(state);
        text.erase(0, text.find("board=") + 6);
        text.erase(std::min(text.find(" draw="), text.size()));
        const auto board_end = std::find(text.begin(), text.end(), ' ');
        std::replace(text.begin(), board_end, 'd', 'h');
        std::replace(text.begin(), board_end, 'c', 's');
        return text;
    }

    /// One card from the hand to the board; a change of phase only with the last of all.
    static void check_placed(const State& state, army_ants::Move move, const State& next) {
        using army_ants::kCardsPerSide;
        using army_ants::Phase;
        REQUIRE(next.at(move.to) == move.card());
        REQUIRE(move.card().seat() == state.mover);
        const unsigned placed = count(next.army[index(state.mover)]);
        REQUIRE(placed == count(state.own()) + 1);
        REQUIRE(army_ants::size(next.unplaced[index(state.mover)]) == kCardsPerSide - placed);
        REQUIRE(next.army[index(other(state.mover))] == state.enemy());
        REQUIRE((next.mover != state.mover) == (placed == kCardsPerSide));
        const bool all = placed == kCardsPerSide && state.mover == Seat::Black;
        REQUIRE(next.phase == (all ? Phase::Rally : Phase::Deploy));
        REQUIRE(ArmyAnts::closes_past(state, move) == (placed == kCardsPerSide));
    }

    static void check_step(const State& state, army_ants::Move move, const State& next) {
        using army_ants::Card;
        using army_ants::Phase;
        std::map<unsigned, int> cards;
        for (unsigned i = 0; i < army_ants::BoardGrid::kCells; ++i) {
            const Cell cell{static_cast<std::uint8_t>(i)};
            const Card card = next.at(cell);
            for (const Seat seat : {Seat::Red, Seat::Black}) {
                const bool here = !card.empty() && card.seat() == seat;
                REQUIRE(contains(next.army[index(seat)], cell) == here);
            }
            REQUIRE(contains(next.queens, cell) == (!card.empty() && card.is_queen()));
            if (!card.empty()) {
                ++cards[card.id()];
            }
            if (!state.at(cell).empty()) {
                --cards[state.at(cell).id()];
            }
        }
        int gone = 0;
        for (const auto& [id, more] : cards) {
            REQUIRE((more == 0 || more == -1 ||
                     (more == 1 && move.kind == army_ants::Move::Kind::Place)));
            gone -= more;
        }
        if (state.phase == Phase::Deploy) {
            REQUIRE(gone == -1);
            check_placed(state, move, next);
            return;
        }
        const bool attack = move.kind == army_ants::Move::Kind::Attack;
        const bool equal = attack && state.at(move.from).value() == state.at(move.to).value();
        REQUIRE(gone == (equal ? 2 : attack ? 1 : 0));
        REQUIRE(next.edition == state.edition);
        REQUIRE(next.aggression_off == state.aggression_off);
        REQUIRE(next.setup == state.setup);
        if (state.phase == Phase::Battle) {
            REQUIRE(next.mover == other(state.mover));
            REQUIRE(next.phase == Phase::Battle);
        } else {
            REQUIRE(next.rally_left[index(other(state.mover))] ==
                    state.rally_left[index(other(state.mover))]);
            REQUIRE(next.rally_left[index(state.mover)] < state.rally_left[index(state.mover)]);
            REQUIRE((next.phase == Phase::Battle) ==
                    (next.rally_left[0] == 0 && next.rally_left[1] == 0));
        }
    }
};

template <>
struct Samples<AntWar> {
    using State = ant_war::State;
    static std::vector<std::string> deals() {
        return {"",
                "shape=4x4 jokers=0",
                "shape=2x10 rounds=1",
                "shape=spiral",
                "shape=random rounds=1",
                "deck=analytical",
                "shape=9x6",
                "shape=10x5 jokers=0",
                "shape=2x5 rounds=1"};
    }

    static bool dealt_by_lot(const std::string&) { return true; }

    /// What is covered, the deck and what later deals depend on make no difference to what may
    /// happen in the round.
    static std::string repetition_text(const State& state) {
        const std::string whole = AntWar::position_text(state);
        std::string text;
        for (const std::string_view word : words(whole)) {
            const std::string_view name = word.substr(0, word.find('='));
            if (name != "under" && name != "deck" && name != "jokers" && name != "shape" &&
                name != "next") {
                text.append(word).append(" ");
            }
        }
        return text;
    }

    static int cards(const State& state) {
        return static_cast<int>(ant_war::cards_of(state.deck).size() -
                                ant_war::undealt(state).size());
    }

    static void check_step(const State& state, ant_war::Move move, const State& next) {
        using ant_war::Phase;
        const bool new_deal = next.round != state.round;
        if (!new_deal) {
            REQUIRE(cards(next) == cards(state));
            REQUIRE(next.spaces == state.spaces);
            REQUIRE(next.next == state.next);
        } else {
            REQUIRE(next.phase == Phase::Odds);
            REQUIRE(next.dealer == other(state.dealer));
        }
        REQUIRE(next.deck == state.deck);
        REQUIRE(next.shape == state.shape);
        REQUIRE(next.extent == state.extent);
        std::size_t stacks = 0, stacks_before = 0;
        for (unsigned i = 0; i < ant_war::FrameGrid::kCells; ++i) {
            stacks += next.top[i].empty() ? 0U : 1U;
            stacks_before += state.top[i].empty() ? 0U : 1U;
        }
        if (move.kind == ant_war::Move::Kind::Cover) {
            REQUIRE(stacks == stacks_before - 1);
            REQUIRE(next.at(move.to) == state.at(move.from));
            REQUIRE(next.at(move.from).empty());
        } else if (!new_deal) {
            REQUIRE(next.top == state.top);
            REQUIRE(next.below == state.below);
        }
    }
};

template <>
struct Samples<RedVsBlack> {
    using State = red_vs_black::State;
    static constexpr bool kManySpellings = true;  // units in any order
    static std::vector<std::string> deals() { return {"", "clear=60"}; }
    static bool dealt_by_lot(const std::string&) { return false; }
    static std::string repetition_text(const State& state) {
        return RedVsBlack::position_text(state);
    }

    /// Armies change when a turn is resolved and by reinforcements, in nothing else; points only by
    /// tactics.
    static void check_step(const State& state, const red_vs_black::Move& move, const State& next) {
        using red_vs_black::Move;
        using red_vs_black::Phase;
        const Seat seat = red_vs_black::mover(state);
        const bool resolving = state.phase == Phase::Tactics && seat == Seat::Black;
        if (!resolving && state.phase != Phase::Reinforce) {
            REQUIRE(next.army == state.army);
        }
        const bool tactic_used =
            move.kind == Move::Kind::Tactic && move.tactic != red_vs_black::Tactic{};
        REQUIRE(next.points[index(seat)] == state.points[index(seat)] - (tactic_used ? 1 : 0));
        REQUIRE(next.points[index(other(seat))] == state.points[index(other(seat))]);
        if (state.phase == Phase::Reinforce) {
            REQUIRE(next.army[index(other(seat))] == state.army[index(other(seat))]);
            REQUIRE(next.army[index(seat)].size() ==
                    state.army[index(seat)].size() + state.owed[index(seat)]);
        }
        REQUIRE(next.clear == state.clear);
        REQUIRE(next.turn == state.turn + (next.phase == Phase::Commit &&
                                                   state.phase != Phase::Commit && !over(next)
                                               ? 1
                                               : 0));
    }
};

#define EVERY_GAME TinyGame, ArmyAnts, AntWar, RedVsBlack

TEMPLATE_TEST_CASE("every variant is played", "", EVERY_GAME) {
    for (const auto& options : Samples<TestType>::deals()) {
        Rng rng(1);
        CAPTURE(options);
        CHECK(TestType::deal(options, rng).error() == "");
    }
}

TEMPLATE_TEST_CASE("moves are unique, in a fixed order, read back, and keep what turns must keep",
                   "", EVERY_GAME) {
    for (const auto& options : Samples<TestType>::deals()) {
        play_random_games<TestType>(options, 3, 60,
                                    [](const auto& state, const History&, const auto& moves) {
                                        check_moves<TestType>(state, moves);
                                    });
    }
}

TEMPLATE_TEST_CASE("every position reads back from its text", "", EVERY_GAME) {
    for (const auto& options : Samples<TestType>::deals()) {
        play_random_games<TestType>(options, 20, 400,
                                    [](const auto& state, const History&, const auto&) {
                                        check_position_text<TestType>(state);
                                    });
    }
}

TEMPLATE_TEST_CASE("keys are equal exactly for what the repetition rule calls the same position",
                   "", EVERY_GAME) {
    KeyCheck<TestType> check;
    for (const auto& options : Samples<TestType>::deals()) {
        play_random_games<TestType>(options, 4, 150,
                                    [&check](const auto& state, const History&, const auto& moves) {
                                        check.visit(state);
                                        for (const auto move : moves) {
                                            auto next = state;
                                            TestType::apply(next, move);
                                            check.visit(next);
                                        }
                                    });
    }
}

TEMPLATE_TEST_CASE("no position comes back after a move that is not repeatable", "", EVERY_GAME) {
    RepeatableCheck<TestType> check;
    for (const auto& options : Samples<TestType>::deals()) {
        play_random_games<TestType>(
            options, 20, 1000, [&check](const auto& state, const History& history, const auto&) {
                check.visit(history, state);
            });
    }
}

TEMPLATE_TEST_CASE("deals follow from the seed alone and refuse unknown options", "", EVERY_GAME) {
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

TEMPLATE_TEST_CASE("where nothing is ever hidden, the view is the state", "", EVERY_GAME) {
    if constexpr (!HidesPositions<TestType>) {
        for (const auto& options : Samples<TestType>::deals()) {
            play_random_games<TestType>(options, 3, 60,
                                        [](const auto& state, const History&, const auto&) {
                                            for (const Seat seat : {Seat::Red, Seat::Black}) {
                                                REQUIRE(TestType::observe(state, seat) == state);
                                            }
                                        });
        }
    }
}

TEMPLATE_TEST_CASE(
    "what is hidden has no part in the view and its text; what is not is told as it is", "",
    EVERY_GAME) {
    if constexpr (HidesPositions<TestType>) {
        for (const auto& options : Samples<TestType>::deals()) {
            play_random_games<TestType>(
                options, 3, 200, [](const auto& state, const History&, const auto&) {
                    for (const std::optional<Seat> seat :
                         {std::optional(Seat::Red), std::optional(Seat::Black),
                          std::optional<Seat>()}) {
                        const auto view = TestType::observe(state, seat);
                        if (!TestType::hidden(state)) {
                            REQUIRE(TestType::known(view) == state);
                            REQUIRE(TestType::seen_text(view) == TestType::position_text(state));
                        }
                    }
                });
        }
    }
}

TEMPLATE_TEST_CASE("what chance decides is drawn from the legal outcomes, each of some weight", "",
                   EVERY_GAME) {
    for (const auto& options : Samples<TestType>::deals()) {
        play_random_games<TestType>(
            options, 3, 200, [](const auto& state, const History&, const auto& outcomes) {
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
                    REQUIRE(std::count(outcomes.begin(), outcomes.end(), drawn) == 1);
                    REQUIRE(drawn == drawn_outcome<TestType>(state, same));
                }
            });
    }
}

TEMPLATE_TEST_CASE(
    "perft of one turn counts the moves, divide adds up, the history stays as it was", "",
    EVERY_GAME) {
    for (const auto& options : Samples<TestType>::deals()) {
        play_random_games<TestType>(
            options, 2, 40, [](const auto& state, const History& history, const auto& moves) {
                History used = history;
                const bool over = TestType::outcome(state, history).over();
                REQUIRE(perft<TestType>(state, used, 0) == 1);
                REQUIRE(perft<TestType>(state, used, 1) == (over ? 0 : moves.size()));
                std::uint64_t sum = 0;
                for (const auto& part : divide<TestType>(state, used, 2)) {
                    sum += part.sequences;
                }
                REQUIRE(perft<TestType>(state, used, 2) == sum);
                REQUIRE(used == history);
            });
    }
}

TEMPLATE_TEST_CASE("mutated texts are refused in one line or mean something", "[fuzz]",
                   EVERY_GAME) {
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

}  // namespace anthill::tests
