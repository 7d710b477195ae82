#pragma once

// The computer player of the page in a match of the laboratory.

#include <ctime>
#include <memory>
#include <string_view>

#include "lab/arena.h"
#include "lab/options.h"
#include "players/game_thinker.h"
#include "players/levels.h"

namespace anthill::lab {

template <TextGame G, Player<G> P>
class ThinkingPlayer final : public ArenaPlayer<G> {
public:
    /// `milliseconds`: of the processor, for a move; 0 for any time.
    explicit ThinkingPlayer(const ThinkRequest& request, int milliseconds = 0)
        : request_(request), milliseconds_(milliseconds) {}

    typename G::Move choose(const ArenaGame<G>& game, Rng& rng) override {
        // Processor time is fair to both sides however busy the machine is.
        const std::clock_t end =
            std::clock() + static_cast<std::clock_t>(milliseconds_) * (CLOCKS_PER_SEC / 1000);
        request_.handicap.seed = rng.next();
        player_.start(G::observe(game.state, G::turn(game.state).seat), game.history, request_);
        while (player_.step(1024) && (milliseconds_ == 0 || std::clock() < end)) {
        }
        player_.stop();
        return player_.best();
    }

private:
    ThinkRequest request_;
    int milliseconds_;
    P player_;
};

/// The player of the level of this number.
template <TextGame G, Player<G> P>
Parsed<std::unique_ptr<ArenaPlayer<G>>> level_player(std::string_view number) {
    const auto parsed = parse_level(number);
    if (!parsed) {
        return Error{parsed.error()};
    }
    const Level chosen = *level(G::kId, *parsed);
    return std::unique_ptr<ArenaPlayer<G>>(
        std::make_unique<ThinkingPlayer<G, P>>(ThinkRequest{chosen.limits, chosen.handicap}));
}

}  // namespace anthill::lab
