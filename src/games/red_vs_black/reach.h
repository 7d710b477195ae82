#pragma once

// How far dice go: measurements of simulated throws, as a small table, for code that has to judge
// or make a throw without simulating it. The computer player chooses its strength by it, and the
// protocol's `go` throws by it. Rules: "The throw" (rules.h); that a throw has a greatest strength
// is a ruling.

#include <array>
#include <cstdint>

#include "core/rng.h"
#include "core/seat.h"
#include "games/red_vs_black/dice.h"
#include "games/red_vs_black/throw_accuracy.h"

namespace anthill::red_vs_black {

/// The speed and direction that a hand gives the dice. Numbers and colours cannot be aimed at.
struct Aim {
    int speed = 900;    ///< hundredths of tiles a second, kSlowest to kFastest
    int direction = 0;  ///< hundredths of a degree to the right of straight ahead

    /// Slower, a hand could lay the dice onto tiles that it likes.
    static constexpr int kSlowest = 300;
    /// Much less, and no die reaches the Hill; much more, and armies come back nearly as fast as
    /// they fall: tests/measure/red_vs_black.md.
    static constexpr int kFastest = 1250;
    static constexpr int kWidest = 4500;  ///< direction, either way

    friend constexpr bool operator==(Aim, Aim) = default;
};

/// The aim kept within its limits, or within others than the ruling's.
Aim limited(Aim aim, int greatest = Aim::kFastest) noexcept;

/// Returns the aim as a hand that is not quite steady makes it.
Aim scattered(Aim aim, ThrowAccuracy accuracy, Rng& rng) noexcept;

/// The resting places of dice that were thrown straight ahead with one speed, as quantiles in
/// hundredths of tiles as the thrower sees it: x from the middle of the board, y from the near end
/// of the tiles. kParts are the parts of all dice that lie before each value, in 8192nds: steps of
/// a 32nd, and finer ones towards both ends, since few dice decide how many reach the Hill.
struct Reach {
    /// Speeds have been measured beyond what a throw may have, to judge other rulings.
    static constexpr int kFastest = 1400;
    static constexpr int kAll = 8192;
    static constexpr std::array kParts{
        0,    8,    32,   64,   128,  256,  512,  768,  1024, 1280, 1536, 1792, 2048, 2304,
        2560, 2816, 3072, 3328, 3584, 3840, 4096, 4352, 4608, 4864, 5120, 5376, 5632, 5888,
        6144, 6400, 6656, 6912, 7168, 7424, 7680, 7936, 8064, 8128, 8160, 8184, kAll};
    std::array<std::int16_t, kParts.size()> x;
    std::array<std::int16_t, kParts.size()> y;
};

/// For 3, 4, ... 14 tiles a second.
inline constexpr std::size_t kReachSpeeds = (Reach::kFastest - Aim::kSlowest) / 100 + 1;
extern const std::array<Reach, kReachSpeeds> kReach;

/// A throw with this aim exactly, by the table: where each die lies by itself, and what it shows. A
/// die's outline is taken for a square, level with the tiles.
Throw drawn_throw(Seat thrower, unsigned dice, Aim aim, Scoring scoring, Rng& rng) noexcept;

/// How likely a die is to end where it does something, in ten-thousandths, by the intended speed
/// and the hand, which throws no harder than `greatest`. A tile of the other colour is as likely as
/// one of the thrower's.
struct Chances {
    int own_colour = 0;
    int own_hill = 0;
};
Chances chances(int speed, ThrowAccuracy accuracy, Scoring scoring,
                int greatest = Aim::kFastest) noexcept;

}  // namespace anthill::red_vs_black
