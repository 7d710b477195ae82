#pragma once

// Positions of Ant War and what they are worth, in a file: what `anthill self-play ant-war` writes
// and `anthill train ant-war` reads. A line that names the format, then 104 bytes a position.

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "core/parsed.h"
#include "games/ant_war/rules.h"
#include "players/ant_war/round_game.h"

namespace anthill::lab {

/// In play, no lead and no pass before.
struct RoundLesson {
    std::array<std::uint8_t, ant_war::FrameGrid::kCells> cards;  ///< Card::id()
    std::uint8_t mover;
    std::uint8_t exact;                 ///< 1: worked out to the end; 0: a search's score
    std::array<std::uint8_t, 2> value;  ///< points for the mover in hundredths, signed, lower first

    [[nodiscard]] ant_war::State state() const noexcept;
    [[nodiscard]] int value_for_mover() const noexcept {
        return static_cast<std::int16_t>(value[0] | value[1] << 8);
    }
};
static_assert(sizeof(RoundLesson) == 104);

RoundLesson round_lesson(const ant_war::RoundState& round, int value, bool exact) noexcept;

/// Begins a file; false where it cannot be written.
bool write_lesson_header(std::FILE* file);
bool write_lesson(std::FILE* file, const RoundLesson& lesson);

/// All lessons of the file. The error says what is wrong with it, and where.
Parsed<std::vector<RoundLesson>> read_lessons(const std::string& name);

}  // namespace anthill::lab
