#pragma once

// Ant War, by Thorin N. Tatge: cover ants with ants; the value left on top counts. A whole match as
// one game: the dealer sets the odds, the other picks a colour, a cut decides where chance must,
// the round is played and counted; after the first of two rounds the other player deals. Used
// through the Game contract of engine/game.h; nothing here knows text beyond what the contract asks
// for (notation.cpp).
//
// Rules: the designer's published rules. web/src/games/ant_war/rules_en.ts tells them with our
// rulings. By its sections:
//   The deal, Other boards and cards        variants.h, AntWar::deal()
//   Odds, colours and the cut               phases Odds, Take and Cut; Odds, State::lead
//   A turn, Workers, Soldiers, Queens,
//   Drones                                  board.h, generate.cpp; why not: refusal.h
//   Jokers are food                         points()
//   Passing, and the end of a round         apply(), outcome()
//
// Parameters of a deal:
//   shape   columns x rows, spiral, random, or rows of x and - (5x5)
//   deck    standard or analytical (standard)
//   jokers  in the standard deck (2)
//   rounds  1 or 2 (2)
//
// Seats are colours, not persons: Seat::Red is the player of the red ants in this round. Until
// colours have been taken each player still goes by its colour of the round before; before the
// first round the dealer goes by red. So the colour of a person may change with a take, and
// `dealer` and `total` change with it; first_dealer() tells the two persons apart throughout.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/fixed_list.h"
#include "core/parsed.h"
#include "core/rng.h"
#include "engine/history.h"
#include "engine/outcome.h"
#include "games/ant_war/board.h"
#include "games/ant_war/variants.h"

namespace anthill::ant_war {

enum class Phase : std::uint8_t {
    Odds,  ///< the dealer names the odds
    Take,  ///< the other player picks a colour
    Cut,   ///< the next to move is cut for
    Play,
    Deal,  ///< the first round has been counted and still lies there; chance deals the second one
    Over
};
inline constexpr std::array<std::string_view, 6> kPhases{"odds", "take", "cut",
                                                         "play", "deal", "over"};
constexpr std::string_view text(Phase phase) noexcept {
    return kPhases[static_cast<std::size_t>(phase)];
}

/// Which round this is, and of how many.
enum class Round : std::uint8_t { Only, First, Second };

/// The time that `colour` moves before the other colour first does, in half turns. An odd number:
/// after the whole turns the next to move is cut for. 0: neither colour has odds and the first to
/// move is cut for; `colour` is Red then.
struct Odds {
    static constexpr unsigned kMost = 19;  ///< nine turns and a half

    Seat colour = Seat::Red;
    std::uint8_t halves = 0;

    friend constexpr bool operator==(Odds, Odds) = default;
};

inline constexpr unsigned kMostLead = 9;

/// Chance deals the second round by a seed below this.
inline constexpr std::uint32_t kDeals = 1'000'000'000;

/// The present position. `ants`, `coverable` and `key` follow from the cards on top; put() and
/// take() keep them up to date.
struct State {
    std::array<Card, FrameGrid::kCells> top{};  ///< what each space shows
    std::array<Card, kCardIds> below{};  ///< [Card::id()]: the card directly under it in its stack
    Spaces spaces;
    std::array<Spaces, 2> ants{};  ///< [colour]: where one is on top
    Spaces coverable;              ///< the ants that another may be put on
    Extent extent;                 ///< of the board; all its spaces lie within
    std::uint64_t key = 0;         ///< of the cards on top; AntWar::key() adds the rest
    /// Points of the first round by seat; 0 before it is over.
    std::array<std::uint16_t, 2> total{};
    /// The colour to act. Before a cut: the colour that moved last, or the one that has odds if
    /// there has been no turn.
    Seat mover = Seat::Red;
    Seat dealer = Seat::Red;
    Phase phase = Phase::Play;
    Round round = Round::Only;
    Odds odds;              ///< as the dealer named them
    std::uint8_t lead = 0;  ///< further turns in a row that the mover has before the other
    bool half = false;      ///< after these the next to move is cut for
    /// The previous turn was a pass of the other colour; before a cut: of the mover.
    bool passed = false;
    Deck deck = Deck::Jokers;
    Shape shape;  ///< what the second round is dealt on; it fits the deck

    [[nodiscard]] constexpr Card at(Cell cell) const noexcept { return top[index(cell)]; }

    void put(Cell cell,
             Card card) noexcept;   ///< onto an empty space, with whatever lies under the card
    Card take(Cell cell) noexcept;  ///< from a space with a card; what lies under it comes with it

