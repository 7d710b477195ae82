#include "games/red_vs_black/notation.h"

#include <cstdlib>

#include "core/fields.h"
#include "core/text.h"
#include "engine/refusal_words.h"
#include "games/red_vs_black/refusal.h"

namespace anthill::red_vs_black {

namespace {

constexpr std::string_view kPlaceLetters = "rbheon";  // by Place
constexpr std::string_view kMoveForms =
    "expected a move such as commit:1,4, throw:5r,10b,7h, adjust:1+, swap, heal:3, keep or "
    "reinforce:4";
constexpr std::string_view kDieForm =
    "expected a number 1 to 10 and r, b, h, e, o or n, then nothing or a place such as @3.21;-0.40";

/// 1 to 10, without a zero in front: the number of a unit, a die's face.
std::optional<unsigned> parse_ten(std::string_view text) noexcept {
    const auto number = parse_number(text);
    if (!number || *number < 1 || *number > kUnits || text[0] == '0') {
        return std::nullopt;
    }
    return static_cast<unsigned>(*number);
}

std::string hundredths_text(int value) {
    const int whole = std::abs(value) / 100, rest = std::abs(value) % 100;
    return (value < 0 ? "-" : "") + std::to_string(whole) + (rest < 10 ? ".0" : ".") +
           std::to_string(rest);
}

/// "3.21", "-0.40", "12.00": two decimals, up to 99.99 either way.
std::optional<std::int16_t> parse_hundredths(std::string_view text) noexcept {
    const bool negative = take_prefix(text, "-");
    if (text.size() < 4 || text.size() > 5 || text[text.size() - 3] != '.') {
        return std::nullopt;
    }
    const auto whole = parse_number(text.substr(0, text.size() - 3)),
               rest = parse_number(text.substr(text.size() - 2));
    if (!whole || !rest || (text.size() == 5 && text[0] == '0')) {
        return std::nullopt;
    }
    const int value = static_cast<int>(*whole * 100 + *rest);
    return static_cast<std::int16_t>(negative ? -value : value);
}

std::optional<Die> parse_die(std::string_view text) noexcept {
    const std::size_t at = text.find('@');
    const std::string_view result = text.substr(0, at);
    const std::size_t place =
        result.empty() ? std::string_view::npos : kPlaceLetters.find(result.back());
    const auto number = place == std::string_view::npos
                            ? std::nullopt
                            : parse_ten(result.substr(0, result.size() - 1));
    if (!number) {
        return std::nullopt;
    }
    Die die{static_cast<std::uint8_t>(*number), static_cast<Place>(place), false, {}};
    if (at == std::string_view::npos) {
        return die;
    }
    const auto spot = split(text.substr(at + 1), ';');
    const auto x = parse_hundredths(spot[0]), y = parse_hundredths(spot.back());
    if (spot.size() != 2 || !x || !y) {
        return std::nullopt;
    }
    die.spotted = true;
    die.spot = {*x, *y};
    return die;
}

Parsed<UnitSet> parse_healed(std::string_view text) {
    auto units = parse_units("heal", text);
    if (units && units_text(*units) != text) {
        return unexpected("heal", text,
                          "expected the units in ascending order, " + units_text(*units));
    }
    return units;
}

Parsed<Tactic> parse_adjust(std::string_view text) {
    const bool up = !text.empty() && text.back() == '+';
    const auto die = !up && (text.empty() || text.back() != '-')
                         ? std::nullopt
                         : parse_ten(text.substr(0, text.size() - 1));
    if (!die) {
        return unexpected("adjustment", text,
                          "expected the die, counted from 1, and + or -, as in adjust:1+");
    }
    return Tactic{Tactic::Kind::Adjust, static_cast<std::uint8_t>(*die),
                  static_cast<std::int8_t>(up ? 1 : -1), 0};
}

struct Options {
    std::string_view clear;
};
constexpr FieldName<Options> kOptions[] = {{"clear", &Options::clear}};

/// Turns what was read into the move that it stands for.
template <class T, class Make>
Parsed<Move> as_move(const Parsed<T>& read, const Make& make) {
    return read ? Parsed<Move>(make(*read)) : Parsed<Move>(Error{read.error()});
}

/// Reads the form of a move, whatever the position.
Parsed<Move> parse_form(std::string_view text) {
    std::string_view rest = text;
    if (take_prefix(rest, "commit:")) {
        return as_move(parse_commitment(rest), Move::commit);
    }
    if (take_prefix(rest, "throw:")) {
        return as_move(parse_throw(rest), Move::dice);
    }
    if (take_prefix(rest, "reinforce:")) {
        return as_move(parse_units("reinforcements", rest), Move::reinforce);
    }
    if (const auto tactic = parse_tactic(text)) {
        return as_move(*tactic, Move::use);
    }
    return unexpected("move", text, kMoveForms);
}

}  // namespace

Parsed<Scoring> parse_scoring(std::string_view clear) {
    if (!clear.empty() && clear != kClear) {
        return unexpected("clear", clear,
                          "expected 60, or no such field where more than half decides");
    }
    return Scoring{!clear.empty()};
}

std::string units_text(UnitSet units) {
    std::string text;
    for (unsigned number = 1; number <= kUnits; ++number) {
        if ((units & unit_bit(number)) != 0) {
            text += (text.empty() ? "" : ",") + std::to_string(number);
        }
    }
    return text.empty() ? "none" : text;
}

Parsed<UnitSet> parse_units(std::string_view what, std::string_view text) {
    unsigned units = 0;
    for (const std::string_view word : split(text, ',')) {
        const auto number = parse_ten(word);
        if (!number) {
            return unexpected(
                "unit", word,
                "in " + std::string(what) + " " + quote(text) + " expected numbers from 1 to 10");
        }
        if ((units & unit_bit(*number)) != 0) {
            return unexpected(
                "unit", word,
                "in " + std::string(what) + " " + quote(text) + " expected each unit once");
        }
        units |= unit_bit(*number);
    }
    return static_cast<UnitSet>(units);
}

Parsed<UnitSet> parse_commitment(std::string_view text) {
    return text == "none" ? Parsed<UnitSet>(UnitSet{0}) : parse_units("commitment", text);
}

std::string throw_text(const Throw& thrown) {
    std::string text;
    for (const Die die : thrown) {
        text += (text.empty() ? "" : ",") + std::to_string(die.number) +
                kPlaceLetters[static_cast<std::size_t>(die.place)];
        if (die.spotted) {
            text += "@" + hundredths_text(die.spot.x) + ";" + hundredths_text(die.spot.y);
        }
    }
    return text;
}

Parsed<Throw> parse_throw(std::string_view text) {
    Throw thrown;
    const auto dice = split(text, ',');
    if (dice.size() > Throw::kMost) {
        return unexpected("throw", text,
                          "expected at most " + std::to_string(Throw::kMost) + " dice");
    }
    for (const std::string_view word : dice) {
        const auto die = parse_die(word);
        if (!die) {
            return unexpected("die", word, kDieForm);
        }
        thrown.push_back(*die);
    }
    return thrown;
}

std::string tactic_text(Tactic tactic) {
    switch (tactic.kind) {
        case Tactic::Kind::Keep: return "keep";
        case Tactic::Kind::Adjust:
            return "adjust:" + std::to_string(tactic.die) + (tactic.step > 0 ? "+" : "-");
        case Tactic::Kind::Swap: return "swap";
        case Tactic::Kind::Heal: return "heal:" + units_text(tactic.units);
    }
    return "";
}

std::optional<Parsed<Tactic>> parse_tactic(std::string_view text) {
    std::string_view rest = text;
    if (text == "keep") {
        return Tactic{};
    }
    if (text == "swap") {
        return Tactic{Tactic::Kind::Swap, 0, 0, 0};
    }
    if (take_prefix(rest, "adjust:")) {
        return parse_adjust(rest);
    }
    if (take_prefix(rest, "heal:")) {
        const auto units = parse_healed(rest);
        return units ? Parsed<Tactic>(Tactic{Tactic::Kind::Heal, 0, 0, *units})
                     : Parsed<Tactic>(Error{units.error()});
    }
    return std::nullopt;
}

std::string RedVsBlack::move_text(const State&, const Move& move) {
    switch (move.kind) {
        case Move::Kind::Commit: return "commit:" + units_text(move.units);
        case Move::Kind::Throw: return "throw:" + throw_text(move.thrown);
        case Move::Kind::Tactic: return tactic_text(move.tactic);
        case Move::Kind::Reinforce: return "reinforce:" + units_text(move.units);
    }
    return "";
}

std::string RedVsBlack::hidden_move_text(const State&, const Move&) { return "commit:?"; }

Refusal explain_text(const State& state, std::string_view text) {
    return refusal_of(state, parse_form(text));
}

Parsed<Move> RedVsBlack::parse_move(const State& state, std::string_view text) {
    return if_allowed(state, text, parse_form(text));
}

Parsed<State> RedVsBlack::deal(std::string_view options, Rng&) {
    const auto given = words(options);
    const auto fields = parse_fields<Options>(given, kOptions);
    if (!fields) {
        return Error{fields.error()};
    }
    const auto scoring = parse_scoring(fields->clear);
    if (!scoring) {
        return Error{scoring.error()};
    }
    State state;
    state.scoring = *scoring;
    return state;
}

}  // namespace anthill::red_vs_black
