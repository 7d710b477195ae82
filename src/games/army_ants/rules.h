#pragma once

// Army Ants, by Bryan Winter: a war of two card armies on 5 x 8 spaces; capture the enemy Queen.
// Used through the Game contract of engine/game.h; nothing here knows text beyond what the contract
// asks for (notation.cpp) or where the cards came from.
//
// Rules: the printed rules of 2008 (Misty Moon Games), those of 2020 (I'm Board LLC), and a rules
// page of the community. web/src/games/army_ants/rules_en.ts tells them all, with our rulings. By
// its sections:
//   Three set-ups                        setup.h
//   The rally, The Queen's Favor,
//   March, Move Out, Swap, Attack        generate.cpp; why not: refusal.h
//   The end, Red Aggression, Repetition  outcome()
// Where the editions differ: editions.h.
//
// Parameters of a deal:
//   edition     2008, 2020 or community (2020)
//   setup       random, minor or total (random)
//   aggression  off: 2020 without its optional rule Red Aggression

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
#include "games/army_ants/board.h"
#include "games/army_ants/editions.h"

namespace anthill::army_ants {

/// Deploy comes first, where there is a secret set-up: Red places all its cards, then Black, one
/// card a turn.
enum class Phase : std::uint8_t { Rally, Battle, Deploy };
inline constexpr std::array<std::string_view, 3> kPhases{"rally", "battle", "deploy"};
constexpr std::string_view text(Phase phase) noexcept {
    return kPhases[static_cast<std::size_t>(phase)];
}

inline constexpr unsigned kRallyTurns = 5;

/// The present position. `cards` holds the whole board; `army`, `queens` and `key` follow from it,
/// and put(), take() and move() keep them up to date.
struct State {
    std::array<Card, BoardGrid::kCells> cards{};
    std::array<CellSet, 2> army{};  ///< where each seat's cards stand
    CellSet queens = 0;             ///< where the Queens stand
    std::uint64_t key = 0;          ///< of the faces on the board; ArmyAnts::key() adds the rest
    std::array<std::uint8_t, 2> rally_left{};
    Seat mover = Seat::Red;
    Phase phase = Phase::Battle;
    Edition edition = Edition::E2020;
    Setup setup = Setup::Random;
    /// Red Aggression is not played; only where the edition lets it be switched off.
    bool aggression_off = false;
    /// While the cards are being deployed: those that each seat has yet to place, then no cards. In
    /// a Minor Deployment they lie in the order they are drawn in, those of one row sorted; in a
    /// Total Deployment all of them sorted.
    std::array<std::array<Card, kCardsPerSide>, 2> unplaced{};

    [[nodiscard]] constexpr Card at(Cell cell) const noexcept { return cards[index(cell)]; }
    [[nodiscard]] constexpr CellSet own() const noexcept { return army[anthill::index(mover)]; }
    [[nodiscard]] constexpr CellSet enemy() const noexcept {
        return army[anthill::index(other(mover))];
    }
    [[nodiscard]] constexpr CellSet empty() const noexcept {
        return BoardGrid::kAll & ~(army[0] | army[1]);
    }
    /// The empty spaces that the mover's cards may enter now: in the rally those of its own
    /// territory.
    [[nodiscard]] constexpr CellSet open() const noexcept {
        return phase == Phase::Rally ? empty() & territory(mover) : empty();
    }
    [[nodiscard]] constexpr const EditionRules& rules() const noexcept { return rules_of(edition); }
    [[nodiscard]] constexpr Repetition repetition() const noexcept {
        return aggression_off ? Repetition::Nothing : rules().repetition;
    }

    void put(Cell cell, Card card) noexcept;  ///< onto an empty space
    Card take(Cell cell) noexcept;            ///< from a space with a card
    void move(Cell from, Cell to) noexcept;   ///< a card to an empty space

    friend constexpr bool operator==(const State&, const State&) = default;
};

/// One command. Which cells are used depends on the kind; the others stay 0, so that equal commands
/// are equal values.
struct Move {
    enum class Kind : std::uint8_t {
        Pass,    ///< a rally turn given away, or no command possible in battle
        Single,  ///< one card from `from` to the empty space `to`: a Move Out, or a March of one
        March,   ///< the line from `from` to `last` (lower, then leftmost end first), the card of
                 ///< `from` landing on `to`
        Swap,    ///< of `from` and `to` (lower row first, then leftmost)
        Attack,  ///< by the card of `from` on that of `to`
        Favor,   ///< the Queen's Favor: the Queen from `from` to the gap `to`
        Place    ///< a set-up: card() onto the deal position `to`
    };
    Kind kind = Kind::Pass;
    Cell from{};
    Cell last{};
    Cell to{};

    static constexpr Move pass() noexcept { return {}; }
    static constexpr Move single(Cell from, Cell to) noexcept {
        return {Kind::Single, from, Cell{}, to};
    }
    static constexpr Move march(Cell from, Cell last, Cell to) noexcept {
        return {Kind::March, from, last, to};
    }
    static constexpr Move swap(Cell from, Cell to) noexcept {
        return {Kind::Swap, from, Cell{}, to};
    }
    static constexpr Move attack(Cell from, Cell to) noexcept {
        return {Kind::Attack, from, Cell{}, to};
    }
    static constexpr Move favor(Cell from, Cell to) noexcept {
        return {Kind::Favor, from, Cell{}, to};
    }

    static constexpr Move place(Card card, Cell to) noexcept {
        return {Kind::Place, Cell{static_cast<std::uint8_t>(card.id())}, Cell{}, to};
    }

