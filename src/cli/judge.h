#pragma once

// `anthill check FILE` says whether a certificate proves what it claims, `anthill verify FILE`
// checks the transcript of a match between two devices (remote/transcript.h).

namespace anthill::cli {

/// Each prints the verdict: "proved" or "verified" with the result, or "line N: " and the first
/// thing that does not fit. Returns the exit code: 0 right, 1 wrong, 2 if there is no such file or
/// it is too large.
int run_check(int count, const char* const* arguments);
int run_verify(int count, const char* const* arguments);

}  // namespace anthill::cli
