// Two pages play whole matches by texts: each has a protocol of its own, and nothing but lines goes
// from one to the other. A board can replay the match that each shows.

#include "remote/match_protocol.h"

#include <array>
#include <string>
#include <utility>

#include "core/text.h"
#include "match/match.h"
#include "match/record.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/golden.h"
#include "support/remote_pages.h"

using namespace anthill;
using namespace anthill::remote;

namespace {

std::string root_text(Side side) { return hex(root_of(side)); }

struct Page {
    Side side;
    MatchProtocol protocol;
    std::string secret = "-";
};

/// Plays one message and brings it to the other page.
void send(Page& from, Page& to, Rng& rng) {
    REQUIRE(from.protocol.ask("begin " + std::string(text(from.side)) + " " + root_text(from.side) +
                              " " + from.secret) == "");
    Facts facts = facts_of(from.protocol);
    unsigned choices = 0;
    // Armies that move by chance need not meet.
    const bool ends = std::stoul(facts.at("messages")) > 60 && facts.count("resignable") != 0;
    if (ends) {
        REQUIRE(from.protocol.ask("choose resign") == "");
        facts = facts_of(from.protocol);
    }
    while (facts.count("complete") == 0) {
        const std::string chosen =
            facts.count("answer") != 0
                ? (facts.count("draw") != 0 ? "decline-draw"
                   : rng.below(2) == 0      ? "allow-undo"
                                            : "refuse-undo")
                : (choices == 0 && facts.count("undoable") != 0 && rng.below(8) == 0
                       ? "ask-undo:1"
                       : random_choice(facts, rng));
        INFO(chosen);
        REQUIRE(from.protocol.ask("choose " + chosen) == "");
        // Taken back and chosen again, it is the same draft.
        const std::string after = from.protocol.ask("facts");
        REQUIRE(from.protocol.ask("back") == "");
        REQUIRE(from.protocol.ask("choose " + chosen) == "");
        REQUIRE(from.protocol.ask("facts") == after);
        facts = facts_of(from.protocol);
        ++choices;
    }
    if (facts.count("drawable") != 0 && rng.below(8) == 0) {
        REQUIRE(from.protocol.ask("choose offer-draw") == "");
    }
    if (facts.count("secret") != 0) {
        from.secret = facts["secret"];
    }
    REQUIRE(from.protocol.ask("end") == "");
    REQUIRE(to.protocol.ask("add " + last_line(from.protocol.ask("text"))) == "");
    REQUIRE(to.protocol.ask("facts") == from.protocol.ask("facts"));
}

std::string play(const std::string& game, const std::string& options, const std::string& seat,
                 std::uint64_t seed) {
    Rng rng(seed);
    Page host{Side::Host, {}};
    Page guest{Side::Guest, {}};
    REQUIRE(host.protocol.ask("invite " + hex(id_of(seed)) + " " + root_text(Side::Host) + " " +
                              game + " " + options + " " + seat + " Ada -") == "");
    REQUIRE(guest.protocol.ask("open " + host.protocol.ask("text")) == "");
    REQUIRE(guest.protocol.ask("accept " + root_text(Side::Guest) + " Bo") == "");
    REQUIRE(host.protocol.ask("open " + guest.protocol.ask("text")) == "");
    while (facts_of(host.protocol).count("result") == 0) {
        const bool host_sends = facts_of(host.protocol)["next"] == "host";
        send(host_sends ? host : guest, host_sends ? guest : host, rng);
    }
    const std::string transcript = guest.protocol.ask("text");
    CHECK(verify(transcript).verified);
    CHECK(host.protocol.ask("verify " + transcript) ==
          "verified " + facts_of(host.protocol)["result"]);
    const auto record = read_record(host.protocol.ask("record"));
    CHECK((record ? "" : record.error()) == "");
    return transcript;
}

}  // namespace

TEST_CASE("Two pages play every kind of match by lines alone", "[remote]") {
    for (std::uint64_t seed = 1; seed <= tests::by_build(3U, 1U); ++seed) {
        INFO(seed);
        play("army-ants", "edition=community", "random", seed);
        play("army-ants", "setup=minor", seed % 2 == 0 ? "red" : "black", seed);
        play("army-ants", "edition=2008,setup=total", seed % 2 == 0 ? "black" : "red", seed);
        play("ant-war", "-", "random", seed);
        play("ant-war", "shape=random,jokers=0", "red", seed);
        play("red-vs-black", seed == 1 ? "-" : "clear=60", seed == 1 ? "random" : "black", seed);
    }
}

TEST_CASE("A record of a match that was given up or agreed says so", "[remote]") {
    MatchProtocol protocol;
    for (const char* const kept : {"ant_war", "ant_war_analytical", "army_ants_minor",
                                   "army_ants_random_seats", "red_vs_black_clear"}) {
        INFO(kept);
        const std::string text = kept_text("transcripts/" + std::string(kept) + ".txt");
        REQUIRE(protocol.ask("open " + text) == "");
        const auto record = read_record(protocol.ask("record"));
        REQUIRE(record);
        CHECK(record->match->outcome().over());
    }
}

