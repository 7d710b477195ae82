#include "engine/search/score.h"

#include "support/catch.h"

using namespace anthill;

TEST_CASE("the bands of scores never touch") {
    CHECK(kMaxEvaluation < kRepetition - kMaxPly);
    CHECK(kRepetition < kProven);
    CHECK(kProven <= win_in(kMaxPly));
    CHECK(win_in(0) < kInfinity);
}

TEST_CASE("nearer wins and later losses are better") {
    CHECK(win_in(1) > win_in(3));
    CHECK(loss_in(4) > loss_in(2));
    CHECK(turns_to_end(win_in(3)) == 3);
    CHECK(turns_to_end(loss_in(4)) == 4);
}

TEST_CASE("an outcome scores for either seat") {
    CHECK(outcome_score(Outcome::won(Seat::Red, EndReason("queen")), Seat::Red, 5) == win_in(5));
    CHECK(outcome_score(Outcome::won(Seat::Red, EndReason("queen")), Seat::Black, 5) == loss_in(5));
    CHECK(outcome_score(Outcome::draw(EndReason("queens-only")), Seat::Black, 5) == 0);
}

TEST_CASE("a loss by repetition is never announced as proven, but is worse than any estimate") {
    const int score =
        outcome_score(Outcome::won(Seat::Black, EndReason::kRepetition), Seat::Red, 6);
    CHECK_FALSE(is_proven(score));
    CHECK(score < -kMaxEvaluation);
}

TEST_CASE(
    "proven scores are stored as counted from the position and read at another distance from the "
    "root") {
    CHECK(from_stored(to_stored(win_in(9), 4), 2) == win_in(7));
    CHECK(from_stored(to_stored(loss_in(9), 4), 6) == loss_in(11));
    CHECK(from_stored(to_stored(123, 4), 6) == 123);
}
