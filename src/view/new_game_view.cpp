#include "games/army_ants/setup_notation.h"
#include "games/red_vs_black/notation.h"
#include "view/ant_war/variants.h"
#include "view/ant_war/view.h"
#include "view/army_ants/variants.h"
#include "view/army_ants/view.h"
#include "view/game_view.h"
#include "view/red_vs_black/view.h"

namespace anthill {

namespace {

template <TextGame G>
GameMatch<G>& of_game(Match& match) {
    return static_cast<GameMatch<G>&>(match);
}

}  // namespace

std::unique_ptr<GameView> new_game_view(Match& match) {
    if (match.game_id() == army_ants::ArmyAnts::kId) {
        return std::make_unique<army_ants::ArmyAntsView>(of_game<army_ants::ArmyAnts>(match));
    }
    if (match.game_id() == ant_war::AntWar::kId) {
        return std::make_unique<ant_war::AntWarView>(of_game<ant_war::AntWar>(match));
    }
    if (match.game_id() == red_vs_black::RedVsBlack::kId) {
        return std::make_unique<red_vs_black::RedVsBlackView>(
            of_game<red_vs_black::RedVsBlack>(match));
    }
    return nullptr;
}

std::string setup_error(std::string_view setup) {
    return army_ants::parse_formation(setup).error();
}

std::string variants_of(std::string_view game_id) {
    if (game_id == army_ants::ArmyAnts::kId) {
        return army_ants::variants();
    }
    if (game_id == ant_war::AntWar::kId) {
        return ant_war::variants();
    }
    if (game_id == red_vs_black::RedVsBlack::kId) {
        JsonWriter json;
        return json.open_object()
            .key("clear")
            .open_array()
            .value(red_vs_black::kClear)
            .close_array()
            .close_object()
            .text();
    }
    return "null";
}

}  // namespace anthill
