#pragma once

// Decides whether the Queen can be captured by force within so many turns, like forced_capture.h
// but with a table of what is known, and threats and refutations first: for captures further ahead.
// Every move of both sides is looked at, unless only threats are asked for. Repetition is not
// looked at. Used for proofs, certificates and puzzles.

#include <array>
#include <cstdint>
#include <vector>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// A battle, or the last turn before it: Black's, after which Red begins.
inline bool can_be_solved(const State& state) noexcept {
    return state.phase == Phase::Battle ||
           (state.phase == Phase::Rally && state.mover == Seat::Black &&
            state.rally_left == std::array<std::uint8_t, 2>{0, 1});
}

class CaptureSolver {
public:
    /// A table of 2^log2_entries positions is kept for all questions.
    explicit CaptureSolver(unsigned log2_entries);

    /// Does the mover capture the Queen within `turns` of both sides together (an odd number)? Or,
    /// where `defends`, is the mover's own Queen captured within `turns` (an even number), whatever
    /// it does? With `threats` each of the attacker's moves before the capture must threaten it.
    void start(const State& state, int turns, bool defends = false, bool threats = false);
    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes);
    [[nodiscard]] bool certain() const noexcept { return certain_; }
    /// The move that begins the capture, if it is certain and the mover attacks; the reply that
    /// prevents it, if it is not and the mover defends.
    [[nodiscard]] Move move() const noexcept { return move_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

private:
    struct Entry {
        std::uint64_t key = 0;
        std::int8_t certain = kNever;  ///< within so many turns
        std::int8_t prevented = 0;     ///< for so many
        Move best{};
    };
    struct Candidate {
        Move move;
        int order;
    };
    struct Frame {
        State state;
        std::uint64_t key = 0;
        std::vector<Candidate> moves;
        std::size_t next = 0;
        int turns = 0;
        bool defends = false;
    };
    static constexpr std::int8_t kNever = 127;

    void enter(const State& state, int turns, bool defends);
    void list(Frame& frame, Move first);
    [[nodiscard]] std::vector<Move> waiting_moves(const State& state) const;
    void advance_top();
    void leave(bool certain, Move move);
    void keep(const Frame& frame, bool certain, Move best);
    [[nodiscard]] Entry& entry(std::uint64_t key) { return table_[key & (table_.size() - 1)]; }

    std::vector<Entry> table_;
    std::vector<Frame> frames_;
    std::vector<Move> refutations_;  ///< by depth: the reply that prevented it last
    std::size_t depth_ = 0;
    std::uint64_t nodes_ = 0;
    bool threats_ = false;
    bool certain_ = false;
    Move move_{};
};

}  // namespace anthill::army_ants
