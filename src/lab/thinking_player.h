#pragma once

// The computer player of the page in a match of the laboratory.

#include <array>
#include <ctime>
#include <memory>
#include <string_view>

#include "lab/arena.h"
#include "lab/options.h"
#include "players/game_thinker.h"
#include "players/levels.h"

namespace anthill::lab {

template <TextGame G>
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
    typename PlayerOf<G>::Type player_;
};

/// The player with limits of its own, written as "nodes=500,noise=20".
template <TextGame G>
Parsed<std::unique_ptr<ArenaPlayer<G>>> limited_player(std::string_view settings) {
    ThinkRequest request;
    int milliseconds = 0;
    const std::array options{number_option("movetime", milliseconds, 1, 86'400'000),
                             nodes_option(request.limits.nodes),
                             number_option("depth", request.limits.depth, 1, 99),
                             number_option("noise", request.handicap.noise, 0, kMaxEvaluation),
                             number_option("missed", request.handicap.missed, 0, 100)};
    if (const auto error = read_settings(settings, options)) {
        return *error;
    }
    if (milliseconds == 0 && request.limits.nodes == SearchLimits{}.nodes &&
        request.limits.depth == SearchLimits{}.depth) {
        return Error{"player without limits: expected movetime=, nodes= or depth="};
    }
    return std::unique_ptr<ArenaPlayer<G>>(
        std::make_unique<ThinkingPlayer<G>>(request, milliseconds));
}

/// The player of the level of this number.
template <TextGame G>
Parsed<std::unique_ptr<ArenaPlayer<G>>> level_player(std::string_view number) {
    const auto parsed = parse_level(number);
    if (!parsed) {
        return Error{parsed.error()};
    }
    return std::unique_ptr<ArenaPlayer<G>>(
        std::make_unique<ThinkingPlayer<G>>(*level(G::kId, *parsed)));
}

/// How the players of the games of cards are written.
inline constexpr std::string_view kCardPlayers =
    "random, greedy, full:movetime=N, full:nodes=N, full:depth=N (with these also noise=N, "
    "missed=N) or level:N";

/// Reads one of
///   random                   any legal move
///   greedy                   the best position after one move, see the GreedyPlayer of the game
///   full:nodes=20000         the computer player; or full:depth=N, full:movetime=N
///   level:4                  the same on a level of the ladder
template <TextGame G, class GreedyPlayer>
Parsed<std::unique_ptr<ArenaPlayer<G>>> card_player(std::string_view text) {
    using Found = std::unique_ptr<ArenaPlayer<G>>;
    const auto [kind, settings] = parse_player(text);
    if (kind == "random" && settings.empty()) {
        return Found(std::make_unique<RandomPlayer<G>>());
    }
    if (kind == "greedy" && settings.empty()) {
        return Found(std::make_unique<GreedyPlayer>());
    }
    if (kind == "full") {
        return limited_player<G>(settings);
    }
    if (kind == "level") {
        return level_player<G>(settings);
    }
    return unknown_player(text, kCardPlayers);
}

}  // namespace anthill::lab
