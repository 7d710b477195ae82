#include "protocol/protocol.h"

#include <optional>
#include <utility>

#include "core/text.h"

namespace anthill {

namespace {

/// A control character in a line is never meant: what is it, and where?
std::optional<Error> check_characters(std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto byte = static_cast<unsigned char>(line[i]);
        if (byte < ' ' || byte == 0x7f) {
            return unexpected("line", line.substr(0, i + 1),
                              "expected printable text, found byte " + std::to_string(byte) +
                                  " at place " + std::to_string(i + 1));
        }
    }
    return std::nullopt;
}

}  // namespace

struct Protocol::Command {
    std::string_view name;
    void (Protocol::*run)(std::string_view arguments);
    enum class Arguments : std::uint8_t { None, Some } arguments;
    enum class Needs : std::uint8_t { Nothing, Match } needs;
};

constinit const Protocol::Command Protocol::kCommands[] = {
    {"ugi", &Protocol::ugi, Command::Arguments::None, Command::Needs::Nothing},
    {"isready", &Protocol::isready, Command::Arguments::None, Command::Needs::Nothing},
    {"newgame", &Protocol::newgame, Command::Arguments::Some, Command::Needs::Nothing},
    {"position", &Protocol::position, Command::Arguments::Some, Command::Needs::Nothing},
    {"show", &Protocol::show, Command::Arguments::None, Command::Needs::Match},
    {"legal", &Protocol::legal, Command::Arguments::None, Command::Needs::Match},
    {"move", &Protocol::move, Command::Arguments::Some, Command::Needs::Match},
    {"undo", &Protocol::undo, Command::Arguments::None, Command::Needs::Match},
    {"status", &Protocol::status, Command::Arguments::None, Command::Needs::Match},
    {"perft", &Protocol::perft, Command::Arguments::Some, Command::Needs::Match},
    {"divide", &Protocol::divide, Command::Arguments::Some, Command::Needs::Match},
    {"eval", &Protocol::eval, Command::Arguments::None, Command::Needs::Match},
    {"go", &Protocol::go, Command::Arguments::Some, Command::Needs::Match},
    {"ponderhit", &Protocol::ponderhit, Command::Arguments::None, Command::Needs::Nothing},
    {"aim", &Protocol::aim, Command::Arguments::Some, Command::Needs::Match},
    {"reasons", &Protocol::reasons, Command::Arguments::Some, Command::Needs::Match},
    {"dangers", &Protocol::dangers, Command::Arguments::Some, Command::Needs::Match},
    {"luck", &Protocol::luck, Command::Arguments::Some, Command::Needs::Match},
    {"prove", &Protocol::prove, Command::Arguments::Some, Command::Needs::Match},
    {"certificate", &Protocol::certificate, Command::Arguments::None, Command::Needs::Match},
    {"arrange", &Protocol::arrange, Command::Arguments::Some, Command::Needs::Nothing},
    {"stop", &Protocol::stop, Command::Arguments::None, Command::Needs::Nothing},
    {"bench", &Protocol::bench, Command::Arguments::None, Command::Needs::Nothing},
    {"quit", &Protocol::quit, Command::Arguments::None, Command::Needs::Nothing},
};

Protocol::Protocol(LineOutput output, Clock clock) : output_(std::move(output)), clock_(clock) {}

// --- Lines ---

Parsed<Protocol::Order> Protocol::parse(std::string_view line) {
    if (line.size() > kLongestLine) {
        return unexpected("line", line,
                          "expected at most " + std::to_string(kLongestLine) + " bytes");
    }
    if (const auto bad = check_characters(line)) {
        return *bad;
    }
    const std::string_view name = take_word(line);
    for (const Command& command : kCommands) {
        if (command.name == name) {
            return Order{&command, line};
        }
    }
    std::string expected = "expected";
    for (const Command& command : kCommands) {
        expected.append(&command == kCommands ? " " : ", ").append(command.name);
    }
    return unexpected("command", name, expected);
}

void Protocol::line(std::string_view line) {
    if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
    }
    if (finished_ || line.find_first_not_of(' ') == std::string_view::npos) {
        return;
    }
    const Parsed<Order> order = parse(line);
    if (!busy()) {
        execute(order);
    } else if (is_urgent(order)) {
        execute(order);
        execute_waiting();
    } else {
        wait(line);
    }
}

bool Protocol::is_urgent(const Parsed<Order>& order) const {
    const auto is = [&order](auto run) { return order && order->command->run == run; };
    if (is(&Protocol::stop) || is(&Protocol::quit) || is(&Protocol::ponderhit)) {
        return true;
    }
    return job_->allows_talk() && waiting_.empty() && (!order || is(&Protocol::isready));
}

void Protocol::wait(std::string_view line) {
    if (!accepts_lines()) {
        error(unexpected("line", line, "too many lines are waiting, expected stop"));
        return;
    }
    waiting_.emplace_back(line.substr(0, kLongestLine + 1));
    waiting_bytes_ += waiting_.back().size();
    if (!job_->bounded()) {
        stop_job();
        execute_waiting();
    }
}

void Protocol::execute(const Parsed<Order>& order) {
    if (!order) {
        error({order.error()});
        return;
    }
    const auto& [command, arguments] = *order;
    if (command->arguments == Command::Arguments::None && !arguments.empty()) {
        error(
            unexpected("words", arguments, "expected nothing after " + std::string(command->name)));
    } else if (command->needs == Command::Needs::Match && match_ == nullptr) {
        error(unexpected("command", command->name,
                         "there is no game yet, expected newgame or position first"));
    } else {
        (this->*command->run)(arguments);
    }
}

void Protocol::execute_waiting() {
    while (!busy() && !waiting_.empty()) {
        const std::string line = std::move(waiting_.front());
        waiting_.pop_front();
        waiting_bytes_ -= line.size();
        execute(parse(line));
    }
}

void Protocol::begin(std::unique_ptr<ProtocolJob> job) {
    job_ = std::move(job);
    if (!job_->bounded() && (input_ended_ || !waiting_.empty())) {
        stop_job();
    }
}

void Protocol::stop_job() {
    job_->stop();
    job_.reset();
}

void Protocol::think_slice() {
    if (thinking() && !job_->slice()) {
        job_.reset();
        execute_waiting();
    }
}

void Protocol::end_input() {
    input_ended_ = true;
    if (busy() && !job_->bounded()) {
        stop_job();
        execute_waiting();
    }
}

void Protocol::answer(const std::optional<Error>& failure) {
    if (failure) {
        error(*failure);
    } else {
        say("ok");
    }
}

}  // namespace anthill
