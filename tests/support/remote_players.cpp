#include "support/remote_players.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "core/text.h"
#include "match/match.h"
#include "support/catch.h"

namespace anthill::remote {

namespace {

/// One device: the match as it knows it, and its own secret.
class Device {
public:
    Device(Side side, const Digest16& id, std::uint64_t seed)
        : side_(side), id_(id), rng_(seed + index(side)) {}

    [[nodiscard]] Digest16 element(unsigned n) const {
        return remote::element(id_, side_, root_of(side_), n);
    }
    [[nodiscard]] Digest16 draw_secret() const { return draws(id_, side_, root_of(side_)); }

    std::string invitation(const MatchPlan& plan) const {
        Invitation made;
        made.id = id_;
        made.game = plan.game;
        made.options = plan.options;
        made.dice = dice_of(plan.game);
        made.host = parse_seat(plan.host);
        made.name = "Ada%20L";
        made.anchor = element(0);
        if (draws_cards(plan.game, plan.options)) {
            made.drawn = drawn(draw_secret());
        }
        return signed_line("", invitation_text(made));
    }
    std::string acceptance(const Transcript& match) const {
        Acceptance made;
        made.name = "Bo";
        made.anchor = element(0);
        made.element = element(1);
        if (match.invitation()->drawn) {
            made.drawn = drawn(draw_secret());
        }
        return signed_line(match.text(), acceptance_text(made));
    }

    /// The next message of this side. `table` is at the state after the last message and is played
    /// on: it stands for what the page keeps beside the transcript.
    std::string message(const Transcript& match, std::unique_ptr<Table>& table,
                        const MatchPlan& plan) {
        Message made;
        made.number = match.messages();
        made.element = element(made.number % 2 == 0 ? made.number / 2 : (made.number + 1) / 2);
        made.chance = match.chance_with(made.element);
        if (made.chance && !table) {
            table = deal(match, *made.chance, made.element);
        } else if (made.chance) {
            add(made, table->draw(*made.chance));
        }
        if (match.draw_is_offered()) {
            add(made, "decline-draw");
        }
        if (const std::size_t moves = match.undo_asked()) {
            const bool allowed = rng_.below(2) == 0;
            add(made, allowed ? "allow-undo" : "refuse-undo");
            if (allowed) {
                table->undo(moves);
            }
        }
        if (plan.resign_after > 0 && made.number >= plan.resign_after) {
            add(made, "resign");
        } else {
            decide(made, *table, plan);
        }
        if (made.steps.empty()) {
            add(made, "nothing");
        }
        return signed_line(match.text(), message_text(made));
    }

private:
    static void add(Message& made, const std::string& step) {
        if (!step.empty()) {
            made.steps.push_back(step);
        }
    }

    std::unique_ptr<Table> deal(const Transcript& match, std::uint64_t seed,
                                const Digest16& first_of_host) const {
        const Invitation& invitation = *match.invitation();
        const auto acceptance = parse_acceptance(parse_signed(split(match.text(), '\n')[1])->body);
        const bool host_is_red = invitation.host ? *invitation.host == Seat::Red : seed >> 63 == 0;
        return deal_table({id_,
                           invitation.game,
                           invitation.options,
                           host_is_red ? Side::Host : Side::Guest,
                           {invitation.drawn, acceptance->drawn},
                           {first_of_host, acceptance->element}},
                          seed);
    }

    void decide(Message& made, Table& table, const MatchPlan& plan) {
        const bool asks = plan.talks && made.steps.empty() && table.decider() == side_ && moved_ &&
                          table.undoable() > 1;
        if (asks && rng_.below(5) == 0) {
            moved_ = false;
            return add(made, "ask-undo:" + std::to_string(1 + rng_.below(2)));
        }
        bool decided = false;
        while (table.decider() == side_) {
            const std::vector<std::string> steps = decision(table, plan);
            const auto used = table.decide(steps);
            REQUIRE(used);
            made.steps.insert(made.steps.end(), steps.begin(), steps.end());
            decided = moved_ = true;
            if (!table.result() && table.chance_due()) {
                return add(made, "chance");
            }
        }
        if (plan.talks && decided && !table.result() && rng_.below(6) == 0) {
            add(made, "offer-draw");
        }
    }

    /// The steps of one decision of this side.
    std::vector<std::string> decision(const Table& table, const MatchPlan& plan) {
        if (!table.match()) {
            return set_up(plan);
        }
        if (plan.game == "red-vs-black") {
            return dice_decision(table, plan);
        }
        return {"move:" + choose(table.match()->legal_moves(), plan)};
    }

