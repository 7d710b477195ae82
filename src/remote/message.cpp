#include "remote/message.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace anthill::remote {

namespace {

constexpr std::string_view kOpening = "anthill-match";
constexpr std::string_view kChance = "chance";

/// The fields of a line, read one after the other: the first one that does not fit is the error.
class Fields {
public:
    explicit Fields(std::string_view body) : fields_(split(body, ' ')) {}

    [[nodiscard]] bool at_end() const { return next_ == fields_.size(); }
    [[nodiscard]] std::string_view peek() const {
        return at_end() ? std::string_view{} : fields_[next_];
    }
    [[nodiscard]] bool has(std::string_view key) const {
        return peek().substr(0, key.size()) == key;
    }
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

    void fail(std::string_view expected) {
        if (!error_) {
            error_ = unexpected("field", peek(), expected);
        }
    }
    void word(std::string_view expected) {
        if (peek() != expected) {
            return fail("expected " + std::string(expected));
        }
        ++next_;
    }
    /// Returns the text after the key. Empty after an error.
    std::string_view value(std::string_view key) {
        if (!has(key) || peek().size() == key.size()) {
            fail("expected " + std::string(key));
            return {};
        }
        return fields_[next_++].substr(key.size());
    }
    Digest16 digest(std::string_view key) {
        if (!has(key)) {
            fail("expected " + std::string(key));
            return {};
        }
        const auto digest = parse_digest16(peek().substr(key.size()));
        if (!digest) {
            fail("expected " + std::string(key) + " and 32 lower-case hexadecimal digits");
            return {};
        }
        ++next_;
        return *digest;
    }
    std::optional<Digest16> digest_if_there(std::string_view key) {
        return has(key) ? std::optional(digest(key)) : std::nullopt;
    }
    std::string name() {
        const std::string_view before = peek();
        const std::string_view written = value("name=");
        if (!error_ && !is_name(written)) {
            error_ = unexpected(
                "field", before,
                "expected a name of 1 to 96 of A-Z a-z 0-9 - . _ ~ or %XX, a byte of UTF-8 with "
                "upper-case digits");
        }
        return std::string(written);
    }
    std::string_view take() { return fields_[next_++]; }
    void end() {
        if (!at_end()) {
            fail("expected the end of the line");
        }
    }

private:
    static bool is_name(std::string_view text) {
        constexpr std::string_view kPlain =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
        constexpr std::string_view kDigits = "0123456789ABCDEF";
        constexpr std::size_t kLongest = 96;
        std::string bytes;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '%') {
                const std::size_t high = i + 2 < text.size() ? kDigits.find(text[i + 1]) : 16;
                const std::size_t low = high < 16 ? kDigits.find(text[i + 2]) : 16;
                if (low >= 16) {
                    return false;
                }
                bytes.push_back(static_cast<char>(high * 16 + low));
                i += 2;
            } else if (kPlain.find(text[i]) != std::string_view::npos) {
                bytes.push_back(text[i]);
            } else {
                return false;
            }
        }
        return !bytes.empty() && bytes.size() <= kLongest && is_utf8(bytes);
    }

    /// As RFC 3629 has it: no overlong form, no surrogate, nothing above U+10FFFF.
    static bool is_utf8(std::string_view bytes) {
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            const auto byte = [&](std::size_t at) {
                return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
            };
            const unsigned lead = byte(i);
            if (lead < 0x80) {
                continue;
            }
            if (lead < 0xC2 || lead > 0xF4) {
                return false;
            }
            const unsigned first = byte(i + 1);
            if ((lead == 0xE0 && first < 0xA0) || (lead == 0xED && first > 0x9F) ||
                (lead == 0xF0 && first < 0x90) || (lead == 0xF4 && first > 0x8F)) {
                return false;
            }
            const unsigned following = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
            for (unsigned more = 0; more < following; ++more) {
                if ((byte(++i) & 0xC0U) != 0x80) {
                    return false;
                }
            }
        }
        return true;
    }

    std::vector<std::string_view> fields_;
    std::size_t next_ = 0;
    std::optional<Error> error_;
};

/// The keys of `newgame` beside seed and rounds, in the order in which they are written.
constexpr std::array<std::string_view, 7> kOptionOrder{
    "edition=", "setup=", "aggression=", "shape=", "deck=", "jokers=", "clear="};

/// "edition=2008,setup=minor" as words; whether the game knows them is found out by dealing it.
Parsed<std::string> parse_options(std::string_view written) {
    std::string options;
    std::size_t first = 0;
    for (const std::string_view option : split(written, ',')) {
        std::size_t place = first;
        while (place < kOptionOrder.size() &&
               option.substr(0, kOptionOrder[place].size()) != kOptionOrder[place]) {
            ++place;
        }
        if (place == kOptionOrder.size()) {
            return unexpected(
                "option", option,
                "expected an option of the game, each once and in the order of newgame");
        }
        first = place + 1;
        options.append(options.empty() ? "" : " ").append(option);
    }
    return options;
}

std::string optional_field(std::string_view key, const std::optional<Digest16>& digest) {
    return digest ? " " + std::string(key) + hex(*digest) : std::string();
}

}  // namespace

