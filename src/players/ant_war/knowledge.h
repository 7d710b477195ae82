#pragma once

// The search's knowledge of a round of Ant War beyond its rules: engine/search/knowledge.h says
// what each answer means. The end of a round is worth its points, so the search maximises points
// and not only wins.

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/search/score.h"
#include "engine/search/selectivity.h"
#include "players/ant_war/network.h"
#include "players/ant_war/round_game.h"
#include "players/handicap.h"

namespace anthill::ant_war {

class Knowledge {
public:
    static constexpr std::size_t kHistorySize = std::size_t{kSlots} * kSlots;

    explicit Knowledge(const Handicap& handicap = {}) noexcept : handicap_(handicap) {
        assert(handicap.valid());
    }

    [[nodiscard]] int evaluate(const RoundState& state, std::size_t ply = 0) const noexcept;
    /// Points of the finished round, in hundredths.
    [[nodiscard]] static int final_score(const RoundState& state, Seat seat) noexcept;
    [[nodiscard]] static std::optional<RoundMove> winning_move(const RoundState&) noexcept {
        return std::nullopt;
    }
    [[nodiscard]] static bool threatened(const RoundState&) noexcept { return false; }
    [[nodiscard]] static bool null_move(const RoundState& state, RoundState& after) noexcept;
    static void tactical_moves(const RoundState& state, RoundGame::Moves& moves) noexcept;
    [[nodiscard]] static int static_exchange(const RoundState& state, RoundMove step) noexcept;
    [[nodiscard]] static std::size_t history_index(const RoundState&, RoundMove step) noexcept {
        return std::size_t{step.from} * kSlots + step.to;
    }
    [[nodiscard]] static int quiet_prior(const RoundState& state, RoundMove step) noexcept;
    [[nodiscard]] bool misses(const RoundState& state, RoundMove step) const noexcept;
    [[nodiscard]] bool has_blind_spots() const noexcept { return handicap_.missed > 0; }

    /// The values that measured best in matches of this game.
    [[nodiscard]] static constexpr Selectivity selectivity() noexcept {
        Selectivity selectivity;
        selectivity.margin = 250;
        selectivity.quiescence_turns = 6;
        selectivity.aspiration_window = 200;
        return selectivity;
    }

private:
    Handicap handicap_;
};

}  // namespace anthill::ant_war
