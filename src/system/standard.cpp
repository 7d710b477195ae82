// Systems without POSIX: what the C++ standard library can do. A search under way does not hear
// "stop", and no other program plays in a match.

#include <cstring>

#include "system/child_process.h"
#include "system/streams.h"

namespace anthill::system {

bool input_ready(int milliseconds) { return milliseconds < 0; }

std::optional<std::size_t> read_input(std::span<char> room) {
    if (std::fgets(room.data(), static_cast<int>(room.size()), stdin) == nullptr) {
        return std::nullopt;
    }
    return std::strlen(room.data());
}

bool output_lost() { return std::ferror(stdout) != 0; }

ChildProcess::~ChildProcess() = default;

Parsed<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::string&) {
    return Error{"this build cannot run other programs"};
}

}  // namespace anthill::system
