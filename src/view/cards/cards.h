#pragma once

// Drawing shared by all games with cards on cells: signs on cells, a card's picture, the shadow of
// a lifted one.

#include <span>
#include <string_view>
#include <vector>

#include "core/grid.h"
#include "view/game_view.h"
#include "view/shared/json.h"
#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill {

struct CellMark {
    Cell cell = kNoCell;
    Mark mark = Mark::Move;
    friend bool operator==(CellMark, CellMark) = default;
};

/// The names of the marks on this cell, for the page's mirror grid.
void write_marks(JsonWriter& json, const std::vector<CellMark>& marks, Cell cell);

/// The picture of a card as notation writes it, two characters: "9h".
[[nodiscard]] Picture card_picture(std::string_view text);

/// Opacity of the place of cards that are being dragged.
inline constexpr std::uint8_t kLeftBehind = 70;

/// Under a lifted card, in the shape of this side's cards.
[[nodiscard]] constexpr Picture shadow_of(Seat seat) noexcept {
    return {PictureKind::Shadow, static_cast<std::uint8_t>(index(seat)), 0};
}

/// Pictures that the next selection may need and that would be missed for a frame: these signs, and
/// the shadows of lifted cards.
[[nodiscard]] Scene prefetch(const Layout& layout, std::span<const Mark> marks);

/// A move with the position it was played in.
template <class G>
struct Played {
    typename G::State before;
    typename G::Move move;
};

}  // namespace anthill
