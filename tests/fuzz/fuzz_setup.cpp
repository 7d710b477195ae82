// Half-finished secret set-ups as the page keeps them between two visits.

#include "check.h"
#include "match/match.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace anthill;
    const std::string input(fuzz::text_of(data, size));
    if (const std::string error = setup_error(input); !error.empty()) {
        fuzz::promise_readable(error, input);
    }
    return 0;
}
