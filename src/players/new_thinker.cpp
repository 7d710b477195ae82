#include "match/new_match.h"
#include "players/ant_war/player.h"
#include "players/army_ants/player.h"
#include "players/game_thinker.h"
#include "players/red_vs_black/player.h"

namespace anthill {

namespace {

/// Which player plays which game.
template <class G>
struct PlayerOf;
template <>
struct PlayerOf<army_ants::ArmyAnts> {
    using Type = army_ants::Player;
};
template <>
struct PlayerOf<ant_war::AntWar> {
    using Type = ant_war::Player;
};
template <>
struct PlayerOf<red_vs_black::RedVsBlack> {
    using Type = red_vs_black::Player;
};

}  // namespace

std::unique_ptr<Thinker> new_thinker(std::string_view game_id) {
    std::unique_ptr<Thinker> thinker;
    visit_game(game_id, [&](auto tag) {
        using G = typename decltype(tag)::Game;
        thinker = std::make_unique<GameThinker<G, typename PlayerOf<G>::Type>>();
    });
    return thinker;
}

}  // namespace anthill
