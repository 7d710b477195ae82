// The real rules, and those that the searches use, against the plain ones of
// tests/support/plain_ant_war.h: moves, positions after moves, endings and counts.

#include <algorithm>
#include <cstdlib>
#include <map>

#include "engine/perft.h"
#include "players/ant_war/round_game.h"
#include "support/ant_war_board.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/perft_table.h"
#include "support/plain_ant_war.h"

using namespace anthill;
using namespace anthill::tests;
using ant_war::AntWar;
using ant_war::RoundGame;
using ant_war::RoundGeometry;
using ant_war::RoundState;
using ant_war::State;

namespace {

/// The fields that everybody knows.
std::string short_text(const State& state) {
    const std::string text = AntWar::position_text(state);
    std::size_t end = text.find(" passed=");
    end = text.find(' ', end + 1);
    return text.substr(0, end);
}

std::set<std::string> round_moves(const RoundState& round, const State& state) {
    const auto steps = moves_in<RoundGame>(round);
    std::set<std::string> texts;
    for (const auto step : steps) {
        texts.insert(AntWar::move_text(state, to_move(*round.geometry, step)));
    }
    REQUIRE(texts.size() == steps.size());
    return texts;
}

/// Plays a round by all three rules and compares everything at each turn.
std::string play_all(State state, Rng& rng, unsigned longest) {
    PlainAntWar plain(AntWar::position_text(state));
    const RoundGeometry geometry(state);
    RoundState round(state, geometry);
    for (unsigned turn = 0;; ++turn) {
        INFO(AntWar::position_text(state));
        REQUIRE(plain.position() == short_text(state));
        REQUIRE(plain.status() == status(state));
        const auto points = ant_war::points(state);
        REQUIRE(plain.points(true) == points[0]);
        REQUIRE(plain.points(false) == points[1]);
        REQUIRE(round.score() == points[0] - points[1]);
        REQUIRE(round == RoundState(state, geometry));
        REQUIRE(RoundGame::key(round) == RoundGame::key(RoundState(state, geometry)));
        const bool over = AntWar::turn(state).kind == Turn::Kind::Over;
        REQUIRE((RoundGame::turn(round).kind == Turn::Kind::Over) == over);
        if (over || turn == longest) {
            return plain.status();
        }
        REQUIRE(plain.moves() == moves_of(state));
        REQUIRE(plain.moves() == round_moves(round, state));
        const auto moves = moves_in<AntWar>(state);
        REQUIRE(AntWar::count_moves(state) == moves.size());
        const auto move = rng.pick(moves);
        plain.play(AntWar::move_text(state, move));
        AntWar::apply(state, move);
        const auto steps = moves_in<RoundGame>(round);
        RoundGame::apply(round,
                         *std::find_if(steps.begin(), steps.end(), [&](ant_war::RoundMove step) {
                             return to_move(geometry, step) == move;
                         }));
    }
}

constexpr auto kMostSequences = by_build<std::uint64_t>(20'000'000, 1'000'000);
constexpr auto kPositions = by_build<unsigned>(2000, 300);

}  // namespace

TEST_CASE("all rules agree on random positions of every frame") {
    Rng rng(1);
    for (unsigned n = 0; n < kPositions; ++n) {
        play_all(random_ant_position(rng, 1 + rng.below(10), 1 + rng.below(10), rng.below(55)), rng,
                 3);
    }
}

TEST_CASE(
    "all rules agree on whole rounds of every shape and deck, which end in every way there is") {
    Rng rng(2);
    std::map<std::string, unsigned> endings;
    for (const std::string shape :
         {"5x5", "4x4", "2x10", "5x2", "spiral", "random", "-xxx-/xxxxx/xx-xx/xxxxx/-xxx-"}) {
        for (const std::string deck : {"jokers=2", "jokers=0", "deck=analytical"}) {
            for (unsigned n = 0; n < kPositions / 100; ++n) {
                State state = *AntWar::deal("rounds=1 shape=" + shape + " " + deck, rng);
                state = played(state, {n % 3 == 0 ? "odds:black+3" : "odds:red+1", "take:red"});
                ++endings[play_all(state, rng, 500)];
            }
        }
    }
    for (const char* ending : {"won red score", "won black score", "draw score"}) {
        INFO(ending);
        CHECK(endings[ending] > 0);
    }
}

TEST_CASE("perft of Ant War agrees with the table", "[perft]") {
    check_perft_table("ant_war", kMostSequences, [](const PerftRow& row, unsigned depth) {
        const auto state = AntWar::parse_position(row.position);
        REQUIRE(state);
        History history = history_from<AntWar>(*state);
        return perft<AntWar>(*state, history, depth);
    });
}

TEST_CASE("the searches' rules agree with the perft table", "[perft]") {
    check_perft_table("ant_war", kMostSequences / 10, [](const PerftRow& row, unsigned depth) {
        const auto state = AntWar::parse_position(row.position);
        REQUIRE(state);
        const RoundGeometry geometry(*state);
        const RoundState round(*state, geometry);
        History history = history_from<RoundGame>(round);
        return perft<RoundGame>(round, history, depth);
    });
}

TEST_CASE("the plain rules agree with the perft table of Ant War", "[perft]") {
    check_perft_table("ant_war", by_build(3000, 300), [](const PerftRow& row, unsigned depth) {
        return PlainAntWar(row.position).perft(static_cast<int>(depth));
    });
}

// Takes minutes: ask for it by its tag when the table or the rules change.
TEST_CASE("the plain rules agree with the deep rows of the perft table of Ant War", "[.deep]") {
    check_perft_table("ant_war", 3'000'000, [](const PerftRow& row, unsigned depth) {
        return PlainAntWar(row.position).perft(static_cast<int>(depth));
    });
}
