#pragma once

// Capturing the Queen by force, found by looking at every reply: nothing is estimated. The search
// asks for it before it begins; `anthill tactics` makes test positions with it and judges players
// by it.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

/// The Queen of the other side can be captured in so many turns of both sides together, whatever is
/// replied.
struct ForcedCapture {
    Move move;  ///< begins it
    int turns = 0;
};

/// A search that looks at every reply, as a machine that does so many steps at a time.
class CaptureSearch {
public:
    CaptureSearch() = default;
    /// Is the capture by the mover certain within `turns`, the first of them one of `moves`?
    /// `history`: null where no position can come back in time, else it ends with the state.
    /// Without `quiet_ends`, the turn before the capture must threaten it. Looks at `nodes`
    /// positions and no more.
    CaptureSearch(const State& state, const Moves& moves, int turns, const History* history,
                  std::uint64_t nodes, bool quiet_ends);

    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes);
    /// The move that begins the capture; nothing where there is none, or none was found.
    [[nodiscard]] const std::optional<Move>& found() const noexcept { return found_; }
    /// Positions that may still be looked at.
    [[nodiscard]] std::uint64_t left() const noexcept { return left_; }

private:
    /// A position with its mover's moves. The attacker needs one of them to be certain, the
    /// defender loses only by all of them.
    struct Frame {
        State state;
        Moves moves;
        std::size_t next = 0;
        int turns = 0;
        bool attacks = false;
    };
    void enter(const State& state, int turns, bool attacks);
    void leave(bool certain);
    void advance_top();
    bool play(State& state, Move move);
    void take_back();

    std::vector<Frame> frames_;  ///< the first ones up to depth_ are in use
    std::size_t depth_ = 0;
    History history_;  ///< empty where no position can come back in time
    std::uint64_t left_ = 0;
    std::optional<Move> found_;
    bool quiet_ends_ = false;
};

/// The shortest forced capture of the mover within `turns`; `history` ends with the state. One that
/// could run into an end by repetition does not count. Nothing where
///  - there is none,
///  - `nodes` positions were not enough to find it,
///  - its last quiet turn does not threaten the capture (zugzwang: too rare to look for).
class ForcedCaptureSearch {
public:
    ForcedCaptureSearch() = default;
    ForcedCaptureSearch(const State& state, const History& history, int turns, std::uint64_t nodes);
    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes);
    [[nodiscard]] const std::optional<ForcedCapture>& found() const noexcept { return found_; }

private:
    State state_;
    Moves moves_;
    History history_;
    bool repeats_ = false;
    int turns_ = 0;   ///< at most
    int within_ = 0;  ///< being looked at
    CaptureSearch search_;
    std::optional<ForcedCapture> found_;
};

/// Does this legal move begin or end a forced capture of up to so many turns? Zugzwang included:
/// slow and certain. Repetition is not looked at.
bool proves_capture(const State& state, Move move, int turns);
/// Does any move?
bool can_force_capture(const State& state, int turns);

}  // namespace anthill::army_ants
