#include "match/new_match.h"
#include "view/ant_war/view.h"
#include "view/army_ants/view.h"
#include "view/game_view.h"
#include "view/red_vs_black/view.h"

namespace anthill {

namespace {

/// The view of each game; a game without one does not compile.
template <class G>
struct ViewOf;
template <>
struct ViewOf<army_ants::ArmyAnts> {
    using View = army_ants::ArmyAntsView;
};
template <>
struct ViewOf<ant_war::AntWar> {
    using View = ant_war::AntWarView;
};
template <>
struct ViewOf<red_vs_black::RedVsBlack> {
    using View = red_vs_black::RedVsBlackView;
};

}  // namespace

std::unique_ptr<GameView> new_game_view(Match& match) {
    std::unique_ptr<GameView> made;
    visit_game(match.game_id(), [&](auto tag) {
        using G = typename decltype(tag)::Game;
        made = std::make_unique<typename ViewOf<G>::View>(static_cast<GameMatch<G>&>(match));
    });
    return made;
}

std::string variants_of(std::string_view game_id) {
    std::string variants = "null";
    visit_game(game_id, [&](auto tag) {
        variants = ViewOf<typename decltype(tag)::Game>::View::variants();
    });
    return variants;
}

}  // namespace anthill
