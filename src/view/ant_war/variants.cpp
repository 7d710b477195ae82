#include <array>

#include "games/ant_war/variants.h"
#include "view/ant_war/view.h"

namespace anthill::ant_war {

/// By the words of a deal's options: {"shapes": the named ones, "rectangle": {"leastSide",
/// "mostSide", "leastSpaces"}: what further ones there are, "decks": [...], "jokers": [...],
/// "cards": {deck: cards that can be dealt, of the standard one without its jokers}}.
std::string AntWarView::variants() {
    JsonWriter json;
    json.open_object().key("shapes").values(kNamedShapes,
                                            [](const Shape& shape) { return text(shape); });
    json.key("rectangle").open_object();
    json.field("leastSide", Shape::kLeastSide)
        .field("mostSide", Shape::kMostSide)
        .field("leastSpaces", Shape::kLeastSpaces);
    json.close_object();
    json.key("decks").values(std::array{text(Deck::Plain), text(Deck::Analytical)});
    json.key("jokers").values(std::array{jokers_in(Deck::Jokers), jokers_in(Deck::Plain)});
    json.key("cards")
        .open_object()
        .field(text(Deck::Plain), cards_in(Deck::Plain))
        .field(text(Deck::Analytical), cards_in(Deck::Analytical));
    json.close_object().close_object();
    return json.text();
}

}  // namespace anthill::ant_war
