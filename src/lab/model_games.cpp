#include "lab/commands.h"

#include <array>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "lab/options.h"
#include "match/new_match.h"
#include "match/record.h"
#include "players/thinker.h"

namespace anthill {

namespace {

/// A player that looks at so many positions before each of its moves.
struct ModelPlayer {
    std::unique_ptr<Thinker> thinker;
    std::uint64_t nodes = 1'000'000;

    std::string choose(const Match& match, Rng& rng) {
        constexpr std::uint64_t kSlice = 1 << 16;
        ThinkRequest request;
        request.limits.nodes = nodes;
        request.handicap.seed = rng.next();
        thinker->start(match, request);
        while (thinker->step(kSlice)) {
        }
        return thinker->best();
    }
};

using ModelPlayers = std::array<ModelPlayer, 2>;

/// Plays on to the end, or up to so many moves.
std::optional<Error> play_out(Match& match, ModelPlayers& players, Rng& rng) {
    constexpr std::size_t kLongest = 600;
    while (!match.outcome().over() && match.ply() < kLongest) {
        const Turn turn = match.turn();
        auto error = turn.kind == Turn::Kind::Chance
                         ? match.play_chance(rng)
                         : match.play(players[index(turn.seat)].choose(match, rng));
        if (error) {
            return error;
        }
    }
    return std::nullopt;
}

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
    ModelPlayers players;
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
        if (const auto error = play_out(**match, players, rng)) {
            return refuse(*error);
        }
        Notes notes;
        std::printf("# seed=%" PRIu64 " red=%" PRIu64 " black=%" PRIu64 "\n%s", seed,
                    players[index(Seat::Red)].nodes, players[index(Seat::Black)].nodes,
                    write_record(**match, notes).c_str());
        std::fflush(stdout);
    }
    return 0;
}

}  // namespace anthill
