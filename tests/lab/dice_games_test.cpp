// Games of Ants: Red vs. Black within the model of turns, by which the ruling about the greatest
// strength is judged.

#include "lab/dice_games.h"

#include "support/catch.h"

namespace anthill::tests {

using namespace red_vs_black;

namespace {

struct Played {
    double red = 0, turns = 0;  ///< on average
    ThrowDecisions count;
};

Played played(const Strengths& strengths, const std::array<Habit, 2>& habits) {
    constexpr unsigned kGames = 60;
    ModelGames games(strengths, *value_table());
    Rng rng(5);
    Played played{0, 0, ThrowDecisions(strengths.speeds.size())};
    for (unsigned i = 0; i < kGames; ++i) {
        const ModelGame game = games.play(habits, rng, played.count);
        played.red += game.red / kGames;
        played.turns += static_cast<double>(game.turns) / kGames;
    }
    return played;
}

}  // namespace

TEST_CASE("dice games: the greatest strength is one to choose, on the steps or not") {
    CHECK(strengths_up_to(900, 100, false).speeds == std::vector{700, 800, 900});
    CHECK(strengths_up_to(925, 100, false).speeds == std::vector{700, 800, 900, 925});
    CHECK(strengths_up_to(1250, 50, false).chances.back().own_hill >
          strengths_up_to(900, 50, false).chances.back().own_hill);
}

TEST_CASE("dice games: a decision counts for the best strength and for those as good as it") {
    ThrowDecisions count(3);
    count.add({1, {0.6, 0, 0.4}});
    count.add({2, {0.2, 2, 0}});
    CHECK(count.decisions == 2);
    CHECK(count.best == std::vector<std::uint64_t>{0, 1, 1});
    CHECK(count.as_good == std::vector<std::uint64_t>{1, 1, 2});
    CHECK(count.worse[0] == Approx(0.8));
    CHECK(count.worse[1] == Approx(2));
}

TEST_CASE(
    "dice games: whoever always throws softly loses to whoever chooses, and soft games are short") {
    const Strengths strengths = strengths_up_to(Aim::kFastest, 50, false);
    const std::size_t soft = 0, hardest = strengths.speeds.size() - 1;
    CHECK(played(strengths, {soft, std::nullopt}).red < 0.4);
    CHECK(played(strengths, {std::nullopt, soft}).red > 0.6);
    const Played softly = played(strengths, {soft, soft}),
                 hard = played(strengths, {hardest, hardest});
    CHECK(softly.turns < hard.turns);
    CHECK(softly.count.decisions + hard.count.decisions == 0);
}

TEST_CASE("dice games: what is chosen is as good as itself, and better than others on average") {
    const Strengths strengths = strengths_up_to(Aim::kFastest, 50, false);
    const Played best = played(strengths, {});
    std::uint64_t chosen = 0;
    for (std::size_t i = 0; i < strengths.speeds.size(); ++i) {
        chosen += best.count.best[i];
        CHECK(best.count.as_good[i] >= best.count.best[i]);
        CHECK(best.count.worse[i] > 0);
    }
    CHECK(chosen == best.count.decisions);
}

}  // namespace anthill::tests
