#pragma once

// The one reader of name=value words for all laboratory tools: options of a command ("games=40")
// and settings of a player ("full:nodes=2000,noise=80"). Whatever it cannot use is an
// error that names the word and what was expected.

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"

namespace anthill::lab {

/// A name and where its value goes. Values are written as they are read: read into a value that is
/// dropped on an error.
struct Option {
    std::string_view name;
    std::string expected;                        ///< "1 to 99"
    std::function<bool(std::string_view)> take;  ///< false where the value is not what is expected
};

/// A decimal number with an optional minus and nothing else.
std::optional<std::int64_t> parse_signed(std::string_view text) noexcept;

/// A whole number within least and most, both included; both must fit an int64_t.
template <class T>
Option number_option(std::string_view name, T& value, std::int64_t least, std::int64_t most) {
    return {name, std::to_string(least) + " to " + std::to_string(most),
            [&value, least, most](std::string_view text) {
                const auto number = parse_signed(text);
                if (!number || *number < least || *number > most) {
                    return false;
                }
                value = static_cast<T>(*number);
                return true;
            }};
}

/// Any 64 bits, unsigned.
Option seed_option(std::string_view name, std::uint64_t& value);
/// 0 or 1.
Option switch_option(std::string_view name, bool& value);
/// Any text but the empty one. The caller checks what it may be.
Option text_option(std::string_view name, std::string& value, std::string expected);

/// Reads words, each name at most once. Words with other names are errors, or are appended to
/// `others`, a space before each, if that is given.
std::optional<Error> read_options(std::span<const std::string_view> words,
                                  std::span<const Option> options, std::string* others = nullptr);

/// The part of `arguments` from `first` on; empty if there are fewer.
std::vector<std::string_view> words_from(int first, int count, const char* const* arguments);

/// How many positions a player looks at.
Option nodes_option(std::uint64_t& value);

/// Complains on the error output: "TOOL: MESSAGE", then how to use the tool. Answers the exit code.
int refuse(std::string_view tool, const Error& error, std::string_view usage);

}  // namespace anthill::lab
