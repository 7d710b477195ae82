// The reader of transcripts of matches between two devices. A text with a random signature ends at
// its first line, so the input gives only what a sender chooses: the invitation's game field, then
// the steps of each message; elements, chances and signatures are made to fit. A text that begins
// with anthill-match is read as it is.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "check.h"
#include "remote/transcript.h"

namespace {

using namespace anthill::remote;

const Digest16 kId{};

/// All elements of a side whose root is its number.
std::vector<Digest16> chain_of(Side side) {
    Root root{};
    root[0] = static_cast<std::uint8_t>(side);
    std::vector<Digest16> chain(kChainLength + 1);
    chain[kChainLength] = element(kId, side, root, kChainLength);
    for (std::size_t n = kChainLength; n > 0; --n) {
        chain[n - 1] = previous_element(chain[n]);
    }
    return chain;
}

std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() < text.size() ? line.size() + 1 : text.size());
    return line;
}

std::string signed_line(const Transcript& match, const std::string& body) {
    return body + " t=" + hex(transcript_digest(match.text() + body));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::array<std::vector<Digest16>, 2> kChains{chain_of(Side::Host),
                                                              chain_of(Side::Guest)};
    std::string_view text(reinterpret_cast<const char*>(data), size);
    if (text.substr(0, 13) == "anthill-match") {
        static_cast<void>(verify(text));
        return 0;
    }
    Transcript match;
    const std::string opening = "anthill-match 1 rules=3 id=" + hex(kId) +
                                " game=" + std::string(take_line(text)) +
                                " name=A anchor=" + hex(kChains[0][0]);
    if (match.add(signed_line(match, opening))) {
        return 0;
    }
    if (match.add(signed_line(match, "1 name=B anchor=" + hex(kChains[1][0]) +
                                         " e=" + hex(kChains[1][1]) + " chance"))) {
        return 0;
    }
    while (!text.empty() && !match.result()) {
        const unsigned number = match.messages();
        const Digest16& element = kChains[index(sender(number))][(number + 1) / 2];
        const auto chance = match.chance_with(element);
        const std::string body = std::to_string(number) + " e=" + hex(element) +
                                 (chance ? " c=" + hex(*chance) : "") + " " +
                                 std::string(take_line(text));
        const std::string before = match.text();
        const auto error = match.add(signed_line(match, body));
        if (error) {
            anthill::fuzz::promise_readable(error->message, std::string(text));
            anthill::fuzz::promise(match.text() == before && match.messages() == number,
                                   "a refused message changes nothing", before);
        }
    }
    anthill::fuzz::promise(!match.result() || verify(match.text()).verified,
                           "a match that has ended is verified", match.text());
    return 0;
}
