#pragma once

// Positions as learners meet them, each with what a level would advise there: from games that a low
// level plays, now and then at random, and from games in which a dice-throwing ant makes every
// move. For tests that prove the reasons of hints. Seeded: always the same positions.

#include <memory>
#include <optional>
#include <string>

#include "core/parsed.h"
#include "match/game_match.h"
#include "players/levels.h"
#include "players/thinker.h"

namespace anthill::lab {

/// The move of this level in the match's present position, which is a decision.
inline std::string move_of_level(Thinker& thinker, const Match& match, int number,
                                 std::uint64_t seed) {
    const Level chosen = *level(match.game_id(), number);
    ThinkRequest request{chosen.limits, chosen.handicap};
    request.handicap.seed = seed;
    thinker.start(match, request);
    while (thinker.step(2000)) {
    }
    return thinker.best();
}

/// The positions to evaluate: `wanted` of them, from games dealt with `options`, every `every`th of
/// a game's decisions, with the move of the level `adviser`.
struct HintedPositions {
    std::string options;
    unsigned wanted = 1000;
    unsigned every = 1;
    int adviser = 3;
};

/// Calls look(match, move) in each position for which asks(state) is true. An error is one of the
/// options, before the first call.
template <class G, class Asks, class Look>
std::optional<Error> each_hinted_position(const HintedPositions& how, const Asks& asks,
                                          const Look& look) {
    constexpr int kPlays = 3;
    constexpr unsigned kLongest = 300;
    const std::unique_ptr<Thinker> thinker = new_thinker(G::kId);
    Rng rng(7);
    unsigned seen = 0;
    for (std::uint64_t game = 1; seen < how.wanted; ++game) {
        auto dealt =
            new_match(std::string(G::kId) + " " + how.options + " seed=" + std::to_string(game));
        if (!dealt) {
            return Error{dealt.error()};
        }
        const auto& match = static_cast<const GameMatch<G>&>(**dealt);
        unsigned decisions = 0;
        for (unsigned turn = 0; turn < kLongest && !match.outcome().over() && seen < how.wanted;
             ++turn) {
            if (match.turn().kind == Turn::Kind::Chance) {
                (*dealt)->play_chance(rng);
                continue;
            }
            if (asks(match.state()) && decisions++ % how.every == 0) {
                ++seen;
                look(match, move_of_level(*thinker, match, how.adviser, game));
            }
            const bool by_lot = game % 2 == 0 || rng.below(4) == 0;
            const auto legal = match.legal_moves();
            (*dealt)->play(by_lot ? legal[rng.below(static_cast<std::uint32_t>(legal.size()))]
                                  : move_of_level(*thinker, match, kPlays, game));
        }
    }
    return std::nullopt;
}

}  // namespace anthill::lab
