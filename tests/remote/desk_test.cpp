// Two pages play whole matches by texts: each has a desk of its own, and nothing but lines goes
// from one to the other. What each shows of the match is what a board can replay.

#include "remote/desk.h"

#include <array>
#include <map>
#include <string>

#include "core/text.h"
#include "match/match.h"
#include "match/record.h"
#include "support/catch.h"
#include "support/golden.h"
#include "support/remote_players.h"

using namespace anthill;
using namespace anthill::remote;

namespace {

using Facts = std::map<std::string, std::string, std::less<>>;

Facts facts_of(Desk& desk) {
    Facts facts;
    const std::string text = desk.ask("facts");
    for (const std::string_view line : split(text, '\n')) {
        const std::size_t end = line.find(' ');
        if (end != std::string_view::npos) {
            facts[std::string(line.substr(0, end))] = line.substr(end + 1);
        }
    }
    return facts;
}

std::string root_text(Side side) { return hex(root_of(side)); }

struct Page {
    Side side;
    Desk desk;
    std::string secret = "-";
};

/// The match as the facts show it.
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

std::string choice(const Facts& facts, Rng& rng) {
    if (facts.at("due") == "hand") {
        return "hand:" + std::to_string(300 + rng.below(900)) + ",-12";
    }
    auto match = shown_match(facts);
    const auto any = [&rng, &match] {
        const auto moves = match->legal_moves();
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    };
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
                ? (facts.count("draw") != 0 ? "decline-draw" : "allow-undo")
                : (choices == 0 && facts.count("undoable") != 0 && rng.below(8) == 0
                       ? "ask-undo:1"
                       : choice(facts, rng));
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
    const std::string text = from.desk.ask("text");
    const std::size_t begin = text.rfind('\n', text.size() - 2) + 1;
    REQUIRE(to.desk.ask("add " + text.substr(begin, text.size() - 1 - begin)) == "");
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
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
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
        const std::string text = golden_text("transcripts/" + std::string(kept) + ".txt", "");
        REQUIRE(desk.ask("open " + text) == "");
        const auto record = read_record(desk.ask("record"));
        REQUIRE(record);
        CHECK(record->match->outcome().over());
    }
}

TEST_CASE("The desk refuses what does not fit in words", "[remote]") {
    Desk desk;
    const std::string root = root_text(Side::Host);
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

TEST_CASE("Nothing that leaves a device before its time tells a secret", "[remote]") {
    // Two matches that differ in what is sealed: everything up to the opening has the same form,
    // and differs in the seal alone.
    const auto sealed = [](const std::string& commitment) {
        Desk desk;
        const std::string root = root_text(Side::Host);
        REQUIRE(desk.ask("invite " + hex(id_of(5)) + " " + root + " red-vs-black - red Ada -") ==
                "");
        REQUIRE(desk.ask("accept " + root_text(Side::Guest) + " Bo") == "");
        REQUIRE(desk.ask("begin host " + root + " -") == "");
        REQUIRE(desk.ask("choose move:commit:" + commitment) == "");
        REQUIRE(desk.ask("end") == "");
        return desk.ask("text");
    };
    const std::string first = sealed("1,2");
    for (unsigned a = 1; a <= 9; ++a) {
        for (unsigned b = a + 1; b <= 10; ++b) {
            const std::string other = std::to_string(a) + "," + std::to_string(b);
            const std::string second = sealed(other);
            INFO(other);
            CHECK(second.find("commit") == std::string::npos);
            CHECK(second.size() == first.size());
            const std::size_t at = first.find("seal:");
            CHECK(second.substr(0, at) == first.substr(0, at));
            CHECK((second.substr(at) == first.substr(at)) == (other == "1,2"));
        }
    }
}
