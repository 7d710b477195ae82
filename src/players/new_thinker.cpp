#include <cstddef>
#include <optional>
#include <type_traits>

#include "core/text.h"
#include "match/new_match.h"
#include "players/ant_war/player.h"
#include "players/army_ants/player.h"
#include "players/arrange.h"
#include "players/game_thinker.h"
#include "players/levels.h"
#include "players/red_vs_black/player.h"

namespace anthill {

namespace {

template <class... P>
struct PlayerList : OfGames<P...> {};

/// The computer players of all games; each names its game.
using AllPlayers = PlayerList<army_ants::Player, ant_war::Player, red_vs_black::Player>;

static_assert(AllPlayers::covers(AllGames{}), "a game has no player");

template <class... P, class Visit>
void visit_players(PlayerList<P...>, const Visit& visit) {
    (visit(std::type_identity<P>{}), ...);
}

/// A player that can also arrange one side's secret set-up.
template <class P>
concept ArrangingPlayer = requires(std::string_view setup, std::uint64_t seed) {
    { P::arrange(setup, seed) } -> std::same_as<Parsed<std::string>>;
};

template <class P>
std::unique_ptr<Thinker> thinker_of() {
    using G = typename P::Game;
    if constexpr (ThrowingPlayer<P, G>) {
        return std::make_unique<ThrowingThinker<G, P>>();
    } else {
        return std::make_unique<GameThinker<G, P>>();
    }
}

}  // namespace

std::unique_ptr<Thinker> new_thinker(std::string_view game_id) {
    std::unique_ptr<Thinker> thinker;
    visit_players(AllPlayers{}, [&](auto player) {
        using P = typename decltype(player)::type;
        if (P::Game::kId == game_id) {
            thinker = thinker_of<P>();
        }
    });
    return thinker;
}

std::optional<Level> level(std::string_view game, int number) noexcept {
    std::optional<Level> found;
    visit_players(AllPlayers{}, [&](auto player) {
        using P = typename decltype(player)::type;
        static_assert(std::is_same_v<decltype(P::kLadder), const Ladder* const>);
        if (P::Game::kId == game && number >= 1 && number <= kLevels) {
            found = (*P::kLadder)[static_cast<std::size_t>(number - 1)];
        }
    });
    return found;
}

Parsed<std::string> arrange(std::string_view setup, std::uint64_t seed) {
    std::string_view rest = setup;
    const std::string_view game_id = take_word(rest);
    std::string games;
    std::optional<Parsed<std::string>> arranged;
    visit_players(AllPlayers{}, [&](auto player) {
        using P = typename decltype(player)::type;
        if constexpr (ArrangingPlayer<P>) {
            games.append(games.empty() ? "expected " : " or ").append(P::Game::kId);
            if (P::Game::kId == game_id) {
                arranged = P::arrange(setup, seed);
            }
        }
    });
    return arranged ? *std::move(arranged)
                    : Parsed<std::string>(unexpected("game", game_id, games));
}

}  // namespace anthill
