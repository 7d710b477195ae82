#include "lab/puzzle_text.h"

#include "core/text.h"
#include "match/new_match.h"

namespace anthill::lab {

namespace {

constexpr std::string_view kMoves = " moves ";

}  // namespace

std::string puzzle_text(const Puzzle& puzzle) {
    std::string text = std::to_string(puzzle.grade) + " " + puzzle.facts + " " + puzzle.position;
    text.append(" moves");
    for (const std::string& move : puzzle.solution) {
        text.append(" ").append(move);
    }
    return text;
}

Parsed<Puzzle> parse_puzzle(std::string_view line) {
    const std::size_t moves = line.find(kMoves);
    if (moves == std::string_view::npos) {
        return unexpected("puzzle", line, "expected moves and a solution at its end");
    }
    Puzzle puzzle;
    for (const std::string_view move : words(line.substr(moves + kMoves.size()))) {
        puzzle.solution.emplace_back(move);
    }
    std::string_view rest = line.substr(0, moves);
    const std::string_view grade = take_word(rest);
    const auto number = parse_number(grade);
    if (!number || *number > 9999) {
        return unexpected("grade", grade, "expected 0 to 9999");
    }
    puzzle.grade = static_cast<int>(*number);
    for (std::string_view after = rest; !after.empty();) {
        rest = after;
        const std::string_view word = take_word(after);
        if (visit_game(word, [](auto) {})) {
            puzzle.position = rest;
            return puzzle;
        }
        puzzle.facts.append(puzzle.facts.empty() ? "" : " ").append(word);
    }
    return unexpected("puzzle", line, "expected a position after the grade and the facts");
}

}  // namespace anthill::lab
