// Two devices that are killed at any step, over a way that loses, doubles and reorders messages:
// neither ever sends two messages with one number, and the match ends the same on both.
//
// A device here does what the page does: it reads the match from its disk, makes a message, writes
// it to the disk in one step, and only then shows it; what arrives is taken, written, then shown.

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"
#include "remote/match_protocol.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/remote_pages.h"

using namespace anthill;
using namespace anthill::remote;

namespace {

/// Thrown where the device is killed.
struct Killed {};

/// Kills on one of some steps.
class Fate {
public:
    Fate(Rng& rng, unsigned kills) : rng_(rng), left_(kills) {}
    /// A step between two that a device makes.
    void step() {
        if (left_ > 0 && rng_.below(4) == 0) {
            --left_;
            ++killed_;
            throw Killed{};
        }
    }
    [[nodiscard]] unsigned killed() const noexcept { return killed_; }

private:
    Rng& rng_;
    unsigned left_;
    unsigned killed_ = 0;
};

/// The content of the disk: what web/src/storage/remote_matches.ts keeps.
struct Kept {
    std::string text;
    std::string secret = "-";
};

class Device {
public:
    Device(Side side, Fate& fate, std::vector<std::string>& sent)
        : side_(side), fate_(fate), sent_(sent) {}

    Kept kept;
    /// The match on the disk has ended.
    bool over = false;

    void invite(const std::string& rest) {
        MatchProtocol protocol;
        REQUIRE(protocol.ask("invite " + rest) == "");
        write({protocol.ask("text"), "-"});
    }
    void accept(const std::string& invitation) {
        MatchProtocol protocol;
        REQUIRE(protocol.ask("open " + invitation) == "");
        REQUIRE(protocol.ask("accept " + hex(root_of(side_)) + " Bo") == "");
        write({protocol.ask("text"), "-"});
    }
    /// Opens its match, makes the message that is due, keeps it, shows it.
    void go_on(Rng& rng) {
        MatchProtocol protocol;
        REQUIRE(protocol.ask("open " + kept.text) == "");
        Facts facts = facts_of(protocol);
        const bool own = facts["next"] == text(side_) && std::stoul(facts["messages"]) > 1;
        over = facts.count("result") != 0;
        if (own && !over) {
            fate_.step();
            make(protocol, rng);
            fate_.step();
            write({protocol.ask("text"), secret_});
            fate_.step();
        }
        sent_.push_back(kept.text);
    }
    /// A whole match or its last line alone comes by some way.
    void receive(const std::string& text) {
        MatchProtocol protocol;
        REQUIRE(protocol.ask("open " + kept.text) == "");
        fate_.step();
        if (text.size() <= kept.text.size()) {
            // Both are the same match, one of them older: nothing changes.
            CHECK(kept.text.compare(0, text.size(), text) == 0);
            return;
        }
        REQUIRE(text.compare(0, kept.text.size(), kept.text) == 0);
        std::string rest = text.substr(kept.text.size());
        while (!rest.empty()) {
            const std::size_t end = rest.find('\n');
            REQUIRE(protocol.ask("add " + rest.substr(0, end)) == "");
            rest.erase(0, end + 1);
        }
        fate_.step();
        write({protocol.ask("text"), kept.secret});
        fate_.step();
    }

private:
    void make(MatchProtocol& protocol, Rng& rng) {
        REQUIRE(protocol.ask("begin " + std::string(text(side_)) + " " + hex(root_of(side_)) + " " +
                             kept.secret) == "");
        secret_ = kept.secret;
        Facts facts = facts_of(protocol);
        if (std::stoul(facts.at("messages")) > 12 && facts.count("resignable") != 0) {
            REQUIRE(protocol.ask("choose resign") == "");
            facts = facts_of(protocol);
        }
        while (facts.count("complete") == 0) {
            fate_.step();
            const std::string chosen =
                facts.count("answer") != 0
                    ? (facts.count("draw") != 0 ? "decline-draw" : "allow-undo")
                    : random_choice(facts, rng);
            REQUIRE(protocol.ask("choose " + chosen) == "");
            facts = facts_of(protocol);
        }
        if (const auto secret = facts.find("secret"); secret != facts.end()) {
            secret_ = secret->second;
        }
        fate_.step();
        REQUIRE(protocol.ask("end") == "");
    }
    /// One step, as a transaction of the database is.
    void write(Kept next) { kept = std::move(next); }

    Side side_;
    Fate& fate_;
    std::vector<std::string>& sent_;
    std::string secret_;
};

/// Returns how often a device was killed.
unsigned play(const std::string& game, const std::string& options, std::uint64_t seed) {
    Rng rng(seed);
    Fate fate(rng, 100);
    std::array<std::vector<std::string>, 2> sent;
    Device host(Side::Host, fate, sent[0]);
    Device guest(Side::Guest, fate, sent[1]);
    host.invite(hex(id_of(seed)) + " " + hex(root_of(Side::Host)) + " " + game + " " + options +
                " red Ada -");
    guest.accept(host.kept.text);
    host.kept.text = guest.kept.text;
    unsigned rounds = 0;
    for (; !host.over || !guest.over; ++rounds) {
        REQUIRE(rounds < 5000);
        Device& device = rng.below(2) == 0 ? host : guest;
        auto& inbox = sent[&device == &host ? 1 : 0];
        try {
            if (rng.below(2) == 0 || inbox.empty()) {
                device.go_on(rng);
            } else {
                // Any that is under way, which is lost, delivered, or delivered and still there.
                const auto at = rng.below(static_cast<std::uint32_t>(inbox.size()));
                const std::string text = inbox[at];
                const auto becomes = rng.below(3);
                if (becomes != 2) {
                    inbox.erase(inbox.begin() + static_cast<std::ptrdiff_t>(at));
                }
                if (becomes != 0) {
                    device.receive(text);
                }
            }
        } catch (const Killed&) {
            // It starts again from its disk.
        }
        // People do not keep old links for ever.
        for (auto& way : sent) {
            if (way.size() > 6) {
                way.erase(way.begin());
            }
        }
    }
    CHECK(host.kept.text == guest.kept.text);
    CHECK(verify(host.kept.text).verified);
    return fate.killed();
}

}  // namespace

TEST_CASE("Devices that are killed at any step lose nothing", "[remote]") {
    unsigned killed = 0;
    std::uint64_t seed = 1;
    for (; killed < tests::by_build(1000U, 150U); ++seed) {
        INFO(seed);
        REQUIRE(seed < 100);
        switch (seed % 5) {
            case 0: killed += play("red-vs-black", "-", seed); break;
            case 1: killed += play("army-ants", "-", seed); break;
            case 2: killed += play("army-ants", "setup=total", seed); break;
            case 3: killed += play("army-ants", "setup=minor", seed); break;
            default: killed += play("ant-war", "-", seed); break;
        }
    }
}
