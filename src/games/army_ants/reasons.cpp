#include "games/army_ants/reasons.h"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "engine/game.h"
#include "games/army_ants/notation.h"
#include "games/card_facts.h"

namespace anthill::army_ants {

namespace {

/// Smaller losses are not worth a warning, nor smaller cards a threat.
constexpr unsigned kWorthWarning = 3;
constexpr unsigned kWorthThreat = 2;
constexpr unsigned kMostTold = 3;

/// The enemies of this card that could attack it on `cell`, where only these cells hold cards.
CellSet takers(const State& state, Card card, Cell cell, CellSet occupied) noexcept {
    CellSet found = 0;
    for (const Direction d : kDirections) {
        const Cell met = BoardGrid::first_met(cell, d, occupied);
        if (met != kNoCell && state.at(met).seat() != card.seat() &&
            beats_or_equals(state.at(met), card)) {
            found |= set_of(met);
        }
    }
    return found;
}
CellSet takers(const State& state, Cell cell) noexcept {
    return takers(state, state.at(cell), cell, state.army[0] | state.army[1]);
}

Cell lowest_of(const State& state, CellSet cells) noexcept {
    Cell best = kNoCell;
    for (const Cell cell : CellsOf(cells)) {
        best = best == kNoCell || state.at(cell).value() < state.at(best).value() ? cell : best;
    }
    return best;
}

/// The cards that could take the one on `cell` for nothing.
CellSet free_takers(const State& state, Cell cell) noexcept {
    CellSet found = 0;
    for (const Cell by : CellsOf(takers(state, cell))) {
        if (state.at(by).value() == state.at(cell).value()) {
            continue;
        }
        const CellSet left = (state.army[0] | state.army[1]) & ~set_of(by);
        found |= takers(state, state.at(by), cell, left) == 0 ? set_of(by) : 0;
    }
    return found;
}
/// The lowest of them; kNoCell where there is none.
Cell free_taker(const State& state, Cell cell) noexcept {
    return lowest_of(state, free_takers(state, cell));
}

CellSet numbered(const State& state, Seat seat) noexcept {
    return state.army[index(seat)] & ~state.queens;
}

std::string fact(std::string_view kind, const State& state, Cell by, Cell on = kNoCell) {
    return card_fact<BoardGrid>(kind, state, by, on);
}

/// The other side is to move: can it keep its Queen from being captured next?
bool queen_is_lost(const State& after, History& history) {
    const Seat attacker = other(after.mover);
    const auto replies = moves_in<ArmyAnts>(after);
    for (const Move reply : replies) {
        State next = after;
        advance<ArmyAnts>(next, history, reply);
        const bool over = ArmyAnts::outcome(next, history).over();
        history.pop();
        if (over || next.mover != attacker || takers(next, queen_of(next, other(attacker))) == 0) {
            return false;
        }
    }
    return !replies.empty();
}

/// Were it the turn of `attacker`, which cannot capture the Queen at once: has it a move after
/// which it can, whatever is answered?
bool can_force_queen(const State& state, Seat attacker) {
    State hunting = state;
    hunting.mover = attacker;
    if (takers(state, queen_of(state, other(attacker))) != 0) {
        return false;
    }
    const History beginning = history_from<ArmyAnts>(hunting);
    Moves moves;
    ArmyAnts::legal_moves(hunting, attacker, moves);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        State after = hunting;
        History history = beginning;
        advance<ArmyAnts>(after, history, move);
        return !ArmyAnts::outcome(after, history).over() && queen_is_lost(after, history);
    });
}

/// The own card of most value that could be taken for nothing before the move and cannot be now.
void add_saved_card(const State& before, const State& after, Seat seat,
                    std::vector<std::string>& found) {
    Cell saved = kNoCell;
    for (const Cell was : CellsOf(numbered(before, seat))) {
        const Cell now = cell_of(after.cards, before.at(was));
        if (now != kNoCell && free_taker(before, was) != kNoCell &&
            free_taker(after, now) == kNoCell &&
            (saved == kNoCell || after.at(now).value() > after.at(saved).value())) {
            saved = now;
        }
    }
    if (saved == kNoCell) {
        return;
    }
    bool at_a_price = false;
    for (const Cell by : CellsOf(takers(after, saved))) {
        at_a_price = after.at(by).value() > after.at(saved).value() || at_a_price;
    }
    found.push_back(fact(at_a_price ? "guards-card" : "saves-card", after, saved));
}

