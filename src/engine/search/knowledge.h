#pragma once

// A search's knowledge of a game beyond its rules. Each game's folder has a small class that
// fulfils this; the rules themselves never see it.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "engine/game.h"
#include "engine/search/selectivity.h"

namespace anthill {

/// Everything is asked at decision turns of the game and from the side of the seat to move.
///  evaluate(s, ply)         estimate in hundredths of the natural unit, within kMaxEvaluation on
///                           either side; the same at every ply from the root of the search, which
///                           spares work where it is reached by way of those before it
///  winning_move(s)          a move that wins the game at once, if it is cheap to see
///  threatened(s)            the other side could win at once if it were its turn
///  null_move(s, other)      sets `other` to s with the other side to move; false where zugzwang is
///                           likely (few pieces, a phase without turns to lose)
///  tactical_moves(s, m)     fills m with the legal moves that the quiescence search tries
///  static_exchange(s, move) what the move wins or loses by exchanges; 0 for a quiet move
///  history_index(s, move)   where the history heuristic counts this kind of quiet move; below
///                           kHistorySize
///  quiet_prior(s, move)     first guess of how good a quiet move is, before history counts; small
///  selectivity()            what to leave out, as measured best in matches of this game
///  misses(s, move)          the player does not see this move here: how weaker levels make
///                           mistakes. Depends on s, move and the knowledge itself only.
///                           has_blind_spots() says whether it is ever true.
template <class K, class G>
concept SearchKnowledge = Game<G> &&
    requires(const K& knowledge, const typename G::State& state, typename G::State& other,
             typename G::Move move, typename G::Moves& moves, std::size_t ply) {
    { K::kHistorySize } -> std::convertible_to<std::size_t>;
    { K::selectivity() } -> std::same_as<Selectivity>;
    { knowledge.evaluate(state, ply) } -> std::same_as<int>;
    { knowledge.winning_move(state) } -> std::same_as<std::optional<typename G::Move>>;
    { knowledge.threatened(state) } -> std::same_as<bool>;
    { knowledge.null_move(state, other) } -> std::same_as<bool>;
    knowledge.tactical_moves(state, moves);
    { knowledge.static_exchange(state, move) } -> std::same_as<int>;
    { knowledge.history_index(state, move) } -> std::same_as<std::size_t>;
    { knowledge.quiet_prior(state, move) } -> std::same_as<int>;
    { knowledge.misses(state, move) } -> std::same_as<bool>;
    { knowledge.has_blind_spots() } -> std::same_as<bool>;
};

/// A game whose end is worth points and not just won or lost:
///  final_score(s, seat) what the ended game s is worth for the seat, in hundredths, within
///                       kMaxEvaluation on either side.
template <class K, class G>
concept ScoresEnds = Game<G> &&
    requires(const K& knowledge, const typename G::State& state, Seat seat) {
    { knowledge.final_score(state, seat) } -> std::same_as<int>;
};

/// A win that is certain, found without a search.
template <class Move>
struct ForcedWin {
    Move move;      ///< begins it
    int turns = 0;  ///< of both sides together
};

/// Knowledge that sees certain wins by means of its own. Asked once, before a search begins; cheap
/// beside it.
///  forced_win(s, h, turns)  looks for one within so many turns, h ending with s: by step(nodes),
///                           which is true while there is more to do, then found().
template <class K, class G>
concept SeesForcedWins = Game<G> && requires(const K& knowledge, const typename G::State& state,
                                             const History& history, int turns) {
    { knowledge.forced_win(state, history, turns).step(std::uint64_t{1}) } -> std::same_as<bool>;
    {
        knowledge.forced_win(state, history, turns).found()
        } -> std::convertible_to<std::optional<ForcedWin<typename G::Move>>>;
};

/// The result of forced_win() for knowledge that sees no forced win.
template <class K, class G>
struct ForcedWinSearchOf {
    struct None {
        static bool step(std::uint64_t) noexcept { return false; }
        static std::optional<ForcedWin<typename G::Move>> found() noexcept { return std::nullopt; }
    };
    using Type = None;
};
template <class K, class G>
requires SeesForcedWins<K, G>
struct ForcedWinSearchOf<K, G> {
    using Type = decltype(std::declval<const K&>().forced_win(
        std::declval<const typename G::State&>(), std::declval<const History&>(), 0));
};

}  // namespace anthill
