#include "match/record.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/text.h"
#include "match/status.h"

namespace anthill {

namespace {

constexpr std::string_view kFormat = "anthill-game";
constexpr std::string_view kVersion = "1";
constexpr std::string_view kUnknownResult = "unknown";
constexpr std::size_t kLongestKey = 32;
constexpr std::size_t kLongestValue = 1000;
constexpr std::size_t kMostNotes = 512;

bool is_control(char c) noexcept { return (c >= 0 && c < ' ') || c == '\x7f'; }

/// The lines that count, with their numbers.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    /// Goes to the next line that is neither empty nor a comment; line() is empty when there is
    /// none.
    void next() {
        line_ = {};
        while (line_.empty() && !rest_.empty()) {
            ++number_;
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            line_ = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            while (!line_.empty() && (line_.back() == '\r' || line_.back() == ' ')) {
                line_.remove_suffix(1);
            }
            line_.remove_prefix(std::min(line_.find_first_not_of(' '), line_.size()));
            if (!line_.empty() && line_.front() == '#') {
                line_ = {};
            }
        }
        if (line_.empty()) {
            ++number_;  // where the missing line would be
        }
    }

    [[nodiscard]] std::string_view line() const noexcept { return line_; }
    [[nodiscard]] bool at_end() const noexcept { return line_.empty(); }

    [[nodiscard]] Error error(const Error& what) const {
        return {"line " + std::to_string(number_) + ": " + what.message};
    }
    [[nodiscard]] Error unexpected_line(std::string_view expected) const {
        return at_end() ? error({"the text ends, " + std::string(expected)})
                        : error(unexpected("line", line_, expected));
    }

private:
    std::string_view rest_;
    std::string_view line_;
    std::size_t number_ = 0;
};

/// Takes the keyword and its arguments off the present line if it begins with it.
std::optional<std::string_view> arguments(std::string_view line, std::string_view keyword) {
    if (take_word(line) != keyword) {
        return std::nullopt;
    }
    return line;
}

std::optional<Error> read_header(Lines& lines) {
    lines.next();
    const auto version = arguments(lines.line(), kFormat);
    if (!version) {
        return lines.unexpected_line("expected anthill-game 1");
    }
    if (*version != kVersion) {
        const auto number = parse_number(*version);
        return lines.error(unexpected("version", *version,
                                      number && *number > 1
                                          ? "expected 1, this game was saved by a newer Anthill"
                                          : "expected 1"));
    }
    return std::nullopt;
}

std::optional<Error> read_start(Lines& lines, Record& record) {
    lines.next();
    const auto start = arguments(lines.line(), "start");
    if (!start) {
        return lines.unexpected_line("expected start and a position");
    }
    auto match = match_from_position(*start);
    if (!match) {
        return lines.error({match.error()});
    }
    record.match = *std::move(match);
    if (record.match->length() > 0) {
        return lines.error(unexpected("word", "moves", "expected the moves on lines of their own"));
    }
    return std::nullopt;
}

std::optional<Error> read_notes(Lines& lines, Record& record) {
    lines.next();
    for (auto note = arguments(lines.line(), "note"); note;
         note = arguments(lines.line(), "note")) {
        const std::string_view key = take_word(*note);
        if (note->empty()) {
            return lines.error(unexpected("note", key, "expected a key and a text"));
        }
        if (!record.notes.get(key).empty()) {
            return lines.error(unexpected("note", key, "expected it only once"));
        }
        if (const auto error = record.notes.set(key, *note)) {
            return lines.error(*error);
        }
        lines.next();
    }
    return std::nullopt;
}

std::optional<Error> read_moves(Lines& lines, Record& record) {
    if (lines.line() != "moves") {
        return lines.unexpected_line("expected note, or moves and then one move a line");
    }
    for (lines.next(); !lines.at_end() && !arguments(lines.line(), "result"); lines.next()) {
        if (const auto error = record.match->play(lines.line())) {
            return lines.error(*error);
        }
    }
    return std::nullopt;
}

/// The ends that no rule knows of.
std::optional<Error> end_by_players(Match& match, std::string_view result) {
    if (result == outcome_text(Outcome::draw(EndReason::kAgreed))) {
        return match.agree_draw();
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        if (result == outcome_text(Outcome::won(other(seat), EndReason::kResigned))) {
            return match.resign(seat);
        }
    }
    return std::nullopt;
}

std::optional<Error> read_result(Lines& lines, Record& record) {
    const auto result = arguments(lines.line(), "result");
    if (!result) {
        return lines.unexpected_line("expected a move or result");
    }
    if (*result == kUnknownResult) {
        return std::nullopt;
    }
    if (const auto error = end_by_players(*record.match, *result)) {
        return lines.error(unexpected("result", *result, error->message));
    }
    const std::string expected = outcome_text(record.match->final_outcome());
    if (*result != expected) {
        return lines.error(
            unexpected("result", *result, "expected " + expected + " after these moves"));
    }
    return std::nullopt;
}

std::optional<Error> read_ply(Lines& lines, Record& record) {
    lines.next();
    if (const auto ply = arguments(lines.line(), "ply")) {
        const auto number = parse_number(*ply);
        if (!number || *number > record.match->length()) {
            return lines.error(
                unexpected("ply", *ply, "expected 0 to " + std::to_string(record.match->length())));
        }
        if (const auto error = record.match->go_to(static_cast<std::size_t>(*number))) {
            return lines.error(*error);
        }
        lines.next();
    }
    if (!lines.at_end()) {
        return lines.unexpected_line("expected the end of the text");
    }
    return std::nullopt;
}

}  // namespace

