#pragma once

// How much a test looks at. Sanitized builds and those for wasm take several times as long for each
// position, and look for other faults than wrong results.

namespace anthill::tests {

/// The first number where the build is native and optimised, the second one elsewhere.
template <class T>
constexpr T by_build([[maybe_unused]] T fast, [[maybe_unused]] T slow) noexcept {
#if defined(NDEBUG) && !defined(__EMSCRIPTEN__)
    return fast;
#else
    return slow;
#endif
}

}  // namespace anthill::tests
