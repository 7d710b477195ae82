// The native program: the protocol of protocol/protocol.h on standard input and output, or on the
// lines given as arguments.

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/judge.h"
#include "cli/line_reader.h"
#include "core/text.h"
#include "lab/commands.h"
#include "protocol/protocol.h"
#include "system/streams.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

using anthill::Protocol;

constexpr const char* kHelp =
    "anthill: rules and computer player of the Anthill games, one command a line\n"
    "\n"
    "  anthill                          reads commands from standard input\n"
    "  anthill LINE...                  does these commands: anthill 'newgame army-ants seed=7' "
    "'go level 3'\n"
    "  anthill perft DEPTH [POSITION]   counts move sequences, of a new game if no position is "
    "given\n"
    "  anthill divide DEPTH [POSITION]  the same, split by the first move\n"
    "  anthill bench                    fixed searches: nodes (the same everywhere) and speed\n"
    "  anthill match [GAME] FIRST SECOND ...  two players over many deals; without arguments: "
    "who can play\n"
    "  anthill puzzles make | check ... puzzles of a game with proofs, see lab/commands.h\n"
    "  anthill calibrate ...            what a score of a game says of how it ends, for the "
    "review\n"
    "  anthill self-play ...            positions of such games, in a file\n"
    "  anthill train ...                the network of Army Ants from those\n"
    "  anthill model-games GAME ...     whole games of the best player against itself, as records\n"
    "  anthill dice-values ...          what positions of Ants: Red vs. Black are worth\n"
    "  anthill throw-bench ...          how fair dice are, how far they go, how long they take\n"
    "  anthill verify FILE              checks a match between two devices, message by message\n"
    "  anthill certificate POSITION     a proved result of a position with its proof, for a file\n"
    "  anthill check FILE               checks such a file, or names the line with a gap\n"
    "  anthill --help                   this\n"
    "\n"
    "Commands: ugi, isready, newgame GAME [key=value ...] [seed=N], position TEXT [moves M1 M2 "
    "...], show, legal,\n"
    "move M, undo, status, perft D, divide D, eval, go [ponder] [depth D] [nodes N] [movetime MS] "
    "[level L] [multipv N] [seed N],\n"
    "ponderhit, aim [as go], reasons M, dangers [M], luck [PLY], prove M, certificate, arrange "
    "SETUP [seed=N], "
    "stop, "
    "bench, quit.\n"
    "Keys: army-ants edition=2008, 2020, community; setup=random, minor, total; aggression=off "
    "(2020).\n"
    "  ant-war shape=COLUMNSxROWS, spiral, random, or rows of x (space) and - (hole) as "
    "-xxx-/xxxxx/-xxx-;\n"
    "  deck=standard, analytical; jokers=2, 0; rounds=2, 1.\n"
    "  red-vs-black clear=60.\n"
    "When the input ends, or after a quit that came with it, what is under way has five seconds "
    "more.\n"
    "A wrong command is answered by a line that begins with 'error' and says what was expected.\n";

std::uint64_t milliseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
}

void print_line(std::string_view line) {
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

/// The exit code when standard output is lost.
int lost_output() {
    std::fputs("anthill: standard output cannot be written\n", stderr);
    return 1;
}

/// When the input ends, running work has this much time to finish.
constexpr std::uint64_t kLastMilliseconds = 5'000;

/// No more lines will come: what is under way or waiting is done, within a time limit if there is
/// one.
void think_to_the_end(Protocol& protocol, std::optional<std::uint64_t> limit) {
    const std::uint64_t began = milliseconds();
    protocol.end_input();
    while (protocol.thinking()) {
        protocol.think_slice();
        if (anthill::system::output_lost() || (limit && milliseconds() - began >= *limit)) {
            protocol.line("quit");
        }
    }
}

/// The lines that a short form on the command line stands for.
std::vector<std::string> lines_of(const std::vector<std::string>& arguments) {
    const bool counts = arguments[0] == "perft" || arguments[0] == "divide";
    if (!counts || arguments.size() < 2) {
        return arguments;
    }
    std::string position;
    for (std::size_t i = 2; i < arguments.size(); ++i) {
        position += " " + arguments[i];
    }
    return {position.empty() ? "newgame army-ants" : "position" + position,
            arguments[0] + " " + arguments[1]};
}

/// Writes the certificate of a position, as the protocol tells it. Returns the exit code.
int write_certificate(const std::vector<std::string>& arguments) {
    bool certified = false;
    Protocol protocol(
        [&certified](std::string_view line) {
            if (anthill::take_prefix(line, "info proof ")) {
                print_line(line);
            } else if (line.substr(0, 5) == "error") {
                std::fprintf(stderr, "%.*s\n", static_cast<int>(line.size()), line.data());
            }
            certified = certified || line.substr(0, 12) == "certificate ";
        },
        milliseconds);
    std::string position = "position";
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        position += " " + arguments[i];
    }
    protocol.line(position);
    protocol.line("certificate");
    think_to_the_end(protocol, std::nullopt);
    return certified ? 0 : 1;
}

