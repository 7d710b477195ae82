#pragma once

// `anthill throw-bench`: throws dice by the thousand and says whether they are fair, how far they
// go and how long they take; and makes the table by which the computer player judges throws.

namespace anthill {

/// Arguments after `throw-bench`: [throws=N] of five dice for each of ten speeds, [seed=N] of the
/// first, [table=FILE] to write games/red_vs_black/reach_table.cpp again, [fingerprint=N] throws
/// whose rest poses make a number that must be the same on every platform. Answers the exit code.
int run_throw_bench(int count, const char* const* arguments);

}  // namespace anthill
