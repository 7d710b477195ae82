#pragma once

// Reports that SDL cannot do what the board depends on: to the console of a page, to the
// standard error stream of a program. The board goes on without.

namespace anthill {

/// Writes "WHAT: " and what SDL says about it.
void report_failure(const char* what);

}  // namespace anthill
