#pragma once

// Capturing the Queen by force, whatever is replied: every reply is looked at, nothing is
// estimated. The search asks for it before it begins.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/knowledge.h"
#include "games/army_ants/rules.h"

namespace anthill::army_ants {

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
    [[nodiscard]] const std::optional<ForcedWin<Move>>& found() const noexcept { return found_; }

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
    /// Looks from the start again, so many turns ahead.
    void begin(int turns);
    void enter(const State& state, int turns, bool attacks);
    void leave(bool certain);
    void advance_top();
    bool play(State& state, Move move);
    void take_back();

    std::vector<Frame> frames_;  ///< the first ones up to depth_ are in use
    std::size_t depth_ = 0;
    History history_;  ///< empty where no position can come back in time
    int turns_ = 0;    ///< at most
    std::uint64_t left_ = 0;
    std::optional<ForcedWin<Move>> found_;
};

}  // namespace anthill::army_ants
