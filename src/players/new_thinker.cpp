#include <cstddef>
#include <optional>
#include <type_traits>

#include "core/text.h"
#include "match/new_match.h"
#include "players/all_players.h"
#include "players/arrange.h"
#include "players/game_thinker.h"
#include "players/levels.h"

namespace anthill {

namespace {

/// A player that can also arrange one side's secret set-up.
template <class P>
concept ArrangingPlayer = requires(std::string_view setup, std::uint64_t seed) {
    { P::arrange(setup, seed) } -> std::same_as<Parsed<std::string>>;
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

std::optional<ThinkRequest> level(std::string_view game, int number) noexcept {
    std::optional<ThinkRequest> found;
    visit_game(game, [&](auto tag) {
        using P = typename PlayerOf<typename decltype(tag)::Game>::Type;
        static_assert(std::is_same_v<decltype(P::kLadder), const Ladder* const>);
        if (number >= 1 && number <= kLevels) {
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
    visit_games(AllGames{}, [&](auto tag) {
        using G = typename decltype(tag)::Game;
        using P = typename PlayerOf<G>::Type;
        if constexpr (ArrangingPlayer<P>) {
            games.append(games.empty() ? "expected " : " or ").append(G::kId);
            if (G::kId == game_id) {
                arranged = P::arrange(setup, seed);
            }
        }
    });
    return arranged ? *std::move(arranged)
                    : Parsed<std::string>(unexpected("game", game_id, games));
}

}  // namespace anthill
