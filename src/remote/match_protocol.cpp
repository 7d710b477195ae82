#include "remote/match_protocol.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/text.h"
#include "games/ant_war/rules.h"
#include "games/red_vs_black/rules.h"
#include "match/record.h"

namespace anthill::remote {

namespace {

/// The first word of a request, and the rest of it.
std::pair<std::string_view, std::string_view> parted(std::string_view text) {
    const std::size_t end = text.find_first_of(" \n");
    return {text.substr(0, end), end == std::string_view::npos ? "" : text.substr(end + 1)};
}

std::string or_nothing(std::string_view word) { return word == "-" ? "" : std::string(word); }

std::optional<Root> parse_root(std::string_view text) {
    Root root{};
    return parse_hex(text, root) ? std::optional(root) : std::nullopt;
}

/// The chance that the last message asked for.
std::string_view asked_for(const Transcript& match) {
    if (!match.chance_is_asked()) {
        return {};
    }
    if (match.table() == nullptr) {
        return "deal";
    }
    if (match.invitation()->game == red_vs_black::RedVsBlack::kId) {
        return "throw";
    }
    return match.table()->match()->outcome().over() ? "round" : "cut";
}

class Facts {
public:
    void add(std::string_view key, std::string_view value) {
        if (!value.empty()) {
            text_.append(key).append(" ").append(value).append("\n");
        }
    }
    void count(std::string_view key, std::size_t number) {
        if (number > 0) {
            add(key, std::to_string(number));
        }
    }
    void flag(std::string_view key, bool is_so) { add(key, is_so ? "yes" : ""); }
    void add(const Shown& shown) {
        std::string moves;
        for (const std::string& move : shown.moves) {
            moves.append(moves.empty() ? "" : " ").append(move);
        }
        add("start", shown.start);
        add("moves", moves);
        count("hidden", shown.hidden);
    }
    [[nodiscard]] std::string text() && { return std::move(text_); }

private:
    std::string text_;
};

std::string_view due_text(Due due) {
    switch (due) {
        case Due::Seal: return "seal";
        case Due::SealCards:
        case Due::Cards: return "cards";
        case Due::Open: return "open";
        case Due::Hand: return "hand";
        case Due::Move: break;
    }
    return "move";
}

}  // namespace

std::string MatchProtocol::ask(std::string_view request) {
    struct Request {
        std::string_view word;
        std::string (*answer)(MatchProtocol& protocol, std::string_view rest);
    };
    using Rest = std::string_view;
    static constexpr Request kRequests[] = {
        {"dice", [](MatchProtocol&, Rest rest) { return dice_of(rest); }},
        {"verify", [](MatchProtocol&, Rest rest) { return verify(rest).text; }},
        {"invite", [](MatchProtocol& protocol, Rest rest) { return protocol.invite(rest); }},
        {"open", [](MatchProtocol& protocol, Rest rest) { return protocol.open(rest); }},
        {"add", [](MatchProtocol& protocol, Rest rest) { return protocol.add(rest); }},
        {"accept", [](MatchProtocol& protocol, Rest rest) { return protocol.accept(rest); }},
        {"begin", [](MatchProtocol& protocol, Rest rest) { return protocol.begin(rest); }},
        {"choose", [](MatchProtocol& protocol, Rest rest) { return protocol.choose(rest); }},
        {"back", [](MatchProtocol& protocol, Rest) { return protocol.back(); }},
        {"end", [](MatchProtocol& protocol, Rest) { return protocol.end(); }},
        {"text", [](MatchProtocol& protocol, Rest) { return protocol.match_.text(); }},
        {"facts", [](MatchProtocol& protocol, Rest) { return protocol.facts(); }},
        {"record", [](MatchProtocol& protocol, Rest) { return protocol.record(); }},
    };
    const auto [word, rest] = parted(request);
    for (const Request& known : kRequests) {
        if (known.word == word) {
            return known.answer(*this, rest);
        }
    }
    return unexpected("request", word, "expected one that match_protocol.h names").message;
}

std::string MatchProtocol::invite(std::string_view rest) {
    constexpr std::size_t kWords = 7;
    const auto given = words(rest);
    const auto id = given.size() == kWords ? parse_digest16(given[0]) : std::nullopt;
    const auto root = id ? parse_root(given[1]) : std::nullopt;
    if (!root) {
        return unexpected("request", "invite", "expected an id, a root and five words more")
            .message;
    }
    Invitation made;
    made.id = *id;
    made.game = given[2];
    made.options = or_nothing(given[3]);
    std::replace(made.options.begin(), made.options.end(), ',', ' ');
    made.host = parse_seat(given[4]);
    made.name = given[5];
    made.after = parse_digest16(given[6]);
    return open(invitation_line(std::move(made), *root) + "\n");
}

std::string MatchProtocol::open(std::string_view transcript) {
    auto read = Transcript::read(transcript);
    if (!read) {
        return read.error();
    }
    match_ = *std::move(read);
    draft_.reset();
    return {};
}

std::string MatchProtocol::add(std::string_view line) {
    if (const auto error = match_.add(line)) {
        return error->message;
    }
    draft_.reset();
    return {};
}

std::string MatchProtocol::accept(std::string_view rest) {
    const auto [written, name] = parted(rest);
    const auto root = parse_root(written);
    if (!root || match_.messages() != 1) {
        return "there is no invitation to accept";
    }
    return add(acceptance_line(match_, name, *root));
}

std::string MatchProtocol::begin(std::string_view rest) {
    const auto given = words(rest);
    const auto root = given.size() == 3 ? parse_root(given[1]) : std::nullopt;
    if (!root) {
        return unexpected("request", "begin", "expected a side, a root and a secret").message;
    }
    const Side side = given[0] == text(Side::Host) ? Side::Host : Side::Guest;
    if (match_.result() || match_.messages() < 2 || sender(match_.messages()) != side) {
        return "the next message is not this side's";
    }
    if (previous_element(element(match_.invitation()->id, side, *root, 1)) !=
        (side == Side::Host ? match_.invitation()->anchor : match_.acceptance()->anchor)) {
        return "this is not the side's root";
    }
    own_ = Own{side, *root, or_nothing(given[2])};
    rebuild_draft({});
    if (const auto error = draft_->flaw()) {
        draft_.reset();
        return error->message;
    }
    return {};
}

void MatchProtocol::rebuild_draft(std::vector<std::string> choices) {
    draft_ = std::make_unique<Draft>(match_.text(), *own_);
    for (const std::string& choice : choices) {
        [[maybe_unused]] const auto error = draft_->choose(choice);
        assert(!error);
    }
    choices_ = std::move(choices);
}

std::string MatchProtocol::choose(std::string_view choice) {
    if (!draft_) {
        return "there is no draft";
    }
    if (const auto error = draft_->choose(choice)) {
        // Makes the draft again as it was before.
        rebuild_draft(std::vector<std::string>(choices_));
        return error->message;
    }
    choices_.emplace_back(choice);
    return {};
}

std::string MatchProtocol::back() {
    if (!draft_ || choices_.empty()) {
        return "there is nothing to take back";
    }
    rebuild_draft({choices_.begin(), choices_.end() - 1});
    return {};
}

std::string MatchProtocol::end() {
    return draft_ && draft_->complete() ? add(draft_->line()) : "the draft is not complete";
}

// id, game, options (by commas), rules host= and names (as they are written), after: of the
// invitation. messages: how many. result: as `anthill verify` says it. red: the side of the red
// seat. asked: what chance was asked for last: deal, cut, round or throw. next: the side that sends
// the next message. draw, undo: what that has to answer. start, moves, hidden: Shown. With a draft,
// of the match as it goes on with that: choices, complete, decides, due, answer, undoable,
// resignable, drawable, secret, setup (with start, moves and hidden of the set-up).
std::string MatchProtocol::facts() const {
    Facts said;
    const Transcript& match = draft_ ? draft_->match() : match_;
    if (const auto& invitation = match.invitation()) {
        std::string options = invitation->options;
        std::replace(options.begin(), options.end(), ' ', ',');
        said.add("id", hex(invitation->id));
        said.add("game", invitation->game);
        said.add("options", options);
        said.add("seat", invitation->host ? text(*invitation->host) : "random");
        said.add("host", invitation->name);
        said.add("after", invitation->after ? hex(*invitation->after) : "");
    }
    if (const auto& acceptance = match.acceptance()) {
        said.add("guest", acceptance->name);
    }
    said.count("messages", match_.messages());
    said.add("result", match.result().value_or(""));
    said.add("next", text(sender(match_.messages())));
    said.flag("draw", match.draw_is_offered());
    said.count("undo", match.undo_asked());
    said.add("asked", asked_for(match));
    if (match.table() != nullptr) {
        said.add("red", text(match.table()->terms().red));
        if (const auto decider = match.table()->decider()) {
            said.add("decider", text(*decider));
            said.add("due", due_text(match.table()->due()));
        }
    }
    const auto setup = draft_ ? draft_->setup() : std::nullopt;
    if (setup) {
        said.add(*setup);
    } else if (match.table() != nullptr && match.table()->match() != nullptr) {
        said.add(match.table()->shown());
    }
    if (draft_) {
        said.count("choices", choices_.size());
        said.flag("complete", draft_->complete());
        said.flag("decides", draft_->decides() && !draft_->owes_answer());
        said.flag("answer", draft_->owes_answer());
        said.count("undoable", draft_->may_ask_undo());
        said.flag("resignable", draft_->may_resign());
        said.flag("drawable", draft_->may_offer_draw());
        said.add("secret", draft_->secret());
        said.flag("setup", setup.has_value());
    }
    return std::move(said).text();
}

std::string MatchProtocol::record() const {
    const Table* const table = match_.table();
    if (table == nullptr || table->match() == nullptr) {
        return {};
    }
    const Shown shown = table->shown();
    std::string position = shown.start + " moves";
    for (std::size_t i = 0; i + shown.hidden < shown.moves.size(); ++i) {
        position += " " + shown.moves[i];
    }
    auto match = match_from_position(position);
    if (!match) {
        return {};
    }
    if (match_.result() && !(*match)->outcome().over()) {
        const std::string& result = *match_.result();
        const std::string_view agreed = text(EndReason::kAgreed);
        if (result.ends_with(agreed)) {
            static_cast<void>((*match)->agree_draw());
        } else {
            const Side loser = sender(match_.messages() - 1);
            static_cast<void>(
                (*match)->resign(table->side(Seat::Red) == loser ? Seat::Red : Seat::Black));
        }
    }
    return write_record(**match, {});
}

}  // namespace anthill::remote
