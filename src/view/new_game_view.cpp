#include <type_traits>

#include "match/new_match.h"
#include "view/ant_war/view.h"
#include "view/army_ants/view.h"
#include "view/game_view.h"
#include "view/red_vs_black/view.h"

namespace anthill {

namespace {

template <class... V>
struct ViewList : OfGames<V...> {};

/// The views of all games; each names its game.
using AllViews =
    ViewList<army_ants::ArmyAntsView, ant_war::AntWarView, red_vs_black::RedVsBlackView>;

static_assert(AllViews::covers(AllGames{}), "a game has no view");

/// Calls visit(std::type_identity<V>{}) for the view of the game of this id, if there is one.
template <class... V, class Visit>
void visit_view(ViewList<V...>, std::string_view game_id, const Visit& visit) {
    static_cast<void>(((V::Game::kId == game_id && (visit(std::type_identity<V>{}), true)) || ...));
}

}  // namespace

std::unique_ptr<GameView> new_game_view(Match& match) {
    std::unique_ptr<GameView> made;
    visit_view(AllViews{}, match.game_id(), [&](auto view) {
        using V = typename decltype(view)::type;
        made = std::make_unique<V>(static_cast<GameMatch<typename V::Game>&>(match));
    });
    return made;
}

std::string variants_of(std::string_view game_id) {
    std::string variants = "null";
    visit_view(AllViews{}, game_id,
               [&](auto view) { variants = decltype(view)::type::variants(); });
    return variants;
}

}  // namespace anthill
