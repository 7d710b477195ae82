#pragma once

// Taps and drags on a drawn position, shared by the tests of input.

#include <initializer_list>
#include <optional>
#include <string>

#include "support/drawn_position.h"
#include "view/army_ants/input.h"

namespace anthill::army_ants {

inline const Drawing kField{
    ".. .. Qs .. ..",  // 8
    ".. 3s .. .. ..",  // 7
    ".. .. .. 7c ..",  // 6
    "5s .. .. .. 4s",  // 5
    "5h .. .. .. 9h",  // 4
    "3h 4h .. 2h ..",  // 3
    ".. 6h .. .. ..",  // 2
    "Qh 8h .. .. .."   // 1
};

inline Input input_for(const State& state, Access access = Access::Open) {
    Input input;
    input.set_position(state, access);
    return input;
}

inline std::string played(const State& state, const Answer& answer) {
    return answer.kind == Answer::Kind::Play ? ArmyAnts::move_text(state, answer.move) : "nothing";
}

inline Answer drag(Input& input, const char* from, std::initializer_list<const char*> way) {
    input.press(at(from));
    std::optional<Cell> over;
    for (const char* cell : way) {
        over = *cell == '\0' ? std::nullopt : std::optional(at(cell));
        input.drag(over);
    }
    return input.release(over);
}

inline CellSet cells(std::initializer_list<const char*> names) {
    CellSet set = 0;
    for (const char* name : names) {
        set |= set_of(at(name));
    }
    return set;
}

inline const Target* target(const Input::Shown& shown, const char* cell) {
    return target_at(shown.targets, at(cell));
}

}  // namespace anthill::army_ants
