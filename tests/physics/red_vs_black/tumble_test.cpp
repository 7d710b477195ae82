// Throws: they follow from the seed, come to rest flat and apart, reach as far as the table says,
// and are fair.

#include "physics/red_vs_black/tumble.h"

#include <cmath>

#include "physics/red_vs_black/reading.h"
#include "physics/red_vs_black/survey.h"
#include "support/by_build.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::dice;
using red_vs_black::Aim;

TEST_CASE(
    "the same hand and seed throw the same, whatever was thrown before; another seed does not") {
    const Flight first = tumble(5, {900, 0}, 1);
    const Flight other = tumble(5, {900, 0}, 2);
    const Flight again = tumble(5, {900, 0}, 1);
    CHECK(first.frames == again.frames);
    CHECK_FALSE(first.frames == other.frames);
}

// The number was printed by `anthill throw-bench fingerprint=30` and is the same natively, under
// the sanitizers and in wasm.
TEST_CASE("the rest poses of thirty throws are the same bits on every platform") {
    CHECK(fingerprint(30) == 0x3d9e791977f4301fULL);
}

TEST_CASE("dice begin in the hand, end flat on the table and apart, within a few seconds") {
    for (std::uint64_t seed = 0; seed < tests::by_build(40U, 8U); ++seed) {
        const unsigned dice = 3 + static_cast<unsigned>(seed % 3);
        const Flight flight = tumble(dice, {300 + static_cast<int>(seed) * 22, 0}, seed);
        CAPTURE(seed);
        CHECK(flight.frames.size() == std::size_t{flight.length()} * dice);
        CHECK(flight.length() < 6 * kFramesASecond);
        CHECK(flight.lean >= 0.999);
        for (unsigned i = 0; i < dice; ++i) {
            CHECK(flight.frames[i].z > 1.6F);
            CHECK(std::abs(flight.frames[i].y + 1.5F) < 1);
            const Pose& rest = flight.rest(i);
            CHECK(static_cast<double>(rest.z) == Approx(kInradius).margin(0.02));
            for (unsigned j = 0; j < i; ++j) {
                const double x = static_cast<double>(rest.x - flight.rest(j).x),
                             y = static_cast<double>(rest.y - flight.rest(j).y);
                CHECK(std::sqrt(x * x + y * y) > 0.6);
            }
        }
    }
}

TEST_CASE(
    "dice that do not come to rest in time are thrown again: the last frame is always at rest") {
    int again = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        CAPTURE(seed);
        const Flight flight = tumble(5, {900, 0}, seed, kLeastSteps);
        // Frames: the first, one every four steps, the last.
        constexpr unsigned kLongest = kLeastSteps / 4 + 2;
        CHECK(flight.length() <= kLongest);
        CHECK(flight.lean >= 0.999);
        // A throw that ends in time is unchanged; one of just as many frames may have ended a step
        // too late.
        const Flight patient = tumble(5, {900, 0}, seed);
        if (patient.length() != kLongest) {
            CHECK((flight.frames == patient.frames) == (patient.length() < kLongest));
        }
        again += flight.frames == patient.frames ? 0 : 1;
    }
    CHECK(again > tests::by_build(5, 0));
    CHECK(tumble(5, {900, 0}, 3, kLeastSteps).frames == tumble(5, {900, 0}, 3, kLeastSteps).frames);
}

TEST_CASE("a harder throw goes further, and one to the right goes to the right") {
    const auto middle = [](Aim aim) {
        double x = 0, y = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Flight flight = tumble(5, aim, seed);
            for (unsigned i = 0; i < 5; ++i) {
                x += static_cast<double>(flight.rest(i).x) / 100;
                y += static_cast<double>(flight.rest(i).y) / 100;
            }
        }
        return Vec3{x, y, 0};
    };
    const Vec3 slow = middle({500, 0}), fast = middle({1100, 0});
    CHECK(fast.y > slow.y + 3);
    CHECK(middle({900, 1500}).x > middle({900, 0}).x + 1);
    CHECK(middle({900, -1500}).x < middle({900, 0}).x - 1);
}

TEST_CASE("beyond its limits a throw is one at the limit") {
    CHECK(tumble(3, {5000, 9000}, 4).frames ==
          tumble(3, {red_vs_black::Reach::kFastest, Aim::kWidest}, 4).frames);
    CHECK(tumble(3, {0, -9000}, 4).frames == tumble(3, {Aim::kSlowest, -Aim::kWidest}, 4).frames);
}

TEST_CASE("faces are fair, the table says how far dice go, and drawn dice lie as clearly") {
    std::array<std::uint64_t, kSides> faces{};
    for (const int speed : {400, 800, 1200}) {
        Survey survey;
        survey.add(100, speed, 77'000 + static_cast<std::uint64_t>(speed));
        const red_vs_black::Reach& reach =
            red_vs_black::kReach[static_cast<std::size_t>(speed / 100 - 3)];
        CAPTURE(speed);
        for (const std::size_t step : {std::size_t{12}, std::size_t{20}, std::size_t{28}}) {
            const double part =
                static_cast<double>(red_vs_black::Reach::kParts[step]) / red_vs_black::Reach::kAll;
            // 500 dice, five of each throw not independent of each other: four standard errors of a
            // quartile and more.
            CHECK(quantile(survey.ahead, part) ==
                  Approx(reach.y[step] / 100.0).margin(0.2 + speed / 2000.0));
            CHECK(quantile(survey.right, part) ==
                  Approx(reach.x[step] / 100.0).margin(0.2 + speed / 4000.0));
        }
        for (std::size_t face = 0; face < faces.size(); ++face) {
            faces[face] += survey.faces[face];
        }
        // As many of the dice that are drawn from the table lie nowhere, with 60 percent for a
        // colour and without.
        Rng rng(static_cast<std::uint64_t>(speed));
        double drawn = 0, drawn_clear = 0;
        constexpr int kThrows = 2000;
        for (int i = 0; i < kThrows; ++i) {
            Rng same = rng;
            for (const red_vs_black::Die die :
                 red_vs_black::drawn_throw(Seat::Red, 5, {speed, 0}, {}, rng)) {
                drawn += die.place == red_vs_black::Place::Nowhere ? 1 : 0;
            }
            for (const red_vs_black::Die die :
                 red_vs_black::drawn_throw(Seat::Red, 5, {speed, 0}, {true}, same)) {
                drawn_clear += die.place == red_vs_black::Place::Nowhere ? 1 : 0;
            }
        }
        const auto nowhere = [](const auto& places) {
            return static_cast<double>(
                       places[static_cast<std::size_t>(red_vs_black::Place::Nowhere)]) /
                   500;
        };
        CHECK(nowhere(survey.places) == Approx(drawn / (5 * kThrows)).margin(0.03));
        CHECK(nowhere(survey.clear_places) == Approx(drawn_clear / (5 * kThrows)).margin(0.07));
    }
    CHECK(chi_square(faces) < 27.9);
}

TEST_CASE("chi-square tells loaded dice from fair ones") {
    CHECK(chi_square({10, 10, 10, 10, 10, 10, 10, 10, 10, 10}) == 0);
    CHECK(chi_square({12, 8, 10, 10, 10, 10, 10, 10, 10, 10}) == Approx(0.8));
    CHECK(chi_square({100, 10, 10, 10, 10, 10, 10, 10, 10, 10}) > 27.9);
}
