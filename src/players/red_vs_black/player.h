#pragma once

// The computer player of Ants: Red vs. Black: all but the weakest levels by the table of values,
// those, and whoever finds it damaged, by playing turns out.

#include <optional>

#include "players/game_thinker.h"
#include "players/red_vs_black/evaluate.h"
#include "players/red_vs_black/ladder.h"
#include "players/red_vs_black/luck.h"
#include "players/red_vs_black/rollout_search.h"
#include "players/red_vs_black/value_search.h"

namespace anthill::red_vs_black {

class Player {
public:
    using Game = RedVsBlack;
    static constexpr const Ladder* kLadder = &red_vs_black::kLadder;

    void start(const View& view, const History&, const ThinkRequest& request) {
        const ThrowHandicap handicap = throw_handicap(request.handicap);
        const ValueTable* const table = handicap.by_values ? value_table() : nullptr;
        by_values_ = table != nullptr;
        if (by_values_) {
            values_.start(view, request.limits, handicap, *table);
        } else {
            rollouts_.start(view, request.limits, handicap);
        }
    }
    bool step(std::uint64_t nodes) { return !by_values_ && rollouts_.step(nodes); }
    void stop() { rollouts_.stop(); }

    [[nodiscard]] std::uint64_t nodes() const {
        return by_values_ ? values_.nodes() : rollouts_.nodes();
    }
    [[nodiscard]] std::size_t info_count() const { return infos().size(); }
    [[nodiscard]] SearchInfo<Move> info(std::size_t number) const { return infos()[number]; }
    [[nodiscard]] Move best() const { return by_values_ ? values_.best() : rollouts_.best(); }

    [[nodiscard]] bool throws(const View& view) const { return view.open.phase == Phase::Throw; }
    [[nodiscard]] Aim aim() const { return by_values_ ? values_.aim() : rollouts_.aim(); }
    [[nodiscard]] Aim aim(std::size_t number) const {
        return by_values_ ? values_.aim(number) : rollouts_.aim(number);
    }

    /// See luck.h; nothing where the table of values is damaged.
    [[nodiscard]] static std::optional<MoveWorth> worth(const State& state, const Move& move) {
        const ValueTable* const table = value_table();
        return table == nullptr ? std::nullopt : std::optional(worth_of(state, move, *table));
    }

    static bool trained() { return value_table() != nullptr; }

    /// What the armies are worth as they stand: dice on the table do not count before they are
    /// resolved.
    [[nodiscard]] int evaluate(const View& view) const {
        return evaluate_for(view.open, mover(view.open));
    }

private:
    [[nodiscard]] const std::vector<SearchInfo<Move>>& infos() const {
        return by_values_ ? values_.infos() : rollouts_.infos();
    }

    RolloutSearch rollouts_;
    ValueSearch values_;
    bool by_values_ = false;
};

}  // namespace anthill::red_vs_black
