#pragma once

// Ants: Red vs. Black, by "Super" Dave Radzik: throw dice onto a red-and-black board and wound the
// other army away. Used through the Game contract of engine/game.h; nothing here knows text beyond
// what the contract asks for (notation.cpp).
//
// Rules: the printed rules (Another Game Company, 2009). web/src/games/red_vs_black/rules_en.ts
// tells them with our rulings. By its sections:
//   A turn                                         Phase, generate.cpp; why not: refusal.h
//   The throw, What a die does                     dice.h, wounds()
//   Tactics                                        Tactic, counted()
//   How a turn is resolved                         resolution.h
//   The end                                        gone(), outcome()
//
// Parameter of a deal:
//   clear  60: a die counts on a colour only where 60 percent of its outline lie on it (more than
//          half)
//
// A turn: Red and Black commit units, neither knowing what the other does; Red throws, Black
// throws; Red and Black use a tactic or none; both throws are resolved at once; each side with dice
// on its own Hill chooses which units come back. The actions so far decide which side acts next. A
// throw is a decision of the thrower: the dice have been thrown by a hand, and what came of it is
// the move.

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/fixed_list.h"
#include "core/parsed.h"
#include "core/rng.h"
#include "engine/history.h"
#include "engine/outcome.h"
#include "games/red_vs_black/dice.h"

namespace anthill::red_vs_black {

inline constexpr unsigned kUnits = 10;  ///< of an army, numbered from 1 on

enum class Unit : std::uint8_t { Unwounded, Wounded, Removed };

/// Units of one army: bit i is the unit with the number i + 1.
using UnitSet = std::uint16_t;
constexpr UnitSet unit_bit(unsigned number) noexcept {
    assert(number >= 1 && number <= kUnits);
    return static_cast<UnitSet>(1U << (number - 1));
}
constexpr unsigned count(UnitSet units) noexcept {
    return static_cast<unsigned>(std::popcount(units));
}

class Army {
public:
    [[nodiscard]] constexpr Unit at(unsigned number) const noexcept {
        assert(number >= 1 && number <= kUnits);
        return units_[number - 1];
    }
    constexpr void set(unsigned number, Unit unit) noexcept {
        assert(number >= 1 && number <= kUnits);
        units_[number - 1] = unit;
    }
    [[nodiscard]] constexpr UnitSet all(Unit unit) const noexcept {
        UnitSet found = 0;
        for (unsigned number = 1; number <= kUnits; ++number) {
            found = static_cast<UnitSet>(found | (at(number) == unit ? unit_bit(number) : 0));
        }
        return found;
    }
    /// Not removed.
    [[nodiscard]] constexpr unsigned size() const noexcept {
        return kUnits - count(all(Unit::Removed));
    }

    friend constexpr bool operator==(const Army&, const Army&) = default;

private:
    std::array<Unit, kUnits> units_{};
};

enum class Phase : std::uint8_t {
    Commit,
    Throw,
    Tactics,
    Reinforce  ///< the throws are resolved, units are owed for dice on Hills
};
inline constexpr std::array<std::string_view, 4> kPhases{"commit", "throw", "tactics", "reinforce"};
constexpr std::string_view text(Phase phase) noexcept {
    return kPhases[static_cast<std::size_t>(phase)];
}

/// A player's action between throws and resolution. Members that a kind does not use keep their
/// defaults.
struct Tactic {
    enum class Kind : std::uint8_t {
        Keep,    ///< none: costs nothing, the others cost a Tactic Point
        Adjust,  ///< the player's die `die` goes `step` up
        Swap,    ///< for this throw red tiles count as black and black ones as red
        Heal     ///< the wounds that `units` had before this turn are taken off
    };
    Kind kind = Kind::Keep;
    std::uint8_t die = 0;  ///< counted from 1
    std::int8_t step = 0;  ///< 1 or -1
    UnitSet units = 0;

    friend constexpr bool operator==(Tactic, Tactic) = default;
};

inline constexpr unsigned kTacticPoints = 3;   ///< of each player, for the whole game
inline constexpr unsigned kMostCommitted = 4;  ///< units in a turn
inline constexpr unsigned kMostHealed = 3;     ///< wound markers taken off by one Heal
/// An army that is no larger at the end of a turn has lost.
inline constexpr unsigned kTooFewUnits = 2;
inline constexpr std::uint32_t kMostTurns = 999'999;  ///< turns are counted up to here

/// Dice of a player who has committed so many units.
constexpr unsigned dice_for(unsigned committed) noexcept { return 3 + committed / 2; }

/// Has the army lost, at the end of a turn?
constexpr bool gone(const Army& army) noexcept { return army.size() <= kTooFewUnits; }

/// The present position. Everything of the turn under way is in it and cleared when the turn ends.
struct State {
    std::array<Army, 2> army{};
    std::array<std::uint8_t, 2> points{kTacticPoints, kTacticPoints};
    std::uint32_t turn = 1;
    Phase phase = Phase::Commit;
    std::array<std::optional<UnitSet>, 2> committed{};
    std::array<Throw, 2> thrown{};
    std::array<std::optional<Tactic>, 2> tactic{};
    std::array<std::uint8_t, 2> owed{};  ///< units that the player still has to bring back
    Scoring scoring;                     ///< clear=