    friend constexpr bool operator==(const State&, const State&) = default;
};

/// One decision or cut. Which members are used depends on the kind; the others keep their defaults,
/// so that equal moves are equal values.
struct Move {
    enum class Kind : std::uint8_t {
        Pass,
        Cover,  ///< the stack of `from` onto the ant of `to`
        Odds,   ///< the dealer names `odds`
        Take,   ///< the other player picks `colour`
        Cut,    ///< chance shows `card`
        Coin,   ///< chance, where no card is left undealt: `colour` is next
        Deal    ///< chance deals the second round, by the seed `deal`
    };
    Kind kind = Kind::Pass;
    Cell from{};
    Cell to{};
    Odds odds{};
    Seat colour = Seat::Red;
    Card card{};
    std::uint64_t deal = 0;

    static constexpr Move pass() noexcept { return {}; }
    static constexpr Move cover(Cell from, Cell to) noexcept {
        return {.kind = Kind::Cover, .from = from, .to = to};
    }
    static constexpr Move name_odds(Odds odds) noexcept {
        return {.kind = Kind::Odds, .odds = odds};
    }
    static constexpr Move take_colour(Seat colour) noexcept {
        return {.kind = Kind::Take, .colour = colour};
    }
    static constexpr Move cut(Card card) noexcept { return {.kind = Kind::Cut, .card = card}; }
    static constexpr Move coin(Seat colour) noexcept {
        return {.kind = Kind::Coin, .colour = colour};
    }
    static constexpr Move deal_by(std::uint64_t seed) noexcept {
        return {.kind = Kind::Deal, .deal = seed};
    }

    friend constexpr bool operator==(Move, Move) = default;
};

/// Why 225 is enough on every board: a colour has at most 26 ants, 22 of which reach 8 spaces, 2
/// Queens 16 and 2 Drones 8: 224, and Pass. Odds are 39, cuts at most 53.
using Moves = FixedList<Move, 225>;

struct AntWar {
    using State = ant_war::State;
    using Move = ant_war::Move;
    using Moves = ant_war::Moves;
    using View = State;  // nothing is hidden: cuts and the second deal are drawn when they are due

    static constexpr std::string_view kId = "ant-war";
    static constexpr EndReason kScore{"score"};
    static constexpr std::array kReasons{kScore};

    static Turn turn(const State& state) noexcept;
    static Outcome outcome(const State& state, const History& history) noexcept;
    static void legal_moves(const State& state, Seat seat, Moves& moves) noexcept;
    /// As many as legal_moves() finds, without listing them: for perft.
    static std::uint32_t count_moves(const State& state) noexcept;
    static void apply(State& state, Move move) noexcept;
    /// The cards on top and everything that counts for the rest of the match; neither what is
    /// covered nor deck and shape.
    static std::uint64_t key(const State& state) noexcept;
    /// Only a joker that is cut leaves everything as it was.
    static bool repeatable(const State&, Move move) noexcept {
        return move.kind == Move::Kind::Cut && move.card.is_joker();
    }
    static std::uint32_t move_code(const State&, Move) noexcept { return 0; }
    /// A cut and the second deal.
    static bool closes_past(const State& state, Move) noexcept {
        return turn(state).kind == Turn::Kind::Chance;
    }
    static View observe(const State& state, std::optional<Seat>) noexcept { return state; }
    /// The weight of an outcome of a cut: the number of cards of its kind.
    static std::uint32_t weight(const State& state, Move move) noexcept;
    /// The second deal: any seed deals one.
    static bool open_ended(const State& state) noexcept { return state.phase == Phase::Deal; }
    /// One of the 10^9 deals that people can name by a number of nine digits.
    static Move drawn(const State& state, Rng& rng) noexcept;

    // Text: notation.cpp.
    static std::string position_text(const State& state);
    static Parsed<State> parse_position(std::string_view text);
    static std::string move_text(const State& state, Move move);
    static Parsed<Move> parse_move(const State& state, std::string_view text);
    static Parsed<State> deal(std::string_view options, Rng& rng);
};

/// The cards of the deck that are neither on top nor covered, in the order of cards_of().
Cards undealt(const State& state) noexcept;

/// Deals the round's cards onto the shape's spaces, whatever lay there, and lets the dealer name
/// the odds.
void deal_round(State& state, Rng& rng) noexcept;

/// Points that each colour would get if the round ended now.
std::array<int, 2> points(const State& state) noexcept;

/// The colour that gets the points of the joker on `cell`: the only one that has ants next to it.
std::optional<Seat> joker_feeds(const State& state, Cell cell) noexcept;

/// The colour of the player who dealt the first round, or deals it.
constexpr Seat first_dealer(const State& state) noexcept {
    return state.round == Round::Second ? other(state.dealer) : state.dealer;
}

}  // namespace anthill::ant_war
