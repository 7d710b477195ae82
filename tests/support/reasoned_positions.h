#pragma once

// For tests of reasons: positions as learners meet them, from games that a low level plays, now and
// then at random, and from games in which a dice-throwing ant makes every move. Each comes with the
// move that a low level would make there. And which kinds of reasons have come up in them. Seeded:
// always the same positions.

#include <initializer_list>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/text.h"
#include "match/game_match.h"
#include "players/levels.h"
#include "players/thinker.h"
#include "support/by_build.h"
#include "support/catch.h"

namespace anthill::tests {

/// As many positions as a test of reasons looks at.
inline constexpr auto kReasonedPositions = by_build<unsigned>(1000, 100);

/// The move of this level in the match's present position, which is a decision.
inline std::string move_of_level(Thinker& thinker, const Match& match, std::uint64_t seed) {
    ThinkRequest request = *level(match.game_id(), 3);
    request.handicap.seed = seed;
    thinker.start(match, request);
    while (thinker.step(2000)) {
    }
    return thinker.best();
}

/// Calls look(match, move of a low level) in so many positions for which asks(state) is true, of
/// games with this deal.
template <class G, class Asks, class Look>
void each_reasoned_position(const std::string& deal, unsigned wanted, const Asks& asks,
                            const Look& look) {
    constexpr unsigned kLongest = 300;
    const std::unique_ptr<Thinker> thinker = new_thinker(G::kId);
    Rng rng(7);
    unsigned seen = 0;
    for (std::uint64_t game = 1; seen < wanted; ++game) {
        auto dealt = new_match(std::string(G::kId) + " " + deal + " seed=" + std::to_string(game));
        REQUIRE(dealt);
        const auto& match = static_cast<const GameMatch<G>&>(**dealt);
        for (unsigned turn = 0; turn < kLongest && !match.outcome().over() && seen < wanted;
             ++turn) {
            if (match.turn().kind == Turn::Kind::Chance) {
                (*dealt)->play_chance(rng);
                continue;
            }
            if (asks(match.state())) {
                ++seen;
                look(match, move_of_level(*thinker, match, game));
            }
            const bool at_random = game % 2 == 0 || rng.below(4) == 0;
            (*dealt)->play(at_random ? rng.pick(match.legal_moves())
                                     : move_of_level(*thinker, match, game));
        }
    }
}

/// The kinds of reasons that have been proved, of any moves. A kind that never comes up has not
/// been tested.
class ProvedKinds {
public:
    void add(const std::string& reason) { kinds_.insert(reason.substr(0, reason.find(':'))); }
    /// Each of these has come up, where as many positions as are wanted have been looked at.
    void check(std::initializer_list<const char*> expected) const {
        for (const char* const kind : expected) {
            INFO(kind);
            CHECK((kReasonedPositions < 1000 || kinds_.count(kind) == 1));
        }
        CHECK(kinds_.size() <= expected.size());
    }

private:
    std::set<std::string> kinds_;
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
