#pragma once

// Many small whole numbers as printable text: how trained tables are checked in as sources
// (network_data.cpp, value_table_data.cpp). A number near 0 takes one letter, any other four.

#include <string>
#include <string_view>

namespace anthill {

/// How far from 0 a number may be.
inline constexpr int kFarthestNumber = 26 * 26 * 26 / 2 - 1;

void append_number(std::string& text, int number);

/// Reads what append_number() has written.
class NumberReader {
public:
    explicit NumberReader(std::string_view text) noexcept : text_(text) {}
    int next() noexcept;
    [[nodiscard]] bool at_end() const noexcept { return text_.empty(); }

private:
    int take() noexcept;

    std::string_view text_;
};

}  // namespace anthill
