#pragma once

// The smallest game that uses every part of the Game contract. It always compiles and goes through
// the contract suite like the real ones, so the contract never asks for more than it says; and its
// counts can be checked with pencil and paper.
//
// Two ants face each other in a corridor of four spaces, as in "R..B". A turn is a step to a free
// space, "left" or "right", or "take" when the enemy is on the next space, which wins; one of them
// is always possible. The third occurrence of a position is a draw. A ditch lies between the two
// middle spaces: each ant may step "over" it once, the one step that cannot be taken back.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/fixed_list.h"
#include "engine/game.h"

namespace anthill::tests {

struct TinyGame {
    static constexpr int kSpaces = 4;
    static constexpr int kGone = -1;

    enum class Move : std::uint8_t { Left, Right, Over, Take };
    using Moves = FixedList<Move, 4>;

    struct State {
        std::array<std::int8_t, 2> at{0, kSpaces - 1};
        std::array<bool, 2> crossed{};
        Seat mover = Seat::Red;
        friend bool operator==(const State&, const State&) = default;
    };
    using View = State;

    static constexpr std::string_view kId = "tiny";
    static constexpr EndReason kTaken{"taken"};
    static constexpr std::array kReasons{kTaken, EndReason::kRepetition};
    static constexpr std::array<std::string_view, 4> kMoveNames{"left", "right", "over", "take"};

    static Turn turn(const State& s) {
        return {s.at[0] == kGone || s.at[1] == kGone ? Turn::Kind::Over : Turn::Kind::Decision,
                s.mover};
    }
    static Outcome outcome(const State& s, const History& history) {
        if (turn(s).kind == Turn::Kind::Over) {
            return Outcome::won(s.at[0] == kGone ? Seat::Black : Seat::Red, kTaken);
        }
        int earlier = 0;
        for (std::uint32_t plies = 1; plies <= history.run(); ++plies) {
            earlier += history.back(plies) == history.back();
        }
        return earlier >= 2 ? Outcome::draw(EndReason::kRepetition) : Outcome::playing();
    }
    static void legal_moves(const State& s, Seat seat, Moves& moves) {
        moves.clear();
        if (turn(s) != Turn{Turn::Kind::Decision, seat}) {
            return;
        }
        const int here = s.at[index(seat)];
        const int there = s.at[index(other(seat))];
        for (const int step : {-1, 1}) {
            const int to = here + step;
            if (to < 0 || to >= kSpaces || to == there) {
                continue;
            }
            const bool ditch = here / 2 != to / 2;
            if (!ditch) {
                moves.push_back(step < 0 ? Move::Left : Move::Right);
            } else if (!s.crossed[index(seat)]) {
                moves.push_back(Move::Over);
            }
        }
        if (here - there == 1 || there - here == 1) {
            moves.push_back(Move::Take);
        }
    }
    static void apply(State& s, Move move) {
        auto& here = s.at[index(s.mover)];
        switch (move) {
            case Move::Left: --here; break;
            case Move::Right: ++here; break;
            case Move::Over:
                here = here == 1 ? 2 : 1;
                s.crossed[index(s.mover)] = true;
                break;
            case Move::Take: s.at[index(other(s.mover))] = kGone; break;
        }
        s.mover = other(s.mover);
    }
    static std::uint64_t key(const State& s) {
        std::uint64_t bits = 1;
        for (const int part :
             {s.at[0] + 1, s.at[1] + 1, int(s.crossed[0]), int(s.crossed[1]), int(s.mover)}) {
            bits = bits * 8 + static_cast<std::uint64_t>(part);
        }
        return bits * 0x9e3779b97f4a7c15ULL;
    }
    static bool repeatable(const State&, Move move) {
        return move == Move::Left || move == Move::Right;
    }
    static std::uint32_t move_code(const State&, Move move) {
        return static_cast<std::uint32_t>(move) + 1;
    }
    static View observe(const State& s, Seat) { return s; }

    // "tiny R..B red" and, when someone has crossed the ditch, " crossed=red", "black" or "both".
    static std::string position_text(const State& s) {
        std::string corridor(kSpaces, '.');
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            if (s.at[index(seat)] != kGone) {
                corridor[static_cast<std::size_t>(s.at[index(seat)])] =
                    seat == Seat::Red ? 'R' : 'B';
            }
        }
        std::string crossed;
        if (s.crossed[0] || s.crossed[1]) {
            crossed = s.crossed[0] && s.crossed[1] ? " crossed=both"
                      : s.crossed[0]               ? " crossed=red"
                                                   : " crossed=black";
        }
        return "tiny " + corridor + " " + std::string(text(s.mover)) + crossed;
    }
    static Parsed<State> parse_position(std::string_view text) {
        // A space has few states: try them all, so that reading cannot disagree with writing.
        State s;
        for (int code = 0; code < 5 * 5 * 8; ++code) {
            s.at = {static_cast<std::int8_t>(code % 5 - 1),
                    static_cast<std::int8_t>(code / 5 % 5 - 1)};
            s.crossed = {code / 25 % 2 == 1, code / 50 % 2 == 1};
            s.mover = code / 100 == 0 ? Seat::Red : Seat::Black;
            if (s.at[0] != s.at[1] && position_text(s) == text) {
                return s;
            }
        }
        return Error{"expected a position such as 'tiny R..B red'"};
    }
    static std::string move_text(const State&, Move move) {
        return std::string(kMoveNames[static_cast<std::size_t>(move)]);
    }
    static Parsed<Move> parse_move(const State& s, std::string_view text) {
        Moves moves;
        legal_moves(s, s.mover, moves);
        for (const Move move : moves) {
            if (move_text(s, move) == text) {
                return move;
            }
        }
        return Error{"expected left, right, over or take where it is possible"};
    }
    static Parsed<State> deal(std::string_view options, Rng& rng) {
        if (!options.empty()) {
            return Error{"expected no options"};
        }
        State s;
        s.at[0] = static_cast<std::int8_t>(rng.below(2));
        s.at[1] = static_cast<std::int8_t>(2 + rng.below(2));
        return s;
    }
};

static_assert(TextGame<TinyGame>);

}  // namespace anthill::tests
