#pragma once

// Positions of Army Ants for tests, drawn as the board is seen: eight rows from row 8 down to row
// 1, five spaces each.
//
//   battle({".. .. Qs .. ..",
//           ...
//           ".. .. Qh .. .."}, Seat::Red)

#include <array>
#include <stdexcept>
#include <string>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

using Drawing = std::array<const char*, 8>;

inline State drawn(const Drawing& rows, const std::string& rest) {
    std::string board;
    for (const char* row : rows) {
        if (!board.empty()) {
            board += '/';
        }
        for (const char* c = row; *c != '\0'; ++c) {
            if (*c != ' ') {
                board += *c;
            }
        }
    }
    const Parsed<State> state = ArmyAnts::parse_position("army-ants board=" + board + " " + rest);
    if (!state) {
        throw std::invalid_argument(state.error());
    }
    return *state;
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
    if (!cell) {
        throw std::invalid_argument(name);
    }
    return *cell;
}

}  // namespace anthill::army_ants
