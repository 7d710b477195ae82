#pragma once

// The exact value of the rest of a round, with a line of best play: everything is searched to the
// end, no estimates. In slices, like the search:
//
//     solver.start(round, guess);
//     while (solver.step(4096)) { look at the clock and the input }
//     if (solver.solved()) ... solver.value(), solver.line()
//
// Questions "is it at least so much?" are asked until one number is left (MTD(f)), each answered by
// a depth-first search with a hash table of bounds. It is fast because values are kept relative to
// the present score and without the ants that can no longer change anything (reachability.h), so
// that many positions are one; what either colour could win alone bounds every position; groups
// that are settled count as what they come to, and the others bound the sum (groups.h).
//
// After a pass the other colour may end the round, so that the position is worth max(s, R) in the
// words of groups.h: where the present score s does not answer the question, the pass before no
// longer matters. And passing may only help a side that is content with s.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/zeroed_array.h"
#include "players/ant_war/groups.h"

namespace anthill::ant_war {

class Solver {
public:
    /// A table of 2^log2_entries bounds is allocated at once and kept for all positions.
    explicit Solver(unsigned log2_entries);

    /// Drops what it was solving. `guess`: what the value may be, in points for the mover; costs
    /// only time when wrong. The position must not be over.
    void start(const RoundState& position, int guess);
    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes);

    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
    /// The value is known; the line may still be on its way.
    [[nodiscard]] bool solved() const noexcept { return lower_ >= upper_; }
    /// All is done.
    [[nodiscard]] bool finished() const noexcept { return finished_; }
    /// Points for the mover of the position, meaningful once solved().
    [[nodiscard]] int value() const noexcept { return lower_; }
    /// Best play to the end of the round as far as it has been found; all of it once finished().
    [[nodiscard]] const std::vector<RoundMove>& line() const noexcept { return line_; }

private:
    struct Entry {
        std::uint32_t check = 0;
        std::int16_t lower = 0;  ///< relative to the score of the position
        std::int16_t upper = 0;
        RoundMove best{};
        std::uint8_t size = 0;  ///< live ants: what is worth keeping
        std::uint8_t run = 0;   ///< number of the start() that wrote it; 0 was never written
    };
    struct Candidate {
        RoundMove step;
        std::int32_t order;
    };
    struct Frame {
        SolverPosition node;
        FixedList<Candidate, 225> moves;
        std::uint64_t key;
        std::size_t next;
        int beta;   ///< is the value at least this? From the mover's view, without `solo`
        int solo;   ///< points of groups left out, from the mover's view
        int floor;  ///< the mover has this at least, groups included, by ending the round
        int most;   ///< points that the mover still wins at most
        int taken;  ///< points of the other colour's that it still takes at most
        int score;  ///< present one, from the mover's view
        int best;
        RoundMove best_step;
        RoundMove step;  ///< being tried
        bool entered;
    };

    static constexpr unsigned kLog2Groups = 14;

    void ask(const RoundState& position, int beta);
    void enter(Frame& frame);
    void choose(Frame& frame);
    void accept(Frame& frame);
    void leave(const Frame& frame, int value);
    void answered();
    void follow();
    [[nodiscard]] bool freeze(Frame& frame, const Reachability& reachability);
    void list_moves(Frame& frame, RoundMove first, bool has_first);
    /// Has the processor bring what find() is going to look at.
    void fetch(std::uint64_t key) const noexcept;
    [[nodiscard]] const Entry* find(std::uint64_t key) const noexcept;
    void store(const Frame& frame, int value, bool at_least);

    Groups groups_{kLog2Groups};
    ZeroedArray<Entry> table_;
    std::size_t mask_;
    std::uint8_t run_ = 0;
    std::vector<Frame> frames_;
    /// [colour][from][to]: how often it ended a search.
    std::array<std::array<std::array<std::int32_t, kSlots>, kSlots>, 2> cuts_{};
    std::size_t depth_ = 0;
    std::uint64_t nodes_ = 0;

    RoundState root_;
    RoundState line_end_;  ///< where line_ leads
    std::vector<RoundMove> line_;
    int line_value_ = 0;  ///< of line_end_, for its mover
    int lower_ = 0;
    int upper_ = 0;
    int stride_ = 1;  ///< to the next question while there is a bound on one side only
    int asked_ = 0;
    int returned_ = 0;
    Seat returned_for_ = Seat::Red;
    bool answering_ = false;
    bool finished_ = true;
};

}  // namespace anthill::ant_war
