#pragma once

// Shared by all harnesses: promises that end the process when they are broken, which is how
// libFuzzer learns of a finding. They are always checked, whatever NDEBUG says.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace anthill::fuzz {

[[noreturn]] inline void broken(std::string_view promise, const std::string& where) {
    std::fprintf(stderr, "broken promise: %.*s\n%s\n", static_cast<int>(promise.size()),
                 promise.data(), where.c_str());
    std::abort();
}

/// `where` is shown when the promise is broken: the text or position that broke it.
inline void promise(bool kept, std::string_view what, const std::string& where) {
    if (!kept) {
        broken(what, where);
    }
}

/// Errors are one line of plain characters, fit for a terminal, a protocol and a screen, and they
/// do not repeat a whole megabyte.
inline void promise_readable(const std::string& error, const std::string& input) {
    promise(!error.empty() && error.size() <= 2000, "an error is a short sentence",
            error + "\n" + input);
    for (const char c : error) {
        promise(c >= ' ' && c <= '~', "an error has no control characters", error + "\n" + input);
    }
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace anthill::fuzz
