#include "lab/commands.h"

#include <array>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "lab/options.h"
#include "lab/played_game.h"
#include "match/new_match.h"
#include "match/record.h"
#include "players/thinker.h"

namespace anthill {

namespace {

constexpr std::size_t kLongest = 600;  ///< moves

/// A player that looks at so many positions before each of its moves.
struct ModelPlayer {
    std::unique_ptr<Thinker> thinker;
    std::uint64_t nodes = 1'000'000;
};

int refuse(const Error& error) {
    return lab::refuse("model-games", error,
                       "anthill model-games GAME [KEY=VALUE ...] [games=1] [seed=1] "
                       "[red=1000000] [black=1000000]");
}

}  // namespace

int run_model_games(int count, const char* const* arguments) {
    if (count < 1) {
        return refuse({"expected a game"});
    }
    int games = 1;
    std::uint64_t seed = 1;
    std::array<ModelPlayer, 2> players;
    std::string deal = arguments[0];
    const auto positions = [&players](std::string_view name, Seat seat) {
        return lab::number_option(name, players[index(seat)].nodes, 1, 1'000'000'000'000);
    };
    const std::array known{lab::number_option("games", games, 1, 10'000),
                           lab::seed_option("seed", seed), positions("red", Seat::Red),
                           positions("black", Seat::Black)};
    if (const auto error = lab::read_options(lab::words_from(1, count, arguments), known, &deal)) {
        return refuse(*error);
    }
    for (int game = 0; game < games; ++game, ++seed) {
        auto match = new_match(deal + " seed=" + std::to_string(seed));
        if (!match) {
            return refuse({match.error()});
        }
        for (ModelPlayer& player : players) {
            player.thinker = new_thinker((*match)->game_id());
        }
        Rng rng(seed);
        lab::play_out(**match, kLongest, rng, [&](Seat seat) {
            ThinkRequest request;
            request.limits.nodes = players[index(seat)].nodes;
            request.handicap.seed = rng.next();
            return lab::move_of(*players[index(seat)].thinker, **match, request);
        });
        Notes notes;
        std::printf("# seed=%" PRIu64 " red=%" PRIu64 " black=%" PRIu64 "\n%s", seed,
                    players[index(Seat::Red)].nodes, players[index(Seat::Black)].nodes,
                    write_record(**match, notes).c_str());
        std::fflush(stdout);
    }
    return 0;
}

}  // namespace anthill
