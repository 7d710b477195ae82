#include "lab/position_file.h"

#include <cstddef>

#include "lab/record_file.h"

namespace anthill::lab {

using army_ants::BoardGrid;
using army_ants::Card;
using army_ants::Phase;
using army_ants::State;

namespace {

/// Both Queens are there, values and phase are what they may be.
bool valid(const StoredPosition& position) noexcept {
    std::array<int, 2> queens{};
    for (const std::uint8_t face : position.faces) {
        if (face > Card::kFaces) {
            return false;
        }
        if (face > 0) {
            const Card card = Card::of_id(face - 1U);
            if (card.value() > Card::kHighest) {
                return false;
            }
            queens[index(card.seat())] += card.is_queen() ? 1 : 0;
        }
    }
    return queens[0] == 1 && queens[1] == 1 && position.mover < 2 && position.phase < 2 &&
           position.rally_left[0] <= army_ants::kRallyTurns &&
           position.rally_left[1] <= army_ants::kRallyTurns &&
           position.result <= StoredPosition::kNoResult;
}

constexpr RecordFile<StoredPosition> kFile{"anthill army-ants positions 1\n", "Army Ants", valid};

}  // namespace

State StoredPosition::state() const noexcept {
    State state;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        if (faces[i] > 0) {
            state.put(static_cast<Cell>(i), Card::of_id(faces[i] - 1U));
        }
    }
    state.mover = static_cast<Seat>(mover);
    state.phase = static_cast<Phase>(phase);
    state.rally_left = rally_left;
    return state;
}

StoredPosition stored(const QuietPosition& position) noexcept {
    const State& state = position.state;
    StoredPosition out{};
    for (std::size_t i = 0; i < out.faces.size(); ++i) {
        const Card card = state.cards[i];
        out.faces[i] = card.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(card.face() + 1);
    }
    out.mover = static_cast<std::uint8_t>(state.mover);
    out.phase = static_cast<std::uint8_t>(state.phase);
    out.rally_left = state.rally_left;
    const auto score = static_cast<std::uint16_t>(position.score);
    out.score = {static_cast<std::uint8_t>(score & 255U), static_cast<std::uint8_t>(score >> 8)};
    out.result = position.result ? static_cast<std::uint8_t>(2 * *position.result)
                                 : StoredPosition::kNoResult;
    return out;
}

bool write_position_header(std::FILE* file) { return kFile.write_header(file); }

bool write_position(std::FILE* file, const StoredPosition& position) {
    return RecordFile<StoredPosition>::write(file, position);
}

Parsed<std::vector<StoredPosition>> read_positions(const std::string& name) {
    return kFile.read(name);
}

}  // namespace anthill::lab
