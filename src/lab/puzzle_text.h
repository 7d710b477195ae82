#pragma once

// A puzzle as one line of text: "GRADE FACTS POSITION moves SOLUTION", as the page reads it.
//
//   GRADE     how hard it is, on the scale of the page's ratings
//   FACTS     NAME=VALUE words that differ by game, see NAME_puzzles.h
//   SOLUTION  the best moves of the side to move, with the other side's replies in between

#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"

namespace anthill::lab {

struct Puzzle {
    int grade = 0;
    std::string facts;
    std::string position;
    std::vector<std::string> solution;

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

std::string puzzle_text(const Puzzle& puzzle);
/// Reads the shape of the line alone: whether the position can be is for the rules to say.
Parsed<Puzzle> parse_puzzle(std::string_view line);

}  // namespace anthill::lab
