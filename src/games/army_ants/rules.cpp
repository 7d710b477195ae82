#include "games/army_ants/rules.h"

#include <cassert>
#include <utility>

#include "core/splitmix64.h"
#include "games/army_ants/setup.h"

namespace anthill::army_ants {

namespace {

// Which random bits stand for what. [Card::face()][cell], then [seat][rally turns left].
constexpr std::uint64_t kRallyBits = std::uint64_t{32} * BoardGrid::kCells;
constexpr std::uint64_t kBlackToMoveBits = kRallyBits + std::uint64_t{2} * (kRallyTurns + 1);
constexpr std::uint64_t kDeployingBits = kBlackToMoveBits + 1;

std::uint64_t bits_of(Card card, Cell cell) noexcept {
    return random_bits(std::uint64_t{card.face()} * BoardGrid::kCells + index(cell));
}

bool only_queens(const State& state) noexcept {
    return count(state.army[0]) == 1 && count(state.army[1]) == 1;
}

/// After a rally turn: the other if it has turns left, else the same player again, else the battle,
/// which Red begins.
void end_rally_turn(State& state) noexcept {
    const Seat next = other(state.mover);
    if (state.rally_left[index(next)] > 0) {
        state.mover = next;
    } else if (state.rally_left[index(state.mover)] == 0) {
        state.phase = Phase::Battle;
        state.mover = Seat::Red;
    }
}

void march(State& state, Move move) noexcept {
    const int from = static_cast<int>(index(move.from)), last = static_cast<int>(index(move.last));
    const int steps = static_cast<int>(index(move.to)) - from;
    constexpr int kColumn = BoardGrid::offset(Direction::Up);
    const int along = last - from < kColumn ? BoardGrid::offset(Direction::Right) : kColumn;
    // The foremost card first, so that each finds its space empty.
    for (int done = 0; done <= last - from; done += along) {
        const int cell = steps > 0 ? last - done : from + done;
        state.move(static_cast<Cell>(cell), static_cast<Cell>(cell + steps));
    }
}

/// With p(n) the position after the n-th battle turn: p(n) = p(n-4), p(n-1) = p(n-5) and p(n-2) =
/// p(n-6), six turns of shuffling to and fro; or the third occurrence of p(n).
bool red_aggression_failed(const History& history) noexcept {
    const std::uint32_t run = history.run();
    const std::uint64_t now = history.back();
    if (run >= 6 && now == history.back(4) && history.back(1) == history.back(5) &&
        history.back(2) == history.back(6)) {
        return true;
    }
    // Two turns apart is the nearest that a position can come back.
    unsigned before = 0;
    for (std::uint32_t plies = 2; plies <= run; plies += 2) {
        if (history.back(plies) == now && ++before == kTooOften - 1) {
            return true;
        }
    }
    return false;
}

/// Are the last 4c battle turns one series of c turns, c even, played four times? Turns before the
/// battle have code 0, and so cannot be part of a series that ends with a battle turn.
bool series_played_four_times(const History& history) noexcept {
    if (history.move_back() == 0) {
        return false;
    }
    for (std::uint32_t length = 2; 4 * length < history.size(); length += 2) {
        std::uint32_t same = 0;
        while (same < 3 * length && history.move_back(same) == history.move_back(same + length)) {
            ++same;
        }
        if (same == 3 * length) {
            return true;
        }
    }
    return false;
}

}  // namespace

void State::put(Cell cell, Card card) noexcept {
    assert(at(cell).empty() && !card.empty());
    cards[anthill::index(cell)] = card;
    army[anthill::index(card.seat())] |= set_of(cell);
    queens |= card.is_queen() ? set_of(cell) : 0;
    key ^= bits_of(card, cell);
}

Card State::take(Cell cell) noexcept {
    const Card card = std::exchange(cards[anthill::index(cell)], Card{});
    assert(!card.empty());
    army[anthill::index(card.seat())] &= ~set_of(cell);
    queens &= ~set_of(cell);
    key ^= bits_of(card, cell);
    return card;
}

void State::move(Cell from, Cell to) noexcept {
    const Card card = std::exchange(cards[anthill::index(from)], Card{});
    assert(!card.empty() && at(to).empty());
    cards[anthill::index(to)] = card;
    const CellSet changed = set_of(from) | set_of(to);
    army[anthill::index(card.seat())] ^= changed;
    queens ^= card.is_queen() ? changed : 0;
    key ^= bits_of(card, from) ^ bits_of(card, to);
}

unsigned occurrences(const History& history) noexcept {
    unsigned found = 1;
    // Two turns apart is the nearest that a position can come back (both having swapped cards of
    // equal value).
    for (std::uint32_t plies = 2; plies <= history.run(); plies += 2) {
        found += history.back(plies) == history.back() ? 1U : 0U;
    }
    return found;
}

bool repeats_without_rule(const State& state, const History& history) noexcept {
    return state.phase == Phase::Battle && state.repetition() == Repetition::Nothing &&
           occurrences(history) >= kTooOften;
}

bool may_favor(const State& state) noexcept {
    // As the very first rally turn, no card of the mover has moved yet: where the Queen stands is
    // where she was set up.
    if (state.phase != Phase::Rally || state.setup == Setup::Total ||
        state.rally_left[index(state.mover)] != kRallyTurns) {
        return false;
    }
    const Cell queen = queen_of(state, state.mover);
    return queen != kNoCell && contains(front_row(state.mover), queen) &&
           contains(state.empty(), gap(state.mover));
}

Turn ArmyAnts::turn(const State& state) noexcept {
    const bool over = state.phase != Phase::Deploy &&
                      (queen_of(state, Seat::Red) == kNoCell ||
                       queen_of(state, Seat::Black) == kNoCell || only_queens(state));
    return {over ? Turn::Kind::Over : Turn::Kind::Decision, state.mover};
}

// No end follows from passes: both sides in a row cannot be without a command. A player without one
// has only cards whose two or more neighbours are all enemies, and at most one of those is the
// enemy Queen. So each of its cards stands next to an enemy number that it cannot attack, hence one
// that can attack it: after a pass the other player always has a command.
Outcome ArmyAnts::outcome(const State& state, const History& history) noexcept {
    if (state.phase == Phase::Deploy) {
        return Outcome::playing();
    }
    if (queen_of(state, Seat::Red) == kNoCell) {
        return Outcome::won(Seat::Black, kQueenCaptured);
    }
    if (queen_of(state, Seat::Black) == kNoCell) {
        return Outcome::won(Seat::Red, kQueenCaptured);
    }
    if (only_queens(state)) {
        return Outcome::draw(kQueensOnly);
    }
    if (state.phase == Phase::Battle) {
        switch (state.repetition()) {
            case Repetition::Nothing: break;
            case Repetition::RedAggression:
                if (red_aggression_failed(history)) {
                    return Outcome::won(Seat::Black, EndReason::kRepetition);
                }
                break;
            case Repetition::FourfoldSeriesDraw:
                if (series_played_four_times(history)) {
                    return Outcome::draw(EndReason::kRepetition);
                }
                break;
        }
    }
    return Outcome::playing();
}

void ArmyAnts::apply(State& state, Move move) noexcept {
    switch (move.kind) {
        case Move::Kind::Place: place(state, move); return;
        case Move::Kind::Pass: break;
        case Move::Kind::Single:
        case Move::Kind::Favor: state.move(move.from, move.to); break;
        case Move::Kind::March: march(state, move); break;
        case Move::Kind::Swap: {
            const Card first = state.take(move.from);
            const Card second = state.take(move.to);
            state.put(move.from, second);
            state.put(move.to, first);
            break;
        }
        case Move::Kind::Attack: {
            const Card target = state.take(move.to);
            if (state.at(move.from).value() != target.value()) {
                state.move(move.from, move.to);
            } else {
                state.take(move.from);
            }
            break;
        }
    }
    if (state.phase == Phase::Battle) {
        state.mover = other(state.mover);
        return;
    }
    auto& left = state.rally_left[index(state.mover)];
    left = move.kind == Move::Kind::Favor ? 0 : static_cast<std::uint8_t>(left - 1);
    end_rally_turn(state);
}

std::uint64_t ArmyAnts::key(const State& state) noexcept {
    std::uint64_t key = state.key;
    key ^= state.mover == Seat::Black ? random_bits(kBlackToMoveBits) : 0;
    if (state.phase == Phase::Battle) {
        return key;
    }
    key ^= state.phase == Phase::Deploy ? random_bits(kDeployingBits) : 0;
    // Someone has a turn left in the rally, so this tells rally and battle apart as well.
    return key ^ random_bits(kRallyBits + state.rally_left[0]) ^
           random_bits(kRallyBits + kRallyTurns + 1 + state.rally_left[1]);
}

}  // namespace anthill::army_ants
