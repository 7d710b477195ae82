// Secrets that a seat may not see are hidden from its computer player too.

#include <string>
#include <vector>

#include "match/match.h"
#include "players/ant_war/player.h"
#include "players/army_ants/player.h"
#include "players/red_vs_black/player.h"
#include "players/thinker.h"
#include "support/catch.h"

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

/// Everything that a short search of Black's says after moves of Red's, each the one that `choose`
/// picks from the legal ones.
template <class Choose>
std::vector<std::string> thoughts(const std::string& options, const Choose& choose) {
    auto match = *new_match(options);
    while (match->turn() == Turn{Turn::Kind::Decision, Seat::Red}) {
        REQUIRE_FALSE(match->play(choose(match->legal_moves())));
    }
    REQUIRE(match->turn() == Turn{Turn::Kind::Decision, Seat::Black});
    const auto thinker = new_thinker(match->game_id());
    ThinkRequest request;
    request.limits.nodes = 500;
    request.handicap.seed = 7;
    thinker->start(*match, request);
    while (thinker->step(100)) {
    }
    std::vector<std::string> said{thinker->best(), std::to_string(thinker->evaluate(*match))};
    for (std::size_t i = 0; i < thinker->infos(); ++i) {
        const auto info = thinker->info(i);
        said.push_back(std::to_string(info.score) + " " + std::to_string(info.nodes) + " " +
                       info.line.at(0));
    }
    return said;
}

}  // namespace

TEST_CASE("Black's commitment is weighed alike whatever Red has committed") {
    const auto first = [](const std::vector<std::string>& moves) { return moves.front(); };
    const auto last = [](const std::vector<std::string>& moves) { return moves.back(); };
    const auto said = thoughts("red-vs-black", first);
    CHECK(said.size() > 2);
    CHECK(said == thoughts("red-vs-black", last));
}

TEST_CASE("Black's set-up is chosen alike however Red has set up") {
    for (const char* const options :
         {"army-ants setup=minor seed=5", "army-ants setup=total seed=5"}) {
        INFO(options);
        const auto first = [](const std::vector<std::string>& moves) { return moves.front(); };
        const auto last = [](const std::vector<std::string>& moves) { return moves.back(); };
        CHECK(thoughts(options, first) == thoughts(options, last));
    }
}
