#include "lab/ant_war_puzzles.h"

#include <algorithm>

#include "engine/history.h"
#include "lab/exploratory_rounds.h"

namespace anthill::lab {

using ant_war::AntWar;
using ant_war::Card;
using ant_war::FrameGrid;
using ant_war::Phase;
using ant_war::State;

namespace {

constexpr unsigned kMostAnts = 16;  ///< more are not solved at once
constexpr std::size_t kFewestChoices = 4;
constexpr int kLeastMargin = 2;
constexpr int kMostMoves = 3;  ///< of the solver

unsigned ants(const State& state) {
    return static_cast<unsigned>(
        std::count_if(state.top.begin(), state.top.end(), [](Card card) { return card.is_ant(); }));
}

/// The sign of a cell's card as the side to move sees it, so that positions with swapped colours
/// are alike.
char sign(const State& state, unsigned column, unsigned row) {
    const Cell cell = FrameGrid::cell(column, row);
    if (!state.spaces.has(cell)) {
        return ' ';
    }
    const Card card = state.at(cell);
    if (card.empty() || card.is_joker()) {
        return card.empty() ? '.' : '*';
    }
    constexpr std::string_view kOwn = "-A23456789TJQK", kEnemy = "-abcdefghitjqk";
    return (card.colour() == state.mover ? kOwn : kEnemy)[card.rank()];
}

/// One of the eight ways to look at a board, read row by row.
std::string seen_from(const State& state, unsigned way) {
    const auto [columns, rows] = state.extent;
    const bool turned = (way & 4U) != 0;
    std::string seen;
    for (unsigned y = 0; y < (turned ? columns : rows); ++y) {
        for (unsigned x = 0; x < (turned ? rows : columns); ++x) {
            const unsigned column = turned ? y : x, row = turned ? x : y;
            seen += sign(state, (way & 1U) != 0 ? columns - 1 - column : column,
                         (way & 2U) != 0 ? rows - 1 - row : row);
        }
        seen += '/';
    }
    return seen;
}

}  // namespace

State AntWarPuzzles::Source::next() {
    while (ends_.empty()) {
        play_round();
    }
    const State state = ends_.back();
    ends_.pop_back();
    return state;
}

void AntWarPuzzles::Source::play_round() {
    State state = *dealt_round("rounds=1", rng_);
    while (state.phase == Phase::Play) {
        if (is_candidate(state)) {
            ends_.push_back(state);
        }
        const ant_war::RoundGeometry geometry(state);
        const ant_war::RoundState round(state, geometry);
        AntWar::apply(state, to_move(geometry, exploratory_move(round, rng_, &search_)));
    }
    std::reverse(ends_.begin(), ends_.end());
}

bool AntWarPuzzles::is_candidate(const State& state) {
    return state.phase == Phase::Play && state.lead == 0 && !state.half && !state.passed &&
           ants(state) <= kMostAnts;
}

bool AntWarPuzzles::is_puzzle(const Choices<Game>& choices) {
    return choices.size() >= kFewestChoices && margin<Game>(choices) >= kLeastMargin;
}

bool AntWarPuzzles::goes_on(const Choices<Game>& choices, int own) {
    return own < kMostMoves && margin<Game>(choices) > 0;
}

std::string AntWarPuzzles::facts(const State&, const Choices<Game>& choices) {
    return "best=" + std::to_string(choices[0].proof.value) +
           " next=" + std::to_string(choices[1].proof.value);
}

std::string AntWarPuzzles::canonical_key(const State& state) {
    std::string least = seen_from(state, 0);
    for (unsigned way = 1; way < 8; ++way) {
        least = std::min(least, seen_from(state, way));
    }
    return least;
}

/// Turns that every level sees at once are soon known to everybody.
std::vector<Sort> AntWarPuzzles::sorts_of(const Puzzle& puzzle) {
    const bool easy = puzzle.grade < kEasiest + 3 * kMissedGrade;
    return {{easy ? "easy" : "hard", easy ? 15U : 100U}};
}

}  // namespace anthill::lab
