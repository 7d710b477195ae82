// `anthill match ant-war`: two players over many deals, each deal played twice with colours swapped
// and the points of both rounds added, since the deal itself decides many rounds.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <string>

#include "lab/commands.h"
#include "lab/options.h"
#include "lab/thinking_player.h"
#include "players/ant_war/player.h"

namespace anthill {

using ant_war::AntWar;
using ant_war::Move;
using ant_war::Phase;
using ant_war::RoundGame;
using ant_war::RoundGeometry;
using ant_war::RoundMove;
using ant_war::RoundState;

namespace {

/// It decides in the phases Odds, Take and Play.
using AntWarPlayer = lab::ArenaPlayer<AntWar>;
using AntWarGame = lab::ArenaGame<AntWar>;

int margin(const RoundState& round, Seat seat) {
    return seat == Seat::Red ? round.score() : -round.score();
}

/// Plays the step after which the score is best, at random among equals and before the round.
class GreedyPlayer final : public AntWarPlayer {
public:
    Move choose(const AntWarGame& game, Rng& rng) override {
        if (game.state.phase != Phase::Play) {
            return lab::RandomPlayer<AntWar>().choose(game, rng);
        }
        const RoundGeometry geometry(game.state);
        const RoundState round(game.state, geometry);
        auto moves = moves_in<RoundGame>(round);
        rng.shuffle(moves);
        const auto worth = [&round](RoundMove step) {
            RoundState after = round;
            RoundGame::apply(after, step);
            return margin(after, round.mover);
        };
        return to_move(geometry, *std::max_element(moves.begin(), moves.end(),
                                                   [&worth](RoundMove a, RoundMove b) {
                                                       return worth(a) < worth(b);
                                                   }));
    }
};

struct Options {
    bool odds = false;
    int pairs = 100;
    std::uint64_t seed = 1;
    std::string deal = "rounds=1";
};

/// The first player's gains in pairs of rounds, or the second player's in single rounds.
struct Tally {
    lab::Estimate gains;
    int won = 0, drawn = 0;

    void add(int gain) {
        gains.add(gain);
        won += gain > 0 ? 1 : 0;
        drawn += gain == 0 ? 1 : 0;
    }
};

/// Plays the round to its end; points of red minus points of black.
int play_round(AntWarGame game, const std::array<AntWarPlayer*, 2>& by_seat, Rng rng) {
    play_out(game, by_seat, rng);
    const auto won = points(game.state);
    return won[0] - won[1];
}

/// The first player's gain over two rounds of one deal, once with red and once with black; the same
/// colour begins both.
int play_pair(AntWarGame game, const lab::ArenaPair<AntWar>& players, Rng rng) {
    play(game, Move::name_odds({}));
    play(game, Move::take_colour(Seat::Red));
    while (game.state.phase == Phase::Cut) {
        play(game, drawn_outcome<AntWar>(game.state, rng));
    }
    return play_round(game, seated(players, Seat::Red), rng) -
           play_round(game, seated(players, Seat::Black), rng);
}

/// The second player's gain when the first names the odds.
int play_odds(AntWarGame game, const lab::ArenaPair<AntWar>& players, Rng rng) {
    play(game, players[0]->choose(game, rng));
    const Move taken = players[1]->choose(game, rng);
    play(game, taken);
    const int score = play_round(game, seated(players, other(taken.colour)), rng);
    return taken.colour == Seat::Red ? score : -score;
}

void print(const Tally& tally, const Options& options) {
    const double mean = tally.gains.mean(), error = tally.gains.error();
    const int count = tally.gains.count();
    if (options.odds) {
        std::printf(
            "deals %d: who took a colour won %d, drew %d; gained %.2f +- %.2f points a round\n",
            count, tally.won, tally.drawn, mean, error);
    } else {
        std::printf("pairs %d won %d drawn %d: %.1f %% won; gained %.2f +- %.2f points a round\n",
                    count, tally.won, tally.drawn, 100.0 * (tally.won + 0.5 * tally.drawn) / count,
                    mean / 2, error / 2);
    }
    std::fflush(stdout);
}

int refuse(const Error& error) {
    return lab::refuse("match", error,
                       "anthill match ant-war [odds] FIRST SECOND [pairs=100] [seed=1] [shape=5x5] "
                       "[deck=standard]\nplayers: " +
                           std::string(lab::kCardPlayers));
}

}  // namespace

int run_ant_war_arena(int count, const char* const* arguments) {
    Options options;
    options.odds = count > 0 && std::string_view(arguments[0]) == "odds";
    const int first = options.odds ? 1 : 0;
    lab::ArenaPair<AntWar> players;
    if (const auto error = lab::read_players(count - first, arguments + first,
                                             lab::card_player<AntWar, GreedyPlayer>, players)) {
        return refuse(*error);
    }
    const lab::Option known[] = {lab::number_option("pairs", options.pairs, 1, 1'000'000),
                                 lab::seed_option("seed", options.seed)};
    if (const auto error =
            lab::read_options(lab::words_from(first + 2, count, arguments), known, &options.deal)) {
        return refuse(*error);
    }
    Tally tally;
    for (int pair = 0; pair < options.pairs; ++pair) {
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(pair);
        Rng rng(seed);
        const auto deal = AntWar::deal(options.deal, rng);
        if (!deal) {
            return refuse({deal.error()});
        }
        const AntWarGame game = lab::arena_game<AntWar>(*deal, seed);
        tally.add(options.odds ? play_odds(game, players, Rng(seed))
                               : play_pair(game, players, Rng(seed)));
        if ((pair + 1) % 50 == 0 && pair + 1 < options.pairs) {
            print(tally, options);
        }
    }
    print(tally, options);
    return 0;
}

}  // namespace anthill
