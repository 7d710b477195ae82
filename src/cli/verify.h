#pragma once

// `anthill verify FILE`: checks the transcript of a match between two devices
// (remote/transcript.h).

namespace anthill::cli {

/// Prints "verified" and the result, or "line N: " and the first thing that does not fit. Returns
/// the exit code: 0 verified, 1 not verified, 2 where there is no such file or it cannot be a
/// transcript.
int run_verify(int count, const char* const* arguments);

}  // namespace anthill::cli
