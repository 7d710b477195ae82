// A whole session of the protocol. Every line is answered, whatever it says, and a bad one changes
// nothing.
//
// Time is counted in slices of thinking, so that a finding can be repeated; whatever is still at
// work after some of them is stopped, as an impatient user would.

#include <algorithm>

#include "check.h"
#include "protocol/protocol.h"

namespace {

/// Minutes of work that change nothing: bench, the same every time, and a count but of one turn or
/// two.
bool takes_minutes(const std::string& line) {
    const auto has = [&line](const char* text) { return line.find(text) != std::string::npos; };
    const std::size_t depth = line.find_first_of("123456789");
    const bool deep =
        depth != std::string::npos && line.substr(depth) != "1" && line.substr(depth) != "2";
    return has("bench") || (deep && (has("perft") || has("divide")));
}

}  // namespace

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
        if (takes_minutes(line)) {
            continue;
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
