#pragma once

// Exact values of small groups of ants that have nothing to do with the rest of the board, and what
// they tell about a whole position.
//
// If the last turn was no pass and there is no lead, let s be the present score, Y the best that
// red's covers give and X the best that black's give, points of red counted positive. Red to move
// comes to R = max(Y, min(s, X)), for after a pass black may end the round or cover; black to move
// to B = min(X, max(s, Y)). So R >= B, and where R > B the first cover is worth having. For two
// independent groups G and H, whose scores add up:
//
//     R(G) + B(H) <= R(G + H) <= R(G) + R(H)
//     B(G) + B(H) <= B(G + H) <= B(G) + R(H)
//
// By induction over the covers left. The upper bound of R(G + H): a red cover in G gives at most
// Y(G) + R(H) by the bound of B for what it leaves; a pass gives at most s(G) + s(H), and where
// X(G) < s(G), black's best cover in G keeps it at X(G) + R(H); in H likewise. The lower bound: if
// R(G) = Y(G), red takes that cover. Otherwise R(G) = B(G) = min(s(G), X(G)), and red passes:
// black's covers in G leave at least X(G) + B(H), those in H at least B(G) + X(H), and ending
// leaves s(G) + s(H), which is too little only where s(H) < B(H) <= Y(H), and then red's cover in H
// gives B(G) + Y(H). The bounds of B are these with the colours exchanged.
//
// Hence a group with R = B is worth just that beside any others, whichever side moves, and all of
// them together are bounded from both sides.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "players/ant_war/reachability.h"

namespace anthill::ant_war {

inline constexpr int kBeyondValues = 1000;  ///< more than any value of a round, in points

/// The result of best play in a group from now on, in points of red minus points of black: R and B
/// above without the present score.
struct Stops {
    std::int16_t red = 0;    ///< red covers first if it likes
    std::int16_t black = 0;  ///< black does; never more than `red`

    [[nodiscard]] constexpr bool settled() const noexcept { return red == black; }
};

class Groups {
public:
    /// A table of 2^log2_entries groups is allocated at once.
    explicit Groups(unsigned log2_entries) : table_(std::size_t{1} << log2_entries) {}

    /// Before another geometry: what is known of the one before means nothing there.
    void forget() noexcept { ++run_; }
    /// The stops of the live ants on these slots, as if there were no others. Tries everything: for
    /// at most five or six ants.
    [[nodiscard]] Stops stops(const RoundState& round, SlotSet group) noexcept;

private:
    struct Entry {
        std::uint64_t key = 0;
        Stops stops;
    };

    [[nodiscard]] Stops work_out(const RoundState& round, SlotSet group) noexcept;
    [[nodiscard]] Stops after_cover(const RoundState& round, SlotSet group) noexcept;

    std::vector<Entry> table_;
    std::uint64_t run_ = 0;
};

}  // namespace anthill::ant_war