    std::string choose(const std::vector<std::string>& moves, const MatchPlan& plan) {
        return moves[plan.choose ? plan.choose(moves)
                                 : rng_.below(static_cast<std::uint32_t>(moves.size()))];
    }

    std::vector<std::string> dice_decision(const Table& table, const MatchPlan& plan) {
        const std::string position = table.match()->position_text();
        if (position.find("phase=throw") != std::string::npos) {
            // One after the other: compilers differ in the order in which they evaluate operands.
            const std::uint32_t speed = 300 + rng_.below(951);
            const int direction = static_cast<int>(rng_.below(9001)) - 4500;
            return {"hand:" + std::to_string(speed) + "," + std::to_string(direction)};
        }
        if (position.find("phase=commit") == std::string::npos) {
            return {"move:" + choose(table.match()->legal_moves(), plan)};
        }
        // Red seals, Black answers in the open, Red opens.
        if (sealed_) {
            const Digest16 salt = remote::salt(id_, side_, seals_, root_of(side_));
            const std::string opened = "open:" + hex(salt) + ":" + *sealed_;
            sealed_.reset();
            return {opened};
        }
        if (is_red(plan)) {
            sealed_ = choose(table.match()->legal_moves(), plan);
            ++seals_;
            const Digest16 salt = remote::salt(id_, side_, seals_, root_of(side_));
            return {"seal:" + hex(seal(id_, side_, seals_, salt, *sealed_))};
        }
        auto answer = match_from_position(position + " moves commit:none");
        return {"move:" + choose((*answer)->legal_moves(), plan)};
    }

    /// Only where the plan gives the host a seat.
    [[nodiscard]] bool is_red(const MatchPlan& plan) const {
        return (plan.host == "red") == (side_ == Side::Host);
    }

    std::vector<std::string> set_up(const MatchPlan& plan) {
        const bool minor = draws_cards(plan.game, plan.options);
        if (side_ == Side::Host && !sealed_) {
            sealed_ = "cards:" + own_cards(plan, minor);
            const Digest16 salt = remote::salt(id_, side_, 1, root_of(side_));
            return {"seal:" + hex(seal(id_, side_, 1, salt, *sealed_))};
        }
        std::vector<std::string> steps;
        if (minor) {
            steps.push_back("drawn:" + hex(draw_secret()));
        }
        if (side_ == Side::Host) {
            steps.push_back("open:" + hex(remote::salt(id_, side_, 1, root_of(side_))) + ":" +
                            *sealed_);
        } else {
            steps.push_back("cards:" + own_cards(plan, minor));
        }
        return steps;
    }

    /// The own 19 cards by deal position, as the rules have them drawn or chosen.
    std::string own_cards(const MatchPlan& plan, bool minor) {
        const Side rival = other(side_);
        const Digest16 first_of_other = remote::element(id_, rival, root_of(rival), 1);
        const std::uint64_t seed = minor ? draw_seed(id_, side_, draw_secret(), first_of_other) : 0;
        auto match = new_match(plan.game + " " + plan.options + " seed=" + std::to_string(seed));
        std::string cards;
        for (unsigned placed = 0; placed < 38; ++placed) {
            const auto moves = (*match)->legal_moves();
            const std::string& move = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
            if ((placed < 19) == is_red(plan)) {
                cards += move.substr(0, 2);
            }
            REQUIRE_FALSE((*match)->play(move));
        }
        return cards;
    }

    Side side_;
    Digest16 id_;
    Rng rng_;
    std::optional<std::string> sealed_;
    unsigned seals_ = 0;
    bool moved_ = true;
};

}  // namespace

Root root_of(Side side) {
    Root root{};
    std::iota(root.begin(), root.end(), static_cast<std::uint8_t>(side == Side::Host ? 0 : 0x20));
    return root;
}

Digest16 id_of(std::uint64_t seed) { return Parts().add("test").add(seed).digest16(); }

std::string signed_line(const std::string& before, const std::string& body) {
    return body + " t=" + hex(transcript_digest(before + body));
}

std::string play_match(const MatchPlan& plan) {
    const Digest16 id = id_of(plan.seed);
    std::array<Device, 2> devices{Device(Side::Host, id, plan.seed),
                                  Device(Side::Guest, id, plan.seed)};
    Transcript match;
    std::unique_ptr<Table> table;
    const auto send = [&match](const std::string& line) {
        const auto error = match.add(line);
        INFO(line);
        REQUIRE((error ? error->message : "") == "");
    };
    send(devices[0].invitation(plan));
    send(devices[1].acceptance(match));
    while (!match.result()) {
        send(devices[index(sender(match.messages()))].message(match, table, plan));
    }
    return match.text();
}

}  // namespace anthill::remote
