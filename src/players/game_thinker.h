#pragma once

// From a match to the player of one game. A player gets a View of the seat that it thinks for,
// never the State of the match: what is hidden from the seat is not there to be looked at.

#include <bit>
#include <cassert>
#include <concepts>
#include <type_traits>
#include <vector>

#include "engine/search/transposition_table.h"
#include "match/game_match.h"
#include "players/thinker.h"

namespace anthill {

/// Says in players/NAME/player.h what the Type of the computer player of the game G is.
template <class G>
struct PlayerOf;

/// The members that Thinker needs, in moves and views of the game.
///  start(v, h, request)  v is that of the seat to move; h are the keys of the positions up to the
///                        present one
template <class P, class G>
concept Player = TextGame<G> &&
    requires(P& player, const P& asked, const typename G::View& view, const History& history,
             const ThinkRequest& request, std::uint64_t nodes) {
    player.start(view, history, request);
    { player.step(nodes) } -> std::same_as<bool>;
    player.stop();
    { asked.nodes() } -> std::same_as<std::uint64_t>;
    { asked.infos() } -> std::same_as<const std::vector<SearchInfo<typename G::Move>>&>;
    { asked.best() } -> std::same_as<typename G::Move>;
    { asked.evaluate(view) } -> std::same_as<int>;
};

/// A player that makes throws of dice.
///  throws(v)  the move to be made is one
///  aim(n)     how that of its infos()[n] is made, the best of which is 0
///  worth(s, m)  see Thinker
template <class P, class G>
concept ThrowingPlayer = Player<P, G> &&
    requires(const P& asked, const typename G::View& view, const typename G::State& state,
             const typename G::Move& move, std::size_t number) {
    { P::worth(state, move) } -> std::same_as<MoveWorth>;
    { asked.throws(view) } -> std::same_as<bool>;
    { asked.aim(number).speed } -> std::convertible_to<int>;
    { asked.aim(number).direction } -> std::convertible_to<int>;
};

/// Entries of a transposition table of kHashMegabytes, as a power of two.
template <class Move>
inline constexpr unsigned kLog2TableEntries =
    std::bit_width((kHashMegabytes << 20) / sizeof(typename TranspositionTable<Move>::Entry)) - 1;

template <TextGame G, Player<G> P>
class GameThinker final : public Thinker {
public:
    void start(const Match& match, const ThinkRequest& request) override {
        const GameMatch<G>& game = of_this_game(match);
        assert(G::turn(game.state()).kind == Turn::Kind::Decision && !game.outcome().over());
        view_ = view_of(game);
        player_.start(view_, game.history(), request);
    }
    bool step(std::uint64_t nodes) override { return player_.step(nodes); }
    void stop() override { player_.stop(); }

    [[nodiscard]] std::uint64_t nodes() const override { return player_.nodes(); }
    [[nodiscard]] std::size_t infos() const override { return player_.infos().size(); }
    [[nodiscard]] SearchInfo<std::string> info(std::size_t number) const override {
        const SearchInfo<Move>& info = player_.infos()[number];
        SearchInfo<std::string> written{info.depth, info.score, info.nodes,
                                        {},         info.exact, info.number};
        State state = open_state(view_);
        for (std::size_t i = 0; i < info.line.size(); ++i) {
            written.line.push_back(G::move_text(state, info.line[i]));
            if (i + 1 < info.line.size()) {
                G::apply(state, info.line[i]);
            }
        }
        return written;
    }
    [[nodiscard]] std::string best() const override {
        return G::move_text(open_state(view_), player_.best());
    }
    [[nodiscard]] int evaluate(const Match& match) const override {
        return player_.evaluate(view_of(of_this_game(match)));
    }

    [[nodiscard]] bool plays_dice() const override { return ThrowingPlayer<P, G>; }
    [[nodiscard]] bool throws(const Match& match) const override {
        if constexpr (ThrowingPlayer<P, G>) {
            return player_.throws(view_of(of_this_game(match)));
        }
        return false;
    }
    [[nodiscard]] std::string aim(std::size_t number) const override {
        if constexpr (ThrowingPlayer<P, G>) {
            const auto aim = player_.aim(number);
            return std::to_string(aim.speed) + " " + std::to_string(aim.direction);
        }
        return {};
    }
    [[nodiscard]] MoveWorth worth(const Match& match, std::size_t ply) const override {
        if constexpr (ThrowingPlayer<P, G>) {
            const GameMatch<G>& game = of_this_game(match);
            return P::worth(game.state_at(ply), game.move_at(ply));
        }
        return {};
    }

private:
    using State = typename G::State;
    using Move = typename G::Move;
    using View = typename G::View;

    static const GameMatch<G>& of_this_game(const Match& match) {
        assert(match.game_id() == G::kId);
        return static_cast<const GameMatch<G>&>(match);
    }
    static View view_of(const GameMatch<G>& game) {
        return G::observe(game.state(), G::turn(game.state()).seat);
    }
    static const State& open_state(const View& view) {
        if constexpr (std::is_same_v<View, State>) {
            return view;
        } else {
            return view.open;
        }
    }

    View view_{};
    P player_;
};

}  // namespace anthill