std::optional<Error> Notes::set(std::string_view key, std::string_view value) {
    const auto is_key_character = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    if (key.empty() || key.size() > kLongestKey ||
        !std::all_of(key.begin(), key.end(), is_key_character)) {
        return unexpected("note", key, "expected a key of 1 to 32 characters a-z, 0-9 and -");
    }
    const auto at = std::find_if(notes_.begin(), notes_.end(),
                                 [key](const Note& note) { return note.key == key; });
    if (value.empty()) {
        if (at != notes_.end()) {
            notes_.erase(at);
        }
        return std::nullopt;
    }
    if (value.size() > kLongestValue || value.front() == ' ' || value.back() == ' ' ||
        std::any_of(value.begin(), value.end(), is_control)) {
        return unexpected(
            "note", value,
            "expected 1 to 1000 bytes without control characters and without spaces at the ends");
    }
    if (at != notes_.end()) {
        at->value = value;
    } else if (notes_.size() == kMostNotes) {
        return unexpected("note", key, "expected at most 512 notes");
    } else {
        notes_.push_back({std::string(key), std::string(value)});
    }
    return std::nullopt;
}

std::string_view Notes::get(std::string_view key) const noexcept {
    for (const Note& note : notes_) {
        if (note.key == key) {
            return note.value;
        }
    }
    return {};
}

std::string write_record(const Match& match, const Notes& notes) {
    std::string out;
    out.append(kFormat)
        .append(" ")
        .append(kVersion)
        .append("\nstart ")
        .append(match.start_text())
        .append("\n");
    for (const Notes::Note& note : notes.all()) {
        out.append("note ").append(note.key).append(" ").append(note.value).append("\n");
    }
    out.append("moves\n");
    for (std::size_t ply = 0; ply < match.length(); ++ply) {
        out.append(match.move_text(ply)).append("\n");
    }
    out.append("result ").append(outcome_text(match.final_outcome())).append("\n");
    if (match.ply() < match.length()) {
        out.append("ply ").append(std::to_string(match.ply())).append("\n");
    }
    return out;
}

Parsed<Record> read_record(std::string_view text) {
    if (text.size() > kLongestRecord) {
        return Error{"text of " + std::to_string(text.size()) + " bytes: expected at most " +
                     std::to_string(kLongestRecord)};
    }
    Lines lines(text);
    Record record;
    if (auto error = read_header(lines)) {
        return *error;
    }
    for (const auto read : {read_start, read_notes, read_moves, read_result, read_ply}) {
        if (auto error = read(lines, record)) {
            return *error;
        }
    }
    return record;
}

}  // namespace anthill
