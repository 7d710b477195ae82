#pragma once

// Lines from standard input without ever waiting inside them: pieces as they come, cut into lines.
// For main.cpp.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace anthill::cli {

class LineReader {
public:
    /// Lines longer than this are cut to their first longest + 1 bytes, so that the caller sees
    /// that they are too long.
    explicit LineReader(std::size_t longest) : longest_(longest) {}

    /// Reads what is there. At the end of input, an unfinished last line becomes a line.
    void read_piece();
    /// No more pieces will come; lines may still be left.
    [[nodiscard]] bool at_end() const noexcept { return at_end_; }

    /// The next whole line without its end.
    std::optional<std::string> next_line();

private:
    void append(std::string_view piece);

    std::size_t longest_;
    std::string text_;            ///< whole lines, then the beginning of one
    std::size_t taken_ = 0;       ///< how much of text_ has been given out
    std::size_t unfinished_ = 0;  ///< length of the beginning at the end of text_
    bool at_end_ = false;
};

}  // namespace anthill::cli