/// Has the card on `cell` stood there before the move?
bool stayed(const State& before, const State& after, Cell cell) noexcept {
    return before.at(cell) == after.at(cell);
}

/// The enemy card of most value that the move newly threatens.
void add_threatened_card(const State& before, const State& after, Seat seat,
                         std::vector<std::string>& found) {
    Cell threatened = kNoCell;
    Cell threat = kNoCell;
    for (const Cell on : CellsOf(numbered(after, other(seat)))) {
        const unsigned value = after.at(on).value();
        if (value < kWorthThreat ||
            (threatened != kNoCell && value <= after.at(threatened).value())) {
            continue;
        }
        const Cell by = free_taker(after, on);
        if (by != kNoCell && takers(after, by) == 0 && free_taker(before, on) == kNoCell) {
            threatened = on;
            threat = by;
        }
    }
    if (threat != kNoCell) {
        found.push_back(fact(stayed(before, after, threat) ? "opens-card" : "threatens-card", after,
                             threat, threatened));
    }
}

/// The cards of `seat` that could be taken for nothing by one of takers_of(cell), the most valuable
/// first.
template <class TakersOf>
void add_hanging(std::string_view kind, const State& state, Seat seat, TakersOf takers_of,
                 std::vector<std::string>& found) {
    unsigned told = 0;
    for (unsigned value = Card::kHighest; value > 0; --value) {
        CellSet cards = numbered(state, seat);
        while (cards != 0 && told < kMostTold) {
            const Cell cell = take_first(cards);
            const Cell by =
                state.at(cell).value() == value ? lowest_of(state, takers_of(cell)) : kNoCell;
            if (by != kNoCell) {
                found.push_back(fact(kind, state, by, cell));
                ++told;
            }
        }
    }
}

/// The value of the best card of `seat` that could be taken for nothing; 0 where none could.
unsigned most_hanging(const State& state, Seat seat) noexcept {
    unsigned most = 0;
    for (const Cell cell : CellsOf(numbered(state, seat))) {
        if (state.at(cell).value() > most && free_taker(state, cell) != kNoCell) {
            most = state.at(cell).value();
        }
    }
    return most;
}

/// Has the mover a move after which its Queen cannot be captured at once?
bool can_keep_queen(const State& state) noexcept {
    const auto moves = moves_in<ArmyAnts>(state);
    return std::any_of(moves.begin(), moves.end(), [&state](Move move) {
        State after = state;
        ArmyAnts::apply(after, move);
        return queen_of(after, other(state.mover)) == kNoCell ||
               takers(after, queen_of(after, state.mover)) == 0;
    });
}

}  // namespace

