#pragma once

// Monte Carlo tree search (UCT) for any Game without chance and secrets: a yardstick that owes
// nothing to the evaluation and pruning of the alpha-beta players. Used by the matches of Army Ants
// and of Ant War.

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <vector>

#include "core/rng.h"
#include "engine/game.h"

namespace anthill {

/// How a game is played out and what an end is worth. Both answer from Red's view, in -1 to 1.
///  ended(s, outcome)  worth of a finished game.
///  played_out(s, rng) worth of a game that goes on, by one quick random game from here.
template <class P, class G>
concept Playout = Game<G> &&
    requires(const typename G::State& state, const Outcome& outcome, Rng& rng) {
    { P::ended(state, outcome) } -> std::same_as<double>;
    { P::played_out(state, rng) } -> std::same_as<double>;
};

/// How long to search: so many playouts if that is not 0, else so many milliseconds. One playout at
/// least.
struct MonteCarloLimits {
    int playouts = 0;
    int milliseconds = 0;
};

template <Game G, Playout<G> P>
class MonteCarlo {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// The move looked at most often. `root` must be a decision, `history` ends with it.
    Move choose(const State& root, const History& history, const MonteCarloLimits& limits,
                Rng& rng) {
        assert(G::turn(root).kind == Turn::Kind::Decision && history.back() == G::key(root));
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + std::chrono::milliseconds(limits.milliseconds);
        nodes_.assign(1, {});
        history_ = history;
        int playouts = 0;
        do {
            descend(root, rng);
            ++playouts;
        } while (limits.playouts > 0 ? playouts < limits.playouts : Clock::now() < end);
        const auto visits = [](const Node& a, const Node& b) { return a.visits < b.visits; };
        const auto first = nodes_.begin() + static_cast<std::ptrdiff_t>(nodes_[0].first_child);
        return std::max_element(first, first + static_cast<std::ptrdiff_t>(nodes_[0].children),
                                visits)
            ->move;
    }

private:
    static constexpr double kCuriosity = 0.7;

    /// States are not kept: playing the few moves from the root again costs less than the memory.
    struct Node {
        Move move{};
        Seat chooser = Seat::Red;  ///< who made the move
        double sum = 0;            ///< of the playouts through here, for the chooser
        int visits = 0;
        std::size_t first_child = 0;
        std::size_t children = 0;  ///< 0: not expanded
    };

    void descend(const State& root, Rng& rng) {
        const std::size_t length = history_.size();
        State state = root;
        path_.assign(1, 0);
        const auto go_down = [&] {
            path_.push_back(pick(nodes_[path_.back()]));
            advance<G>(state, history_, nodes_[path_.back()].move);
        };
        while (nodes_[path_.back()].children > 0) {
            go_down();
        }
        if ((nodes_[path_.back()].visits > 0 || path_.size() == 1) &&
            !G::outcome(state, history_).over()) {
            expand(path_.back(), state, rng);
            go_down();
        }
        const Outcome outcome = G::outcome(state, history_);
        const double red = outcome.over() ? P::ended(state, outcome) : P::played_out(state, rng);
        for (const std::size_t place : path_) {
            Node& node = nodes_[place];
            node.sum += node.chooser == Seat::Red ? red : -red;
            ++node.visits;
        }
        while (history_.size() > length) {
            history_.pop();
        }
    }

    void expand(std::size_t place, const State& state, Rng& rng) {
        const Seat mover = G::turn(state).seat;
        typename G::Moves moves;
        G::legal_moves(state, mover, moves);
        rng.shuffle(moves);
        nodes_[place].first_child = nodes_.size();
        nodes_[place].children = moves.size();
        for (const Move move : moves) {
            nodes_.push_back({move, mover});
        }
    }

    [[nodiscard]] std::size_t pick(const Node& node) const {
        std::size_t best = node.first_child;
        double most = -10;
        for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
            const Node& child = nodes_[i];
            if (child.visits == 0) {
                return i;
            }
            const double worth = child.sum / child.visits +
                                 kCuriosity * std::sqrt(std::log(node.visits + 1.0) / child.visits);
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    std::vector<Node> nodes_;
    std::vector<std::size_t> path_;
    History history_;
};

}  // namespace anthill
