// The player of Ants: Red vs. Black that goes by the table of values.

#include "players/red_vs_black/value_search.h"

#include "games/red_vs_black/notation.h"
#include "players/red_vs_black/choices.h"
#include "players/red_vs_black/throw_handicap.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using namespace anthill::tests;

namespace {

const std::string kWhole = "0000000000";

ValueSearch decided(const State& state, ThrowHandicap handicap = {}, int lines = 1) {
    ValueSearch search;
    SearchLimits limits;
    limits.lines = lines;
    search.start(RedVsBlack::observe(state, mover(state)), limits, handicap);
    return search;
}
std::string best(const State& state) { return RedVsBlack::move_text(state, decided(state).best()); }
State to_throw(const std::string& red, const std::string& black, const std::string& fields = "") {
    return played(armies(red, black, fields), "commit:none commit:none");
}

}  // namespace

TEST_CASE("a throw is soft while nobody has fallen and hard when there are losses") {
    CHECK(decided(to_throw(kWhole, kWhole)).aim().speed < 950);
    CHECK(decided(to_throw("xxxxx00000", kWhole)).aim().speed > 1050);
    const State answer = played(to_throw(kWhole, kWhole), "throw:1b,2b,3b");
    CHECK(decided(answer).aim().speed < 950);
}

TEST_CASE("tactics are used where they decide") {
    // Unit 2 of three would be lost, and the game with it.
    CHECK(best(played(armies("0100xxxxxx", kWhole, "tactics=1,0"),
                      "commit:none commit:none throw:1e,1e,1e throw:2b,1b,1b")) == "heal:2");
    // Swapped colours remove the last two.
    CHECK(best(played(armies(kWhole, "11xxxxxxx1", "tactics=1,0"),
                      "commit:none commit:none throw:1b,2b,9e throw:1e,1e,1e")) == "swap");
    // Nothing to gain: points are kept.
    CHECK(best(played(armies(kWhole, kWhole),
                      "commit:none commit:none throw:1e,1e,1e "
                      "throw:1e,1e,1e")) == "keep");
}

TEST_CASE("Red counts on Black's answer") {
    // Unit 1, and with it the game, is lost unless it is healed; but then Black may swap colours.
    const std::string turn = "commit:none commit:none throw:1e,1e,1e throw:1b,2r,2r";
    const State alone = played(armies("101xxxxxxx", "000xxxxxxx", "tactics=1,0"), turn);
    const State answered = played(armies("101xxxxxxx", "000xxxxxxx", "tactics=1,1"), turn);
    CHECK(decided(answered).infos().front().score < decided(alone).infos().front().score);
    CHECK(best(alone) == "heal:1,3");
    CHECK(moves_of(answered).count(best(answered)) == 1);
}

TEST_CASE("every decision of a game is legal, is told once and follows from the seed") {
    Rng rng(5);
    State state = armies(kWhole, kWhole);
    for (int i = 0; i < 500 && !over(state); ++i) {
        ThrowHandicap handicap;
        handicap.seed = rng.next();
        const ValueSearch search = decided(state, handicap), again = decided(state, handicap);
        CHECK(search.best() == again.best());
        CHECK(search.nodes() == again.nodes());
        CHECK(search.nodes() > 0);
        REQUIRE(search.infos().size() == 1);
        CHECK(std::abs(search.infos().front().score) <= 500);
        if (state.phase != Phase::Throw) {
            CHECK(moves_of(state).count(RedVsBlack::move_text(state, search.best())) == 1);
        }
        RedVsBlack::apply(state, search.best());
    }
    CHECK(over(state));
}

TEST_CASE("several lines are the best decisions in their order, the first as if it were alone") {
    Rng rng(6);
    State state = armies(kWhole, kWhole);
    for (int i = 0; i < 200 && !over(state); ++i) {
        const ValueSearch alone = decided(state), search = decided(state, {}, 3);
        const auto& infos = search.infos();
        REQUIRE_FALSE(infos.empty());
        CHECK(infos.size() <= 3);
        CHECK(search.best() == alone.best());
        CHECK(infos.front().score == alone.infos().front().score);
        for (std::size_t k = 0; k < infos.size(); ++k) {
            CHECK(infos[k].number == static_cast<int>(k) + 1);
            CHECK((k == 0 || infos[k].score <= infos[k - 1].score));
            for (std::size_t other = 0; other < k; ++other) {
                if (state.phase == Phase::Throw) {
                    CHECK(std::abs(search.aim(k).speed - search.aim(other).speed) > 50);
                } else {
                    CHECK_FALSE(infos[k].line == infos[other].line);
                }
            }
        }
        if (state.phase == Phase::Tactics) {
            // Each is what the position after it is worth, by the search itself.
            CHECK(infos.size() == std::min<std::size_t>(3, moves_of(state).size()));
        }
        if (state.phase == Phase::Commit || state.phase == Phase::Reinforce) {
            // As many others are as good, so many as the rules allow.
            for (const auto& info : infos) {
                CHECK(info.score == infos.front().score);
                CHECK(count(info.line.front().units) == count(search.best().units));
            }
        }
        RedVsBlack::apply(state, search.best());
    }
}

TEST_CASE("a score is a seat's own: a tenth of all chances is about a unit") {
    CHECK(score_of(kSure, Seat::Red) == 500);
    CHECK(score_of(kSure, Seat::Black) == -500);
    CHECK(score_of(0, Seat::Black) == 500);
    CHECK(std::abs(score_of(kSure / 2, Seat::Red)) <= 1);
    CHECK(score_of(kSure / 10 * 6, Seat::Red) == Approx(100).margin(2));
}

TEST_CASE("the weakest levels miss decisions, the others none") {
    const State to_commit = armies(kWhole, kWhole);
    const State to_swap = played(armies(kWhole, "11xxxxxxx1", "tactics=1,0"),
                                 "commit:none commit:none throw:1b,2b,9e throw:1e,1e,1e");
    const auto missed = [](const State& state, Move without, int level) {
        unsigned times = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Handicap handicap;
            handicap.seed = seed;
            handicap.level = level;
            times += decided(state, throw_handicap(handicap)).best() == without ? 1U : 0U;
        }
        return times;
    };
    for (const int level : {0, 4, 10}) {
        CHECK(missed(to_commit, Move::commit(0), level) == 0);
    }
    CHECK(missed(to_commit, Move::commit(0), 3) > 40);
    CHECK(missed(to_commit, Move::commit(0), 1) > 80);
    CHECK(missed(to_swap, Move::keep(), 10) == 0);
    CHECK(missed(to_swap, Move::keep(), 1) > 80);
}

TEST_CASE("the most dice for the fewest units") {
    CHECK(units_text(most_dice(armies("0101000000", kWhole).army[0])) == "1,3,5,6");
    CHECK(units_text(most_dice(armies("0111x1x100", kWhole).army[0])) == "1,9");
    CHECK(units_text(most_dice(armies("01111111xx", kWhole).army[0])) == "none");
}

TEST_CASE("units that come back stand beside others or at an end of the row") {
    CHECK(units_text(best_return(armies("0xx0xxx000", kWhole).army[0], 1)) == "2");
    CHECK(units_text(best_return(armies("xxx00000xx", kWhole).army[0], 3)) == "1,2,3");
}
