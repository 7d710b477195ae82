#include "support/perft_table.h"

#include <fstream>
#include <sstream>

#include "support/catch.h"
#include "support/files.h"

namespace anthill::tests {
namespace {

std::vector<PerftRow> perft_rows(const std::string& game) {
    std::ifstream file(tests_file("perft/" + game + ".perft"));
    REQUIRE(file);
    std::vector<PerftRow> rows;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        if (line.empty() || line[0] == '#') {
            continue;
        }
        if (line[0] != ' ') {
            const std::size_t moves = line.find(" moves ");
            rows.push_back({line.substr(0, moves), {}, {}});
            words.ignore(
                static_cast<std::streamsize>(moves == std::string::npos ? line.size() : moves + 7));
            for (std::string move; words >> move;) {
                rows.back().moves.push_back(move);
            }
            continue;
        }
        REQUIRE_FALSE(rows.empty());
        for (std::uint64_t number = 0; words >> number;) {
            rows.back().counts.push_back(number);
        }
    }
    REQUIRE(rows.size() >= 7);
    return rows;
}

}  // namespace

void check_perft_table(const std::string& game, std::uint64_t most, const PerftCount& count) {
    for (const PerftRow& row : perft_rows(game)) {
        INFO(row.position);
        REQUIRE_FALSE(row.counts.empty());
        for (unsigned depth = 1; depth <= row.counts.size(); ++depth) {
            if (row.counts[depth - 1] <= most) {
                INFO("after " << row.moves.size() << " moves, depth " << depth);
                CHECK(count(row, depth) == row.counts[depth - 1]);
            }
        }
    }
}

}  // namespace anthill::tests
