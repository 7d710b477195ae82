// The dice module: throws of Ants: Red vs. Black for a page. Plain C functions, no logic. A module
// of its own, loaded when that game is played: the physics would otherwise add its 70 kilobytes to
// what every game has to load. It knows neither board nor match: the page passes the poses to the
// board, which draws them, and the result to the match as a move.

#include <emscripten.h>

#include <algorithm>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>

#include "games/red_vs_black/notation.h"
#include "physics/red_vs_black/survey.h"
#include "physics/red_vs_black/tumble.h"

namespace {

anthill::dice::Flight flight;
std::string text;                                 // the latest answer: valid until the next call
std::optional<anthill::dice::Fingerprint> print;  // as far as it is made

constexpr int kMostFingerprinted = 1000;  // some seconds

}  // namespace

extern "C" {

/// Throws 1 to 5 dice: speed in hundredths of tiles a second, 300 to 1250; direction in hundredths
/// of a degree to the right of straight ahead, 4500 either way; what is beyond is taken back to
/// there. The same numbers throw the same everywhere. Answers the number of frames, 60 a second,
/// the last one at rest; 0 for another number of dice.
EMSCRIPTEN_KEEPALIVE int dice_throw(int dice, int speed, int direction, std::uint32_t seed_high,
                                    std::uint32_t seed_low) {
    if (dice < 1 || dice > static_cast<int>(anthill::red_vs_black::Throw::kMost)) {
        return 0;
    }
    flight = anthill::dice::tumble(static_cast<unsigned>(dice),
                                   anthill::red_vs_black::limited({speed, direction}),
                                   std::uint64_t{seed_high} << 32 | seed_low);
    return static_cast<int>(flight.length());
}

/// The throw's poses, frame after frame, in each frame die after die: x, y, z and the quaternion x,
/// y, z, w as floats. As the thrower sees the board (physics/red_vs_black/tumble.h). Valid until
/// the next throw; null before the first.
EMSCRIPTEN_KEEPALIVE const float* dice_poses() {
    return flight.frames.empty() ? nullptr : &flight.frames.front().x;
}

/// The throw as a move of the protocol, made by Red (0) or Black (1); with `clear` other than 0 a
/// colour needs 60 percent of a die's outline. After a throw.
EMSCRIPTEN_KEEPALIVE const char* dice_result(int black, int clear) {
    const auto thrower = black != 0 ? anthill::Seat::Black : anthill::Seat::Red;
    const anthill::red_vs_black::Scoring scoring{clear != 0};
    text = "throw:" +
           anthill::red_vs_black::throw_text(anthill::dice::result(flight, thrower, scoring));
    return text.c_str();
}

/// Makes one throw of those that the fingerprint is made of, 0 to 1000. Answers its sixteen
/// hexadecimal digits after the last one, "" before: see `anthill throw-bench`.
EMSCRIPTEN_KEEPALIVE const char* dice_fingerprint(int throws) {
    const auto count = static_cast<unsigned>(std::clamp(throws, 0, kMostFingerprinted));
    if (!print || print->throws() != count) {
        print.emplace(count);
    }
    text.clear();
    if (!print->complete()) {
        print->step();
    }
    if (print->complete()) {
        char digits[17];
        std::snprintf(digits, sizeof digits, "%016" PRIx64, print->number());
        text = digits;
        print.reset();
    }
    return text.c_str();
}
}
