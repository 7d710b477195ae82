// Systems without POSIX: what the C++ standard library can do. A search under way does not hear
// "stop".

#include <cstdio>
#include <cstring>

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

std::string first_line_of(const std::string&) { return {}; }

}  // namespace anthill::system
