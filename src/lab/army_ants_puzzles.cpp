#include "lab/army_ants_puzzles.h"

#include <algorithm>

#include "players/army_ants/forced_capture.h"

namespace anthill::lab {

using army_ants::BoardGrid;
using army_ants::Card;
using army_ants::kProvedTurns;

/// A Queen that can be taken at once is no exercise.
bool ArmyAntsPuzzles::promising(const State& state) {
    return state.phase == army_ants::Phase::Battle && !army_ants::can_force_capture(state, 1) &&
           army_ants::can_force_capture(state, kProvedTurns);
}

/// Whoever is slower with another move has not found it.
bool ArmyAntsPuzzles::is_puzzle(const Choices<Game>& choices) {
    return choices.front().proof.value > 0;
}

std::string ArmyAntsPuzzles::facts(const State&, const Choices<Game>& choices) {
    return "turns=" + std::to_string(kProvedTurns + 1 - choices.front().proof.value);
}

/// The cards by value as whoever moves sees them, left and right being the same.
std::string ArmyAntsPuzzles::likeness(const State& state) {
    std::string as_seen, mirrored;
    const bool turned = state.mover == Seat::Black;
    for (unsigned row = 0; row < BoardGrid::kRows; ++row) {
        for (unsigned column = 0; column < BoardGrid::kColumns; ++column) {
            const auto sign = [&](unsigned at) {
                const unsigned seen_row = turned ? BoardGrid::kRows - 1 - row : row;
                const Card card = state.at(BoardGrid::cell(at, seen_row));
                constexpr std::string_view kOwn = "QA23456789", kEnemy = "qabcdefghi";
                return card.empty()                 ? '.'
                       : card.seat() == state.mover ? kOwn[card.value()]
                                                    : kEnemy[card.value()];
            };
            as_seen += sign(column);
            mirrored += sign(BoardGrid::kColumns - 1 - column);
        }
    }
    return std::min(as_seen, mirrored);
}

std::pair<std::string, std::size_t> ArmyAntsPuzzles::sort_of(const Puzzle& puzzle) {
    return {puzzle.facts, puzzle.facts == "turns=3" ? 40 : 100};
}

}  // namespace anthill::lab
