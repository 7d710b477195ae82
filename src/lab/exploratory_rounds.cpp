#include "lab/exploratory_rounds.h"

#include <bit>

namespace anthill {

using ant_war::AntWar;
using ant_war::RoundGame;
using ant_war::RoundMove;

Parsed<ant_war::State> dealt_round(std::string_view deal, Rng& rng) {
    auto state = AntWar::deal(deal, rng);
    if (!state) {
        return state;
    }
    ant_war::State begun = *state;
    AntWar::apply(begun, ant_war::Move::name_odds({Seat::Red, 2}));
    AntWar::apply(begun, ant_war::Move::take_colour(Seat::Red));
    return begun;
}

int stacks(const ant_war::RoundState& round) {
    return std::popcount(round.ants[0] | round.ants[1]) + std::popcount(round.geometry->jokers);
}

ant_war::RoundMove exploratory_move(const ant_war::RoundState& round, Rng& rng,
                                    ant_war::RoundSearch* search) {
    const auto moves = moves_in<RoundGame>(round);
    const RoundMove any = rng.pick(moves);
    if (search != nullptr && rng.below(8) != 0) {
        SearchLimits limits;
        limits.depth = 3;
        search->start(ant_war::Knowledge(), round, history_from<RoundGame>(round), limits);
        while (search->step(1 << 20)) {
        }
        return search->best();
    }
    // The pass is the last of the moves.
    return moves.size() > 1 ? moves[rng.below(static_cast<std::uint32_t>(moves.size() - 1))] : any;
}

}  // namespace anthill
