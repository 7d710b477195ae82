#include "players/number_text.h"

#include <cassert>

namespace anthill {

namespace {

// One letter of a row about kZero, or kFar and three letters. A backslash would have to be written
// twice in a source, a question mark may be part of a trigraph.
constexpr char kFirst = '#', kZero = 'P', kLast = '}', kFar = '!';
constexpr bool is_written(char letter) noexcept { return letter != '\\' && letter != '?'; }
constexpr int kBase = 26;
constexpr int kHalf = kBase * kBase * kBase / 2;

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

int NumberReader::next() noexcept {
    const int letter = take();
    if (letter != kFar) {
        return letter - kZero;
    }
    int far = 0;
    for (int i = 0; i < 3; ++i) {
        far = far * kBase + take() - 'a';
    }
    return far - kHalf;
}

int NumberReader::take() noexcept {
    assert(!text_.empty());
    const char letter = text_.front();
    text_.remove_prefix(1);
    return letter;
}

}  // namespace anthill
