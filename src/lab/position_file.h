#pragma once

// Files of positions of one game and what they are worth: what `anthill self-play` writes and
// `anthill train` reads. A line each, "SCORE RESULT POSITION": RESULT is lost, drawn, won or
// unknown.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "core/text.h"
#include "engine/game.h"
#include "lab/options.h"

namespace anthill::lab {

/// A position in which a player decides, and what it is worth to that player.
template <TextGame G>
struct ScoredPosition {
    typename G::State state;
    int score = 0;  ///< of a search, in hundredths
    /// How the game ended: 1 won, 1/2 drawn, 0 lost. Nothing where that says nothing about the
    /// position.
    std::optional<double> result;
};

inline constexpr std::array<std::string_view, 4> kResults{"lost", "drawn", "won", "unknown"};

template <TextGame G>
std::string position_line(const ScoredPosition<G>& position) {
    const std::size_t result =
        position.result ? static_cast<std::size_t>(2 * *position.result) : kResults.size() - 1;
    return std::to_string(position.score) + " " + std::string(kResults[result]) + " " +
           G::position_text(position.state);
}

template <TextGame G>
Parsed<ScoredPosition<G>> parse_position_line(std::string_view line) {
    const std::string_view score = take_word(line), result = take_word(line);
    const auto number = parse_signed(score);
    const auto known = static_cast<std::size_t>(
        std::find(kResults.begin(), kResults.end(), result) - kResults.begin());
    if (!number || known == kResults.size()) {
        return unexpected("position", line, "expected a score and a result before it");
    }
    const auto state = G::parse_position(line);
    if (!state) {
        return Error{state.error()};
    }
    if (G::turn(*state).kind != Turn::Kind::Decision) {
        return unexpected("position", line, "expected one in which a player decides");
    }
    return ScoredPosition<G>{
        *state, static_cast<int>(*number),
        result == kResults.back() ? std::nullopt : std::optional(static_cast<double>(known) / 2)};
}

/// All positions of a file. The error says what is wrong with it, and in which line.
template <TextGame G>
Parsed<std::vector<ScoredPosition<G>>> read_positions(const std::string& name) {
    std::ifstream file(name);
    if (!file) {
        return Error{"'" + name + "' cannot be opened"};
    }
    std::vector<ScoredPosition<G>> positions;
    for (std::string line; std::getline(file, line);) {
        auto position = parse_position_line<G>(line);
        if (!position) {
            return Error{"'" + name + "', line " + std::to_string(positions.size() + 1) + ": " +
                         position.error()};
        }
        positions.push_back(*std::move(position));
    }
    return positions;
}

/// Writes the positions of so many games, which play(seed, positions) appends, to a file. Answers
/// the exit code of `anthill self-play`.
template <TextGame G, class Play>
int write_positions(const std::string& name, int games, std::uint64_t seed, const Play& play) {
    std::ofstream file(name);
    std::size_t total = 0;
    for (int game = 0; file && game < games; ++game, ++seed) {
        std::vector<ScoredPosition<G>> positions;
        play(seed, positions);
        for (const auto& position : positions) {
            file << position_line<G>(position) << '\n';
        }
        total += positions.size();
    }
    file.close();
    if (!file) {
        std::fprintf(stderr, "self-play: %s: cannot be written\n", name.c_str());
        return 1;
    }
    std::printf("%d games, %zu positions\n", games, total);
    return 0;
}

}  // namespace anthill::lab
