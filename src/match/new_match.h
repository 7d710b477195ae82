#pragma once

// The only list of all games. A game comes in by its two lines here, its player by one in
// players/all_players.h and its view by one in view/new_game_view.cpp; everything else that must
// know "all games" asks this list. The page's board modules hold one game each: ANTHILL_GAME names
// it (src/wasm/CMakeLists.txt).

#include <string>
#include <string_view>
#include <type_traits>

#include "core/parsed.h"
#include "core/text.h"
#include "games/ant_war/rules.h"
#include "games/army_ants/rules.h"
#include "games/red_vs_black/rules.h"

namespace anthill {

template <class... G>
struct GameList {};

using EveryGame = GameList<army_ants::ArmyAnts, ant_war::AntWar, red_vs_black::RedVsBlack>;

#ifdef ANTHILL_GAME
template <class... A, class... B>
GameList<A..., B...> operator+(GameList<A...>, GameList<B...>);
template <class... G>
auto with_id(GameList<G...>) -> decltype((
    std::conditional_t<G::kId == std::string_view(ANTHILL_GAME), GameList<G>, GameList<>>{} + ...));
using AllGames = decltype(with_id(EveryGame{}));
static_assert(!std::is_same_v<AllGames, GameList<>>, "no game is called ANTHILL_GAME");
#else
using AllGames = EveryGame;
#endif

/// Stands for a game where a value is needed.
template <class G>
struct GameTag {
    using Game = G;
};

/// Calls visit(GameTag<G>{}) for the game of this id, if there is one: true when it was called.
template <class Visit, class... G>
bool visit_game(GameList<G...>, std::string_view id, const Visit& visit) {
    return ((G::kId == id && (visit(GameTag<G>{}), true)) || ...);
}
template <class Visit>
bool visit_game(std::string_view id, const Visit& visit) {
    return visit_game(AllGames{}, id, visit);
}

/// Calls visit(GameTag<G>{}) for every game, in the order of the list.
template <class Visit, class... G>
void visit_games(GameList<G...>, const Visit& visit) {
    (visit(GameTag<G>{}), ...);
}

/// "game 'chess': expected army-ants or ant-war or red-vs-black"
Error unknown_game(std::string_view id);

}  // namespace anthill
