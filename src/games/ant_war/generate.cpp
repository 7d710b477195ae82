// The legal moves of Ant War.

#include "games/ant_war/rules.h"

namespace anthill::ant_war {

namespace {

/// Calls found(from, to) for every cover that the mover can make, from and to in the order of the
/// cells.
template <class Found>
void each_cover(const State& state, const Found& found) noexcept {
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        if (!state.top[i].is_ant_of(state.mover)) {
            continue;
        }
        const auto from = static_cast<Cell>(i);
        for (const Cell to : targets(movement(state.top[i]), from)) {
            if (state.at(to).coverable()) {
                found(from, to);
            }
        }
    }
}

/// None, then one half turn to nine turns and a half for red, then for black.
void list_odds(Moves& moves) noexcept {
    moves.push_back(Move::name_odds({}));
    for (const Seat colour : {Seat::Red, Seat::Black}) {
        for (unsigned halves = 1; halves <= Odds::kMost; ++halves) {
            moves.push_back(Move::name_odds({colour, static_cast<std::uint8_t>(halves)}));
        }
    }
}

/// Each different card that may come up, or a coin where no card of a colour is left.
void list_cuts(const State& state, Moves& moves) noexcept {
    Card before{};
    bool coloured = false;
    for (const Card card : undealt(state)) {
        if (card != before) {
            moves.push_back(Move::cut(card));
        }
        before = card;
        coloured = coloured || !card.is_joker();
    }
    if (!coloured) {
        moves.clear();
        moves.push_back(Move::coin(Seat::Red));
        moves.push_back(Move::coin(Seat::Black));
    }
}

}  // namespace

void AntWar::legal_moves(const State& state, Seat seat, Moves& moves) noexcept {
    moves.clear();
    if (state.phase != Phase::Cut && seat != state.mover) {
        return;
    }
    switch (state.phase) {
        case Phase::Odds: list_odds(moves); return;
        case Phase::Take:
            moves.push_back(Move::take_colour(Seat::Red));
            moves.push_back(Move::take_colour(Seat::Black));
            return;
        case Phase::Cut: list_cuts(state, moves); return;
        case Phase::Play:
            each_cover(state,
                       [&moves](Cell from, Cell to) { moves.push_back(Move::cover(from, to)); });
            moves.push_back(Move::pass());
            return;
        case Phase::Over: return;
    }
}

std::uint32_t AntWar::count_moves(const State& state) noexcept {
    if (state.phase != Phase::Play) {
        Moves moves;
        legal_moves(state, state.mover, moves);
        return static_cast<std::uint32_t>(moves.size());
    }
    std::uint32_t covers = 0;
    each_cover(state, [&covers](Cell, Cell) { ++covers; });
    return covers + 1;
}

}  // namespace anthill::ant_war
