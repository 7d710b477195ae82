#include "lab/engine_process.h"

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace anthill {

struct EngineProcess::Pipes {
    pid_t process;
    std::FILE* to;
    std::FILE* from;
};

EngineProcess::EngineProcess(std::string program, std::unique_ptr<Pipes> pipes)
    : program_(std::move(program)), pipes_(std::move(pipes)) {}

EngineProcess::~EngineProcess() {
    std::fputs("quit\n", pipes_->to);
    std::fclose(pipes_->to);
    std::fclose(pipes_->from);
    waitpid(pipes_->process, nullptr, 0);
}

void EngineProcess::fail(const std::string& what) const {
    std::fprintf(stderr, "match: %s: %s\n", program_.c_str(), what.c_str());
    std::exit(2);
}

std::string EngineProcess::best_move(const std::string& position, const std::string& limits) {
    send("position " + position);
    if (const std::string answer = receive(); answer != "ok") {
        fail("answered '" + answer + "' to a position");
    }
    send("go " + limits);
    const std::string best = "bestmove ";
    for (;;) {
        const std::string answer = receive();
        if (answer.compare(0, best.size(), best) == 0) {
            return answer.substr(best.size());
        }
        if (answer.compare(0, 5, "info ") != 0) {
            fail("answered '" + answer + "' to go");
        }
    }
}

void EngineProcess::send(const std::string& line) {
    std::fputs(line.c_str(), pipes_->to);
    std::fputc('\n', pipes_->to);
    std::fflush(pipes_->to);
}

std::string EngineProcess::receive() {
    std::string line;
    for (int c = std::fgetc(pipes_->from); c != '\n'; c = std::fgetc(pipes_->from)) {
        if (c == EOF) {
            fail("ended in mid-game");
        }
        line.push_back(static_cast<char>(c));
    }
    return line;
}

Parsed<std::unique_ptr<EngineProcess>> EngineProcess::start(const std::string& program) {
    if (access(program.c_str(), X_OK) != 0) {
        return Error{"engine '" + program + "': expected the path of a program"};
    }
    const Error no_pipes{"engine '" + program + "': no more pipes, expected fewer players"};
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
        return Error{"engine '" + program + "': could not be started"};
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
    auto pipes = std::make_unique<Pipes>(Pipes{process, to, from});
    return std::unique_ptr<EngineProcess>(new EngineProcess(program, std::move(pipes)));
}

}  // namespace anthill
