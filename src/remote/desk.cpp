#include "remote/desk.h"

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

std::string Desk::ask(std::string_view request) {
    struct Request {
        std::string_view word;
        std::string (*answer)(Desk& desk, std::string_view rest);
    };
    using Rest = std::string_view;
    static constexpr Request kRequests[] = {
        {"dice", [](Desk&, Rest rest) { return dice_of(rest); }},
        {"verify", [](Desk&, Rest rest) { return verify(rest).text; }},
        {"invite", [](Desk& desk, Rest rest) { return desk.invite(rest); }},
        {"open", [](Desk& desk, Rest rest) { return desk.open(rest); }},
        {"add", [](Desk& desk, Rest rest) { return desk.add(rest); }},
        {"accept", [](Desk& desk, Rest rest) { return desk.accept(rest); }},
        {"begin", [](Desk& desk, Rest rest) { return desk.begin(rest); }},
        {"choose", [](Desk& desk, Rest rest) { return desk.choose(rest); }},
        {"back", [](Desk& desk, Rest) { return desk.back(); }},
        {"end", [](Desk& desk, Rest) { return desk.end(); }},
        {"text", [](Desk& desk, Rest) { return desk.match_.text(); }},
        {"facts", [](Desk& desk, Rest) { return desk.facts(); }},
        {"record", [](Desk& desk, Rest) { return desk.record(); }},
    };
    const auto [word, rest] = parted(request);
    for (const Request& known : kRequests) {
        if (known.word == word) {
            return known.answer(*this, rest);
        }
    }
    return unexpected("request", word, "expected one that desk.h names").message;
}

std::string Desk::invite(std::string_view rest) {
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

std::string Desk::open(std::string_view transcript) {
    auto read = Transcript::read(transcript);
    if (!read) {
        return read.error();
    }
    match_ = *std::move(read);
    draft_.reset();
    return {};
}

std::string Desk::add(std::string_view line) {
    if (const auto error = match_.add(line)) {
        return error->message;
    }
    draft_.reset();
    return {};
}

std::string Desk::accept(std::string_view rest) {
    const auto [written, name] = parted(rest);
    const auto root = parse_root(written);
    if (!root || match_.messages() != 1) {
        return "there is no invitation to accept";
    }
    return add(acceptance_line(match_, name, *root));
}

std::string Desk::begin(std::string_view rest) {
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
    draw_up({});
    if (const auto error = draft_->flaw()) {
        draft_.reset();
        return error->message;
    }
    return {};
}

void Desk::draw_up(std::vector<std::string> choices) {
    draft_ = std::make_unique<Draft>(match_.text(), *own_);
    for (const std::string& choice : choices) {
        [[maybe_unused]] const auto error = draft_->choose(choice);
        assert(!error);
    }
    choices_ = std::move(choices);
}

std::string Desk::choose(std::string_view choice) {
    if (!draft_) {
        return "there is no draft";
    }
    if (const auto error = draft_->choose(choice)) {
        // Makes the draft again as it was before.
        draw_up(std::vector<std::string>(choices_));
        return error->message;
    }
    choices_.emplace_back(choice);
    return {};
}

std::string Desk::back() {
    if (!draft_ || choices_.empty()) {
        return "there is nothing to take back";
    }
    draw_up({choices_.begin(), choices_.end() - 1});
    return {};
}

std::string Desk::end() {
    return draft_ && draft_->complete() ? add(draft_->line()) : "the draft is not complete";
}

// id, game, options (by commas), rules host= and names (as they are written), after: of the
// invitation. messages: how many. result: as `anthill verify` says it. red: the side of the red
// seat. asked: what chance was asked for last: deal, cut, round or throw. next: the side that sends
// the next message. draw, undo: what that has to answer. start, moves, hidden: Shown. With a draft,
// of the match as it goes on with that: choices, complete, decides, due, answer, undoable,
// resignable, drawable, secret, setup (with start, moves and hidden of the set-up).
std::string Desk::facts() const {
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

std::string Desk::record() const {
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
