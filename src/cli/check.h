#pragma once

// `anthill check FILE`: says whether a certificate proves what it claims.

namespace anthill::cli {

int run_check(int count, const char* const* arguments);

}  // namespace anthill::cli
