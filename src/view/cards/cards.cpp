#include "view/cards/cards.h"

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

Picture card_picture(std::string_view text) { return Picture::card(text[0], text[1]); }

}  // namespace anthill
