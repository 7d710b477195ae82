#pragma once

// The computer player of Ants: Red vs. Black. Every decision is weighed by what it is worth at the end of a turn: a commitment and
// a throw at the end of this one, a tactic and reinforcements at the end of the next one, both by playing turns out many times
// with dice drawn from the table (reach.h). First every option is judged at sight, tactics against Black's best answer; then the
// best ones are played out, twice as often in each round, with the same dice for all of them. Works in slices.

#include <cstdint>
#include <vector>

#include "engine/search/limits.h"
#include "games/red_vs_black/rules.h"
#include "players/handicap.h"
#include "players/red_vs_black/evaluate.h"

namespace anthill::red_vs_black {

class RolloutSearch {
public:
    struct Report {
        int depth = 0;  ///< round
        int score = 0;  ///< of the best option, for the mover, in hundredths of a unit
        std::uint64_t nodes = 0;
        Move best;  ///< of a throw what comes of `aim`, drawn from the table
        Aim aim;    ///< of a throw what the hand makes of the best aim, by the seed of the handicap
    };

    /// Of a view the seat to move, and of its handicap the hand. A game that is not over.
    void start(const View& view, const SearchLimits& limits, const Handicap& handicap);
    /// Plays out up to so many more turns; false when done.
    bool step(std::uint64_t nodes);
    void stop() { running_ = false; }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] const std::vector<Report>& reports() const { return reports_; }
    /// Of the latest report; there is always one.
    [[nodiscard]] Move best() const { return reports_.back().best; }
    [[nodiscard]] Aim aim() const { return reports_.back().aim; }

private:
    struct Option {
        Move move;
        Aim aim;           ///< of a throw
        State after;       ///< where playing out begins
        int at_sight = 0;  ///< value to the mover
        int noise = 0;     ///< by how much it is misjudged
        std::int64_t sum = 0;
        std::int64_t turns = 0;

        [[nodiscard]] int value() const { return noise + (turns > 0 ? static_cast<int>(sum / turns) : at_sight); }
    };

    void list_options();
    void list_tactics();
    int answered(const State& after, State& end);
    void add(const Move& move, const State& after, int at_sight);
    void misjudge();
    void keep_best();
    void report();
    void throw_as(Report& report, Aim aim) const;
    void play_out(Option& option, std::uint64_t turn);

    State state_;
    Seat seat_ = Seat::Red;
    Handicap handicap_;
    SearchLimits limits_;
    std::vector<Option> options_;  ///< after the first report only those that are played out
    std::vector<Report> reports_;
    std::uint64_t nodes_ = 0;
    std::uint64_t turns_each_ = 0;  ///< that every option has been played out
    std::size_t next_ = 0;          ///< option to be played out
    std::uint64_t round_end_ = 0;   ///< turns_each_ at which the round ends
    bool running_ = false;
};

}  // namespace anthill::red_vs_black
