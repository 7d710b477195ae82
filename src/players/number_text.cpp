#include "players/number_text.h"

#include <cassert>
#include <cstddef>

#include "core/splitmix64.h"

namespace anthill {

namespace {

// One letter of a row about kZero, or kFar and three letters. A backslash would have to be written
// twice in a source, a question mark may be part of a trigraph.
constexpr char kFirst = '#', kZero = 'P', kLast = '}', kFar = '!';
constexpr bool is_written(char letter) noexcept { return letter != '\\' && letter != '?'; }
constexpr int kBase = 26;
constexpr int kHalf = kBase * kBase * kBase / 2;

constexpr std::size_t kCheck = 16;  // letters at the end: a number made of all before them

std::string check_of(std::string_view text) {
    std::uint64_t all = text.size();
    for (const char letter : text) {
        all = hash_combine(all, static_cast<unsigned char>(letter));
    }
    std::string check;
    for (std::size_t i = 0; i < kCheck; ++i, all >>= 4U) {
        check += static_cast<char>('a' + (all & 15U));
    }
    return check;
}

}  // namespace

void append_number(std::string& text, int number) {
    assert(number >= -kFarthestNumber && number <= kFarthestNumber);
    const int letter = kZero + number;
    if (letter >= kFirst && letter <= kLast && is_written(static_cast<char>(letter))) {
        text += static_cast<char>(letter);
        return;
    }
    text += kFar;
    const int far = number + kHalf;
    for (const int digit : {far / kBase / kBase, far / kBase % kBase, far % kBase}) {
        text += static_cast<char>('a' + digit);
    }
}

std::string checked_text(std::string text) {
    text += check_of(text);
    return text;
}

std::optional<std::string_view> unchecked_text(std::string_view text) noexcept {
    if (text.size() < kCheck) {
        return std::nullopt;
    }
    const std::string_view numbers = text.substr(0, text.size() - kCheck);
    return text.substr(numbers.size()) == check_of(numbers) ? std::optional(numbers) : std::nullopt;
}

std::optional<int> NumberReader::next() noexcept {
    const int letter = take();
    if (letter == kFar) {
        int far = 0;
        for (int i = 0; i < 3; ++i) {
            const int digit = take() - 'a';
            if (digit < 0 || digit >= kBase) {
                return std::nullopt;
            }
            far = far * kBase + digit;
        }
        return far - kHalf;
    }
    return letter < kFirst || letter > kLast ? std::nullopt : std::optional(letter - kZero);
}

int NumberReader::take() noexcept {
    if (text_.empty()) {
        return -1;
    }
    const char letter = text_.front();
    text_.remove_prefix(1);
    return letter;
}

}  // namespace anthill