TEST_CASE("The protocol refuses what does not fit in words", "[remote]") {
    MatchProtocol protocol;
    const std::string root = root_text(Side::Host);
    CHECK(protocol.ask("dice army-ants").empty());
    CHECK(protocol.ask("dice red-vs-black").size() == 16);
    CHECK(protocol.ask("open anthill").find("line 1: ") == 0);
    CHECK(protocol.ask("accept " + root + " Bo") == "there is no invitation to accept");
    CHECK(protocol.ask("begin host " + root + " -") == "the next message is not this side's");
    CHECK(protocol.ask("choose resign") == "there is no draft");
    CHECK(protocol.ask("back") == "there is nothing to take back");
    CHECK(protocol.ask("end") == "the draft is not complete");
    CHECK(protocol.ask("what").find("request 'what'") == 0);
    CHECK(protocol.ask("invite x y z").find("request 'invite'") == 0);
    const std::string id = hex(id_of(1));
    CHECK(protocol.ask("invite " + id + " " + root + " chess - red Ada -").find("line 1: game") ==
          0);
    REQUIRE(protocol.ask("invite " + id + " " + root + " army-ants - red Ada -") == "");
    REQUIRE(protocol.ask("accept " + root_text(Side::Guest) + " Bo") == "");
    CHECK(protocol.ask("begin host " + root_text(Side::Guest) + " -") ==
          "this is not the side's root");
    REQUIRE(protocol.ask("begin host " + root + " -") == "");
    CHECK(protocol.ask("choose accept-draw").find("step 'accept-draw'") == 0);
    CHECK(protocol.ask("choose move:zz").find("move 'zz'") == 0);
    CHECK(protocol.ask("choose ask-undo:1").find("choice '1'") == 0);
    CHECK(protocol.ask("choose resign") == "");
    CHECK(protocol.ask("choose offer-draw").find("choice 'offer-draw'") == 0);
    CHECK(protocol.ask("end") == "");
    CHECK(protocol.ask("verify " + protocol.ask("text")) == "verified won black resigned");
}

namespace {

/// The transcript up to and with the message after the host's first seal, which the guest answers.
/// The seed decides what is sealed and nothing else. `secret` becomes the text that is sealed.
std::string sealed(const std::string& game, const std::string& options, std::uint64_t seed,
                   std::string& secret) {
    Rng own(seed);
    Rng others(1);
    std::array<MatchProtocol, 2> protocols;
    REQUIRE(protocols[0].ask("invite " + hex(id_of(5)) + " " + root_text(Side::Host) + " " + game +
                             " " + options + " red Ada -") == "");
    REQUIRE(protocols[0].ask("accept " + root_text(Side::Guest) + " Bo") == "");
    for (unsigned number = 2; number <= 3; ++number) {
        MatchProtocol& protocol = protocols[0];
        const Side side = sender(number);
        REQUIRE(protocol.ask("begin " + std::string(text(side)) + " " + root_text(side) + " -") ==
                "");
        Facts facts = facts_of(protocol);
        while (facts.count("complete") == 0) {
            const std::string chosen = random_choice(facts, side == Side::Host ? own : others);
            REQUIRE(protocol.ask("choose " + chosen) == "");
            facts = facts_of(protocol);
        }
        if (side == Side::Host) {
            secret = facts.at("secret");
        }
        REQUIRE(protocol.ask("end") == "");
    }
    return protocols[0].ask("text");
}

/// Without the digits of seals and signatures, which depend on everything before them.
std::string without_digests(std::string text) {
    for (const std::string_view key : {"seal:", " t="}) {
        for (std::size_t at = text.find(key); at != std::string::npos;
             at = text.find(key, at + 1)) {
            text.erase(at + key.size(), 32);
        }
    }
    return text;
}

}  // namespace

TEST_CASE("Nothing that leaves a device before its time tells a secret", "[remote]") {
    // Matches that differ in what is sealed alone: up to the opening they are the same but for the
    // seal. 40 pairs of commitments, 40 of set-ups and 40 of set-ups with cards that are drawn.
    for (const auto& [game, options] :
         {std::pair("red-vs-black", "-"), std::pair("army-ants", "setup=total"),
          std::pair("army-ants", "setup=minor")}) {
        INFO(game << " " << options);
        std::string secret;
        const std::string first = sealed(game, options, 1, secret);
        const std::string first_secret = secret;
        unsigned pairs = 0;
        for (std::uint64_t seed = 2; pairs < 40; ++seed) {
            const std::string second = sealed(game, options, seed, secret);
            if (secret == first_secret) {
                CHECK(second == first);
                continue;
            }
            ++pairs;
            CHECK(second != first);
            CHECK(without_digests(second) == without_digests(first));
            CHECK(second.find(secret) == std::string::npos);
        }
    }
}

TEST_CASE("A secret that is not the sealed one opens nothing", "[remote]") {
    MatchProtocol protocol;
    std::string secret;
    REQUIRE(protocol.ask("open " + sealed("red-vs-black", "-", 1, secret)) == "");
    CHECK(protocol.ask("begin host " + root_text(Side::Host) + " commit:1,2,3,4") != "");
    CHECK(protocol.ask("end") == "the draft is not complete");
    CHECK(protocol.ask("begin host " + root_text(Side::Host) + " " + secret) == "");
}
