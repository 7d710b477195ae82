// The only source that knows POSIX.

#include <poll.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "system/child_process.h"
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

ChildProcess::~ChildProcess() {
    std::fclose(to_);
    std::fclose(from_);
    waitpid(static_cast<pid_t>(id_), nullptr, 0);
}

Parsed<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::string& program) {
    if (access(program.c_str(), X_OK) != 0) {
        return Error{"expected the path of a program"};
    }
    const Error no_pipes{"no more pipes, expected fewer players"};
    int down[2];
    int up[2];
    if (pipe(down) != 0) {
        return no_pipes;
    }
    if (pipe(up) != 0) {
        close(down[0]);
        close(down[1]);
        return no_pipes;
    }
    std::signal(SIGPIPE, SIG_IGN);
    const pid_t process = fork();
    if (process < 0) {
        for (const int end : {down[0], down[1], up[0], up[1]}) {
            close(end);
        }
        return Error{"could not be started"};
    }
    if (process == 0) {
        dup2(down[0], STDIN_FILENO);
        dup2(up[1], STDOUT_FILENO);
        for (const int end : {down[0], down[1], up[0], up[1]}) {
            close(end);
        }
        execl(program.c_str(), program.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(down[0]);
    close(up[1]);
    std::FILE* const to = fdopen(down[1], "w");
    std::FILE* const from = to != nullptr ? fdopen(up[0], "r") : nullptr;
    if (from == nullptr) {
        // The program ends when no process can write to it any more.
        to != nullptr ? std::fclose(to) : close(down[1]);
        close(up[0]);
        waitpid(process, nullptr, 0);
        return no_pipes;
    }
    return std::unique_ptr<ChildProcess>(new ChildProcess(to, from, process));
}

}  // namespace anthill::system
