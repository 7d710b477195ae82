// The only source that knows POSIX.

#include <poll.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "system/streams.h"

namespace anthill::system {

bool input_ready(int milliseconds) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return poll(&input, 1, milliseconds) > 0;
}

std::optional<std::size_t> read_input(std::span<char> room) {
    const ssize_t size = read(STDIN_FILENO, room.data(), room.size());
    if (size > 0) {
        return static_cast<std::size_t>(size);
    }
    const bool again = size < 0 && (errno == EINTR || errno == EAGAIN);
    return again ? std::optional<std::size_t>(0) : std::nullopt;
}

bool output_lost() {
    pollfd output{STDOUT_FILENO, 0, 0};
    return std::ferror(stdout) != 0 ||
           (poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLHUP | POLLNVAL)) != 0);
}

std::string first_line_of(const std::string& command) {
    std::FILE* const program = popen(command.c_str(), "r");
    if (program == nullptr) {
        return {};
    }
    char line[256] = {};
    std::string said = std::fgets(line, sizeof line, program) == nullptr ? "" : line;
    pclose(program);
    return said.substr(0, said.find('\n'));
}

}  // namespace anthill::system
