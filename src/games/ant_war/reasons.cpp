#include "games/ant_war/reasons.h"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "engine/game.h"
#include "games/ant_war/notation.h"
#include "games/card_facts.h"

namespace anthill::ant_war {

namespace {

/// Ants of less are covered all the time.
constexpr unsigned kWorthTelling = 5;
constexpr unsigned kWorthWarning = 3;
constexpr unsigned kWorthSaving = 2;
constexpr unsigned kMostTold = 3;

/// The first enemy ant that could cover the ant on `cell`; kNoCell where none could.
Cell coverer(const State& state, Cell cell) noexcept {
    const Card covered = state.at(cell);
    if (!covered.coverable()) {
        return kNoCell;
    }
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        const Card ant = state.top[i];
        if (ant.is_ant_of(other(covered.colour())) &&
            reaches(movement(ant), static_cast<Cell>(i), cell)) {
            return static_cast<Cell>(i);
        }
    }
    return kNoCell;
}

/// Has the ant on `cell` anywhere to go, were it its colour's turn?
bool can_move(const State& state, Cell cell) noexcept {
    const Movement way = movement(state.at(cell));
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        if (state.top[i].coverable() && reaches(way, cell, static_cast<Cell>(i))) {
            return true;
        }
    }
    return false;
}

/// The points of the best enemy worker that `seat` could cover, were it its turn.
unsigned best_prey(const State& state, Seat seat) noexcept {
    unsigned best = 0;
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        const auto cell = static_cast<Cell>(i);
        const Card ant = state.top[i];
        if (ant.is_ant_of(other(seat)) && ant.value() > best && coverer(state, cell) != kNoCell) {
            best = ant.value();
        }
    }
    return best;
}

/// The points that `seat` can surely bury in its next turn, whatever the other colour, which is to
/// move, does first; 0 if the round may be over by then.
unsigned sure_prey(const State& state, Seat seat) {
    State asked = state;
    asked.mover = other(seat);
    asked.passed = false;
    const auto replies = moves_in<AntWar>(asked);
    unsigned least = Card::kTen;
    for (const Move& reply : replies) {
        State next = asked;
        AntWar::apply(next, reply);
        least = std::min(least, best_prey(next, seat));
    }
    return least;
}

/// How far the colour is ahead if the round ended now.
int margin(const State& state, Seat seat) noexcept {
    const auto won = points(state);
    return won[index(seat)] - won[index(other(seat))];
}

std::string fact(std::string_view kind, const State& state, Cell by, Cell on = kNoCell) {
    return card_fact<FrameGrid>(kind, state, by, on);
}
std::string fact(std::string_view kind, int number) {
    return std::string(kind).append(":").append(std::to_string(number));
}

std::vector<std::string> reasons_of_pass(const State& state) {
    const Seat seat = state.mover;
    if (state.passed) {
        const int before = state.round == Round::Second
                               ? state.total[index(seat)] - state.total[index(other(seat))]
                               : 0;
        const int ahead = before + margin(state, seat);
        return ahead > 0 ? std::vector{fact("ends-ahead", ahead)} : std::vector<std::string>{};
    }
    Moves moves;
    AntWar::legal_moves(state, seat, moves);
    const bool gain = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        State after = state;
        if (move.kind == Move::Kind::Cover) {
            AntWar::apply(after, move);
        }
        return margin(after, seat) > margin(state, seat);
    });
    return gain ? std::vector<std::string>{} : std::vector<std::string>{"no-gain"};
}

/// Adds what follows from a move that covers an enemy ant.
void add_next(const State& before, const State& after, Seat seat, std::vector<std::string>& found) {
    // If the mover goes on, or the next to move is cut for, there is no answer to look at.
    if (found.empty() || after.phase != Phase::Play || after.mover == seat) {
        return;
    }
    const unsigned sure = sure_prey(after, seat);
    if (sure >= kWorthTelling && sure > sure_prey(before, seat)) {
        found.push_back(fact("buries-next", static_cast<int>(sure)));
    }
}

/// The first enemy Drone, else Queen, that has lost its last way.
void add_blocked(const State& before, const State& after, Seat seat,
                 std::vector<std::string>& found) {
    for (const auto rank : {Card::kKing, Card::kQueen}) {
        for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
            const auto cell = static_cast<Cell>(i);
            const Card ant = after.top[i];
            if (ant.is_ant_of(other(seat)) && ant.rank() == rank && can_move(before, cell) &&
                !can_move(after, cell)) {
                found.push_back(fact("blocks", after, cell));
                return;
            }
        }
    }
}

void add_food(const State& before, const State& after, Seat seat, std::vector<std::string>& found) {
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        if (!after.top[i].is_joker()) {
            continue;
        }
        const auto cell = static_cast<Cell>(i);
        const auto fed = joker_feeds(before, cell), feeds = joker_feeds(after, cell);
        if (feeds == seat && fed != seat) {
            found.push_back(fact("takes-food", after, cell));
        } else if (fed == other(seat) && feeds != other(seat)) {
            found.push_back(fact("denies-food", after, cell));
        }
    }
}

