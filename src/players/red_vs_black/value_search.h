#pragma once

// The search of Ants: Red vs. Black: every decision by Red's chances at the end of the
// turn (value_table.h). Tactics are tried one by one, each with every answer; throws by samples of
// both sides' dice against the armies as they stand. It runs to completion in start(), in
// a few milliseconds, so that limits of time and nodes do not matter.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/limits.h"
#include "engine/search/search_info.h"
#include "games/red_vs_black/rules.h"
#include "players/red_vs_black/choices.h"
#include "players/red_vs_black/throw_handicap.h"
#include "players/red_vs_black/turn_model.h"

namespace anthill::red_vs_black {

/// The score of a chance to win for a seat, in hundredths of a unit: a unit is a tenth of all
/// chances, which is about its real effect.
constexpr int score_of(Value value, Seat seat) noexcept {
    const int for_red = (2 * value - kSure) * 500 / kSure;
    return seat == Seat::Red ? for_red : -for_red;
}

class ValueSearch {
public:
    /// Requires a running game and the view of the seat to move. The decision is complete when this
    /// returns.
    void start(const View& view, const SearchLimits& limits, const ThrowHandicap& handicap);

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] const std::vector<SearchInfo<Move>>& infos() const { return infos_; }
    [[nodiscard]] Move best() const { return infos_.front().line.front(); }
    /// Red's chances with the best choice.
    [[nodiscard]] Value value() const { return value_; }
    /// Red's chances with another one; nothing of a move that was not looked at, as of units that
    /// come back or are sent: which ones makes no difference.
    [[nodiscard]] std::optional<Value> value_of(const Move& move) const;
    /// For a throw: the aim of one of the infos as the accuracy makes it, by the seed of the
    /// handicap.
    [[nodiscard]] Aim aim(std::size_t number = 0) const { return aims_[number]; }

private:
    struct Option {
        Move move;
        int speed = 0;  ///< of a throw
        Value value = 0;
    };

    void tell(std::size_t lines);
    void list_throws();
    [[nodiscard]] std::vector<Value> values_of_red(const ThrowSample& red,
                                                   const ThrowSample& black);
    void list_tactics();
    void list_returns(int lines);
    /// A choice of units. Which ones makes no difference to the table: where more than one line is
    /// told, as many others are worth the same.
    void list_units(const Move& best, Value value, int lines);
    /// By how much the handicap misjudges an option, in hundredths of a unit.
    [[nodiscard]] bool passes_by() const;
    [[nodiscard]] int mistake(std::size_t number) const;
    [[nodiscard]] int preference(std::size_t number) const;

    State state_;
    Seat seat_ = Seat::Red;
    ThrowHandicap handicap_;
    std::vector<Option> options_;
    std::vector<SearchInfo<Move>> infos_;
    std::vector<Aim> aims_;  ///< of throws, those of infos_
    Value value_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace anthill::red_vs_black
