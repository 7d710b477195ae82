#include "players/ant_war/player.h"

namespace anthill::ant_war {

void Player::start(const State& state, const History&, const ThinkRequest& request) {
    task_ = state.phase != Phase::Play ? Task::Odds : state.half ? Task::BeforeCut : Task::Play;
    running_ = true;
    switch (task_) {
        case Task::Play: round_player_.start(state, request); return;
        case Task::BeforeCut: cut_search_.start(state, request.limits, request.handicap); return;
        case Task::Odds: odds_search_.start(state, request.limits, request.handicap); return;
    }
}

bool Player::step(std::uint64_t nodes) {
    if (running_) {
        running_ = task_ == Task::Play        ? round_player_.step(nodes)
                   : task_ == Task::BeforeCut ? cut_search_.step(nodes)
                                              : odds_search_.step(nodes);
    }
    return running_;
}

void Player::stop() {
    running_ = false;
    if (task_ == Task::Play) {
        round_player_.stop();
    }
}

std::uint64_t Player::nodes() const {
    return task_ == Task::Play        ? round_player_.nodes()
           : task_ == Task::BeforeCut ? cut_search_.nodes()
                                      : odds_search_.nodes();
}

const std::vector<SearchInfo<Move>>& Player::infos() const {
    return task_ == Task::Play        ? round_player_.infos()
           : task_ == Task::BeforeCut ? cut_search_.infos()
                                      : odds_search_.infos();
}

Move Player::best() const {
    return task_ == Task::Play        ? round_player_.best()
           : task_ == Task::BeforeCut ? cut_search_.best()
                                      : odds_search_.best();
}

int Player::evaluate(const State& state) const {
    const RoundGeometry geometry(state);
    return Knowledge().evaluate(RoundState(state, geometry));
}

}  // namespace anthill::ant_war
