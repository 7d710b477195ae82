// The protocol of matches between two devices. The input's first line is the game, its options and
// the host's seat. Each further line is a choice for the message that is being made, or "end", or
// "back", or with a "=" before it a request of any kind.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "check.h"
#include "core/text.h"
#include "remote/hash.h"
#include "remote/match_protocol.h"

namespace {

using namespace anthill::remote;

std::string root_text(Side side) { return std::string(64, side == Side::Host ? '1' : '2'); }

std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() < text.size() ? line.size() + 1 : text.size());
    return line;
}

/// The value of a line of the facts; "" without it.
std::string fact(MatchProtocol& protocol, std::string_view key) {
    const std::string facts = protocol.ask("facts");
    for (const std::string_view line : anthill::split(facts, '\n')) {
        if (line.substr(0, line.find(' ')) == key) {
            return std::string(line.substr(key.size() + 1));
        }
    }
    return {};
}

void begin(MatchProtocol& protocol, std::string& secret) {
    const std::string side = fact(protocol, "next");
    const std::string root = root_text(side == text(Side::Host) ? Side::Host : Side::Guest);
    static_cast<void>(
        protocol.ask("begin " + side + " " + root + " " + (secret.empty() ? "-" : secret)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    MatchProtocol protocol;
    const std::string game(take_line(text));
    if (!protocol
             .ask("invite " + std::string(32, '0') + " " + root_text(Side::Host) + " " + game +
                  " A -")
             .empty()) {
        return 0;
    }
    anthill::fuzz::promise(protocol.ask("accept " + root_text(Side::Guest) + " B").empty(),
                           "an invitation that fits can be accepted", game);
    // By the side that makes them: the host's messages have even numbers.
    std::string secrets[2];
    begin(protocol, secrets[0]);
    while (!text.empty()) {
        const std::string line(take_line(text));
        const std::string before = protocol.ask("facts");
        const std::string kept = protocol.ask("text");
        std::string error;
        if (line.substr(0, 1) == "=") {
            // The protocol may hold another match by now.
            static_cast<void>(protocol.ask(line.substr(1)));
            continue;
        }
        if (line == "end") {
            const std::string secret = fact(protocol, "secret");
            const bool host = fact(protocol, "next") == "host";
            error = protocol.ask("end");
            if (error.empty()) {
                secrets[host ? 0 : 1] = secret;
                MatchProtocol other;
                anthill::fuzz::promise(other.ask("open " + protocol.ask("text")).empty(),
                                       "the other device takes what one makes",
                                       protocol.ask("text"));
                begin(protocol, secrets[host ? 1 : 0]);
            }
        } else {
            error = protocol.ask(line == "back" ? line : "choose " + line);
        }
        if (!error.empty()) {
            anthill::fuzz::promise_readable(error, line);
            anthill::fuzz::promise(protocol.ask("facts") == before && protocol.ask("text") == kept,
                                   "what is refused changes nothing", line);
        }
    }
    return 0;
}
