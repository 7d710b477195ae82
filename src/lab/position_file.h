#pragma once

// Positions of Army Ants with their scores and results, in a file: what `anthill self-play` writes
// and `anthill train` reads. A line that names the format, then 48 bytes a position.

#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "core/parsed.h"
#include "games/army_ants/rules.h"
#include "lab/self_play.h"

namespace anthill::lab {

struct StoredPosition {
    std::array<std::uint8_t, army_ants::BoardGrid::kCells> faces;  ///< 0: empty; else face() + 1
    std::uint8_t mover;
    std::uint8_t phase;
    std::array<std::uint8_t, 2> rally_left;
    std::array<std::uint8_t, 2> score;  ///< for the mover, signed, lower byte first
    std::uint8_t result;                ///< for the mover: 2 won, 1 drawn, 0 lost, kNoResult
    std::uint8_t reserved;              ///< 0

    static constexpr std::uint8_t kNoResult = 3;

    [[nodiscard]] army_ants::State state() const noexcept;
    [[nodiscard]] int score_value() const noexcept {
        return static_cast<std::int16_t>(score[0] | score[1] << 8);
    }
    [[nodiscard]] std::optional<double> known_result() const noexcept {
        return result == kNoResult ? std::nullopt : std::optional(result / 2.0);
    }
};
static_assert(sizeof(StoredPosition) == 48);

StoredPosition stored(const QuietPosition& position) noexcept;

/// Begins a file; false where it cannot be written.
bool write_position_header(std::FILE* file);
bool write_position(std::FILE* file, const StoredPosition& position);

/// All positions of the file. The error says what is wrong with it, and where.
Parsed<std::vector<StoredPosition>> read_positions(const std::string& name);

}  // namespace anthill::lab