/// Returns the exit code.
int converse(Protocol& protocol) {
    anthill::cli::LineReader input(Protocol::kLongestLine);
    bool idle_when_read = true;
    for (;;) {
        std::optional<std::string> line;
        while (protocol.accepts_lines() && (line = input.next_line())) {
            // A quit that was read in one piece with the search it follows does not mean "I have
            // had enough": it is the last line of a script, and ends it as the end of input would.
            if (idle_when_read && protocol.thinking() &&
                anthill::words(*line) == anthill::words("quit")) {
                think_to_the_end(protocol, kLastMilliseconds);
                return 0;
            }
            protocol.line(*line);
        }
        if (protocol.finished()) {
            return 0;
        }
        if (anthill::system::output_lost()) {
            return lost_output();
        }
        if (protocol.accepts_lines()) {
            if (input.at_end()) {
                think_to_the_end(protocol, kLastMilliseconds);
                return 0;
            }
            const bool idle = !protocol.thinking();
            if (anthill::system::input_ready(idle ? -1 : 0)) {
                idle_when_read = idle;
                input.read_piece();
            }
        }
        protocol.think_slice();
    }
}

/// A tool of the laboratory: what follows its name, and its game's if it has one, is its own.
struct Tool {
    std::string_view name;
    std::string_view game;
    int (*run)(int count, const char* const* arguments);
};
constexpr Tool kTools[] = {
    {"match", "", anthill::run_arena},
    {"puzzles", "", anthill::run_puzzles},
    {"calibrate", "", anthill::run_calibrate},
    {"self-play", "ant-war", anthill::run_round_self_play},
    {"self-play", "", anthill::run_self_play},
    {"train", "ant-war", anthill::run_round_train},
    {"train", "", anthill::run_train},
    {"model-games", "", anthill::run_model_games},
    {"dice-values", "", anthill::run_dice_values},
    {"throw-bench", "", anthill::run_throw_bench},
    {"verify", "", anthill::cli::run_verify},
    {"check", "", anthill::cli::run_check},
};

int run(int argc, const char* const* argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!arguments.empty() &&
        (arguments[0] == "--help" || arguments[0] == "-h" || arguments[0] == "help")) {
        std::fputs(kHelp, stdout);
        return 0;
    }
    for (const Tool& tool : kTools) {
        const auto words = static_cast<std::size_t>(tool.game.empty() ? 1 : 2);
        if (arguments.size() >= words && arguments[0] == tool.name &&
            (tool.game.empty() || arguments[1] == tool.game)) {
            const int used = static_cast<int>(words) + 1;
            return tool.run(argc - used, argv + used);
        }
    }
    if (!arguments.empty() && arguments[0] == "certificate") {
        return write_certificate(arguments);
    }
    bool failed = false;
    Protocol protocol(
        [&failed](std::string_view line) {
            failed = failed || line.substr(0, 5) == "error";
            print_line(line);
        },
        milliseconds);
    if (arguments.empty()) {
        return converse(protocol);
    }
    for (const std::string& line : lines_of(arguments)) {
        protocol.line(line);
    }
    think_to_the_end(protocol, std::nullopt);
    return failed ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
#ifdef __GLIBC__
    // A thinker's tables go back to the system with it. Left to itself the C library raises the
    // size from which it does that, and keeps every game's tables in pieces that the next game's do
    // not fit.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
    const int code = run(argc, argv);
    const bool written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    return written || code != 0 ? code : lost_output();
}
