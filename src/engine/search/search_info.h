#pragma once

// The reports of a running search.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace anthill {

/// The findings about one line of play when a depth was finished.
template <class Move>
struct SearchInfo {
    int depth = 0;
    int score = 0;            ///< see score.h, from the view of the side to move
    std::uint64_t nodes = 0;  ///< since the start
    std::vector<Move> line;   ///< best play, begins with the best move
    bool exact = false;       ///< the score is proven to be what the rest of the round is worth
    /// 1 is the best line; the second best begins with another move, and so on.
    int number = 1;
};

/// Puts lines that begin with different moves in order, the best first, and numbers them. Among
/// equal ones the earlier stays in front.
template <class Move>
void rank_lines(std::vector<SearchInfo<Move>>& lines) {
    std::stable_sort(lines.begin(), lines.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lines[i].number = static_cast<int>(i) + 1;
    }
}

}  // namespace anthill
