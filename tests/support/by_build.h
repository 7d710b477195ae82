#pragma once

// How much a test looks at. Unoptimised and sanitized builds take ten to thirty times as long for
// each position, and look for other faults than wrong results.

namespace anthill::tests {

/// The first number where the build is optimised, the second one elsewhere.
template <class T>
constexpr T by_build([[maybe_unused]] T optimised, [[maybe_unused]] T unoptimised) noexcept {
#ifdef NDEBUG
    return optimised;
#else
    return unoptimised;
#endif
}

}  // namespace anthill::tests
