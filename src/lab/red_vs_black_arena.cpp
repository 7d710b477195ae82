#include "lab/commands.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "lab/options.h"
#include "lab/thinking_player.h"
#include "players/red_vs_black/choices.h"
#include "players/red_vs_black/player.h"
#include "players/red_vs_black/value_search.h"

namespace anthill {

using red_vs_black::Aim;
using red_vs_black::Move;
using red_vs_black::Phase;
using red_vs_black::RedVsBlack;
using red_vs_black::State;
using red_vs_black::ThrowAccuracy;

namespace {

using RedVsBlackPlayer = lab::ArenaPlayer<RedVsBlack>;
using RedVsBlackGame = lab::ArenaGame<RedVsBlack>;

class StraightPlayer final : public RedVsBlackPlayer {
public:
    Move choose(const RedVsBlackGame& game, Rng& rng) override {
        const State& state = game.state;
        const Seat seat = mover(state);
        const auto& army = state.army[index(seat)];
        switch (state.phase) {
            case Phase::Commit: return Move::commit(most_dice(army));
            case Phase::Throw: {
                const Aim aim = red_vs_black::scattered({(Aim::kSlowest + Aim::kFastest) / 2, 0},
                                                        ThrowAccuracy::Ordinary, rng);
                return Move::dice(drawn_throw(seat, dice_of(state, seat), aim, state.scoring, rng));
            }
            case Phase::Tactics: break;
            case Phase::Reinforce:
                return Move::reinforce(best_return(army, state.owed[index(seat)]));
        }
        return Move::keep();
    }
};

using FullPlayer = lab::ThinkingPlayer<RedVsBlack>;

constexpr std::string_view kPlayers = "straight, full or level:N";

/// Reads one of
///   straight     commits all it can, throws straight ahead with the middle strength, no tactics
///   full         the computer player, a practised hand
///   level:4      the same on a level of the ladder
Parsed<std::unique_ptr<RedVsBlackPlayer>> player_of(std::string_view text) {
    const auto [kind, settings] = lab::parse_player(text);
    if (kind == "straight" && settings.empty()) {
        return std::unique_ptr<RedVsBlackPlayer>(std::make_unique<StraightPlayer>());
    }
    if (kind == "full" && settings.empty()) {
        return std::unique_ptr<RedVsBlackPlayer>(std::make_unique<FullPlayer>(ThinkRequest{}));
    }
    if (kind == "level") {
        return lab::level_player<RedVsBlack>(settings);
    }
    return lab::unknown_player(text, kPlayers);
}

struct Tally {
    lab::Estimate shares, red;
    int won = 0, drawn = 0;
    std::vector<unsigned> turns;

    void add(const Outcome& outcome, Seat first_player, unsigned its_turns) {
        const double share = lab::share_of(outcome, first_player);
        shares.add(share);
        red.add(lab::share_of(outcome, Seat::Red));
        won += share == 1.0 ? 1 : 0;
        drawn += share == 0.5 ? 1 : 0;
        turns.push_back(its_turns);
    }
    void print() {
        std::sort(turns.begin(), turns.end());
        const double mean =
            std::accumulate(turns.begin(), turns.end(), 0.0) / static_cast<double>(turns.size());
        std::printf(
            "games %d won %d drawn %d: %.1f %% +- %.1f; red %.1f %% +- %.1f; %.1f turns a game, "
            "median %u, 95 %% %u\n",
            shares.count(), won, drawn, 100 * shares.mean(), 100 * shares.error(), 100 * red.mean(),
            100 * red.error(), mean, turns[turns.size() / 2], turns[turns.size() * 95 / 100]);
        std::fflush(stdout);
    }
};

}  // namespace

int run_red_vs_black_arena(int count, const char* const* arguments) {
    const auto refuse = [](const Error& error) {
        return lab::refuse("match", error,
                           "anthill match red-vs-black FIRST SECOND [games=200] [seed=1]\n"
                           "players: " +
                               std::string(kPlayers));
    };
    lab::ArenaPair<RedVsBlack> players;
    if (const auto error = lab::read_players(count, arguments, player_of, players)) {
        return refuse(*error);
    }
    std::uint64_t games = 200, seed = 1;
    const State deal{};
    const std::array options{lab::number_option("games", games, 1, 1'000'000),
                             lab::seed_option("seed", seed)};
    if (const auto error = lab::read_options(lab::words_from(2, count, arguments), options)) {
        return refuse(*error);
    }
    Tally tally;
    for (std::uint64_t number = 0; number < games; ++number) {
        const Seat first = number % 2 == 0 ? Seat::Red : Seat::Black;
        RedVsBlackGame game = lab::arena_game<RedVsBlack>(deal, seed + number);
        Rng rng(seed + number);
        const Outcome outcome = play_out(game, lab::seated(players, first), rng);
        tally.add(outcome, first, game.state.turn);
        if ((number + 1) % 500 == 0 && number + 1 < games) {
            tally.print();
        }
    }
    tally.print();
    return 0;
}

}  // namespace anthill
