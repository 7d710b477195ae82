#include "physics/red_vs_black/survey.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "core/splitmix64.h"
#include "physics/red_vs_black/reading.h"

namespace anthill::dice {

void Survey::add(std::uint64_t more, int speed, std::uint64_t seed) {
    constexpr unsigned kDice = red_vs_black::Throw::kMost;
    const red_vs_black::Scoring scoring{}, clear{true};
    for (std::uint64_t i = 0; i < more; ++i) {
        const Flight flight = tumble(kDice, {speed, 0}, seed + i);
        for (unsigned die = 0; die < kDice; ++die) {
            const red_vs_black::Die read = read_die(flight.rest(die), Seat::Red, scoring);
            ++faces[read.number - 1U];
            ++places[static_cast<std::size_t>(read.place)];
            ++clear_places[static_cast<std::size_t>(
                read_die(flight.rest(die), Seat::Red, clear).place)];
            right.push_back(static_cast<double>(flight.rest(die).x) - red_vs_black::kColumns / 2.0);
            ahead.push_back(static_cast<double>(flight.rest(die).y));
        }
        seconds.push_back(static_cast<double>(flight.length()) / kFramesASecond);
        nudges += flight.nudges;
        lean = std::min(lean, flight.lean);
    }
    throws += more;
}

double chi_square(const std::array<std::uint64_t, kSides>& faces) noexcept {
    double all = 0, sum = 0;
    for (const std::uint64_t count : faces) {
        all += static_cast<double>(count);
    }
    const double expected = all / kSides;
    for (const std::uint64_t count : faces) {
        const double off = static_cast<double>(count) - expected;
        sum += off * off / expected;
    }
    return sum;
}

double quantile(std::vector<double>& values, double part) {
    assert(!values.empty() && part >= 0 && part <= 1);
    std::sort(values.begin(), values.end());
    const double place = part * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (values[above] - values[below]) * (place - static_cast<double>(below));
}

void Fingerprint::step() {
    const unsigned i = made_++;
    const red_vs_black::Aim aim{red_vs_black::Aim::kSlowest + static_cast<int>(i * 37 % 901),
                                static_cast<int>(i * 53 % 1001) - 500};
    const Flight flight = tumble(3 + i % 3, aim, i);
    for (unsigned die = 0; die < flight.dice; ++die) {
        const Pose& rest = flight.rest(die);
        for (const float value : {rest.x, rest.y, rest.z, rest.qx, rest.qy, rest.qz, rest.qw}) {
            std::uint32_t bits = 0;
            std::memcpy(&bits, &value, sizeof bits);
            number_ = hash_combine(number_, bits);
        }
    }
}

std::uint64_t fingerprint(unsigned throws) {
    Fingerprint print(throws);
    while (!print.complete()) {
        print.step();
    }
    return print.number();
}

}  // namespace anthill::dice
