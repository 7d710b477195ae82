#pragma once

// Finds the value of a deal to each colour, by searches with the one or the other moving first and
// further turns ahead: how the computer names odds and picks a colour. In slices, like the search
// of play:
//
//     odds_search.start(state, limits, handicap);
//     while (odds_search.step(4096)) { look at the clock and the input, maybe stop }
//     play odds_search.best()

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/iterative_deepening.h"
#include "players/ant_war/knowledge.h"
#include "players/ant_war/round_game.h"

namespace anthill::ant_war {

/// Depth at which the searches before a round, for the odds and after the cut, stop.
inline constexpr int kDeepestStart = 30;

using RoundSearch = IterativeDeepening<RoundGame, Knowledge>;

/// How likely a cut goes to each colour beside the other: what AntWar::weight() says of its
/// outcomes. A joker goes to none: it is cut again.
std::array<int, 2> cut_weights(const State& state) noexcept;

class OddsSearch {
public:
    /// The search is borrowed for as long as this is stepped.
    explicit OddsSearch(RoundSearch& search) : search_(search) {}

    /// `state` is in phase Odds or Take. Drops what it was judging.
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
    // How early red moves, as one number: at kBegin + n, n > 0, it has n turns before black's
    // first; at kBegin + 1 - n black has n turns before red's first. Each step up is one red turn
    // more or one black turn less.
    static constexpr int kBegin = 9;
    static constexpr int kStarts = 20;

    /// The start that whole turns of odds come to, and the one with a turn more.
    struct Starts {
        int whole, next;
    };
    static Starts starts_of(Odds odds) noexcept {
        const int turns = odds.halves / 2;
        return odds.colour == Seat::Red ? Starts{kBegin + turns, kBegin + turns + 1}
                                        : Starts{kBegin + 1 - turns, kBegin - turns};
    }

    [[nodiscard]] std::optional<int> next_start() const noexcept;
    void begin(int start);
    void finish();
    void conclude();
    [[nodiscard]] int worth(Odds odds) const noexcept;
    [[nodiscard]] bool known(int start) const noexcept {
        return worth_[static_cast<std::size_t>(start)].has_value();
    }
    [[nodiscard]] int at(int start) const noexcept {
        return *worth_[static_cast<std::size_t>(start)];
    }
    [[nodiscard]] std::vector<Odds> judged() const;

    RoundSearch& search_;
    State state_{};
    RoundGeometry geometry_;
    SearchLimits limits_;
    Handicap handicap_;
    /// Points of red minus points of black, in hundredths, at this depth.
    std::array<std::optional<int>, kStarts> worth_{};
    std::array<int, 2> cut_weights_{};  ///< by colour
    int depth_ = 0;
    int start_ = 0;  ///< being searched
    bool searching_ = false;
    std::uint64_t nodes_ = 0;  ///< of the searches that are finished
    std::vector<SearchInfo<Move>> infos_;
    Move best_{};
};

}  // namespace anthill::ant_war
