#pragma once

// One table for each game that says of every reason against a move what it is called and what it
// says: games/NAME/refusal.cpp. And what becomes of a written move that the rules refuse.

#include <cstddef>
#include <string>
#include <string_view>

#include "core/parsed.h"
#include "core/text.h"

namespace anthill {

template <class Reason>
struct RefusalWords {
    Reason reason;
    std::string_view name;      ///< the page's key for its own words, in lower case with hyphens
    std::string_view sentence;  ///< an English clause; % stands for what it is about
};

/// Every reason up to the last one has its place, a name of its own and a sentence without a full
/// stop.
template <class Reason, std::size_t kSize>
constexpr bool is_complete(const RefusalWords<Reason> (&words)[kSize], Reason last) noexcept {
    for (std::size_t i = 0; i < kSize; ++i) {
        if (words[i].reason != static_cast<Reason>(i) || words[i].sentence.empty() ||
            words[i].sentence.back() == '.') {
            return false;
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (words[i].name == words[j].name) {
                return false;
            }
        }
    }
    return kSize == static_cast<std::size_t>(last) + 1;
}

inline std::string sentence_about(std::string_view sentence, std::string_view about) {
    std::string text(sentence);
    const std::size_t place = text.find('%');
    return place == std::string::npos ? text : text.replace(place, 1, about);
}

/// Why the rules refuse what has been read as a move; no refusal if it is not one.
template <class State, class Move>
auto refusal_of(const State& state, const Parsed<Move>& move) {
    return move ? explain(state, *move) : decltype(explain(state, *move)){};
}

/// The move that has been read, or why it is not one or is refused.
template <class State, class Move>
Parsed<Move> if_allowed(const State& state, std::string_view text, Parsed<Move> move) {
    if (const auto refusal = refusal_of(state, move); refusal.refused()) {
        return unexpected("move", text, describe(refusal));
    }
    return move;
}

}  // namespace anthill