Parsed<Signed> parse_signed(std::string_view line) {
    constexpr std::string_view kField = " t=";
    if (line.size() > kLongestLine) {
        return Error{"the line has " + std::to_string(line.size()) +
                     " characters, expected at most " + std::to_string(kLongestLine)};
    }
    const auto foreign =
        std::find_if(line.begin(), line.end(), [](char c) { return c < ' ' || c > '~'; });
    if (foreign != line.end()) {
        return Error{"character " + std::to_string(foreign - line.begin() + 1) +
                     " of the line is none of the printable ASCII characters"};
    }
    const std::size_t at = line.rfind(kField);
    if (at == std::string_view::npos) {
        return unexpected("line", line, "expected t= as its last field");
    }
    const auto digest = parse_digest16(line.substr(at + kField.size()));
    if (!digest) {
        return unexpected("field", line.substr(at + 1),
                          "expected t= and 32 lower-case hexadecimal digits at the end");
    }
    return Signed{line.substr(0, at), *digest};
}

Parsed<Invitation> parse_invitation(std::string_view body) {
    Fields fields(body);
    Invitation read;
    fields.word(kOpening);
    fields.word(std::to_string(kProtocol));
    fields.word("rules=" + std::to_string(kRules));
    read.id = fields.digest("id=");
    const std::string_view game = fields.value("game=");
    const std::size_t colon = game.find(':');
    read.game = game.substr(0, colon);
    if (colon != std::string_view::npos) {
        auto options = parse_options(game.substr(colon + 1));
        if (!options && !fields.error()) {
            return Error{options.error()};
        }
        read.options = options ? *options : std::string();
    }
    if (fields.has("dice=")) {
        const std::string_view before = fields.peek();
        read.dice = fields.value("dice=");
        if (read.dice.size() < 8 || read.dice.size() > 64 ||
            read.dice.find_first_not_of("0123456789abcdef") != std::string::npos) {
            return unexpected("field", before,
                              "expected dice= and 8 to 64 lower-case hexadecimal digits");
        }
    }
    const std::string_view host_field = fields.peek();
    const std::string_view host = fields.value("host=");
    read.host = parse_seat(host);
    if (!fields.error() && !read.host && host != "random") {
        return unexpected("field", host_field, "expected host=red, host=black or host=random");
    }
    read.name = fields.name();
    read.after = fields.digest_if_there("after=");
    read.anchor = fields.digest("anchor=");
    read.drawn = fields.digest_if_there("drawn=");
    fields.end();
    if (fields.error()) {
        return *fields.error();
    }
    return read;
}

Parsed<Acceptance> parse_acceptance(std::string_view body) {
    Fields fields(body);
    Acceptance read;
    fields.word("1");
    read.name = fields.name();
    read.anchor = fields.digest("anchor=");
    read.drawn = fields.digest_if_there("drawn=");
    read.element = fields.digest("e=");
    fields.word(kChance);
    fields.end();
    if (fields.error()) {
        return *fields.error();
    }
    return read;
}

Parsed<Message> parse_message(std::string_view body) {
    Fields fields(body);
    Message read;
    const std::string_view number = fields.peek();
    const auto parsed = number.empty() || number[0] == '0' ? std::nullopt : parse_number(number);
    if (!parsed || *parsed > kLastMessage) {
        return unexpected("field", number, "expected the number of the message");
    }
    read.number = static_cast<unsigned>(*parsed);
    fields.take();
    read.element = fields.digest("e=");
    if (fields.has("c=")) {
        read.chance = parse_hex_number(fields.peek().substr(2));
        if (!read.chance) {
            fields.fail("expected c= and 16 lower-case hexadecimal digits");
        } else {
            fields.take();
        }
    }
    if (fields.error()) {
        return *fields.error();
    }
    while (!fields.at_end()) {
        read.steps.emplace_back(fields.take());
        if (read.steps.back().empty()) {
            return Error{"two spaces in a row, expected one between fields"};
        }
    }
    if (read.steps.empty()) {
        return unexpected("message", number, "expected at least one step");
    }
    return read;
}

std::string invitation_text(const Invitation& invitation) {
    std::string options = invitation.options;
    std::replace(options.begin(), options.end(), ' ', ',');
    std::string text(kOpening);
    text.append(" ")
        .append(std::to_string(kProtocol))
        .append(" rules=")
        .append(std::to_string(kRules));
    text.append(" id=").append(hex(invitation.id)).append(" game=").append(invitation.game);
    text.append(options.empty() ? "" : ":").append(options);
    text.append(invitation.dice.empty() ? "" : " dice=").append(invitation.dice);
    text.append(" host=").append(invitation.host ? anthill::text(*invitation.host) : "random");
    text.append(" name=")
        .append(invitation.name)
        .append(optional_field("after=", invitation.after));
    text.append(" anchor=")
        .append(hex(invitation.anchor))
        .append(optional_field("drawn=", invitation.drawn));
    return text;
}

std::string acceptance_text(const Acceptance& acceptance) {
    return "1 name=" + acceptance.name + " anchor=" + hex(acceptance.anchor) +
           optional_field("drawn=", acceptance.drawn) + " e=" + hex(acceptance.element) + " " +
           std::string(kChance);
}

std::string message_text(const Message& message) {
    std::string text = std::to_string(message.number) + " e=" + hex(message.element);
    if (message.chance) {
        text += " c=" + hex(*message.chance);
    }
    for (const std::string& step : message.steps) {
        text += " " + step;
    }
    return text;
}

}  // namespace anthill::remote
