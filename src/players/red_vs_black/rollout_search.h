#pragma once

// The computer player of Ants: Red vs. Black. Every decision is weighed by what it is worth at the
// end of a turn: a commitment and a throw at the end of this one, a tactic and reinforcements at
// the end of the next one, both by playing turns out many times with dice drawn from the table
// (reach.h). First every option is judged at sight, tactics against Black's best answer; then the
// best ones are played out, twice as often in each round, with the same dice for all of them. Works
// in slices.

#include <cstdint>
#include <vector>

#include "engine/search/limits.h"
#include "engine/search/search_info.h"
#include "games/red_vs_black/rules.h"
#include "players/red_vs_black/evaluate.h"
#include "players/red_vs_black/throw_handicap.h"

namespace anthill::red_vs_black {

class RolloutSearch {
public:
    /// Of a view the seat to move. A game that is not over.
    void start(const View& view, const SearchLimits& limits, const ThrowHandicap& handicap);
    /// Plays out up to so many more turns; false when done.
    bool step(std::uint64_t nodes);
    void stop() { running_ = false; }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] const std::vector<SearchInfo<Move>>& infos() const { return infos_; }
    /// Of the best line of the latest infos; there are always some. A throw is what comes of aim(),
    /// drawn from the table.
    [[nodiscard]] Move best() const { return infos_[best_info()].line.front(); }
    /// Of a throw, what the accuracy makes of the best aim, by the seed of the handicap; or of that
    /// of one of the infos.
    [[nodiscard]] Aim aim() const { return aims_[best_info()]; }
    [[nodiscard]] Aim aim(std::size_t number) const { return aims_[number]; }

private:
    struct Option {
        Move move;
        Aim aim;           ///< of a throw
        State after;       ///< where playing out begins
        int at_sight = 0;  ///< value to the mover
        int noise = 0;     ///< by how much it is misjudged
        std::int64_t sum = 0;
        std::int64_t turns = 0;

        [[nodiscard]] int value() const {
            return noise + (turns > 0 ? static_cast<int>(sum / turns) : at_sight);
        }
    };

    [[nodiscard]] std::size_t best_info() const {
        return infos_.size() - static_cast<std::size_t>(infos_.back().number);
    }
    void list_options();
    void list_tactics();
    int answered(const State& after, State& end);
    void add(const Move& move, const State& after, int at_sight);
    void misjudge();
    void keep_best();
    void report();
    void tell(const Option& option, int depth, int number);
    void play_out(Option& option, std::uint64_t turn);

    State state_;
    Seat seat_ = Seat::Red;
    ThrowHandicap handicap_;
    SearchLimits limits_;
    std::vector<Option> options_;  ///< after the first report only those that are played out
    std::vector<SearchInfo<Move>> infos_;
    std::vector<Aim> aims_;  ///< of throws, those of infos_
    int reports_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t turns_each_ = 0;  ///< that every option has been played out
    std::size_t next_ = 0;          ///< option to be played out
    std::uint64_t round_end_ = 0;   ///< turns_each_ at which the round ends
    bool running_ = false;
};

}  // namespace anthill::red_vs_black
