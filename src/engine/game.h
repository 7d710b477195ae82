#pragma once

// The contract that every game fulfils and that perft, the searches, the match and the contract
// tests are written against. A game is a struct of static functions and types; nothing here is
// virtual, nothing allocates in the inner loop.
//
// Text lives at the border: a game's notation.h gives to_text and parse functions, gathered for the
// match in the TextGame concept below. Rules never see text, clocks, random sources or history
// other than the keys in History.

#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/parsed.h"
#include "core/rng.h"
#include "core/seat.h"
#include "engine/history.h"
#include "engine/outcome.h"

namespace anthill {

/// The members that the rules of a game must have:
///  State    the present position, a value: what a player would expect undo to restore. Trivially
///           copyable, comparable.
///  Move     a value, regular; two different commands are two different moves.
///  Moves    a FixedList<Move, N> large enough for any position.
///  View     what one seat may know of a State. View = State where nothing is ever hidden.
///
///  turn(s)                 who acts, from the position alone.
///  outcome(s, h)           how the game stands; h ends with key(s). Ends by repetition are found
///                          here.
///  legal_moves(s, seat, m) clears m and fills it with every legal move of the seat, without
///                          duplicates, in a fixed order. Empty when it is not that seat's turn, or
///                          turn(s) is Over. Does not know of repetition.
///  apply(s, move)          move must be legal in s.
///  key(s)                  equal for positions that the repetition rule calls the same; 64
///                          well-mixed bits.
///  repeatable(s, move)     false if after this move no position up to s can come back (capture,
///                          change of phase): asked before apply, handed to History::push after it.
///  move_code(s, move)      equal for moves that are written alike, not 0; 0 for moves that no
///                          repetition rule counts. Asked before apply, handed to History::push
///                          after it.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
    std::equality_comparable<typename G::State> && std::regular<typename G::Move> &&
    std::equality_comparable<typename G::View> &&
    requires(const typename G::State& state, typename G::State& next, typename G::Move move,
             typename G::Moves& moves, Seat seat, const History& history) {
    { G::kId } -> std::convertible_to<std::string_view>;
    { G::turn(state) } -> std::same_as<Turn>;
    { G::outcome(state, history) } -> std::same_as<Outcome>;
    G::legal_moves(state, seat, moves);
    G::apply(next, move);
    { G::key(state) } -> std::same_as<std::uint64_t>;
    { G::repeatable(state, move) } -> std::same_as<bool>;
    { G::move_code(state, move) } -> std::same_as<std::uint32_t>;
    { G::observe(state, seat) } -> std::same_as<typename G::View>;
};

/// A game in which chance decides some turns (Turn::Kind::Chance). legal_moves() lists the possible
/// outcomes of such a turn, for either seat.
///  weight(s, outcome)      how likely it is beside the other outcomes; at least 1.
template <class G>
concept GameOfChance = Game<G> &&
    requires(const typename G::State& state, typename G::Move outcome) {
    { G::weight(state, outcome) } -> std::same_as<std::uint32_t>;
};

/// Games in which moves reveal information, which then cannot be undone:
///  closes_past(s, move)    true if nothing before this move may be taken back once it has been
///                          made, because it has shown a player what cannot be unseen: a reveal, a
///                          cut, a throw. Asked before apply.
/// Games in which everything lies open at all times leave it out.
template <class G>
concept ClosesPast = Game<G> && requires(const typename G::State& state, typename G::Move move) {
    { G::closes_past(state, move) } -> std::same_as<bool>;
};

/// If not every seat may know the whole of a position, the game says what may be shown while that
/// lasts:
///  hidden(s)               a seat may not know all of it. Once a position is not, everything
///                          before it is told as well.
///  observe(s, seat)        also for no seat: a viewer who may see no secrets at all.
///  known(view)             as much of the position as the view shows, a State that position_text()
///                          can write. What it hides is filled in alike, whatever it is.
///  seen_text(view)         the position's text with question marks for what the view hides.
///                          Written only, never read.
template <class G>
concept HidesPositions = Game<G> &&
    requires(const typename G::State& state, const typename G::View& view,
             std::optional<Seat> seat) {
    { G::hidden(state) } -> std::same_as<bool>;
    { G::observe(state, seat) } -> std::same_as<typename G::View>;
    { G::known(view) } -> std::convertible_to<const typename G::State&>;
    { G::seen_text(view) } -> std::same_as<std::string>;
};

/// And if the moves that lead to hidden positions are secret too:
///  sees_move(s, move, seat)      the seat may know which move this was; no seat: an outsider.
///  hidden_move_text(s, move)     the text that a seat is shown which may not see the move.
template <class G>
concept HidesMoves = HidesPositions<G> &&
    requires(const typename G::State& state, const typename G::Move& move,
             std::optional<Seat> seat) {
    { G::sees_move(state, move, seat) } -> std::same_as<bool>;
    { G::hidden_move_text(state, move) } -> std::same_as<std::string>;
};

/// A game whose rule of repetition looks at more than how often the present position has occurred:
///  on_a_loop(h)            what else it looks at: positions that differ in it are not the same to
///                          a search.
template <class G>
concept LoopsMatter = Game<G> && requires(const History& history) {
    { G::on_a_loop(history) } -> std::same_as<bool>;
};

/// A game with moves beyond counting, such as throws of dice onto a table, says where there are
/// any:
///  open_ended(s)           more moves are legal than legal_moves() lists, which gives a fixed
///                          choice of them.
template <class G>
concept OpenEnded = Game<G> && requires(const typename G::State& state) {
    { G::open_ended(state) } -> std::same_as<bool>;
};

/// And where chance has more outcomes than can be listed:
///  drawn(s, rng)           where open_ended(s) and chance decides: one of them, as likely as it is
///                          by the rules.
template <class G>
concept OpenEndedChance = GameOfChance<G> && OpenEnded<G> &&
    requires(const typename G::State& state, Rng& rng) {
    { G::drawn(state, rng) } -> std::same_as<typename G::Move>;
};

/// A game whose sides are set up in secret, by moves before all others:
///  deploying(s)            the set-up is not over yet.
///  setup_text(s, seat)     what that side has set up, in one line: while deploying, or in the
///                          position right after it.
///  setup_error(text)       what is wrong with such a line, which may be incomplete; "" when
///                          nothing is.
template <class G>
concept SecretSetups = Game<G> &&
    requires(const typename G::State& state, Seat seat, std::string_view text) {
    { G::deploying(state) } -> std::same_as<bool>;
    { G::setup_text(state, seat) } -> std::same_as<std::string>;
    { G::setup_error(text) } -> std::same_as<std::string>;
};

/// The members that notation adds, for all code that reads or writes text (the match, the protocol,
/// tests).
///  position_text(s)        canonical, begins with kId; reading it back gives an equal State and
///                          the same text.
///  parse_position(text)    text includes the leading kId. Checks everything that can be wrong.
///  move_text(s, move)      unique among the legal moves of s.
///  parse_move(s, text)     legal moves of s only; the error says why it is not one.
///  kReasons                why games end by the rules.
///  deal(options, rng)      a new game: options is "key=value ..." without seed; unknown keys and
///                          values are errors.
template <class G>
concept TextGame = Game<G> && requires(const typename G::State& state, typename G::Move move,
                                       std::string_view text, Rng& rng) {
    std::span<const EndReason>(G::kReasons);
    { G::position_text(state) } -> std::same_as<std::string>;
    { G::parse_position(text) } -> std::same_as<Parsed<typename G::State>>;
    { G::move_text(state, move) } -> std::same_as<std::string>;
    { G::parse_move(state, text) } -> std::same_as<Parsed<typename G::Move>>;
    { G::deal(text, rng) } -> std::same_as<Parsed<typename G::State>>;
};

/// Applies a move to a state and its history together: the one way a game advances. To go back,
/// restore a copy of the state and call history.pop().
template <Game G>
void advance(typename G::State& state, History& history, typename G::Move move) {
    const bool repeatable = G::repeatable(state, move);
    const std::uint32_t code = G::move_code(state, move);
    G::apply(state, move);
    history.push(G::key(state), repeatable, code);
}

/// The legal moves of the seat to act, or the outcomes of chance, in a list of their own: for code
/// that is not called for each position of a search.
template <Game G>
typename G::Moves moves_in(const typename G::State& state) {
    typename G::Moves moves;
    G::legal_moves(state, G::turn(state).seat, moves);
    return moves;
}

/// Samples an outcome of a chance node. All outcomes are drawn here.
template <GameOfChance G>
typename G::Move drawn_outcome(const typename G::State& state, Rng& rng) {
    assert(G::turn(state).kind == Turn::Kind::Chance);
    if constexpr (OpenEndedChance<G>) {
        if (G::open_ended(state)) {
            return G::drawn(state, rng);
        }
    }
    const auto outcomes = moves_in<G>(state);
    std::uint32_t all = 0;
    for (const auto& outcome : outcomes) {
        all += G::weight(state, outcome);
    }
    std::uint32_t left = rng.below(all);
    for (const auto& outcome : outcomes) {
        const std::uint32_t weight = G::weight(state, outcome);
        if (left < weight) {
            return outcome;
        }
        left -= weight;
    }
    return outcomes[outcomes.size() - 1];  // not reached: the weights add up to `all`
}

/// The history of a game that begins with this position.
template <Game G>
History history_from(const typename G::State& state) {
    History history;
    history.push(G::key(state), false);
    return history;
}

}  // namespace anthill
