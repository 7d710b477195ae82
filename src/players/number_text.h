#pragma once

// Many small whole numbers as printable text, with a check at its end: how trained tables are
// checked in as sources (network_data.cpp, value_table_data.cpp). A number near 0 takes one letter,
// any other four.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace anthill {

/// How far from 0 a number may be.
inline constexpr int kFarthestNumber = 26 * 26 * 26 / 2 - 1;

void append_number(std::string& text, int number);
/// The text with its check.
std::string checked_text(std::string text);
/// The text without its check; nothing where the two do not belong together.
std::optional<std::string_view> unchecked_text(std::string_view text) noexcept;

class NumberReader {
public:
    explicit NumberReader(std::string_view text) noexcept : text_(text) {}
    /// Nothing at the end, and where the text is none of numbers.
    std::optional<int> next() noexcept;
    [[nodiscard]] bool at_end() const noexcept { return text_.empty(); }

private:
    int take() noexcept;

    std::string_view text_;
};

}  // namespace anthill
