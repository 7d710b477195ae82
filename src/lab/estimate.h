#pragma once

// How sure the laboratory is of what it has counted.

#include <algorithm>
#include <cmath>

#include "engine/outcome.h"

namespace anthill::lab {

/// The mean of independent results, and how far off it may be.
class Estimate {
public:
    void add(double result) {
        ++count_;
        sum_ += result;
        squares_ += result * result;
    }
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] double mean() const { return sum_ / count_; }
    /// Half the width of the 95 % interval.
    [[nodiscard]] double error() const {
        const double variance = std::max(squares_ / count_ - mean() * mean(), 0.0);
        return 1.96 * std::sqrt(variance / count_);
    }

private:
    int count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// Won, drawn or lost by the player in that seat: 1, 1/2 or 0.
inline double share_of(const Outcome& outcome, Seat seat) {
    return outcome.kind != Outcome::Kind::Won ? 0.5 : outcome.winner == seat ? 1.0 : 0.0;
}

}  // namespace anthill::lab
