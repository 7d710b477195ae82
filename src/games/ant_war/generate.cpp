// The legal moves of Ant War.

#include "core/splitmix64.h"
#include "games/ant_war/rules.h"

namespace anthill::ant_war {

namespace {

/// Calls found(from, to) for every ant of the mover, in the order of the cells, with all the spaces
/// that it may cover.
template <class Found>
void each_coverer(const State& state, const Found& found) noexcept {
    state.ants[index(state.mover)].each([&state, &found](Cell from) {
        found(from, targets(movement(state.at(from)), from) & state.coverable);
    });
}

constexpr unsigned kListedDeals = 8;

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

/// A few deals, others in every match.
void list_deals(const State& state, Moves& moves) noexcept {
    std::uint64_t counter = AntWar::key(state);
    for (unsigned i = 0; i < kListedDeals; ++i) {
        moves.push_back(Move::deal_by(
            (splitmix64(counter += kGoldenGamma) % kDeals / kListedDeals) * kListedDeals + i));
    }
}

}  // namespace

void AntWar::legal_moves(const State& state, Seat seat, Moves& moves) noexcept {
    moves.clear();
    if (turn(state).kind != Turn::Kind::Chance && seat != state.mover) {
        return;
    }
    switch (state.phase) {
        case Phase::Odds: list_odds(moves); return;
        case Phase::Take:
            moves.push_back(Move::take_colour(Seat::Red));
            moves.push_back(Move::take_colour(Seat::Black));
            return;
        case Phase::Cut: list_cuts(state, moves); return;
        case Phase::Deal: list_deals(state, moves); return;
        case Phase::Play:
            each_coverer(state, [&moves](Cell from, const Spaces& covers) {
                covers.each([&moves, from](Cell to) { moves.push_back(Move::cover(from, to)); });
            });
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
    each_coverer(state, [&covers](Cell, const Spaces& of_one) { covers += of_one.count(); });
    return covers + 1;
}

}  // namespace anthill::ant_war
