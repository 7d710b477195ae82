#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "lab/ant_war_arena.h"
#include "lab/options.h"
#include "lab/thinking_player.h"
#include "players/ant_war/odds_search.h"
#include "players/ant_war/player.h"

namespace anthill {

using ant_war::AntWar;
using ant_war::Move;
using ant_war::Moves;
using ant_war::RoundGame;
using ant_war::RoundGeometry;
using ant_war::RoundMove;
using ant_war::RoundState;
using ant_war::State;

namespace {

Moves legal(const State& state) {
    Moves moves;
    AntWar::legal_moves(state, state.mover, moves);
    return moves;
}

int margin(const RoundState& round, Seat seat) {
    return seat == Seat::Red ? round.score() : -round.score();
}

class RandomPlayer final : public AntWarPlayer {
public:
    Move choose(const AntWarGame& game, Rng& rng) override {
        const Moves moves = legal(game.state);
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

/// Players of rounds only; before the round they decide at random.
class RoundOnlyPlayer : public AntWarPlayer {
public:
    Move choose(const AntWarGame& game, Rng& rng) final {
        if (game.state.phase != ant_war::Phase::Play) {
            return RandomPlayer().choose(game, rng);
        }
        const RoundGeometry geometry(game.state);
        return to_move(geometry, step(RoundState(game.state, geometry), rng));
    }

protected:
    virtual RoundMove step(const RoundState& round, Rng& rng) = 0;
};

class GreedyPlayer final : public RoundOnlyPlayer {
    RoundMove step(const RoundState& round, Rng& rng) override {
        RoundGame::Moves moves;
        RoundGame::legal_moves(round, round.mover, moves);
        rng.shuffle(moves);
        const auto worth = [&round](RoundMove step) {
            RoundState after = round;
            RoundGame::apply(after, step);
            return margin(after, round.mover);
        };
        return *std::max_element(moves.begin(), moves.end(), [&worth](RoundMove a, RoundMove b) {
            return worth(a) < worth(b);
        });
    }
};

}  // namespace

const std::string_view kAntWarPlayerHelp =
    "random, greedy, full:movetime=N, full:nodes=N, full:depth=N (with these also noise=N, "
    "missed=N) or level:N";

Parsed<std::unique_ptr<AntWarPlayer>> ant_war_player(std::string_view text) {
    using Player = std::unique_ptr<AntWarPlayer>;
    const auto [kind, settings] = lab::parse_player(text);
    if (kind == "random" && settings.empty()) {
        return Player(std::make_unique<RandomPlayer>());
    }
    if (kind == "greedy" && settings.empty()) {
        return Player(std::make_unique<GreedyPlayer>());
    }
    if (kind == "full") {
        ThinkRequest request;
        int milliseconds = 0;
        const std::array options{
            lab::movetime_option(milliseconds), lab::nodes_option(request.limits.nodes),
            lab::depth_option(request.limits.depth),
            lab::number_option("noise", request.handicap.noise, 0, kMaxEvaluation),
            lab::number_option("missed", request.handicap.missed, 0, 100)};
        if (const auto error = lab::read_settings(settings, options)) {
            return *error;
        }
        if (settings.empty()) {
            return lab::unknown_player(text, "full:movetime=N, full:nodes=N or full:depth=N");
        }
        return Player(
            std::make_unique<lab::ThinkingPlayer<AntWar, ant_war::Player>>(request, milliseconds));
    }
    if (kind == "level") {
        return lab::level_player<AntWar, ant_war::Player>(settings);
    }
    return lab::unknown_player(text, kAntWarPlayerHelp);
}

}  // namespace anthill
