#include "lab/army_ants_puzzles.h"

#include <algorithm>

#include "games/army_ants/sight.h"
#include "players/army_ants/capture_solver.h"
#include "players/army_ants/proof.h"

namespace anthill::lab {

using army_ants::BoardGrid;
using army_ants::CaptureSolver;
using army_ants::Card;
using army_ants::kFullyProvedTurns;
using army_ants::kProvedTurns;
using army_ants::Move;
using army_ants::Moves;
using army_ants::State;

namespace {

constexpr std::uint64_t kMostNodes = 300'000'000;  ///< for a move; the position is given up then
constexpr unsigned kFrontRow = 3;                  ///< Red's

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

/// The positions in which a move of `seat` that takes nothing leads to this one.
std::vector<State> taken_back(const State& state, Seat seat) {
    State before = state;
    before.mover = seat;
    Moves moves;  // those that take nothing can be made the other way round as well
    army_ants::ArmyAnts::legal_moves(before, seat, moves);
    std::vector<State> found;
    for (const Move move : moves) {
        if (move.kind != Move::Kind::Attack) {
            State earlier = before;
            army_ants::ArmyAnts::apply(earlier, move);
            earlier.mover = seat;
            found.push_back(earlier);
        }
    }
    return found;
}

/// No move but the right one captures in so many turns.
bool others_fail(const State& state, Move right, int turns, CaptureSolver& solver) {
    const auto moves = moves_in<army_ants::ArmyAnts>(state);
    return std::none_of(moves.begin(), moves.end(), [&](Move move) {
        State after = state;
        army_ants::ArmyAnts::apply(after, move);
        if (move == right || army_ants::ArmyAnts::turn(after).kind == Turn::Kind::Over) {
            return false;
        }
        solver.start(after, turns - 1, true);
        return solver.step(kMostNodes) || solver.certain();
    });
}

}  // namespace

/// A Queen that can be taken at once is no exercise.
bool ArmyAntsCaptures::is_candidate(const State& state) {
    return army_ants::turns_to_capture(state) > 1;
}

std::vector<State> ArmyAntsCaptures::before(const State& state) {
    const Seat defender = other(state.mover);
    const int turns = army_ants::turns_to_capture(state);
    std::vector<State> found;
    for (const State& replied : taken_back(state, defender)) {
        // The attacker must have threatened the Queen, and its own must have been safe.
        if (queen_attackers(replied, defender) == 0 || queen_attackers(replied, state.mover) != 0) {
            continue;
        }
        for (const State& earlier : taken_back(replied, state.mover)) {
            if (turns_to_capture(earlier) == turns + 2) {
                found.push_back(earlier);
            }
        }
    }
    return found;
}

bool ArmyAntsCaptures::is_alone(State state, const Puzzle& puzzle) {
    auto turns = static_cast<int>(puzzle.solution.size());
    if (turns <= kFullyProvedTurns) {
        return true;
    }
    thread_local CaptureSolver solver(22);
    for (const std::string& text : puzzle.solution) {
        const Move right = *Game::parse_move(state, text);
        // The solver's turns are odd. In the last one any card that captures solves the puzzle.
        if (turns % 2 == 1 && turns > 1 && !others_fail(state, right, turns, solver)) {
            return false;
        }
        Game::apply(state, right);
        --turns;
    }
    return true;
}

State HastyBattles::next() {
    do {
        if (over_ || turns_++ > kLongest) {
            begin();
        }
        step();
    } while (over_ || state_.phase != army_ants::Phase::Battle);
    return state_;
}

void HastyBattles::begin() {
    state_ = *army_ants::ArmyAnts::deal("edition=2020", rng_);
    history_ = history_from<army_ants::ArmyAnts>(state_);
    turns_ = 0;
    over_ = false;
}

void HastyBattles::step() {
    Move move = rng_.pick(moves_in<army_ants::ArmyAnts>(state_));
    if (rng_.below(kStray) != 0) {
        SearchLimits limits;
        limits.nodes = kHaste;
        search_.start(army_ants::Knowledge(), state_, history_, limits);
        while (search_.step(kHaste)) {
        }
        move = search_.best();
    }
    advance<army_ants::ArmyAnts>(state_, history_, move);
    over_ = army_ants::ArmyAnts::outcome(state_, history_).over();
}

State ArmyAntsRallies::Source::next() {
    for (;;) {
        State state = *Game::deal("edition=2020", rng_);
        while (state.phase == army_ants::Phase::Rally && !can_be_solved(state)) {
            Game::apply(state, rng_.pick(moves_in<Game>(state)));
        }
        const Cell queen = queen_of(state, Seat::Red);
        if (can_be_solved(state) && BoardGrid::row(queen) == kFrontRow) {
            return state;
        }
    }
}

/// It is a puzzle only if the best move wins faster than all others: a slower win does not solve
/// it.
bool ArmyAntsCaptures::is_puzzle(const Choices<Game>& choices) {
    return choices.front().proof.value > 0;
}

std::string ArmyAntsCaptures::facts(const State&, const Choices<Game>& choices) {
    return "turns=" + std::to_string(kProvedTurns + 1 - choices.front().proof.value);
}

/// The cards by value as the mover sees them; mirror images are the same.
std::string ArmyAntsCaptures::canonical_key(const State& state) {
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
