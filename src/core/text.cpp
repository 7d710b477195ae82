#include "core/text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>

namespace anthill {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
        found.push_back(word);
    }
    return found;
}

std::string_view take_word(std::string_view& line) noexcept {
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t end = std::min(line.find(' ', begin), line.size());
    const std::string_view word = line.substr(begin, end - begin);
    line.remove_prefix(std::min(line.find_first_not_of(' ', end), line.size()));
    return word;
}

bool take_prefix(std::string_view& text, std::string_view prefix) noexcept {
    if (text.substr(0, prefix.size()) != prefix) {
        return false;
    }
    text.remove_prefix(prefix.size());
    return true;
}

std::string quote(std::string_view text) {
    constexpr std::size_t kLongest = 40;
    std::string quoted = "'";
    for (const char c : text.substr(0, kLongest)) {
        quoted += c >= ' ' && c <= '~' ? c : '?';
    }
    return quoted + (text.size() > kLongest ? "...'" : "'");
}

Error unexpected(std::string_view what, std::string_view word, std::string_view expected) {
    return {std::string(what) + " " + quote(word) + ": " + std::string(expected)};
}

std::optional<std::uint64_t> parse_number(std::string_view text) noexcept {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end) {
        return std::nullopt;
    }
    return number;
}

}  // namespace anthill
