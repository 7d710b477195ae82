#include "lab/hasty_battles.h"

namespace anthill {

using army_ants::ArmyAnts;

army_ants::State HastyBattles::next() {
    do {
        if (over_ || turns_++ > kLongest) {
            begin();
        }
        step();
    } while (over_ || state_.phase != army_ants::Phase::Battle);
    return state_;
}

void HastyBattles::begin() {
    state_ = *ArmyAnts::deal("edition=2020", rng_);
    history_ = history_from<ArmyAnts>(state_);
    turns_ = 0;
    over_ = false;
}

void HastyBattles::step() {
    army_ants::Moves moves;
    ArmyAnts::legal_moves(state_, state_.mover, moves);
    army_ants::Move move = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    if (rng_.below(kStray) != 0) {
        SearchLimits limits;
        limits.nodes = kHaste;
        search_.start(army_ants::Knowledge(), state_, history_, limits);
        while (search_.step(kHaste)) {
        }
        move = search_.best();
    }
    advance<ArmyAnts>(state_, history_, move);
    over_ = ArmyAnts::outcome(state_, history_).over();
}

}  // namespace anthill
