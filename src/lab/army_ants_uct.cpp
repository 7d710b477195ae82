#include "lab/army_ants_uct.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "lab/options.h"
#include "players/army_ants/evaluate.h"
#include "players/army_ants/exchange.h"
#include "players/army_ants/setup_player.h"
#include "players/army_ants/sight.h"

namespace anthill {

using army_ants::ArmyAnts;
using army_ants::Move;
using army_ants::Moves;
using army_ants::State;

namespace {

/// Quick games in which the Queen is taken when she can be, attacks that win something are made as
/// they come, and everything else is left to chance. Armies that shuffle to and fro for long are
/// judged by the evaluation.
struct ArmyAntsPlayout {
    static double ended(const State&, const Outcome& outcome) {
        return outcome.kind != Outcome::Kind::Won ? 0 : for_red(outcome.winner, 1);
    }

    static double played_out(State state, Rng& rng) {
        constexpr int kLongest = 24;
        // Hundredths that make a win about as certain as three quarters.
        constexpr double kDecided = 500;
        for (int turn = 0; turn < kLongest; ++turn) {
            if (ArmyAnts::turn(state).kind == Turn::Kind::Over) {
                return 0;  // only the Queens are left: captures end the game before they are made
            }
            if (queen_attackers(state, other(state.mover)) != 0) {
                return for_red(state.mover, 1);
            }
            ArmyAnts::apply(state, any_move(state, rng));
        }
        return for_red(state.mover, std::tanh(army_ants::evaluate(state) / kDecided));
    }

private:
    static double for_red(Seat seat, double worth) { return seat == Seat::Red ? worth : -worth; }

    static Move any_move(const State& state, Rng& rng) {
        Moves moves;
        ArmyAnts::legal_attacks(state, state.mover, moves);
        const auto wins = [&state](Move move) {
            return army_ants::exchange(state, move, army_ants::kWeights) > 0;
        };
        moves.truncate(static_cast<std::size_t>(std::partition(moves.begin(), moves.end(), wins) -
                                                moves.begin()));
        if (moves.empty()) {
            ArmyAnts::legal_moves(state, state.mover, moves);
        }
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

class UctPlayer final : public ArmyAntsPlayer {
public:
    explicit UctPlayer(const MonteCarloLimits& limits) : limits_(limits) {}

    Move choose(const ArmyAntsGame& game, Rng& rng) override {
        if (ArmyAnts::deploying(game.state)) {
            return next_placing(ArmyAnts::observe(game.state, game.state.mover), game.seed);
        }
        return search_.choose(game.state, game.history, limits_, rng);
    }

private:
    MonteCarloLimits limits_;
    MonteCarlo<ArmyAnts, ArmyAntsPlayout> search_;
};

}  // namespace

std::unique_ptr<ArmyAntsPlayer> army_ants_uct(const MonteCarloLimits& limits) {
    return std::make_unique<UctPlayer>(limits);
}

Parsed<MonteCarloLimits> monte_carlo_limits(std::string_view text, std::string_view settings) {
    MonteCarloLimits limits;
    const std::array options{lab::movetime_option(limits.milliseconds),
                             lab::number_option("playouts", limits.playouts, 1, 1'000'000'000)};
    if (const auto error = lab::read_settings(settings, options)) {
        return *error;
    }
    if ((limits.milliseconds > 0) == (limits.playouts > 0)) {
        return lab::unknown_player(text, "uct:movetime=N or uct:playouts=N");
    }
    return limits;
}

}  // namespace anthill
