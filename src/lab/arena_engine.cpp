#include "lab/arena_engine.h"

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace anthill {

namespace {

[[noreturn]] void fail(const std::string& program, const std::string& what) {
    std::fprintf(stderr, "match: %s: %s\n", program.c_str(), what.c_str());
    std::exit(2);
}

class EnginePlayer final : public ArenaPlayer {
public:
    EnginePlayer(std::string program, std::string go, pid_t process, std::FILE* to, std::FILE* from)
        : program_(std::move(program)),
          go_(std::move(go)),
          process_(process),
          to_(to),
          from_(from) {}
    EnginePlayer(const EnginePlayer&) = delete;
    EnginePlayer& operator=(const EnginePlayer&) = delete;
    ~EnginePlayer() override {
        std::fputs("quit\n", to_);
        std::fclose(to_);
        std::fclose(from_);
        waitpid(process_, nullptr, 0);
    }

    army_ants::Move choose(const ArenaGame& game, std::uint64_t) override {
        const std::string moves = game.moves.empty() ? "" : " moves" + game.moves_text;
        send("position " + army_ants::ArmyAnts::position_text(game.start) + moves);
        if (const std::string answer = receive(); answer != "ok") {
            fail(program_, "answered '" + answer + "' to a position");
        }
        send("go " + go_);
        const std::string best = "bestmove ";
        for (;;) {
            const std::string answer = receive();
            if (answer.compare(0, best.size(), best) == 0) {
                const auto move =
                    army_ants::ArmyAnts::parse_move(game.state, answer.substr(best.size()));
                if (!move) {
                    fail(program_, "answered '" + answer + "': " + move.error());
                }
                return *move;
            }
            if (answer.compare(0, 5, "info ") != 0) {
                fail(program_, "answered '" + answer + "' to go");
            }
        }
    }

private:
    void send(const std::string& line) {
        std::fputs(line.c_str(), to_);
        std::fputc('\n', to_);
        std::fflush(to_);
    }
    std::string receive() {
        std::string line;
        for (int c = std::fgetc(from_); c != '\n'; c = std::fgetc(from_)) {
            if (c == EOF) {
                fail(program_, "ended in mid-game");
            }
            line.push_back(static_cast<char>(c));
        }
        return line;
    }

    std::string program_;
    std::string go_;
    pid_t process_;
    std::FILE* to_;
    std::FILE* from_;
};

}  // namespace

Parsed<std::unique_ptr<ArenaPlayer>> arena_engine(const std::string& program,
                                                  const std::string& go) {
    if (access(program.c_str(), X_OK) != 0) {
        return Error{"engine '" + program + "': expected the path of a program"};
    }
    int down[2];
    int up[2];
    if (pipe(down) != 0 || pipe(up) != 0) {
        return Error{"engine '" + program + "': no more pipes, expected fewer players"};
    }
    std::signal(SIGPIPE, SIG_IGN);
    const pid_t process = fork();
    if (process < 0) {
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
    return std::unique_ptr<ArenaPlayer>(std::make_unique<EnginePlayer>(
        program, go, process, fdopen(down[1], "w"), fdopen(up[0], "r")));
}

}  // namespace anthill
