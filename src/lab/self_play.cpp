#include "lab/self_play.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "lab/commands.h"
#include "lab/estimate.h"
#include "lab/options.h"
#include "players/army_ants/setup_player.h"

namespace anthill::lab {

using army_ants::ArmyAnts;
using army_ants::Knowledge;
using army_ants::Move;
using army_ants::Moves;
using army_ants::State;

namespace {

/// Half of the games begin with up to this many cards missing, from either side: positions that are
/// uneven though the board is full, as a search meets them after an attack.
constexpr std::uint32_t kMissingCards = 8;
/// The first so many turns at most are played at random; how many is drawn for each game.
constexpr std::uint32_t kOpeningByLot = 6;

State deal(Rng& rng, std::uint64_t seed) {
    static constexpr const char* kEditions[] = {"edition=2020", "edition=2008",
                                                "edition=community"};
    static constexpr const char* kSetups[] = {"random", "random", "minor", "total"};
    const std::string edition = kEditions[rng.below(3)];
    const std::string setup = kSetups[rng.below(4)];
    State state = *ArmyAnts::deal(edition + " setup=" + setup, rng);
    while (ArmyAnts::deploying(state)) {
        const Seat mover = state.mover;
        ArmyAnts::apply(state, next_placing(ArmyAnts::observe(state, mover), seed));
    }
    if (rng.below(2) == 0) {
        for (std::uint32_t missing = 1 + rng.below(kMissingCards); missing > 0; --missing) {
            CellSet cards = (state.army[0] | state.army[1]) & ~state.queens;
            for (std::uint32_t skipped = rng.below(count(cards)); skipped > 0; --skipped) {
                take_first(cards);
            }
            state.take(first(cards));
        }
    }
    return state;
}

Move any_move(const State& state, Rng& rng) { return rng.pick(moves_in<ArmyAnts>(state)); }

}  // namespace

void play_against_itself(IterativeDeepening<ArmyAnts, Knowledge>& search, std::uint64_t nodes,
                         std::uint64_t seed, std::vector<BattlePosition>& positions) {
    constexpr int kLongest = 200;
    // One turn in so many is played at random, for positions off the beaten track.
    constexpr std::uint32_t kStrayMove = 80;
    Rng rng(seed);
    State state = deal(rng, seed);
    History history = history_from<ArmyAnts>(state);
    const std::uint32_t by_lot = rng.below(kOpeningByLot + 1);
    std::vector<BattlePosition> seen;
    Outcome outcome = Outcome::draw(EndReason::kNone);
    SearchLimits limits;
    limits.nodes = nodes;
    for (std::uint32_t turn = 0; turn < kLongest; ++turn) {
        outcome = ArmyAnts::outcome(state, history);
        if (outcome.over()) {
            break;
        }
        if (turn < by_lot) {
            advance<ArmyAnts>(state, history, any_move(state, rng));
            continue;
        }
        search.start(Knowledge(), state, history, limits);
        while (search.step(nodes)) {
        }
        Move move = search.best();
        const int score = search.infos().back().score;
        if (is_proven(score)) {
            outcome = Outcome::won(score > 0 ? state.mover : other(state.mover),
                                   ArmyAnts::kQueenCaptured);
            break;
        }
        if (rng.below(kStrayMove) == 0) {
            move = any_move(state, rng);
            positions.insert(positions.end(), seen.begin(), seen.end());
            seen.clear();
        } else if (move.kind != Move::Kind::Attack && !Knowledge().threatened(state)) {
            seen.push_back({state, score, std::nullopt});
        }
        advance<ArmyAnts>(state, history, move);
    }
    for (BattlePosition& position : seen) {
        position.result = share_of(outcome, position.state.mover);
        positions.push_back(position);
    }
}

}  // namespace anthill::lab

namespace anthill {

int run_self_play(int count, const char* const* arguments) {
    int games = 1000;
    std::uint64_t seed = 1;
    std::uint64_t nodes = 1000;
    std::string name;
    const std::array known{lab::number_option("games", games, 1, 10'000'000),
                           lab::nodes_option(nodes), lab::seed_option("seed", seed),
                           lab::text_option("positions", name, "the name of a file")};
    auto error = lab::read_options(lab::words_from(0, count, arguments), known);
    if (!error && name.empty()) {
        error = Error{"expected positions=FILE"};
    }
    if (error) {
        return lab::refuse("self-play", *error,
                           "anthill self-play positions=FILE [games=1000] [nodes=1000] [seed=1]");
    }
    // A look for forced captures takes as long as the search, and no estimate is asked for there.
    Selectivity selectivity = army_ants::Knowledge::selectivity();
    selectivity.forced_wins = false;
    IterativeDeepening<army_ants::ArmyAnts, army_ants::Knowledge> search(16, selectivity);
    return lab::write_positions<army_ants::ArmyAnts>(
        name, games, seed, [&](std::uint64_t of_game, auto& positions) {
            play_against_itself(search, nodes, of_game, positions);
        });
}

}  // namespace anthill
