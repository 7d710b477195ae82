#include "protocol/match_perft.h"

#include <algorithm>

#include "engine/perft.h"
#include "match/game_match.h"
#include "match/new_match.h"

namespace anthill {

namespace {

template <class G>
MatchPerft divided(const GameMatch<G>& match, unsigned depth) {
    MatchPerft count;
    History history = match.history();
    if (depth == 0) {
        count.sequences = 1;
    } else if (!G::outcome(match.state(), history).over()) {
        for (const auto& move : moves_in<G>(match.state())) {
            typename G::State next = match.state();
            advance<G>(next, history, move);
            const std::uint64_t sequences = perft<G>(next, history, depth - 1);
            history.pop();
            count.sequences += sequences;
            count.parts.push_back({G::move_text(match.state(), move), sequences});
        }
    }
    std::sort(count.parts.begin(), count.parts.end(),
              [](const auto& a, const auto& b) { return a.move < b.move; });
    return count;
}

}  // namespace

MatchPerft perft_of(const Match& match, unsigned depth) {
    MatchPerft count;
    visit_game(match.game_id(), [&](auto tag) {
        using G = typename decltype(tag)::Game;
        count = divided<G>(static_cast<const GameMatch<G>&>(match), depth);
    });
    return count;
}

}  // namespace anthill
