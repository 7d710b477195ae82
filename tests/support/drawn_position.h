#pragma once

// Positions of Army Ants for tests, drawn as the board is seen: eight rows from row 8 down to row
// 1, five spaces each.
//
//   battle({".. .. Qs .. ..",
//           ...
//           ".. .. Qh .. .."}, Seat::Red)

#include <array>
#include <string>

#include "support/army_ants_board.h"

namespace anthill::army_ants {

using Drawing = std::array<const char*, 8>;

inline State drawn(const Drawing& rows, const std::string& rest) {
    std::string drawing;
    for (const char* row : rows) {
        drawing.append(row).append(" ");
    }
    return tests::board(drawing, rest);
}

inline State battle(const Drawing& rows, Seat mover = Seat::Red,
                    const std::string& edition = "2020") {
    return drawn(rows,
                 "edition=" + edition + " turn=" + std::string(text(mover)) + " phase=battle");
}

inline State rally(const Drawing& rows, const std::string& left = "5,5", Seat mover = Seat::Red) {
    return drawn(rows, "turn=" + std::string(text(mover)) + " phase=rally rally=" + left);
}

/// "c4" as a cell.
inline Cell at(const char* name) {
    const auto cell = BoardGrid::parse(name);
    REQUIRE(cell);
    return *cell;
}

}  // namespace anthill::army_ants
