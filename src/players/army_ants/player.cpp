#include "players/army_ants/player.h"

#include "games/army_ants/notation.h"
#include "games/army_ants/setup_notation.h"
#include "players/army_ants/setup_player.h"

namespace anthill::army_ants {

void Player::start(const View& view, const History& history, const ThinkRequest& request) {
    placing_.reset();
    search_.stop();
    if (ArmyAnts::deploying(view.open)) {
        placing_ = next_placing(view, request.handicap.seed);
    } else {
        search_.start(Knowledge(request.handicap), view.open, history, request.limits);
    }
}

Parsed<std::string> Player::arrange(std::string_view setup, std::uint64_t seed) {
    const auto formation = parse_formation(setup);
    if (!formation) {
        return Error{formation.error()};
    }
    const Formation whole = complete_setup(*formation, seed);
    std::string out = formation_text(whole) + " moves";
    const auto positions = deal_positions(whole.seat);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (formation->placed[i].empty()) {
            out += " " + ArmyAnts::move_text({}, Move::place(whole.placed[i], positions[i]));
        }
    }
    return out;
}

}  // namespace anthill::army_ants
