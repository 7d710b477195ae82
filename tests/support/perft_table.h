#pragma once

// The tables of tests/perft: numbers of move sequences from positions. '#' begins a comment; a
// position text stands in a line, perhaps with " moves " and the moves played from it; below it,
// indented, the counts from depth 1 on.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace anthill::tests {

struct PerftRow {
    std::string position;
    std::vector<std::string> moves;
    std::vector<std::uint64_t> counts;
};

using PerftCount = std::function<std::uint64_t(const PerftRow& row, unsigned depth)>;

/// Checks the counts of tests/perft/GAME.perft that are no larger than `most`.
void check_perft_table(const std::string& game, std::uint64_t most, const PerftCount& count);

}  // namespace anthill::tests