/// The own ant of most value that an enemy could cover before the move, and none can now; then the
/// enemy ant of most value that could not be covered before, and can now.
void add_reach(const State& before, const State& after, Seat seat,
               std::vector<std::string>& found) {
    Cell saved = kNoCell;
    Cell threatened = kNoCell;
    const auto better = [&after](Cell cell, Cell than) {
        return than == kNoCell || after.at(cell).value() > after.at(than).value();
    };
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        const auto now = static_cast<Cell>(i);
        const Card ant = after.at(now);
        if (!ant.is_ant()) {
            continue;
        }
        const bool could = coverer(before, cell_of(before.top, ant)) != kNoCell;
        const bool can = coverer(after, now) != kNoCell;
        if (ant.colour() == seat && could && !can && ant.value() >= kWorthSaving &&
            better(now, saved)) {
            saved = now;
        }
        if (ant.colour() != seat && !could && can && ant.value() >= kWorthTelling &&
            better(now, threatened)) {
            threatened = now;
        }
    }
    if (saved != kNoCell) {
        found.push_back(fact("saves", after, saved));
    }
    if (threatened != kNoCell) {
        found.push_back(fact("threatens", after, coverer(after, threatened), threatened));
    }
}

}  // namespace

std::vector<std::string> reasons(const State& before, const History&, Move move) {
    std::vector<std::string> found;
    if (before.phase != Phase::Play) {
        return found;
    }
    if (move.kind == Move::Kind::Pass) {
        return reasons_of_pass(before);
    }
    const Seat seat = before.mover;
    State after = before;
    AntWar::apply(after, move);
    if (const Card covered = before.at(move.to); covered.is_ant_of(other(seat))) {
        if (covered.rank() == Card::kQueen || covered.rank() == Card::kKing) {
            found.push_back(fact("stops", before, move.to));
        } else if (covered.value() > 1) {
            found.push_back(fact("buries", before, move.to));
        }
    }
    add_next(before, after, seat, found);
    add_blocked(before, after, seat, found);
    add_food(before, after, seat, found);
    add_reach(before, after, seat, found);
    if (const int gained = margin(after, seat) - margin(before, seat); gained > 0) {
        found.push_back(fact("gains", gained));
    }
    return found;
}

std::vector<std::string> dangers(const State& state, const History& history) {
    std::vector<std::string> found;
    if (state.phase != Phase::Play) {
        return found;
    }
    const auto moves = moves_in<AntWar>(state);
    const auto coverer_without_loss = [&state, &history, &moves](Cell cell) {
        const auto best = std::find_if(moves.begin(), moves.end(), [&](Move move) {
            return move.kind == Move::Kind::Cover && move.to == cell &&
                   dangers(state, history, move).empty();
        });
        return best == moves.end() ? kNoCell : best->from;
    };
    for (const Seat seat : {state.mover, other(state.mover)}) {
        const bool own = seat == state.mover;
        unsigned told = 0;
        for (unsigned value = Card::kTen; value >= kWorthTelling; --value) {
            for (unsigned i = 0; i < FrameGrid::kCells && told < kMostTold; ++i) {
                const auto cell = static_cast<Cell>(i);
                if (!state.at(cell).is_ant_of(seat) || state.at(cell).value() != value) {
                    continue;
                }
                const Cell by = own ? coverer(state, cell) : coverer_without_loss(cell);
                if (by != kNoCell) {
                    found.push_back(fact(own ? "ant" : "take", state, by, cell));
                    ++told;
                }
            }
        }
    }
    return found;
}

std::vector<std::string> dangers(const State& before, const History&, Move move) {
    std::vector<std::string> found;
    if (before.phase != Phase::Play || move.kind != Move::Kind::Cover) {
        return found;
    }
    const Seat seat = before.mover;
    State after = before;
    AntWar::apply(after, move);
    if (after.phase != Phase::Play || after.mover == seat) {
        return found;
    }
    const Card covered = before.at(move.to);
    const unsigned buried = covered.is_ant_of(other(seat)) ? covered.value() : 0;
    Cell worst = kNoCell;
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        const auto now = static_cast<Cell>(i);
        const Card ant = after.at(now);
        if (ant.is_ant_of(seat) && ant.value() >= kWorthTelling &&
            ant.value() >= buried + kWorthWarning && coverer(after, now) != kNoCell &&
            coverer(before, cell_of(before.top, ant)) == kNoCell &&
            (worst == kNoCell || ant.value() > after.at(worst).value())) {
            worst = now;
        }
    }
    if (worst != kNoCell) {
        found.push_back(fact("ant", after, coverer(after, worst), worst));
    }
    return found;
}

}  // namespace anthill::ant_war
