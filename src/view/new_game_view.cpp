#include "games/army_ants/setup_notation.h"
#include "view/ant_war_variants.h"
#include "view/ant_war_view.h"
#include "view/army_ants_variants.h"
#include "view/army_ants_view.h"
#include "view/game_view.h"

namespace anthill {

std::unique_ptr<GameView> new_game_view(const Match& match) {
    if (match.game_id() == army_ants::ArmyAnts::kId)
        return std::make_unique<army_ants::ArmyAntsView>();
    if (match.game_id() == ant_war::AntWar::kId)
        return std::make_unique<ant_war::AntWarView>();
    return nullptr;
}

std::string setup_error(std::string_view setup) { return army_ants::parse_formation(setup).error(); }

std::string variants_of(std::string_view game_id) {
    if (game_id == army_ants::ArmyAnts::kId)
        return army_ants::variants();
    return game_id == ant_war::AntWar::kId ? ant_war::variants() : "null";
}

}  // namespace anthill
