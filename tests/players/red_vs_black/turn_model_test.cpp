// How a turn of Ants: Red vs. Black is valued: what throws can do, how likely they are, and which
// tactics are best, against the rules themselves.

#include "players/red_vs_black/turn_model.h"

#include <cmath>

#include "engine/game.h"
#include "players/red_vs_black/choices.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using namespace anthill::tests;

namespace {

Numbers numbers(std::initializer_list<int> list) {
    Numbers all;
    for (const int number : list) {
        all.push_back(static_cast<std::uint8_t>(number));
    }
    return all;
}
Target target(const std::string& army) { return target_of(armies(army, army).army[0]); }

/// Red's chances by the rules: every tactic of Red's and every answer.
Value by_the_rules(const State& state) {
    const auto moves = moves_in<RedVsBlack>(state);
    const bool red = mover(state) == Seat::Red;
    Value best = red ? 0 : kSure;
    for (const Move& move : moves) {
        State next = state;
        RedVsBlack::apply(next, move);
        if (next.phase != Phase::Tactics) {
            finish_turn(next);
        }
        const Value value =
            next.phase == Phase::Tactics ? by_the_rules(next) : value_table().at(next);
        best = red ? std::max(best, value) : std::min(best, value);
    }
    return best;
}
Value by_the_model(const State& state) {
    return turn_value(throw_options(state.thrown[0], Seat::Red, target_of(state.army[1])),
                      throw_options(state.thrown[1], Seat::Black, target_of(state.army[0])),
                      state.points, value_table());
}

std::string random_army(Rng& rng) {
    std::string army = "0000000000";
    for (char& unit : army) {
        unit = "0001x"[rng.below(5)];
    }
    return army;
}
/// Both throws lie on the table.
State thrown(Rng& rng, const std::string& points) {
    for (;;) {
        State state = armies(random_army(rng), random_army(rng), "tactics=" + points);
        if (over(state)) {
            continue;
        }
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            RedVsBlack::apply(state, Move::commit(most_dice(state.army[index(seat)])));
        }
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            RedVsBlack::apply(state, Move::dice(drawn_throw(seat, dice_of(state, seat), {1150, 0},
                                                            state.scoring, rng)));
        }
        return state;
    }
}

}  // namespace

TEST_CASE("what a throw does is counted as the rules count it") {
    const ThrowOptions kept = throw_options(numbers({1, 1, 4}), {}, 2, target("0100xxxxxx"));
    CHECK(kept.hill == 2);
    CHECK(kept.after[0] == Counts(1, 2));  // 1 removed, 4 wounded
    const ThrowOptions again = throw_options(numbers({2, 9}), {}, 0, target("0100xxxxxx"));
    CHECK(again.after[0] == Counts(3, 0));  // its second wound; there is no unit 9
    CHECK(again.heals);
    CHECK(again.healed[0] == Counts(3, 1));
}

TEST_CASE("options are those that may be better than to keep") {
    // Swapped, two wounds more; adjusted, the 9 finds unit 10.
    const ThrowOptions options =
        throw_options(numbers({9}), numbers({1, 2}), 0, target("000xxxxxx0"));
    REQUIRE(options.size == 2);
    CHECK(options.after[0] == Counts(4, 0));
    CHECK(options.after[1] == Counts(2, 2));
    // One unit removed instead of two wounded.
    CHECK(throw_options(numbers({1, 2, 3}), numbers({4}), 0, target("0000000000")).size == 2);
    CHECK(throw_options({}, {}, 1, target("0000000000")).size == 1);
    CHECK_FALSE(throw_options(numbers({1}), {}, 1, target("0000000000")).heals);
}

TEST_CASE("two throws are worth what the rules make of them") {
    Rng rng(7);
    for (int i = 0; i < 60; ++i) {
        const State state = thrown(rng, "0,0");
        CAPTURE(RedVsBlack::position_text(state));
        CHECK(by_the_model(state) == by_the_rules(state));
    }
    // With points the model sees fewer ways to heal than there are, and hardly loses by that.
    double red_lost = 0, black_lost = 0;
    constexpr int kPositions = 40;
    for (int i = 0; i < kPositions; ++i) {
        const State red = thrown(rng, "2,0"), black = thrown(rng, "0,2");
        CHECK(by_the_model(red) <= by_the_rules(red));
        CHECK(by_the_model(black) >= by_the_rules(black));
        red_lost += by_the_rules(red) - by_the_model(red);
        black_lost += by_the_model(black) - by_the_rules(black);
    }
    CHECK(red_lost / kPositions < 0.01 * kSure);
    CHECK(black_lost / kPositions < 0.01 * kSure);
}

TEST_CASE("a sample of throws is as likely as throws are, at every strength") {
    const auto& strengths = speed_chances(ThrowAccuracy::Practised, {});
    for (unsigned dice = 3; dice <= 5; ++dice) {
        const ThrowSample sample(dice, strengths, 100);
        REQUIRE(sample.strengths() == strengths.size());
        CHECK(sample.size() > 60);
        CHECK(sample.size() < 600);
        for (std::size_t i = 0; i < strengths.size(); ++i) {
            std::uint64_t all = 0;
            double own = 0, hill = 0;
            const auto likelihoods = sample.likelihoods(i);
            for (std::size_t j = 0; j < sample.size(); ++j) {
                const Landing landing = sample.landing(j);
                CHECK(landing.own + landing.other + landing.hill <= static_cast<int>(dice));
                all += likelihoods[j];
                own += static_cast<double>(landing.own) * likelihoods[j];
                hill += static_cast<double>(landing.hill) * likelihoods[j];
            }
            CHECK(all == ThrowSample::kWhole);
            const double whole = static_cast<double>(dice) * ThrowSample::kWhole / 10000;
            CHECK(own / whole == Approx(strengths[i].own_colour).margin(40));
            CHECK(hill / whole == Approx(strengths[i].own_hill).margin(40));
        }
    }
}

TEST_CASE("armies that are drawn have the counts that were asked for, and any numbers") {
    Rng rng(3);
    UnitSet seen = 0;
    for (int i = 0; i < 100; ++i) {
        const Target drawn = drawn_target({3, 2}, rng);
        CHECK(count(drawn.unwounded) == 3);
        CHECK(count(drawn.wounded) == 2);
        CHECK((drawn.unwounded & drawn.wounded) == 0);
        seen = static_cast<UnitSet>(seen | drawn.wounded);
    }
    CHECK(count(seen) == kUnits);
}