std::vector<std::string> reasons(const State& before, const History& history, Move move) {
    std::vector<std::string> found;
    if (before.phase == Phase::Deploy) {
        return found;
    }
    const Seat seat = before.mover;
    State after = before;
    History passed = history;
    advance<ArmyAnts>(after, passed, move);
    const Cell queen = queen_of(after, other(seat));
    if (queen == kNoCell) {
        found.push_back(fact("takes-queen", before, move.to));
        return found;
    }
    if (ArmyAnts::outcome(after, passed).over()) {
        return found;
    }
    const CellSet hunters = takers(after, queen);
    const Cell attacker = lowest_of(after, hunters);
    const bool forced = hunters != 0 && after.phase == Phase::Battle && after.mover != seat &&
                        queen_is_lost(after, passed);
    if (forced) {
        found.push_back(fact("forces-queen", after, attacker, queen));
    }
    const CellSet danger = takers(before, queen_of(before, seat));
    if (danger != 0 && takers(after, queen_of(after, seat)) == 0) {
        found.push_back(
            fact("saves-queen", before, lowest_of(before, danger), queen_of(before, seat)));
    }
    const bool in_battle = before.phase == Phase::Battle && after.mover != seat;
    if (in_battle && danger == 0 && takers(after, queen_of(after, seat)) == 0 &&
        can_force_queen(before, other(seat)) && !can_force_queen(after, other(seat))) {
        found.push_back(fact("escapes-hunt", after, queen_of(after, seat)));
    }
    if (move.kind == Move::Kind::Attack &&
        before.at(move.from).value() > before.at(move.to).value() && takers(after, move.to) == 0) {
        found.push_back(fact("wins-card", before, move.to));
    }
    if (hunters != 0 && !forced && takers(before, queen_of(before, other(seat))) == 0) {
        found.push_back(fact(stayed(before, after, attacker) ? "opens-queen" : "threatens-queen",
                             after, attacker, queen));
    }
    if (in_battle && hunters == 0 && takers(before, queen_of(before, other(seat))) == 0 &&
        !can_force_queen(before, seat) && can_force_queen(after, seat)) {
        found.push_back(fact("hunts-queen", after, queen));
    }
    add_saved_card(before, after, seat, found);
    add_threatened_card(before, after, seat, found);
    return found;
}

std::vector<std::string> dangers(const State& state, const History& history) {
    std::vector<std::string> found;
    if (state.phase != Phase::Battle || ArmyAnts::turn(state).kind == Turn::Kind::Over) {
        return found;
    }
    const auto add_queen = [&state, &found](std::string_view kind, Seat seat) {
        const Cell queen = queen_of(state, seat);
        if (const CellSet hunters = takers(state, queen); hunters != 0) {
            found.push_back(fact(kind, state, lowest_of(state, hunters), queen));
        }
    };
    add_queen("queen", state.mover);
    add_hanging(
        "card", state, state.mover, [&state](Cell on) { return free_takers(state, on); }, found);
    add_queen("take-queen", other(state.mover));
    const auto takers_without_loss = [&state, &history](Cell on) {
        CellSet good = 0;
        for (const Cell by : CellsOf(free_takers(state, on))) {
            good |= dangers(state, history, Move::attack(by, on)).empty() ? set_of(by) : 0;
        }
        return good;
    };
    add_hanging("take", state, other(state.mover), takers_without_loss, found);
    return found;
}

std::vector<std::string> dangers(const State& before, const History& history, Move move) {
    std::vector<std::string> found;
    if (before.phase == Phase::Deploy) {
        return found;
    }
    const Seat seat = before.mover;
    State after = before;
    History passed = history;
    advance<ArmyAnts>(after, passed, move);
    if (after.phase != Phase::Battle || after.mover == seat ||
        ArmyAnts::outcome(after, passed).over()) {
        return found;
    }
    const Cell queen = queen_of(after, seat);
    if (const CellSet hunters = takers(after, queen); hunters != 0 && can_keep_queen(before)) {
        found.push_back(fact("queen", after, lowest_of(after, hunters), queen));
    }
    // A side that threatens the Queen loses nothing at once.
    if (takers(after, queen_of(after, other(seat))) != 0) {
        return found;
    }
    const unsigned taken = move.kind == Move::Kind::Attack ? before.at(move.to).value() : 0;
    const unsigned least = std::max(taken + kWorthWarning, most_hanging(before, seat) + 1);
    Cell worst = kNoCell;
    for (const Cell now : CellsOf(numbered(after, seat))) {
        const unsigned value = after.at(now).value();
        if (value >= least && free_taker(after, now) != kNoCell &&
            free_taker(before, cell_of(before.cards, after.at(now))) == kNoCell &&
            (worst == kNoCell || value > after.at(worst).value())) {
            worst = now;
        }
    }
    if (worst != kNoCell) {
        found.push_back(fact("card", after, free_taker(after, worst), worst));
    }
    return found;
}

}  // namespace anthill::army_ants
