#pragma once

// Code shared by the matches of all games: a running game, its players, playing it to the end, and
// how sure the result is. NAME_arena.cpp deals the games of NAME and defines what is counted.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "engine/game.h"

namespace anthill::lab {

/// A game as its players see it. Players of the laboratory are trusted not to look at what a
/// position hides.
template <TextGame G>
struct ArenaGame {
    typename G::State start;
    typename G::State state;
    History history;                        ///< ends with state
    std::vector<typename G::Move> moves{};  ///< from start to state, outcomes of chance included
    std::uint64_t seed = 0;                 ///< the same for all of the game
};

template <TextGame G>
ArenaGame<G> arena_game(const typename G::State& deal, std::uint64_t seed) {
    return {deal, deal, history_from<G>(deal), {}, seed};
}

template <TextGame G>
class ArenaPlayer {
public:
    virtual ~ArenaPlayer() = default;
    /// A legal move, where the game is not over and it is this player's turn. The player's own
    /// chance comes from `rng`.
    virtual typename G::Move choose(const ArenaGame<G>& game, Rng& rng) = 0;
};

/// Plays any legal move.
template <TextGame G>
class RandomPlayer final : public ArenaPlayer<G> {
public:
    typename G::Move choose(const ArenaGame<G>& game, Rng& rng) override {
        return rng.pick(moves_in<G>(game.state));
    }
};

template <TextGame G>
using ArenaPair = std::array<std::unique_ptr<ArenaPlayer<G>>, 2>;

/// Reads the first two arguments by `parse`. The error is that of the first player that cannot be
/// read, or that there are not two.
template <TextGame G, class Parse>
std::optional<Error> read_players(int count, const char* const* arguments, Parse parse,
                                  ArenaPair<G>& players) {
    if (count < 2) {
        return Error{"expected two players"};
    }
    for (std::size_t i = 0; i < players.size(); ++i) {
        auto player = parse(std::string_view(arguments[i]));
        if (!player) {
            return Error{player.error()};
        }
        players[i] = *std::move(player);
    }
    return std::nullopt;
}

/// The players by seat if the first player of a pair has `first`.
template <TextGame G>
std::array<ArenaPlayer<G>*, 2> seated(const ArenaPair<G>& players, Seat first) {
    std::array<ArenaPlayer<G>*, 2> by_seat{};
    by_seat[index(first)] = players[0].get();
    by_seat[index(other(first))] = players[1].get();
    return by_seat;
}

template <TextGame G>
void play(ArenaGame<G>& game, const typename G::Move& move) {
    game.moves.push_back(move);
    advance<G>(game.state, game.history, move);
}

/// Plays on to the end: decisions by the players, chance by `rng`. A draw with EndReason::kNone
/// where that takes more than `longest` turns.
template <TextGame G>
Outcome play_out(ArenaGame<G>& game, const std::array<ArenaPlayer<G>*, 2>& by_seat, Rng& rng,
                 int longest = 1'000'000) {
    for (int turn = 0; turn < longest; ++turn) {
        if (const Outcome outcome = G::outcome(game.state, game.history); outcome.over()) {
            return outcome;
        }
        const Turn next = G::turn(game.state);
        if constexpr (GameOfChance<G>) {
            if (next.kind == Turn::Kind::Chance) {
                play(game, drawn_outcome<G>(game.state, rng));
                continue;
            }
        }
        play(game, by_seat[index(next.seat)]->choose(game, rng));
    }
    return Outcome::draw(EndReason::kNone);
}

/// The mean of independent results, and how far off it may be.
class Estimate {
public:
    void add(double result) {
        ++count_;
        sum_ += result;
        squares_ += result * result;
    }
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] double mean() const { return sum_ / count_; }
    /// Half the width of the 95 % interval.
    [[nodiscard]] double error() const {
        const double variance = std::max(squares_ / count_ - mean() * mean(), 0.0);
        return 1.96 * std::sqrt(variance / count_);
    }

private:
    int count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// Won, drawn or lost by the player in that seat: 1, 1/2 or 0.
inline double share_of(const Outcome& outcome, Seat seat) {
    return outcome.kind != Outcome::Kind::Won ? 0.5 : outcome.winner == seat ? 1.0 : 0.0;
}

}  // namespace anthill::lab
