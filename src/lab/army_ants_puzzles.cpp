#include "lab/army_ants_puzzles.h"

#include <algorithm>

#include "players/army_ants/proof.h"

namespace anthill::lab {

using army_ants::BoardGrid;
using army_ants::Card;
using army_ants::kProvedTurns;

namespace {

/// A move as the mover sees it; mirror images are the same.
std::string as_seen(const std::string& move, bool turned) {
    std::string seen, mirrored;
    for (const char sign : move) {
        const bool column = sign >= 'a' && sign <= 'e', row = sign >= '1' && sign <= '8';
        const auto reversed = static_cast<char>(column ? 'a' + 'e' - sign : '1' + '8' - sign);
        const char here = turned && (column || row) ? reversed : sign;
        seen += here;
        mirrored += column ? static_cast<char>('a' + 'e' - here) : here;
    }
    return std::min(seen, mirrored);
}

}  // namespace

/// A Queen that can be taken at once is no exercise.
bool ArmyAntsPuzzles::promising(const State& state) {
    return state.phase == army_ants::Phase::Battle && army_ants::turns_to_capture(state) > 1;
}

/// It is a puzzle only if the best move wins faster than all others: a slower win does not solve
/// it.
bool ArmyAntsPuzzles::is_puzzle(const Choices<Game>& choices) {
    return choices.front().proof.value > 0;
}

std::string ArmyAntsPuzzles::facts(const State&, const Choices<Game>& choices) {
    return "turns=" + std::to_string(kProvedTurns + 1 - choices.front().proof.value);
}

/// The cards by value as the mover sees them; mirror images are the same.
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

/// The same blow struck at the same place is soon known by heart.
std::vector<Sort> ArmyAntsPuzzles::sorts_of(const Puzzle& puzzle) {
    const std::string& first = puzzle.solution.front();
    const bool takes = first.find('x') != std::string::npos;
    return {{puzzle.facts, puzzle.facts == "turns=3" ? 40U : 100U},
            {takes ? "takes" : "quiet", takes ? 60U : 100U},
            {as_seen(first, puzzle.position.find(" turn=black ") != std::string::npos), 3}};
}

}  // namespace anthill::lab
