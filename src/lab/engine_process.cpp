#include "lab/engine_process.h"

#include <cstdio>
#include <cstdlib>

namespace anthill {

EngineProcess::EngineProcess(std::string program, std::unique_ptr<system::ChildProcess> process)
    : program_(std::move(program)), process_(std::move(process)) {}

EngineProcess::~EngineProcess() { send("quit"); }

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
    std::fputs(line.c_str(), process_->to());
    std::fputc('\n', process_->to());
    std::fflush(process_->to());
}

std::string EngineProcess::receive() {
    std::string line;
    for (int c = std::fgetc(process_->from()); c != '\n'; c = std::fgetc(process_->from())) {
        if (c == EOF) {
            fail("ended in mid-game");
        }
        line.push_back(static_cast<char>(c));
    }
    return line;
}

Parsed<std::unique_ptr<EngineProcess>> EngineProcess::start(const std::string& program) {
    auto process = system::ChildProcess::start(program);
    if (!process) {
        return Error{"engine '" + program + "': " + process.error()};
    }
    return std::unique_ptr<EngineProcess>(new EngineProcess(program, *std::move(process)));
}

}  // namespace anthill
