#include "view/cards/cards.h"

#include <cassert>

namespace anthill {

void write_marks(JsonWriter& json, const std::vector<CellMark>& marks, Cell cell) {
    json.key("marks").open_array();
    for (const CellMark& mark : marks) {
        if (mark.cell == cell) {
            json.value(name(mark.mark));
        }
    }
    json.close_array();
}

Picture card_picture(std::string_view text) {
    assert(text.size() == 2);
    return Picture::card(text[0], text[1]);
}

Scene prefetch(const Layout& layout, std::span<const Mark> marks) {
    Scene scene;
    const Rect cell = layout.cell_rect(Cell{0});
    for (const Mark mark : marks) {
        scene.picture(Picture::mark(mark), cell);
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        scene.picture(shadow_of(seat), cell);
    }
    return scene;
}

}  // namespace anthill
