#pragma once

// The positions that were passed on the way to the present one, as keys, and the moves between
// them, as codes: what repetition rules need and nothing else. A game's State knows only the
// present; the match, perft and the search each keep a History beside it and update it
// through advance() of game.h.

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace anthill {

/// Keys of the positions since the game's repetition count began, oldest first, the present
/// position last. Rules read it and never change it. reserve() before a search so that push() does
/// not allocate in it.
class History {
public:
    void reserve(std::size_t plies) { entries_.reserve(plies); }

    /// Notes that `key` is now the present position. `repeatable` says that earlier positions can
    /// still come back; false after a capture or a change of phase, which cuts the past off for
    /// good. `move_code` names the move that led here; 0 for the first position of all, and for
    /// moves that no repetition rule counts.
    void push(std::uint64_t key, bool repeatable, std::uint32_t move_code = 0) {
        const std::uint32_t run = repeatable && !entries_.empty() ? entries_.back().run + 1 : 0;
        entries_.push_back({key, run, move_code});
    }
    /// Takes back the latest push; the history must not be empty.
    void pop() {
        assert(!entries_.empty());
        entries_.pop_back();
    }
    void clear() { entries_.clear(); }

    [[nodiscard]] bool empty() const noexcept { return entries_.empty(); }
    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }

    /// How many earlier positions the present one could repeat: 0 right after an irreversible move.
    [[nodiscard]] std::uint32_t run() const noexcept {
        return entries_.empty() ? 0 : entries_.back().run;
    }

    /// Key of the position `plies` before the present one; plies must not exceed run().
    [[nodiscard]] std::uint64_t back(std::uint32_t plies = 0) const noexcept {
        assert(!entries_.empty() && plies <= run());
        return entries_[entries_.size() - 1 - plies].key;
    }

    /// Code of the move that led to the position `plies` before the present one; plies must be less
    /// than size().
    [[nodiscard]] std::uint32_t move_back(std::uint32_t plies = 0) const noexcept {
        assert(plies < entries_.size());
        return entries_[entries_.size() - 1 - plies].move_code;
    }

    friend bool operator==(const History&, const History&) = default;

private:
    struct Entry {
        std::uint64_t key;
        std::uint32_t run;
        std::uint32_t move_code;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    std::vector<Entry> entries_;
};

}  // namespace anthill
