#pragma once

// Time in the view: how far a move has come on its way from one position to the next. The view
// itself knows no clock; the code that draws frames passes the time in milliseconds.

#include <algorithm>
#include <cstdint>

namespace anthill {

/// Slow, fast, slow; 0 to 1 for 0 to 1.
constexpr double eased(double t) noexcept { return t * t * (3 - 2 * t); }

/// The progress of a part of a transition that lasts from `begin` to `end` of the whole.
constexpr double part_of(double t, double begin, double end) noexcept {
    return std::clamp((t - begin) / (end - begin), 0.0, 1.0);
}

class TransitionClock {
public:
    /// Starts at `now`; a length of 0 is over at once.
    void start(std::uint64_t now, int milliseconds) noexcept {
        begin_ = now;
        length_ = milliseconds;
        running_ = milliseconds > 0;
    }
    void stop() noexcept { running_ = false; }
    [[nodiscard]] bool running() const noexcept { return running_; }
    /// 0 to 1; 1 when nothing runs.
    [[nodiscard]] double progress(std::uint64_t now) const noexcept {
        if (!running_ || now < begin_) {
            return running_ ? 0 : 1;
        }
        return std::min(1.0, static_cast<double>(now - begin_) / length_);
    }

private:
    std::uint64_t begin_ = 0;
    int length_ = 0;
    bool running_ = false;
};

}  // namespace anthill
