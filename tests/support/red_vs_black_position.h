#pragma once

// Positions of Ants: Red vs. Black for tests: written, and led on by moves.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "engine/game.h"
#include "games/red_vs_black/rules.h"
#include "support/catch.h"

namespace anthill::tests {

/// Between two turns: both armies as "0010x00000", and other fields.
inline red_vs_black::State armies(const std::string& red, const std::string& black,
                                  const std::string& fields = "") {
    const auto state = red_vs_black::RedVsBlack::parse_position("red-vs-black red=" + red +
                                                                " black=" + black + " " + fields);
    INFO(state.error());
    REQUIRE(state);
    return *state;
}

/// The position after these moves, written one after the other with spaces between; each must be
/// legal.
inline red_vs_black::State played(red_vs_black::State state, const std::string& moves) {
    for (const std::string_view text : words(moves)) {
        const auto move = red_vs_black::RedVsBlack::parse_move(state, text);
        INFO(move.error());
        REQUIRE(move);
        red_vs_black::RedVsBlack::apply(state, *move);
    }
    return state;
}

inline std::set<std::string> moves_of(const red_vs_black::State& state) {
    const auto moves = moves_in<red_vs_black::RedVsBlack>(state);
    std::set<std::string> texts;
    for (const auto& move : moves) {
        texts.insert(red_vs_black::RedVsBlack::move_text(state, move));
    }
    REQUIRE(texts.size() == moves.size());
    return texts;
}

/// red, black, tactics, phase and turn.
inline std::string short_text(const red_vs_black::State& state) {
    const std::string text = red_vs_black::RedVsBlack::position_text(state);
    return text.substr(0, text.find(' ', text.find(" turn=") + 1));
}

/// "0010x00000 000000000x", for short.
inline std::string armies_text(const red_vs_black::State& state) {
    const std::string text = red_vs_black::RedVsBlack::position_text(state);
    return text.substr(text.find("red=") + 4, 10) + " " + text.substr(text.find("black=") + 6, 10);
}

}  // namespace anthill::tests
