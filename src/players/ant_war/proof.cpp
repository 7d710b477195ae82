#include "players/ant_war/proof.h"

#include "players/ant_war/knowledge.h"
#include "players/ant_war/solver.h"

namespace anthill::ant_war {

namespace {

constexpr unsigned kLog2Bounds = 16;
constexpr std::uint64_t kMostNodes = 200'000;

int ahead(const State& state, Seat seat) {
    const auto by_seat = points(state);
    return by_seat[index(seat)] - by_seat[index(other(seat))];
}

}  // namespace

std::optional<Proof<Move>> prove(const State& state, Move move) {
    if (state.phase != Phase::Play || state.half || state.round == Round::First) {
        return std::nullopt;
    }
    const Seat seat = state.mover;
    State after = state;
    AntWar::apply(after, move);
    if (after.phase != Phase::Play) {
        return Proof<Move>{ahead(after, seat)};
    }
    const RoundGeometry geometry(after);
    const RoundState field(after, geometry);
    Solver solver(kLog2Bounds);
    // Which of several best lines is found hangs on the guess: one that no training changes.
    solver.start(field, Knowledge({}, nullptr).evaluate(field) / 100);
    solver.step(kMostNodes);
    if (!solver.finished()) {
        return std::nullopt;
    }
    const int value = after.mover == seat ? solver.value() : -solver.value();
    return Proof<Move>{value, to_move(geometry, solver.line().front())};
}

}  // namespace anthill::ant_war
