#pragma once

// Chooses turns while a cut is still to come (State::half): every turn is judged by what follows if
// the cut goes to the one and to the other colour, each as likely as its cards are among the
// undealt ones. For the last turn before the cut that is the expectation; earlier turns are judged
// as if the cards were known at once, which the next turn corrects. In slices, like the search of
// play:
//
//     cut_search.start(state, limits, handicap);
//     while (cut_search.step(4096)) { look at the clock and the input, maybe stop }
//     play cut_search.best()

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "players/ant_war/odds_search.h"

namespace anthill::ant_war {

class CutSearch {
public:
    /// The search is borrowed for as long as this is stepped.
    explicit CutSearch(RoundSearch& search) : search_(search) {}

    /// `state` is in play and a cut is to come. Drops what it was looking at.
    void start(const State& state, const SearchLimits& limits, const Handicap& handicap);
    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes);

    /// Always a legal move.
    [[nodiscard]] Move best() const noexcept { return best_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept {
        return nodes_ + (searching_ ? search_.nodes() : 0);
    }
    [[nodiscard]] const std::vector<SearchInfo<Move>>& infos() const noexcept { return infos_; }

private:
    struct Candidate {
        RoundMove step;
        int worth = 0;  ///< expected points for the mover, in hundredths, at the last depth that
                        ///< was finished
    };

    void begin();
    void finish(int score);
    void conclude();

    RoundSearch& search_;
    RoundGeometry geometry_;
    std::array<RoundState, 2> roots_{};  ///< if the cut goes to the other colour, and to the mover
    std::array<int, 2> weights_{};       ///< cards for the one and the other
    SearchLimits limits_;
    Handicap handicap_;
    std::vector<Candidate> candidates_;  ///< best first
    std::size_t next_ = 0;               ///< candidate being looked at
    std::size_t outcome_ = 0;            ///< of the cut: index of roots_
    int sum_ = 0;                        ///< weighted scores of the outcomes looked at
    Seat child_mover_ = Seat::Red;
    int depth_ = 0;
    bool searching_ = false;
    std::uint64_t nodes_ = 0;  ///< of the searches that are finished
    std::vector<SearchInfo<Move>> infos_;
    Move best_{};
};

}  // namespace anthill::ant_war
