#include "view/ant_war/variants.h"

#include "games/ant_war/variants.h"
#include "view/shared/json.h"

namespace anthill::ant_war {

std::string variants() {
    JsonWriter json;
    json.open_object().key("shapes").open_array();
    for (const Shape& shape : kNamedShapes) {
        json.value(text(shape));
    }
    json.close_array().key("rectangle").open_object();
    json.field("leastSide", Shape::kLeastSide)
        .field("mostSide", Shape::kMostSide)
        .field("leastSpaces", Shape::kLeastSpaces);
    json.close_object()
        .key("decks")
        .open_array()
        .value("standard")
        .value("analytical")
        .close_array();
    json.key("jokers")
        .open_array()
        .value(jokers_in(Deck::Jokers))
        .value(jokers_in(Deck::Plain))
        .close_array();
    json.key("cards")
        .open_object()
        .field("standard", cards_in(Deck::Plain))
        .field("analytical", cards_in(Deck::Analytical));
    json.close_object().close_object();
    return json.text();
}

}  // namespace anthill::ant_war