    /// Only of a Place: the card that comes onto the board.
    [[nodiscard]] constexpr Card card() const noexcept { return Card::of_id(index(from)); }
    /// Different for different moves.
    [[nodiscard]] constexpr std::uint32_t code() const noexcept {
        return static_cast<std::uint32_t>(kind) << 24 | index(from) << 16 | index(last) << 8 |
               index(to);
    }
    friend constexpr bool operator==(Move, Move) = default;
};

/// Why 1088 is enough, for n <= 19 own cards and at least one of the enemy's:
///  - single moves: n cards to at most 39 - n empty spaces each: 380;
///  - swaps: each card with its upper, right and two upper diagonal neighbours: 76;
///  - attacks: four directions: 76;
///  - marches: a row with m own cards has at most m(m-1)/2 lines, each with at most 5 - m steps to
///    the sides and 7 up and down in all: at most 14 a card; a column with m likewise (8 - m, 4):
///    at most 15 a card. Together 29 x 19 = 551;
///  - Pass and Favor: 2.
/// A set-up has at most one for each card.
using Moves = FixedList<Move, 1088>;

/// The part of a State that one seat may know, or a viewer who may see no secrets at all. From the
/// first rally turn on that is everything.
struct View {
    std::optional<Seat> seat;  ///< none: the view on screen while a handover screen is up
    /// During a set-up only the seat's own cards are in it, placed and in hand; what it will draw
    /// for later rows is not.
    State open;
    CellSet covered = 0;  ///< where cards lie face down

    friend bool operator==(const View&, const View&) = default;
};

struct ArmyAnts {
    using State = army_ants::State;
    using Move = army_ants::Move;
    using Moves = army_ants::Moves;
    using View = army_ants::View;

    static constexpr std::string_view kId = "army-ants";
    static constexpr EndReason kQueenCaptured{"queen"};
    static constexpr EndReason kQueensOnly{"queens-only"};
    static constexpr std::array kReasons{kQueenCaptured, kQueensOnly, EndReason::kRepetition};

    static Turn turn(const State& state) noexcept;
    static Outcome outcome(const State& state, const History& history) noexcept;
    static void legal_moves(const State& state, Seat seat, Moves& moves) noexcept;
    /// As many as legal_moves() finds for the seat to move, without listing them: for perft and for
    /// mobility.
    static std::uint32_t count_moves(const State& state) noexcept;
    /// The attacks among the legal moves, in the same order: for quiescence search.
    static void legal_attacks(const State& state, Seat seat, Moves& moves) noexcept;
    static void apply(State& state, Move move) noexcept;
    /// Colour and value on each space, mover, phase and rally turns left. Neither suits nor
    /// edition, set-up and options.
    static std::uint64_t key(const State& state) noexcept;
    static bool repeatable(const State& state, Move move) noexcept {
        return state.phase == Phase::Battle && move.kind != Move::Kind::Attack;
    }
    static std::uint32_t move_code(const State& state, Move move) noexcept {
        return state.phase == Phase::Battle ? move.code() + 1 : 0;
    }
    /// The last card of a set-up, which the next player must not see come back, nor anybody after
    /// the reveal; and of a row of a Minor Deployment, which is final once the next draw is seen.
    static bool closes_past(const State& state, Move move) noexcept;
    /// The turn before has come back as well: half of a series of repetitions, see outcome().
    static bool on_a_loop(const History& history) noexcept {
        return history.run() >= 5 && history.back(1) == history.back(5);
    }
    static View observe(const State& state, std::optional<Seat> seat) noexcept;
    static bool hidden(const State& state) noexcept { return deploying(state); }
    static const State& known(const View& view) noexcept { return view.open; }
    /// Only the player who places a card knows which card it is.
    static bool sees_move(const State& state, const Move&, std::optional<Seat> seat) noexcept {
        return seat == state.mover;
    }

    // Text: notation.cpp.
    static std::string position_text(const State& state);
    static Parsed<State> parse_position(std::string_view text);
    static std::string move_text(const State& state, Move move);
    static Parsed<Move> parse_move(const State& state, std::string_view text);
    static Parsed<State> deal(std::string_view options, Rng& rng);
    /// One side's set-up as setup_notation.h writes it: during the set-up, or just after the
    /// reveal.
    static std::string setup_text(const State& state, Seat seat);
    static std::string setup_error(std::string_view setup);
    /// Still being set up, with secrets.
    static bool deploying(const State& state) noexcept { return state.phase == Phase::Deploy; }
    /// With ?? for every card.
    static std::string seen_text(const View& view);
    /// "??@a4"
    static std::string hidden_move_text(const State& state, const Move& move);
};

/// The Queen's place, or kNoCell when she has been captured.
constexpr Cell queen_of(const State& state, Seat seat) noexcept {
    const CellSet queen = state.queens & state.army[index(seat)];
    return queen != 0 ? first(queen) : kNoCell;
}

/// Has the mover of a battle position any command, so that it may not pass?
bool has_command(const State& state) noexcept;

/// How often the present position has stood on the board in this battle, now included. `history`
/// ends with it.
unsigned occurrences(const History& history) noexcept;
/// If no rule ends a repetition, the page points it out from this occurrence on, and players may
/// call the game a draw.
inline constexpr unsigned kTooOften = 3;
/// Has the present position come back so often, and no rule of repetition says what then?
bool repeats_without_rule(const State& state, const History& history) noexcept;

/// May the mover use the Queen's Favor now?
bool may_favor(const State& state) noexcept;

}  // namespace anthill::army_ants
