// Secrets that a seat may not see are hidden from its computer player too: it gets views without
// them. That its decisions do not hang on them is tested through the protocol.

#include "players/ant_war/player.h"
#include "players/army_ants/player.h"
#include "players/red_vs_black/player.h"
#include "players/thinker.h"

using namespace anthill;

namespace {

template <class P, class State>
concept StartsFromState = requires(P& player, const State& state, const History& history,
                                   const ThinkRequest& request) {
    player.start(state, history, request);
};

static_assert(!StartsFromState<army_ants::Player, army_ants::State>);
static_assert(!StartsFromState<red_vs_black::Player, red_vs_black::State>);
static_assert(StartsFromState<ant_war::Player, ant_war::State>, "nothing of Ant War is secret");

}  // namespace
