#pragma once

// A capability of matches whose sides set up in secret: one side's set-up in one line that says
// nothing of the other side. For commitments, and for players that arrange cards.

#include <string>
#include <string_view>

#include "core/seat.h"

namespace anthill {

class SetupTexts {
public:
    /// The side's set-up so far, or as it was before the battle if the phase is over; empty if the
    /// game began with a given position. (games/army_ants/setup_notation.h)
    [[nodiscard]] virtual std::string setup_text(Seat seat) const = 0;

protected:
    ~SetupTexts() = default;
};

/// Returns the error in one side's secret set-up, which is written like that and perhaps
/// incomplete; "" if there is none.
[[nodiscard]] std::string setup_error(std::string_view setup);

}  // namespace anthill
