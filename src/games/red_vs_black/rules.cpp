#include "games/red_vs_black/rules.h"

#include <algorithm>

#include "core/splitmix64.h"
#include "games/red_vs_black/resolution.h"

namespace anthill::red_vs_black {

namespace {

void bring_back(Army& army, UnitSet units) noexcept {
    for (unsigned number = 1; number <= kUnits; ++number) {
        if ((units & unit_bit(number)) != 0) {
            army.set(number, Unit::Unwounded);
        }
    }
}

unsigned dice_on_own_hill(const Throw& thrown) noexcept {
    return static_cast<unsigned>(std::count_if(
        thrown.begin(), thrown.end(), [](Die die) { return die.place == Place::OwnHill; }));
}

void end_turn(State& state) noexcept {
    if (state.owed[0] > 0 || state.owed[1] > 0) {
        return;
    }
    state.phase = Phase::Commit;
    state.committed = {};
    state.thrown = {};
    state.tactic = {};
    if (!over(state) && state.turn < kMostTurns) {
        ++state.turn;
    }
}

/// Resolves both throws. The players choose afterwards which units come back.
void resolve(State& state) noexcept {
    for (const ResolutionStep& step : resolution_log(state)) {
        apply_step(state.army, step);
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const unsigned removed = kUnits - state.army[index(seat)].size();
        state.owed[index(seat)] = static_cast<std::uint8_t>(
            std::min(dice_on_own_hill(state.thrown[index(seat)]), removed));
    }
    state.phase = Phase::Reinforce;
    end_turn(state);
}

}  // namespace

Seat mover(const State& state) noexcept {
    bool red = true;
    switch (state.phase) {
        case Phase::Commit: red = !state.committed[0]; break;
        case Phase::Throw: red = state.thrown[0].empty(); break;
        case Phase::Tactics: red = !state.tactic[0]; break;
        case Phase::Reinforce: red = state.owed[0] > 0; break;
    }
    return red ? Seat::Red : Seat::Black;
}

bool over(const State& state) noexcept {
    return state.phase == Phase::Commit && !state.committed[0] &&
           (gone(state.army[0]) || gone(state.army[1]));
}

Die counted(Die die, unsigned number_in_throw, const std::optional<Tactic>& tactic) noexcept {
    if (!tactic) {
        return die;
    }
    if (tactic->kind == Tactic::Kind::Adjust && tactic->die == number_in_throw) {
        die.number = static_cast<std::uint8_t>(die.number + tactic->step);
    }
    if (tactic->kind == Tactic::Kind::Swap &&
        (die.place == Place::Red || die.place == Place::Black)) {
        die.place = die.place == Place::Red ? Place::Black : Place::Red;
    }
    return die;
}

Turn RedVsBlack::turn(const State& state) noexcept {
    return {over(state) ? Turn::Kind::Over : Turn::Kind::Decision, mover(state)};
}

Outcome RedVsBlack::outcome(const State& state, const History&) noexcept {
    if (!over(state)) {
        return Outcome::playing();
    }
    const bool red_gone = gone(state.army[0]), black_gone = gone(state.army[1]);
    if (red_gone && black_gone) {
        return Outcome::draw(kUnits);
    }
    return Outcome::won(black_gone ? Seat::Red : Seat::Black, kUnits);
}

void RedVsBlack::apply(State& state, const Move& move) noexcept {
    const Seat seat = mover(state);
    switch (move.kind) {
        case Move::Kind::Commit:
            state.committed[index(seat)] = move.units;
            state.phase = seat == Seat::Black ? Phase::Throw : Phase::Commit;
            return;
        case Move::Kind::Throw:
            state.thrown[index(seat)] = move.thrown;
            state.phase = seat == Seat::Black ? Phase::Tactics : Phase::Throw;
            return;
        case Move::Kind::Tactic:
            state.tactic[index(seat)] = move.tactic;
            if (move.tactic.kind != Tactic::Kind::Keep) {
                --state.points[index(seat)];
            }
            if (seat == Seat::Black) {
                resolve(state);
            }
            return;
        case Move::Kind::Reinforce:
            bring_back(state.army[index(seat)], move.units);
            state.owed[index(seat)] = 0;
            end_turn(state);
            return;
    }
}

std::uint64_t RedVsBlack::key(const State& state) noexcept {
    std::uint64_t key = state.turn | std::uint64_t{state.scoring.clear} << 32;
    const auto add = [&key](std::uint64_t word) { key = hash_combine(key, word); };
    add(static_cast<std::uint64_t>(state.phase));
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const unsigned i = index(seat);
        add(state.army[i].all(Unit::Wounded) |
            std::uint64_t{state.army[i].all(Unit::Removed)} << 10 |
            std::uint64_t{state.points[i]} << 20 | std::uint64_t{state.owed[i]} << 24);
        add(state.committed[i] ? *state.committed[i] + std::uint64_t{1} : 0);
        add(state.thrown[i].size());
        for (const Die die : state.thrown[i]) {
            add(die.number | static_cast<std::uint64_t>(die.place) << 4 |
                std::uint64_t{die.spotted} << 8 |
                std::uint64_t{static_cast<std::uint16_t>(die.spot.x)} << 16 |
                std::uint64_t{static_cast<std::uint16_t>(die.spot.y)} << 32);
        }
        if (const auto& tactic = state.tactic[i]) {
            add(1 + (static_cast<std::uint64_t>(tactic->kind) | std::uint64_t{tactic->die} << 8 |
                     std::uint64_t{static_cast<std::uint8_t>(tactic->step)} << 16 |
                     std::uint64_t{tactic->units} << 24));
        } else {
            add(0);
        }
    }
    return key;
}

bool RedVsBlack::closes_past(const State& state, const Move& move) noexcept {
    return move.kind == Move::Kind::Throw ||
           (move.kind == Move::Kind::Commit && mover(state) == Seat::Black);
}

View RedVsBlack::observe(const State& state, std::optional<Seat> seat) noexcept {
    View view{seat, state, hidden(state) && seat != Seat::Red};
    if (view.commitment_hidden) {
        view.open.committed[0] = UnitSet{0};
    }
    return view;
}

bool RedVsBlack::sees_move(const State& state, const Move&, std::optional<Seat> seat) noexcept {
    return seat == mover(state);
}

}  // namespace anthill::red_vs_black