    friend constexpr bool operator==(const State&, const State&) = default;
};

/// One decision, or a throw that was made. Members that a kind does not use keep their defaults, so
/// that equal moves are equal values.
struct Move {
    enum class Kind : std::uint8_t { Commit, Throw, Tactic, Reinforce };
    Kind kind = Kind::Commit;
    UnitSet units = 0;  ///< that are committed, or come back
    red_vs_black::Throw thrown{};
    red_vs_black::Tactic tactic{};

    static constexpr Move commit(UnitSet units) noexcept { return {Kind::Commit, units, {}, {}}; }
    static constexpr Move dice(const red_vs_black::Throw& thrown) noexcept {
        return {Kind::Throw, 0, thrown, {}};
    }
    static constexpr Move use(red_vs_black::Tactic tactic) noexcept {
        return {Kind::Tactic, 0, {}, tactic};
    }
    static constexpr Move keep() noexcept { return use({}); }
    static constexpr Move reinforce(UnitSet units) noexcept {
        return {Kind::Reinforce, units, {}, {}};
    }

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// Why 386 is enough: none to four of ten units can be committed in 1 + 10 + 45 + 120 + 210 ways.
/// Tactics are at most one to three of ten heals (175), ten adjustments, Swap and Keep; five of ten
/// come back in 252 ways; throws are 60 (legal_moves()).
using Moves = FixedList<Move, 386>;

/// The part of a State that one seat may know, or a viewer who may see no secrets at all:
/// everything but a commitment that the other side has not answered yet. That one is empty in
/// `open`, whatever it is.
struct View {
    std::optional<Seat> seat;
    State open;
    bool commitment_hidden = false;  ///< Red's; Black's ends the phase

    friend bool operator==(const View&, const View&) = default;
};

struct RedVsBlack {
    using State = red_vs_black::State;
    using Move = red_vs_black::Move;
    using Moves = red_vs_black::Moves;
    using View = red_vs_black::View;

    static constexpr std::string_view kId = "red-vs-black";
    static constexpr EndReason kUnits{"units"};
    static constexpr std::array kReasons{kUnits};

    static Turn turn(const State& state) noexcept;
    static Outcome outcome(const State& state, const History& history) noexcept;
    /// Everything that is legal, but for throws: there are 60 results of a die, ten numbers on six
    /// places, and, ordered as they are, up to 60 to the fifth power throws, times the spots that
    /// dice may lie at. It lists 60 of those without spots, in which each die shows each of its
    /// results once; perft counts with these.
    static void legal_moves(const State& state, Seat seat, Moves& moves) noexcept;
    static void apply(State& state, const Move& move) noexcept;
    /// Hashes the whole state: positions never repeat, and no rule asks for it.
    static std::uint64_t key(const State& state) noexcept;
    static bool repeatable(const State&, const Move&) noexcept { return false; }
    static std::uint32_t move_code(const State&, const Move&) noexcept { return 0; }
    /// A throw; and the second commitment, which shows the first one.
    static bool closes_past(const State& state, const Move& move) noexcept;
    static View observe(const State& state, std::optional<Seat> seat) noexcept;
    static bool hidden(const State& state) noexcept {
        return state.phase == Phase::Commit && state.committed[0].has_value();
    }
    static const State& known(const View& view) noexcept { return view.open; }
    static bool sees_move(const State& state, const Move& move, std::optional<Seat> seat) noexcept;
    /// More moves are legal than legal_moves() lists.
    static bool open_ended(const State& state) noexcept { return state.phase == Phase::Throw; }

    // Text: notation.cpp.
    static std::string position_text(const State& state);
    static Parsed<State> parse_position(std::string_view text);
    static std::string move_text(const State& state, const Move& move);
    static Parsed<Move> parse_move(const State& state, std::string_view text);
    static Parsed<State> deal(std::string_view options, Rng& rng);
    /// With red-commit=? for a hidden commitment.
    static std::string seen_text(const View& view);
    /// "commit:?"
    static std::string hidden_move_text(const State& state, const Move& move);
};

/// The seat to act in a position that is not over.
Seat mover(const State& state) noexcept;

/// Whether an army has become too small: only at the end of a turn, which is the beginning of the
/// next one.
bool over(const State& state) noexcept;

/// Dice that the seat throws this turn, once it has committed.
inline unsigned dice_of(const State& state, Seat seat) noexcept {
    return dice_for(count(state.committed[index(seat)].value_or(0)));
}

/// The die as it counts after the thrower's tactic: its number adjusted, its tile of the other
/// colour. A die that lies nowhere stays there.
Die counted(Die die, unsigned number_in_throw, const std::optional<Tactic>& tactic) noexcept;

/// Does a die that counts like this, thrown by `seat`, wound?
constexpr bool wounds(Die die, Seat seat) noexcept {
    return die.place == (seat == Seat::Red ? Place::Red : Place::Black);
}

}  // namespace anthill::red_vs_black
