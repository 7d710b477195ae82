#pragma once

// The computer player of Ants: Red vs. Black: the rollout search.

#include "players/game_thinker.h"
#include "players/red_vs_black/evaluate.h"
#include "players/red_vs_black/rollout_search.h"

namespace anthill::red_vs_black {

class Player {
public:
    using Game = RedVsBlack;

    void start(const View& view, const History&, const ThinkRequest& request) {
        search_.start(view, request.limits, throw_handicap(request.handicap));
    }
    bool step(std::uint64_t nodes) { return search_.step(nodes); }
    void stop() { search_.stop(); }

    [[nodiscard]] std::uint64_t nodes() const { return search_.nodes(); }
    [[nodiscard]] std::size_t info_count() const { return search_.infos().size(); }
    [[nodiscard]] SearchInfo<Move> info(std::size_t number) const {
        return search_.infos()[number];
    }
    [[nodiscard]] Move best() const { return search_.best(); }

    [[nodiscard]] bool throws(const View& view) const { return view.open.phase == Phase::Throw; }
    [[nodiscard]] Aim aim() const { return search_.aim(); }

    /// What the armies are worth as they stand: dice on the table do not count before they are
    /// resolved.
    [[nodiscard]] int evaluate(const View& view) const {
        return evaluate_for(view.open, mover(view.open));
    }

private:
    RolloutSearch search_;
};

}  // namespace anthill::red_vs_black
