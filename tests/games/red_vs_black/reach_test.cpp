// The table of how far dice go, and throws and chances that are made of it.

#include "games/red_vs_black/reach.h"

#include <algorithm>
#include <cmath>

#include "support/catch.h"

using namespace anthill;
using namespace anthill::red_vs_black;

namespace {

constexpr Scoring kUsual{}, kClear{true};

}  // namespace

TEST_CASE("every row of the table ascends, and faster throws go further") {
    for (std::size_t row = 0; row < kReachSpeeds; ++row) {
        CHECK(std::is_sorted(kReach[row].x.begin(), kReach[row].x.end()));
        CHECK(std::is_sorted(kReach[row].y.begin(), kReach[row].y.end()));
        const std::size_t middle = Reach::kParts.size() / 2;
        CHECK(Reach::kParts[middle] == Reach::kAll / 2);
        CHECK(std::abs(kReach[row].x[middle]) < 25);
        CHECK((row == 0 || kReach[row].y[middle] > kReach[row - 1].y[middle]));
    }
}

TEST_CASE("chances are never more than whole, and trade the Hill against dice that are lost") {
    for (const ThrowAccuracy accuracy :
         {ThrowAccuracy::Practised, ThrowAccuracy::Ordinary, ThrowAccuracy::Unpractised}) {
        for (int speed = Aim::kSlowest; speed <= Aim::kFastest; speed += 50) {
            for (const Scoring scoring : {kUsual, kClear}) {
                const Chances of = chances(speed, accuracy, scoring);
                CHECK(2 * of.own_colour + of.own_hill <= 10000);
            }
            // Counted at other places of the table: the same but for a few in ten thousand.
            CHECK(chances(speed, accuracy, kClear).own_hill ==
                  Approx(chances(speed, accuracy, kUsual).own_hill).margin(60));
            CHECK(chances(speed, accuracy, kClear).own_colour <
                  chances(speed, accuracy, kUsual).own_colour);
        }
        CHECK(chances(700, accuracy, kUsual).own_hill < 20);
        CHECK(chances(1200, accuracy, kUsual).own_hill > 250);
        CHECK(chances(1200, accuracy, kUsual).own_hill < 1000);
        CHECK(chances(1200, accuracy, kUsual).own_colour <
              chances(800, accuracy, kUsual).own_colour);
        const Chances slow = chances(300, accuracy, kUsual);
        CHECK(2 * slow.own_colour + slow.own_hill < 7500);
    }
}

TEST_CASE("throws drawn from the table fall as the chances say, and show every number alike") {
    constexpr int kThrows = 6000, kDice = 5 * kThrows;
    for (const auto& [speed, scoring] :
         {std::pair{400, kUsual}, {1150, kUsual}, {400, kClear}, {1150, kClear}}) {
        CAPTURE(speed, scoring.clear);
        Rng rng(static_cast<std::uint64_t>(speed));
        std::array<int, kPlaces> places{};
        std::array<int, kFaces> numbers{};
        for (int i = 0; i < kThrows; ++i) {
            for (const Die die :
                 drawn_throw(Seat::Red, 5, scattered({speed, 0}, ThrowAccuracy::Ordinary, rng),
                             scoring, rng)) {
                ++places[static_cast<std::size_t>(die.place)];
                ++numbers[die.number - 1U];
            }
        }
        const Chances of = chances(speed, ThrowAccuracy::Ordinary, scoring);
        const auto share = [&places](Place place) {
            return 10000.0 * places[static_cast<std::size_t>(place)] / kDice;
        };
        // Five dice share the scatter of one hand, and the chances look at few middles of it.
        CHECK(share(Place::Red) + share(Place::Black) == Approx(2 * of.own_colour).margin(200));
        CHECK(share(Place::OwnHill) == Approx(of.own_hill).margin(100));
        CHECK(share(Place::Red) == Approx(share(Place::Black)).margin(200));
        for (const int count : numbers) {
            CHECK(count == Approx(kDice / 10.0).margin(5 * std::sqrt(kDice * 0.09)));
        }
    }
}

TEST_CASE(
    "where a colour needs 60 percent, some of the same drawn dice lie nowhere and no others "
    "change") {
    int unclear = 0, dice = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Rng one(seed), other(seed);
        const Throw ordinary = drawn_throw(Seat::Red, 5, {800, 0}, kUsual, one),
                    clear = drawn_throw(Seat::Red, 5, {800, 0}, kClear, other);
        for (std::size_t i = 0; i < clear.size(); ++i, ++dice) {
            CHECK(clear[i].spot == ordinary[i].spot);
            CHECK(clear[i].number == ordinary[i].number);
            CHECK((clear[i].place == ordinary[i].place || clear[i].place == Place::Nowhere));
            unclear += clear[i].place == ordinary[i].place ? 0 : 1;
        }
    }
    CHECK(unclear > dice / 5);
    CHECK(unclear < dice / 3);
}

TEST_CASE("what lies a tile beyond the edge of the tiles is off the board") {
    int on_hill = 0, beyond = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Rng rng(seed);
        for (const Die die : drawn_throw(Seat::Red, 5, {1200, 0}, kUsual, rng)) {
            if (die.spot.y > 100 * (kRows + kHillDepth)) {
                CHECK((die.place == Place::Off || die.place == Place::Nowhere));
                ++beyond;
            }
            on_hill += die.place == Place::OwnHill ? 1 : 0;
        }
    }
    CHECK(on_hill > 20);
    CHECK(beyond > 20);
}

TEST_CASE("Black throws from the other end: the same dice, seen from there") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Rng red_rng(seed), black_rng(seed);
        const Throw red = drawn_throw(Seat::Red, 5, {1200, 300}, kUsual, red_rng),
                    black = drawn_throw(Seat::Black, 5, {1200, 300}, kUsual, black_rng);
        for (std::size_t i = 0; i < red.size(); ++i) {
            CHECK(red[i].number == black[i].number);
            CHECK(red[i].spot.x + black[i].spot.x == 100 * kColumns);
            CHECK(red[i].spot.y + black[i].spot.y == 100 * kRows);
            CHECK((red[i].place == Place::OwnHill) == (black[i].place == Place::OwnHill));
            CHECK((red[i].place != Place::OwnHill || red[i].spot.y >= 100 * kRows));
        }
    }
}

TEST_CASE("hands scatter as much as they are said to, and never beyond the limits of a throw") {
    const std::pair<ThrowAccuracy, std::pair<double, double>> kHands[] = {
        {ThrowAccuracy::Practised, {0.03, 150}},
        {ThrowAccuracy::Ordinary, {0.08, 300}},
        {ThrowAccuracy::Unpractised, {0.15, 600}}};
    for (const auto& [accuracy, scatter] : kHands) {
        Rng rng(1);
        double speeds = 0, directions = 0;
        constexpr int kTimes = 4000;
        for (int i = 0; i < kTimes; ++i) {
            const Aim aim = scattered({700, 0}, accuracy, rng);
            speeds += (aim.speed - 700.0) * (aim.speed - 700.0);
            directions += static_cast<double>(aim.direction) * aim.direction;
            const Aim wild = scattered({Aim::kFastest, Aim::kWidest}, accuracy, rng);
            CHECK(wild == limited(wild));
        }
        CHECK(std::sqrt(speeds / kTimes) == Approx(700 * scatter.first).epsilon(0.05));
        CHECK(std::sqrt(directions / kTimes) == Approx(scatter.second).epsilon(0.05));
    }
    CHECK(limited({5000, -9000}) == Aim{Aim::kFastest, -Aim::kWidest});
}
