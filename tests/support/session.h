#pragma once

// A conversation with the protocol, for tests: lines in, answers out, on a clock that the test
// moves.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "protocol/protocol.h"
#include "support/catch.h"

namespace anthill::tests {

/// The time on the clock of every Session; each reading adds `tick` milliseconds.
struct TestClock {
    static inline std::uint64_t now = 0;
    static inline std::uint64_t tick = 0;
    static std::uint64_t read() { return now += tick; }
};

class Session {
public:
    Session()
        : protocol([this](std::string_view line) { answers.emplace_back(line); }, TestClock::read) {
    }

    /// Gives the line, lets it work to the end and takes all answers.
    std::vector<std::string> ask(std::string_view line) {
        protocol.line(line);
        while (protocol.thinking()) {
            protocol.think_slice();
        }
        return take();
    }
    /// The same for a command with one line of answer; several are joined by line breaks.
    std::string say(std::string_view line) {
        std::string joined;
        for (const std::string& answer : ask(line)) {
            joined.append(joined.empty() ? "" : "\n").append(answer);
        }
        return joined;
    }
    /// Gives the line and takes what is answered at once.
    std::vector<std::string> tell(std::string_view line) {
        protocol.line(line);
        return take();
    }
    /// Lets it work for so many slices, or to the end.
    void work(int slices) {
        for (int i = 0; i < slices && protocol.thinking(); ++i) {
            protocol.think_slice();
        }
    }
    std::vector<std::string> take() { return std::exchange(answers, {}); }

    std::vector<std::string> answers;
    Protocol protocol;
};

/// The move that a go is answered by.
inline std::string best_move(Session& session, std::string_view go) {
    const auto answers = session.ask(go);
    REQUIRE_FALSE(answers.empty());
    REQUIRE(answers.back().rfind("bestmove ", 0) == 0);
    return answers.back().substr(9);
}

/// The words of an answer.
inline std::vector<std::string> words_of(std::string_view line) {
    const auto found = words(line);
    return {found.begin(), found.end()};
}

inline bool is_bestmove(std::string_view line) { return line.substr(0, 9) == "bestmove "; }

/// The lines without what depends on the clock: "info depth D score S nodes N pv ...".
inline std::vector<std::string> without_time(std::vector<std::string> lines) {
    for (std::string& line : lines) {
        const std::size_t begin = line.find(" nps ");
        const std::size_t end = line.find(" pv ");
        if (begin != std::string::npos && end != std::string::npos) {
            line.erase(begin, end - begin);
        }
    }
    return lines;
}

}  // namespace anthill::tests
