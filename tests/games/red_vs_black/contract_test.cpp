// Ants: Red vs. Black keeps what engine/game.h promises.

#include <algorithm>
#include <string>
#include <vector>

#include "games/red_vs_black/rules.h"
#include "support/contract.h"

namespace anthill::tests {

using red_vs_black::RedVsBlack;

template <>
struct Samples<RedVsBlack> {
    using State = red_vs_black::State;
    static constexpr bool kManySpellings = true;  // units of a commitment in any order
    static std::vector<std::string> deals() { return {"", "clear=60"}; }
    static bool dealt_by_lot(const std::string&) { return false; }
    static std::string repetition_text(const State& state) {
        return RedVsBlack::position_text(state);
    }

    /// Armies change when a turn is resolved and by reinforcements, in nothing else; points only by
    /// tactics.
    static void check_step(const State& state, const red_vs_black::Move& move, const State& next) {
        using red_vs_black::Move;
        using red_vs_black::Phase;
        const Seat seat = red_vs_black::mover(state);
        const bool resolving = state.phase == Phase::Tactics && seat == Seat::Black;
        if (!resolving && state.phase != Phase::Reinforce) {
            REQUIRE(next.army == state.army);
        }
        const bool tactic_used =
            move.kind == Move::Kind::Tactic && move.tactic != red_vs_black::Tactic{};
        REQUIRE(next.points[index(seat)] == state.points[index(seat)] - (tactic_used ? 1 : 0));
        REQUIRE(next.points[index(other(seat))] == state.points[index(other(seat))]);
        if (state.phase == Phase::Reinforce) {
            REQUIRE(next.army[index(other(seat))] == state.army[index(other(seat))]);
            REQUIRE(next.army[index(seat)].size() ==
                    state.army[index(seat)].size() + state.owed[index(seat)]);
        }
        REQUIRE(next.scoring == state.scoring);
        REQUIRE(next.turn == state.turn + (next.phase == Phase::Commit &&
                                                   state.phase != Phase::Commit && !over(next)
                                               ? 1
                                               : 0));
    }
};

}  // namespace anthill::tests

#define CONTRACT_GAME anthill::red_vs_black::RedVsBlack
#include "support/contract_cases.h"
