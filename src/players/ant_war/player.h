#pragma once

// The computer player of Ant War: odds and colours before a round, play while a cut is to come,
// play after it.

#include <cstdint>
#include <vector>

#include "games/ant_war/reasons.h"
#include "players/ant_war/certificate.h"
#include "players/ant_war/cut_search.h"
#include "players/ant_war/ladder.h"
#include "players/ant_war/odds_search.h"
#include "players/ant_war/proof.h"
#include "players/ant_war/round_player.h"

namespace anthill::ant_war {

class Player {
public:
    static constexpr const Ladder* kLadder = &ant_war::kLadder;

    void start(const State& state, const History&, const ThinkRequest& request);
    bool step(std::uint64_t nodes);
    void stop();

    [[nodiscard]] std::uint64_t nodes() const;
    [[nodiscard]] const std::vector<SearchInfo<Move>>& infos() const;
    [[nodiscard]] Move best() const;
    /// Before the round: as if the mover began to play it; before a cut: as if the one whose turn
    /// it was had the next one too.
    [[nodiscard]] int evaluate(const State& state) const;

private:
    enum class Task : std::uint8_t { Play, BeforeCut, Odds };

    RoundPlayer round_player_;
    CutSearch cut_search_{round_player_.search()};
    OddsSearch odds_search_{round_player_.search()};
    Task task_ = Task::Play;
    bool running_ = false;
};

}  // namespace anthill::ant_war

template <>
struct anthill::PlayerOf<anthill::ant_war::AntWar> {
    using Type = anthill::ant_war::Player;
};
