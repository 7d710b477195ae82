#pragma once

// Sine and cosine that are the same bits everywhere. The C libraries of different platforms differ
// in the last place, which is enough for a die to fall on another face. Included before everything
// else of src/physics and of Bullet (CMakeLists.txt), which then take these for sinf and cosf;
// sums, products and square roots are the same on every platform anyway.

// Bullet calls these functions without std::.
#include <math.h>  // NOLINT(modernize-deprecated-headers)

#include <cmath>

namespace anthill::dice {

/// Series about the nearest multiple of a half turn; in double, so that rounding to float hides how
/// the series ends.
inline double portable_sine(double x) noexcept {
    constexpr double kPi = 3.14159265358979323846;
    const double turns = floor(x / kPi + 0.5);
    const double y = x - turns * kPi;  // within a quarter turn
    const double z = y * y;
    const double series =
        y * (1.0 + z * (-1.0 / 6 +
                        z * (1.0 / 120 +
                             z * (-1.0 / 5040 +
                                  z * (1.0 / 362880 + z * (-1.0 / 39916800 + z / 6227020800.0))))));
    return turns - 2.0 * floor(turns / 2.0) == 0.0 ? series : -series;
}
inline float portable_sinf(float x) noexcept { return static_cast<float>(portable_sine(x)); }
inline float portable_cosf(float x) noexcept {
    return static_cast<float>(portable_sine(x + 1.57079632679489661923));
}

}  // namespace anthill::dice

#define sinf anthill::dice::portable_sinf
#define cosf anthill::dice::portable_cosf
