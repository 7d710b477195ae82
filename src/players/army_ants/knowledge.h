#pragma once

// The search's knowledge of Army Ants beyond its rules: engine/search/knowledge.h says what each
// answer means.

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/search/knowledge.h"
#include "engine/search/selectivity.h"
#include "players/army_ants/forced_capture.h"
#include "players/army_ants/network.h"
#include "players/handicap.h"

namespace anthill::army_ants {

class Knowledge {
public:
    static constexpr std::size_t kHistorySize = 3 * BoardGrid::kCells * BoardGrid::kCells;

    explicit Knowledge(const Handicap& handicap = {},
                       const Network& network = army_ants::network()) noexcept
        : handicap_(handicap), network_(&network) {
        assert(handicap.valid());
    }

    [[nodiscard]] int evaluate(const State& state, std::size_t ply = 0) const noexcept;
    [[nodiscard]] std::optional<Move> winning_move(const State& state) const noexcept;
    /// The Queen captured by force, for players that make no mistakes: searching with a narrow eye
    /// could pass it by.
    [[nodiscard]] ForcedCaptureSearch forced_win(const State& state, const History& history,
                                                 int turns) const;
    [[nodiscard]] bool threatened(const State& state) const noexcept;
    [[nodiscard]] bool null_move(const State& state, State& after) const noexcept;
    void tactical_moves(const State& state, Moves& moves) const noexcept;
    [[nodiscard]] int static_exchange(const State& state, Move move) const noexcept;
    [[nodiscard]] std::size_t history_index(const State& state, Move move) const noexcept;
    [[nodiscard]] int quiet_prior(const State& state, Move move) const noexcept;
    [[nodiscard]] bool misses(const State& state, Move move) const noexcept;
    [[nodiscard]] bool has_blind_spots() const noexcept {
        return handicap_.missed > 0 || handicap_.missed_ends > 0;
    }

    /// The values that measured best in matches of this game.
    [[nodiscard]] static constexpr Selectivity selectivity() noexcept { return {}; }

private:
    Handicap handicap_;
    const Network* network_;
    mutable NetworkSums sums_;  ///< only spares work
};

}  // namespace anthill::army_ants
