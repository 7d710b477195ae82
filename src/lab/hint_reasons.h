#pragma once

// `anthill hint-reasons`: how many of the hints that the page gives have a reason that the rules
// prove, and which reasons those are. Positions of lab/hinted_positions.h, hints of the strongest
// level, as on the page. Throws, odds and colours are left out, of which nothing can be proved, and
// tactics without a point to spend.

namespace anthill {

/// Arguments after `hint-reasons`: GAME [positions=N] [level=L] and options of the deal. Prints the
/// share and a line for each kind of reason; answers the exit code.
int run_hint_reasons(int count, const char* const* arguments);

}  // namespace anthill
