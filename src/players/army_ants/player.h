#pragma once

// The computer player of Army Ants: the set-up player for secret set-ups, then the search.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "engine/search/iterative_deepening.h"
#include "games/army_ants/reasons.h"
#include "players/army_ants/certificate.h"
#include "players/army_ants/knowledge.h"
#include "players/army_ants/ladder.h"
#include "players/army_ants/proof.h"
#include "players/game_thinker.h"

namespace anthill::army_ants {

/// If no rule ends a repetition, a position that comes back for the third time is a draw to the
/// search: the side that stands better varies, the other side repeats.
struct ArmyAntsWithDraws : ArmyAnts {
    static Outcome outcome(const State& state, const History& history) noexcept {
        const Outcome by_rules = ArmyAnts::outcome(state, history);
        const bool playing = by_rules.kind == Outcome::Kind::Playing;
        return playing && repeats_without_rule(state, history)
                   ? Outcome::draw(EndReason::kRepetition)
                   : by_rules;
    }
};

class Player {
public:
    static constexpr const Ladder* kLadder = &army_ants::kLadder;

    void start(const View& view, const History& history, const ThinkRequest& request);
    bool step(std::uint64_t nodes) { return !placing_ && search_.step(nodes); }
    void stop() { search_.stop(); }

    [[nodiscard]] std::uint64_t nodes() const { return placing_ ? 0 : search_.nodes(); }
    [[nodiscard]] const std::vector<SearchInfo<Move>>& infos() const {
        static const std::vector<SearchInfo<Move>> kNone;
        return placing_ ? kNone : search_.infos();
    }
    [[nodiscard]] Move best() const { return placing_ ? *placing_ : search_.best(); }
    [[nodiscard]] int evaluate(const View& view) const { return Knowledge().evaluate(view.open); }

    /// See players/arrange.h.
    static Parsed<std::string> arrange(std::string_view setup, std::uint64_t seed);

private:
    IterativeDeepening<ArmyAntsWithDraws, Knowledge> search_{kLog2TableEntries<Move>};
    std::optional<Move> placing_;  ///< the answer in a set-up
};

}  // namespace anthill::army_ants

template <>
struct anthill::PlayerOf<anthill::army_ants::ArmyAnts> {
    using Type = anthill::army_ants::Player;
};
