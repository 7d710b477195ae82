#pragma once

// A capability of matches whose sides set up in secret: what one side has set up, in one line that
// says nothing of the other side. For commitments, and for whoever arranges cards.

#include <string>
#include <string_view>

#include "core/seat.h"

namespace anthill {

class SetupTexts {
public:
    /// What the side has set up so far, or before the game if that is over; empty where the game
    /// began with a given position. (games/army_ants/setup_notation.h)
    [[nodiscard]] virtual std::string setup_text(Seat seat) const = 0;

protected:
    ~SetupTexts() = default;
};

/// What is wrong with one side's secret set-up, written like that and perhaps not yet complete; ""
/// when nothing is.
[[nodiscard]] std::string setup_error(std::string_view setup);

}  // namespace anthill
