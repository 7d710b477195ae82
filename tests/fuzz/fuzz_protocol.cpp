// A whole session of the protocol. Every line is answered, whatever it says, and a bad one changes
// nothing.
//
// Time is counted in slices of thinking, so that a finding can be repeated; whatever is still at
// work after some of them is stopped, as an impatient user would.

#include <algorithm>

#include "check.h"
#include "protocol/protocol.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace anthill;
    const std::string input(fuzz::text_of(data, size));
    std::string last;
    std::size_t answers = 0;
    Protocol protocol(
        [&](std::string_view line) {
            last = line;
            answers += 1;
            fuzz::promise(line.find_first_of("\r\n") == std::string_view::npos,
                          "an answer is one line", last);
        },
        +[] {
            static std::uint64_t now = 0;
            return now += 1;
        });
    const auto finish = [&] {
        for (int slice = 0; slice < 3 && protocol.thinking(); ++slice) {
            protocol.think_slice();
        }
        for (int stops = 0; stops < 1000 && protocol.thinking() && !protocol.finished(); ++stops) {
            protocol.line("stop");
        }
        fuzz::promise(!protocol.thinking() || protocol.finished(), "stop ends the work", input);
    };
    std::size_t begin = 0;
    for (int lines = 0; lines < 40 && begin < input.size() && !protocol.finished(); ++lines) {
        const std::size_t end = std::min(input.find('\n', begin), input.size());
        const std::string line = input.substr(begin, end - begin);
        begin = end + 1;
        if (line.find("bench") != std::string::npos) {
            continue;  // the same minutes of work every time
        }
        const std::size_t before = answers;
        protocol.line(line);
        finish();
        const bool silent = line.find_first_not_of(" \t\r\v\f") == std::string::npos ||
                            line.find("stop") != std::string::npos || protocol.finished();
        fuzz::promise(silent || answers > before, "every command is answered", line);
        if (answers > before && last.rfind("error", 0) == 0) {
            fuzz::promise_readable(last, line);
        }
    }
    return 0;
}
