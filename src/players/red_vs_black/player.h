#pragma once

// The computer player of Ants: Red vs. Black. All of a decision is made when it is asked for.

#include "games/red_vs_black/reasons.h"
#include "players/game_thinker.h"
#include "players/red_vs_black/ladder.h"
#include "players/red_vs_black/luck.h"
#include "players/red_vs_black/proof.h"
#include "players/red_vs_black/value_search.h"

namespace anthill::red_vs_black {

class Player {
public:
    static constexpr const Ladder* kLadder = &red_vs_black::kLadder;

    void start(const View& view, const History&, const ThinkRequest& request) {
        search_.start(view, request.limits, throw_handicap(request.handicap));
    }
    static bool step(std::uint64_t) { return false; }
    static void stop() {}

    [[nodiscard]] std::uint64_t nodes() const { return search_.nodes(); }
    [[nodiscard]] const std::vector<SearchInfo<Move>>& infos() const { return search_.infos(); }
    [[nodiscard]] Move best() const { return search_.best(); }

    [[nodiscard]] static bool throws(const View& view) { return view.open.phase == Phase::Throw; }
    [[nodiscard]] Aim aim(std::size_t number) const { return search_.aim(number); }

    /// See luck.h.
    [[nodiscard]] static MoveWorth worth(const State& state, const Move& move) {
        return worth_of(state, move);
    }

    /// The worth of the armies as they stand: dice on the table do not count before they are
    /// resolved.
    [[nodiscard]] static int evaluate(const View& view) {
        return score_of(value_table().at(view.open), mover(view.open));
    }

private:
    ValueSearch search_;
};

}  // namespace anthill::red_vs_black

template <>
struct anthill::PlayerOf<anthill::red_vs_black::RedVsBlack> {
    using Type = anthill::red_vs_black::Player;
};
