#include "players/red_vs_black/proof.h"

#include "players/red_vs_black/tactic_value.h"

namespace anthill::red_vs_black {

ProvedAtOnce<Move> proving(const State& state, const Move& move) {
    if (state.phase != Phase::Tactics) {
        return ProvedAtOnce<Move>(std::nullopt);
    }
    State after = state;
    RedVsBlack::apply(after, move);
    const AnsweredTactic answered = answered_tactic(after, value_table());
    const int for_red =
        static_cast<int>((std::int64_t{answered.value} * kCertain + kSure / 2) / kSure);
    return ProvedAtOnce<Move>(
        Proof<Move>{mover(state) == Seat::Red ? for_red : kCertain - for_red, answered.answer});
}

}  // namespace anthill::red_vs_black
