#include "cli/line_reader.h"

#include <algorithm>
#include <array>

#include "system/streams.h"

namespace anthill::cli {

void LineReader::read_piece() {
    std::array<char, 1U << 16> piece;
    const auto size = system::read_input(piece);
    if (size) {
        append({piece.data(), *size});
        return;
    }
    at_end_ = true;
    if (unfinished_ > 0) {
        append("\n");
    }
}

void LineReader::append(std::string_view piece) {
    while (!piece.empty()) {
        const std::size_t end = std::min(piece.find('\n'), piece.size());
        const std::size_t room = longest_ + 1 - std::min(unfinished_, longest_ + 1);
        const std::size_t kept = std::min(end, room);
        text_.append(piece.substr(0, kept));
        unfinished_ += kept;
        if (end == piece.size()) {
            return;
        }
        text_ += '\n';
        unfinished_ = 0;
        piece.remove_prefix(end + 1);
    }
}

std::optional<std::string> LineReader::next_line() {
    const std::size_t end = text_.find('\n', taken_);
    if (end == std::string::npos) {
        text_.erase(0, taken_);
        taken_ = 0;
        return std::nullopt;
    }
    std::string line = text_.substr(taken_, end - taken_);
    taken_ = end + 1;
    return line;
}

}  // namespace anthill::cli
