#pragma once

// Positions with the move that the computer would make there, for tests of reasons: from games that
// a low level plays, and from games that it only comments while a dice-throwing ant plays.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "match/game_match.h"
#include "players/levels.h"
#include "players/thinker.h"

namespace anthill::tests {

/// As many positions as a test of reasons looks at; unoptimised and sanitized builds look at fewer.
#ifdef NDEBUG
inline constexpr unsigned kReasonedPositions = 1000;
#else
inline constexpr unsigned kReasonedPositions = 100;
#endif

/// What the level plays here.
inline std::string move_of_level(Thinker& thinker, const Match& match, int number,
                                 std::uint64_t seed) {
    const Level& chosen = level(match.game_id(), number);
    ThinkRequest request{chosen.limits, chosen.handicap};
    request.handicap.seed = seed;
    thinker.start(match, request);
    while (thinker.step(2000)) {
    }
    return thinker.best();
}

/// Calls look(match, move of the level) in so many positions for which asks(state) is true. Seeded:
/// always the same ones.
template <class G, class Asks, class Look>
void each_reasoned_position(const std::string& deal, unsigned wanted, const Asks& asks,
                            const Look& look) {
    constexpr int kLevel = 3;
    const std::unique_ptr<Thinker> thinker = new_thinker(G::kId);
    Rng rng(7);
    unsigned seen = 0;
    for (std::uint64_t game = 1; seen < wanted; ++game) {
        auto dealt = new_match(std::string(G::kId) + " " + deal + " seed=" + std::to_string(game));
        INFO(dealt.error());
        REQUIRE(dealt);
        const auto& match = static_cast<const GameMatch<G>&>(**dealt);
        for (unsigned turn = 0; turn < 300 && !match.outcome().over() && seen < wanted; ++turn) {
            if (match.turn().kind == Turn::Kind::Chance) {
                REQUIRE_FALSE((*dealt)->play_chance(rng));
                continue;
            }
            const std::string best = move_of_level(*thinker, match, kLevel, game);
            if (asks(match.state())) {
                ++seen;
                look(match, best);
            }
            const auto legal = match.legal_moves();
            const bool random = game % 2 == 0 || rng.below(4) == 0;
            const std::string played =
                random ? legal[rng.below(static_cast<std::uint32_t>(legal.size()))] : best;
            REQUIRE_FALSE((*dealt)->play(played));
        }
    }
}

/// How many of the level's moves have had a reason, and which ones how often: told, not judged.
class ReasonShare {
public:
    void add(const std::vector<std::string>& reasons) {
        ++asked_;
        given_ += reasons.empty() ? 0U : 1U;
    }
    [[nodiscard]] std::string text(const std::string& game) const {
        return game + ": " + std::to_string(given_) + " of " + std::to_string(asked_) +
               " moves of a low level have a reason";
    }

private:
    unsigned asked_ = 0;
    unsigned given_ = 0;
};

/// The parts of a fact as owned words.
inline std::vector<std::string> parts_of(const std::string& fact) {
    std::vector<std::string> parts;
    for (const auto part : split(fact, ':')) {
        parts.emplace_back(part);
    }
    return parts;
}

}  // namespace anthill::tests
