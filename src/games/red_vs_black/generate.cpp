// The legal moves of Ants: Red vs. Black.

#include <array>

#include "games/red_vs_black/rules.h"

namespace anthill::red_vs_black {

namespace {

/// Calls found(set) for every part of `from` that has `least` to `most` units: small ones first,
/// then by lowest number.
template <class Found>
void each_part(UnitSet from, unsigned least, unsigned most, const Found& found) noexcept {
    for (unsigned size = least; size <= most; ++size) {
        for (unsigned set = 0; set < 1U << kUnits; ++set) {
            if ((set & ~static_cast<unsigned>(from)) == 0 &&
                count(static_cast<UnitSet>(set)) == size) {
                found(static_cast<UnitSet>(set));
            }
        }
    }
}

/// Every die shows each of its 60 results in one of the 60 throws, the dice of a throw with little
/// to do with each other: results are gone through in different strides, all without a divisor in
/// common with 60.
void list_throws(unsigned dice, Moves& moves) noexcept {
    constexpr unsigned kResults = kFaces * kPlaces;
    constexpr std::array<unsigned, Throw::kMost> kStride{1, 7, 11, 13, 17};
    constexpr std::array<unsigned, Throw::kMost> kBegin{0, 13, 26, 39, 2};
    for (unsigned i = 0; i < kResults; ++i) {
        Throw thrown;
        for (unsigned die = 0; die < dice; ++die) {
            const unsigned result = (i * kStride[die] + kBegin[die]) % kResults;
            thrown.push_back({static_cast<std::uint8_t>(result % kFaces + 1),
                              static_cast<Place>(result / kFaces),
                              false,
                              {}});
        }
        moves.push_back(Move::dice(thrown));
    }
}

void list_tactics(const State& state, Seat seat, Moves& moves) noexcept {
    moves.push_back(Move::keep());
    if (state.points[index(seat)] == 0) {
        return;
    }
    moves.push_back(Move::use({Tactic::Kind::Swap, 0, 0, 0}));
    std::uint8_t number_in_throw = 0;
    for (const Die die : state.thrown[index(seat)]) {
        ++number_in_throw;
        if (die.number < kFaces) {
            moves.push_back(Move::use({Tactic::Kind::Adjust, number_in_throw, 1, 0}));
        }
        if (die.number > 1) {
            moves.push_back(Move::use({Tactic::Kind::Adjust, number_in_throw, -1, 0}));
        }
    }
    each_part(state.army[index(seat)].all(Unit::Wounded), 1, kMostHealed, [&moves](UnitSet units) {
        moves.push_back(Move::use({Tactic::Kind::Heal, 0, 0, units}));
    });
}

}  // namespace

void RedVsBlack::legal_moves(const State& state, Seat seat, Moves& moves) noexcept {
    moves.clear();
    if (over(state) || seat != mover(state)) {
        return;
    }
    const Army& army = state.army[index(seat)];
    switch (state.phase) {
        case Phase::Commit:
            each_part(army.all(Unit::Unwounded), 0, kMostCommitted,
                      [&moves](UnitSet units) { moves.push_back(Move::commit(units)); });
            return;
        case Phase::Throw: list_throws(dice_of(state, seat), moves); return;
        case Phase::Tactics: list_tactics(state, seat, moves); return;
        case Phase::Reinforce:
            each_part(army.all(Unit::Removed), state.owed[index(seat)], state.owed[index(seat)],
                      [&moves](UnitSet units) { moves.push_back(Move::reinforce(units)); });
            return;
    }
}

}  // namespace anthill::red_vs_black
