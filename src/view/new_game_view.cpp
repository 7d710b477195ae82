// A game comes in by its line among the includes: its view.h names its view.

#include "match/new_match.h"
#include "view/ant_war/view.h"
#include "view/army_ants/view.h"
#include "view/game_view.h"
#include "view/red_vs_black/view.h"

namespace anthill {

std::unique_ptr<GameView> new_game_view(Match& match) {
    std::unique_ptr<GameView> made;
    visit_game(match.game_id(), [&](auto tag) {
        using G = typename decltype(tag)::Game;
        made = std::make_unique<typename ViewOf<G>::Type>(static_cast<GameMatch<G>&>(match));
    });
    return made;
}

std::string variants_of(std::string_view game_id) {
    std::string variants = "null";
    visit_game(game_id, [&](auto tag) {
        variants = ViewOf<typename decltype(tag)::Game>::Type::variants();
    });
    return variants;
}

}  // namespace anthill
