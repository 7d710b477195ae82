#include "support/remote_pages.h"

#include <numeric>

#include "core/text.h"
#include "match/record.h"
#include "support/catch.h"

namespace anthill::remote {

Root root_of(Side side) {
    Root root{};
    std::iota(root.begin(), root.end(), static_cast<std::uint8_t>(side == Side::Host ? 0 : 0x20));
    return root;
}

Digest16 id_of(std::uint64_t seed) { return Parts().add("test").add(seed).digest16(); }

std::string signed_line(const std::string& before, const std::string& body) {
    return body + " t=" + hex(transcript_digest(before + body));
}

Facts facts_of(MatchProtocol& protocol) {
    Facts facts;
    const std::string text = protocol.ask("facts");
    for (const std::string_view line : split(text, '\n')) {
        const std::size_t end = line.find(' ');
        if (end != std::string_view::npos) {
            facts[std::string(line.substr(0, end))] = line.substr(end + 1);
        }
    }
    return facts;
}

std::unique_ptr<Match> shown_match(const Facts& facts) {
    std::string position = facts.at("start") + " moves";
    if (const auto moves = facts.find("moves"); moves != facts.end()) {
        position += " " + moves->second;
    }
    auto match = match_from_position(position);
    INFO(position);
    REQUIRE(match);
    return *std::move(match);
}

std::string random_choice(const Facts& facts, Rng& rng) {
    if (facts.at("due") == "hand") {
        return "hand:" + std::to_string(300 + rng.below(900)) + ",-12";
    }
    auto match = shown_match(facts);
    const auto any = [&rng, &match] { return rng.pick(match->legal_moves()); };
    if (facts.count("setup") == 0) {
        return "move:" + any();
    }
    std::string cards = "cards:";
    for (unsigned placed = 0; placed < 19; ++placed) {
        const std::string move = any();
        cards += move.substr(0, 2);
        REQUIRE_FALSE(match->play(move));
    }
    return cards;
}

std::string last_line(const std::string& transcript) {
    const std::size_t begin =
        transcript.size() < 2 ? 0 : transcript.rfind('\n', transcript.size() - 2) + 1;
    return transcript.substr(begin, transcript.size() - 1 - begin);
}

}  // namespace anthill::remote
