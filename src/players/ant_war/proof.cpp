#include "players/ant_war/proof.h"

#include <algorithm>

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

Proving::Search::Search(const State& after, bool same)
    : geometry(after), solver(kLog2Bounds), same_mover(same) {
    const RoundState round(after, geometry);
    // Which of several best lines is found hangs on the guess: one that no training changes.
    solver.start(round, Knowledge::final_score(round, round.mover) / 100);
}

Proving::Proving(const State& state, Move move) {
    if (state.phase != Phase::Play || state.half || state.round == Round::First) {
        return;
    }
    const Seat seat = state.mover;
    State after = state;
    AntWar::apply(after, move);
    if (after.phase != Phase::Play) {
        proof_ = Proof<Move>{ahead(after, seat)};
    } else {
        search_ = std::make_unique<Search>(after, after.mover == seat);
    }
}

bool Proving::step(std::uint64_t nodes) {
    if (search_ == nullptr) {
        return false;
    }
    Solver& solver = search_->solver;
    if (solver.step(std::min(nodes, kMostNodes - solver.nodes())) && solver.nodes() < kMostNodes) {
        return true;
    }
    if (solver.finished()) {
        const int value = search_->same_mover ? solver.value() : -solver.value();
        proof_ = Proof<Move>{value, to_move(search_->geometry, solver.line().front())};
    }
    search_.reset();
    return false;
}

}  // namespace anthill::ant_war
