#include "view/ant_war/variants.h"

#include "games/ant_war/variants.h"
#include "view/shared/json.h"

namespace anthill::ant_war {

std::string variants() {
    JsonWriter json;
    json.open_object().key("shapes").open_array();
    for (const std::string_view shape : kShapes)
        json.value(shape);
    json.close_array().key("decks").open_array().value("standard").value("analytical").close_array();
    json.key("jokers").open_array().value(jokers_in(Deck::Jokers)).value(jokers_in(Deck::Plain)).close_array().close_object();
    return json.text();
}

}  // namespace anthill::ant_war
