// Two pages play whole matches by texts: each has a desk of its own, and nothing but lines goes
// from one to the other. A board can replay the match that each shows.

#include "remote/desk.h"

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
    Desk desk;
    std::string secret = "-";
};

/// Plays one message and brings it to the other page.
void send(Page& from, Page& to, Rng& rng) {
    REQUIRE(from.desk.ask("begin " + std::string(text(from.side)) + " " + root_text(from.side) +
                          " " + from.secret) == "");
    Facts facts = facts_of(from.desk);
    unsigned choices = 0;
    // Armies that move by chance need not meet.
    const bool ends = std::stoul(facts.at("messages")) > 60 && facts.count("resignable") != 0;
    if (ends) {
        REQUIRE(from.desk.ask("choose resign") == "");
        facts = facts_of(from.desk);
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
        REQUIRE(from.desk.ask("choose " + chosen) == "");
        // Taken back and chosen again, it is the same draft.
        const std::string after = from.desk.ask("facts");
        REQUIRE(from.desk.ask("back") == "");
        REQUIRE(from.desk.ask("choose " + chosen) == "");
        REQUIRE(from.desk.ask("facts") == after);
        facts = facts_of(from.desk);
        ++choices;
    }
    if (facts.count("drawable") != 0 && rng.below(8) == 0) {
        REQUIRE(from.desk.ask("choose offer-draw") == "");
    }
    if (facts.count("secret") != 0) {
        from.secret = facts["secret"];
    }
    REQUIRE(from.desk.ask("end") == "");
    REQUIRE(to.desk.ask("add " + last_line(from.desk.ask("text"))) == "");
    REQUIRE(to.desk.ask("facts") == from.desk.ask("facts"));
}

std::string play(const std::string& game, const std::string& options, const std::string& seat,
                 std::uint64_t seed) {
    Rng rng(seed);
    Page host{Side::Host, {}};
    Page guest{Side::Guest, {}};
    REQUIRE(host.desk.ask("invite " + hex(id_of(seed)) + " " + root_text(Side::Host) + " " + game +
                          " " + options + " " + seat + " Ada -") == "");
    REQUIRE(guest.desk.ask("open " + host.desk.ask("text")) == "");
    REQUIRE(guest.desk.ask("accept " + root_text(Side::Guest) + " Bo") == "");
    REQUIRE(host.desk.ask("open " + guest.desk.ask("text")) == "");
    while (facts_of(host.desk).count("result") == 0) {
        const bool host_sends = facts_of(host.desk)["next"] == "host";
        send(host_sends ? host : guest, host_sends ? guest : host, rng);
    }
    const std::string transcript = guest.desk.ask("text");
    CHECK(verify(transcript).verified);
    CHECK(host.desk.ask("verify " + transcript) == "verified " + facts_of(host.desk)["result"]);
    const auto record = read_record(host.desk.ask("record"));
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
    Desk desk;
    for (const char* const kept : {"ant_war", "ant_war_analytical", "army_ants_minor",
                                   "army_ants_random_seats", "red_vs_black_clear"}) {
        INFO(kept);
        const std::string text = kept_text("transcripts/" + std::string(kept) + ".txt");
        REQUIRE(desk.ask("open " + text) == "");
        const auto record = read_record(desk.ask("record"));
        REQUIRE(record);
        CHECK(record->match->outcome().over());
    }
}

TEST_CASE("The desk refuses what does not fit in words", "[remote]") {
    Desk desk;
    const std::string root = root_text(Side::Host);
    CHECK(desk.ask("dice army-ants").empty());
    CHECK(desk.ask("dice red-vs-black").size() == 16);
    CHECK(desk.ask("open anthill").find("line 1: ") == 0);
    CHECK(desk.ask("accept " + root + " Bo") == "there is no invitation to accept");
    CHECK(desk.ask("begin host " + root + " -") == "the next message is not this side's");
    CHECK(desk.ask("choose resign") == "there is no draft");
    CHECK(desk.ask("back") == "there is nothing to take back");
    CHECK(desk.ask("end") == "the draft is not complete");
    CHECK(desk.ask("what").find("request 'what'") == 0);
    CHECK(desk.ask("invite x y z").find("request 'invite'") == 0);
    const std::string id = hex(id_of(1));
    CHECK(desk.ask("invite " + id + " " + root + " chess - red Ada -").find("line 1: game") == 0);
    REQUIRE(desk.ask("invite " + id + " " + root + " army-ants - red Ada -") == "");
    REQUIRE(desk.ask("accept " + root_text(Side::Guest) + " Bo") == "");
    CHECK(desk.ask("begin host " + root_text(Side::Guest) + " -") == "this is not the side's root");
    REQUIRE(desk.ask("begin host " + root + " -") == "");
    CHECK(desk.ask("choose accept-draw").find("step 'accept-draw'") == 0);
    CHECK(desk.ask("choose move:zz").find("move 'zz'") == 0);
    CHECK(desk.ask("choose ask-undo:1").find("choice '1'") == 0);
    CHECK(desk.ask("choose resign") == "");
    CHECK(desk.ask("choose offer-draw").find("choice 'offer-draw'") == 0);
    CHECK(desk.ask("end") == "");
    CHECK(desk.ask("verify " + desk.ask("text")) == "verified won black resigned");
}

namespace {

/// The transcript up to and with the message after the host's first seal, which the guest answers.
/// The seed decides what is sealed and nothing else. `secret` becomes the text that is sealed.
std::string sealed(const std::string& game, const std::string& options, std::uint64_t seed,
                   std::string& secret) {
    Rng own(seed);
    Rng others(1);
    std::array<Desk, 2> desks;
    REQUIRE(desks[0].ask("invite " + hex(id_of(5)) + " " + root_text(Side::Host) + " " + game +
                         " " + options + " red Ada -") == "");
    REQUIRE(desks[0].ask("accept " + root_text(Side::Guest) + " Bo") == "");
    for (unsigned number = 2; number <= 3; ++number) {
        Desk& desk = desks[0];
        const Side side = sender(number);
        REQUIRE(desk.ask("begin " + std::string(text(side)) + " " + root_text(side) + " -") == "");
        Facts facts = facts_of(desk);
        while (facts.count("complete") == 0) {
            const std::string chosen = random_choice(facts, side == Side::Host ? own : others);
            REQUIRE(desk.ask("choose " + chosen) == "");
            facts = facts_of(desk);
        }
        if (side == Side::Host) {
            secret = facts.at("secret");
        }
        REQUIRE(desk.ask("end") == "");
    }
    return desks[0].ask("text");
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
    Desk desk;
    std::string secret;
    REQUIRE(desk.ask("open " + sealed("red-vs-black", "-", 1, secret)) == "");
    CHECK(desk.ask("begin host " + root_text(Side::Host) + " commit:1,2,3,4") != "");
    CHECK(desk.ask("end") == "the draft is not complete");
    CHECK(desk.ask("begin host " + root_text(Side::Host) + " " + secret) == "");
}
