// `anthill match`: two players of Army Ants over many deals, each deal played twice with colours
// swapped. Players are the computer player with any limits, levels and simple yardsticks.

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "lab/commands.h"
#include "lab/options.h"
#include "lab/thinking_player.h"
#include "players/army_ants/knowledge.h"
#include "players/army_ants/player.h"

namespace anthill {

using army_ants::ArmyAnts;
using army_ants::Knowledge;
using army_ants::Move;
using army_ants::Moves;
using army_ants::State;

namespace {

using ArmyAntsPlayer = lab::ArenaPlayer<ArmyAnts>;
using ArmyAntsGame = lab::ArenaGame<ArmyAnts>;

/// Takes the Queen if it can, else plays the move after which its own estimate is best; at random
/// among equals, and in a secret set-up.
class GreedyPlayer final : public ArmyAntsPlayer {
public:
    Move choose(const ArmyAntsGame& game, Rng& rng) override {
        if (ArmyAnts::deploying(game.state)) {
            return lab::RandomPlayer<ArmyAnts>().choose(game, rng);
        }
        auto moves = moves_in<ArmyAnts>(game.state);
        rng.shuffle(moves);
        const Knowledge knowledge;
        Move best = moves[0];
        int best_score = -kInfinity;
        for (const Move move : moves) {
            State after = game.state;
            History history = game.history;
            advance<ArmyAnts>(after, history, move);
            const Outcome outcome = ArmyAnts::outcome(after, history);
            int score = 0;
            if (outcome.over()) {
                score = outcome_score(outcome, game.state.mover, 1);
            } else {
                const int estimate = knowledge.evaluate(after);
                score = after.mover == game.state.mover ? estimate : -estimate;
            }
            if (score > best_score) {
                best = move;
                best_score = score;
            }
        }
        return best;
    }
};

struct Options {
    int games = 400;         ///< rounded up to pairs
    std::uint64_t seed = 1;  ///< of the first deal; the next deals follow from it
    std::string edition = "2020";
    std::string setup = "random";  ///< secret set-ups are arranged by the players
    int longest = 300;  ///< turns, those of a set-up included, after which a game counts as drawn
};

struct Tally {
    std::array<int, 3> by_result{};  ///< losses, draws, wins of the first player
    /// Shares of pairs. They are the unit: two games of one deal are not independent.
    lab::Estimate pairs;
    std::array<int, 2> won_by_seat{};
    int by_repetition = 0;
    int unfinished = 0;
    std::size_t turns = 0;

    [[nodiscard]] int games() const { return by_result[0] + by_result[1] + by_result[2]; }
    void add(const Outcome& outcome, Seat first_player, std::size_t its_turns) {
        ++by_result[static_cast<std::size_t>(2 * lab::share_of(outcome, first_player))];
        if (outcome.kind == Outcome::Kind::Won) {
            ++won_by_seat[index(outcome.winner)];
        }
        by_repetition += outcome.reason == EndReason::kRepetition;
        unfinished += outcome.reason == EndReason::kNone;
        turns += its_turns;
    }
};

double elo(double share) { return -400.0 * std::log10(1.0 / share - 1.0); }

void print(const Tally& tally, bool last) {
    const double mean = tally.pairs.mean(), error = tally.pairs.error();
    std::printf("games %d won %d drawn %d lost %d score %.1f%% +- %.1f", tally.games(),
                tally.by_result[2], tally.by_result[1], tally.by_result[0], 100 * mean,
                100 * error);
    if (mean - error > 0 && mean + error < 1) {
        std::printf(" elo %+.0f +- %.0f", elo(mean), (elo(mean + error) - elo(mean - error)) / 2);
    }
    std::printf("\n");
    if (last) {
        std::printf("red won %d black won %d repetition %d unfinished %d turns per game %.1f\n",
                    tally.won_by_seat[0], tally.won_by_seat[1], tally.by_repetition,
                    tally.unfinished, static_cast<double>(tally.turns) / tally.games());
    }
    std::fflush(stdout);
}

int refuse(const Error& error) {
    return lab::refuse("match", error,
                       "anthill match FIRST SECOND [games=400] [seed=1] [edition=2020] "
                       "[setup=random] [turns=300]\nplayers: " +
                           std::string(lab::kCardPlayers));
}

}  // namespace

int run_army_ants_arena(int count, const char* const* arguments) {
    lab::ArenaPair<ArmyAnts> players;
    if (const auto error = lab::read_players(count, arguments,
                                             lab::card_player<ArmyAnts, GreedyPlayer>, players)) {
        return refuse(*error);
    }
    Options options;
    const lab::Option known[] = {
        lab::number_option("games", options.games, 1, 1'000'000),
        lab::seed_option("seed", options.seed),
        lab::text_option("edition", options.edition, "the name of an edition"),
        lab::text_option("setup", options.setup, "the name of a set-up"),
        lab::number_option("turns", options.longest, 1, 100'000)};
    if (const auto error = lab::read_options(lab::words_from(2, count, arguments), known)) {
        return refuse(*error);
    }
    Tally tally;
    for (int pair = 0; pair < (options.games + 1) / 2; ++pair) {
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(pair);
        Rng rng(seed);
        const auto deal =
            ArmyAnts::deal("edition=" + options.edition + " setup=" + options.setup, rng);
        if (!deal) {
            return refuse({deal.error()});
        }
        double share = 0;
        for (const Seat first : {Seat::Red, Seat::Black}) {
            ArmyAntsGame game = lab::arena_game<ArmyAnts>(*deal, seed);
            Rng chance = rng;
            const Outcome outcome =
                play_out(game, lab::seated(players, first), chance, options.longest);
            tally.add(outcome, first, game.moves.size());
            share += lab::share_of(outcome, first) / 2;
        }
        tally.pairs.add(share);
        if ((pair + 1) % 100 == 0) {
            print(tally, false);
        }
    }
    print(tally, true);
    return 0;
}

}  // namespace anthill
