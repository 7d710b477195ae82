// Positions of Ants: Red vs. Black as text; notation.h says how they are written.

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "core/fields.h"
#include "core/text.h"
#include "games/red_vs_black/notation.h"
#include "games/red_vs_black/refusal.h"

namespace anthill::red_vs_black {

namespace {

struct Fields {
    std::string_view clear, red, black, tactics, phase, turn, red_commit, black_commit, red_throw,
        black_throw, red_tactic, black_tactic, owed;
};
constexpr FieldName<Fields> kFields[] = {{"clear", &Fields::clear},
                                         {"red", &Fields::red},
                                         {"black", &Fields::black},
                                         {"tactics", &Fields::tactics},
                                         {"phase", &Fields::phase},
                                         {"turn", &Fields::turn},
                                         {"red-commit", &Fields::red_commit},
                                         {"black-commit", &Fields::black_commit},
                                         {"red-throw", &Fields::red_throw},
                                         {"black-throw", &Fields::black_throw},
                                         {"red-tactic", &Fields::red_tactic},
                                         {"black-tactic", &Fields::black_tactic},
                                         {"owed", &Fields::owed}};

constexpr std::string_view kHidden = "?";
constexpr std::string_view kUnitLetters = "01x";  // by Unit

std::string field_of(Seat seat, std::string_view what) {
    return std::string(text(seat)) + "-" + std::string(what);
}

std::optional<Error> read_army(Seat seat, std::string_view written, Army& army) {
    if (written.empty()) {
        return unexpected("position", "", "expected a field " + std::string(text(seat)) + "=");
    }
    if (written.size() != kUnits) {
        return unexpected(text(seat), written,
                          "expected " + std::to_string(kUnits) + " units, found " +
                              std::to_string(written.size()));
    }
    for (unsigned number = 1; number <= kUnits; ++number) {
        const std::size_t unit = kUnitLetters.find(written[number - 1]);
        if (unit == std::string_view::npos) {
            return unexpected("unit", written.substr(number - 1, 1),
                              std::to_string(number) + " of " + std::string(text(seat)) +
                                  " expected 0 unwounded, 1 one wound or x removed");
        }
        army.set(number, static_cast<Unit>(unit));
    }
    return std::nullopt;
}

/// "A,B", both from 0 to most.
std::optional<Error> read_pair(std::string_view what, std::string_view written, unsigned most,
                               std::array<std::uint8_t, 2>& pair) {
    if (written.empty()) {
        return std::nullopt;
    }
    const auto parts = split(written, ',');
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const auto number = parts.size() == 2 ? parse_number(parts[index(seat)]) : std::nullopt;
        if (!number || *number > most || parts[index(seat)].size() > 1) {
            return unexpected(
                what, written,
                "expected red's and black's, each 0 to " + std::to_string(most) + ", as in 2,1");
        }
        pair[index(seat)] = static_cast<std::uint8_t>(*number);
    }
    return std::nullopt;
}

std::optional<Error> read_armies(const Fields& fields, State& state) {
    const auto scoring = parse_scoring(fields.clear);
    if (!scoring) {
        return Error{scoring.error()};
    }
    state.scoring = *scoring;
    if (auto error = read_army(Seat::Red, fields.red, state.army[0])) {
        return error;
    }
    if (auto error = read_army(Seat::Black, fields.black, state.army[1])) {
        return error;
    }
    if (auto error = read_pair("tactics", fields.tactics, kTacticPoints, state.points)) {
        return error;
    }
    if (fields.turn.empty()) {
        return std::nullopt;
    }
    const auto turn = parse_number(fields.turn);
    if (!turn || *turn < 1 || *turn > kMostTurns || fields.turn[0] == '0') {
        return unexpected("turn", fields.turn, "expected 1 to " + std::to_string(kMostTurns));
    }
    state.turn = static_cast<std::uint32_t>(*turn);
    return std::nullopt;
}

/// Reads one field's action of a player; nullopt if the field is empty.
Parsed<std::optional<Move>> read_action(std::string_view written, Phase phase) {
    const auto done = [](const auto& read, const auto& make) {
        return read ? Parsed<std::optional<Move>>(std::optional(make(*read)))
                    : Parsed<std::optional<Move>>(Error{read.error()});
    };
    if (written.empty()) {
        return std::optional<Move>();
    }
    switch (phase) {
        case Phase::Commit: return done(parse_commitment(written), Move::commit);
        case Phase::Throw: return done(parse_throw(written), Move::dice);
        case Phase::Tactics: {
            const auto tactic = parse_tactic(written);
            return tactic ? done(*tactic, Move::use)
                          : Parsed<std::optional<Move>>(unexpected(
                                "tactic", written, "expected adjust:1+, swap, heal:3 or keep"));
        }
        case Phase::Reinforce: break;
    }
    return std::optional<Move>();
}

/// An action of a player in a turn, and the field that records it; in the order of play.
struct TurnAction {
    Seat seat;
    Phase phase;
    std::string_view what;
    std::string_view Fields::*field;
};
constexpr TurnAction kTurnActions[] = {
    {Seat::Red, Phase::Commit, "commit", &Fields::red_commit},
    {Seat::Black, Phase::Commit, "commit", &Fields::black_commit},
    {Seat::Red, Phase::Throw, "throw", &Fields::red_throw},
    {Seat::Black, Phase::Throw, "throw", &Fields::black_throw},
    {Seat::Red, Phase::Tactics, "tactic", &Fields::red_tactic},
    {Seat::Black, Phase::Tactics, "tactic", &Fields::black_tactic}};

/// Is it known, when the position is in this phase, whether the action has been done?
enum class Needed : std::uint8_t { Yes, No, Either };
Needed needed(const TurnAction& action, Phase phase) noexcept {
    if (action.phase < phase) {
        return Needed::Yes;
    }
    return action.phase == phase && action.seat == Seat::Red ? Needed::Either : Needed::No;
}

/// In phase reinforce the armies are those after the turn's wounds: whom the players committed and
/// healed cannot be checked against them.
std::optional<Error> check_action(const State& state, const TurnAction& action, const Move& move,
                                  std::string_view written) {
    const std::string name = field_of(action.seat, action.what);
    State then = state;
    then.phase = action.phase;
    const bool cost_a_point =
        action.phase == Phase::Tactics && move.tactic.kind != Tactic::Kind::Keep;
    if (cost_a_point && ++then.points[index(action.seat)] > kTacticPoints) {
        return unexpected(name, written, "expected fewer Tactic Points left, it has cost one");
    }
    if (state.phase == Phase::Reinforce) {
        then.army = {};
        for (unsigned number = 1; number <= kUnits; ++number) {
            if ((move.tactic.units & unit_bit(number)) != 0) {
                then.army[index(action.seat)].set(number, Unit::Wounded);
            }
        }
    }
    if (const Refusal refusal = explain(then, move); refusal.refused()) {
        return unexpected(name, written, describe(refusal));
    }
    return std::nullopt;
}

std::optional<Error> read_actions(const Fields& fields, State& state) {
    for (const TurnAction& action : kTurnActions) {
        const std::string_view written = fields.*action.field;
        const auto move = read_action(written, action.phase);
        if (!move) {
            return Error{move.error()};
        }
        const std::string name = field_of(action.seat, action.what);
        const std::string_view phase = text(state.phase);
        const Needed need = needed(action, state.phase);
        if (need != Needed::Either && (need == Needed::Yes) != move->has_value()) {
            return need == Needed::Yes
                       ? unexpected("phase", phase, "expected a field " + name + "= in it")
                       : unexpected(name, written,
                                    "expected no such field yet in phase " + std::string(phase));
        }
        if (!*move) {
            continue;
        }
        if (auto error = check_action(state, action, **move, written)) {
            return error;
        }
        switch (action.phase) {
            case Phase::Commit: state.committed[index(action.seat)] = (*move)->units; break;
            case Phase::Throw: state.thrown[index(action.seat)] = (*move)->thrown; break;
            case Phase::Tactics: state.tactic[index(action.seat)] = (*move)->tactic; break;
            case Phase::Reinforce: break;
        }
    }
    return std::nullopt;
}

std::optional<Error> read_phase(const Fields& fields, State& state) {
    if (!fields.phase.empty()) {
        decltype(kPhases.begin()) phase = std::find(kPhases.begin(), kPhases.end(), fields.phase);
        if (phase == kPhases.end()) {
            return unexpected("phase", fields.phase,
                              "expected commit, throw, tactics or reinforce");
        }
        state.phase = static_cast<Phase>(phase - kPhases.begin());
    }
    const bool too_few = gone(state.army[0]) || gone(state.army[1]);
    if (too_few && state.phase != Phase::Reinforce &&
        (state.phase != Phase::Commit || !fields.red_commit.empty())) {
        return unexpected("phase", text(state.phase),
                          "expected the game to be over: an army has two units or fewer");
    }
    return read_actions(fields, state);
}

std::optional<Error> read_owed(const Fields& fields, State& state) {
    if (auto error = read_pair("owed", fields.owed, Throw::kMost, state.owed)) {
        return error;
    }
    if (state.phase != Phase::Reinforce) {
        return state.owed == std::array<std::uint8_t, 2>{}
                   ? std::nullopt
                   : std::optional(unexpected("owed", fields.owed,
                                              "expected 0,0 outside of phase reinforce"));
    }
    if (state.owed == std::array<std::uint8_t, 2>{}) {
        return unexpected("owed", fields.owed,
                          "expected units to come back in phase reinforce, as in 1,0");
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const Throw& thrown = state.thrown[index(seat)];
        const auto hill = std::count_if(thrown.begin(), thrown.end(),
                                        [](Die die) { return die.place == Place::OwnHill; });
        const auto most =
            std::min(static_cast<unsigned>(hill), kUnits - state.army[index(seat)].size());
        if (state.owed[index(seat)] > most) {
            return unexpected(
                "owed", fields.owed,
                "expected at most " + std::to_string(most) + " for " + std::string(text(seat)) +
                    ", one for each die on its own Hill and no more than are removed");
        }
    }
    return std::nullopt;
}

std::string army_text(const Army& army) {
    std::string text;
    for (unsigned number = 1; number <= kUnits; ++number) {
        text += kUnitLetters[static_cast<std::size_t>(army.at(number))];
    }
    return text;
}

std::string pair_text(const std::array<std::uint8_t, 2>& pair) {
    return std::to_string(pair[0]) + "," + std::to_string(pair[1]);
}

/// Empty where it has not been done.
std::string action_text(const View& view, const TurnAction& action) {
    const State& state = view.open;
    const unsigned seat = index(action.seat);
    switch (action.phase) {
        case Phase::Commit:
            if (view.commitment_hidden && action.seat == Seat::Red) {
                return std::string(kHidden);
            }
            return state.committed[seat] ? units_text(*state.committed[seat]) : "";
        case Phase::Throw: return throw_text(state.thrown[seat]);
        case Phase::Tactics: return state.tactic[seat] ? tactic_text(*state.tactic[seat]) : "";
        case Phase::Reinforce: break;
    }
    return "";
}

}  // namespace

std::string RedVsBlack::position_text(const State& state) {
    return seen_text({std::nullopt, state});
}

std::string RedVsBlack::seen_text(const View& view) {
    const State& state = view.open;
    std::string out(kId);
    const auto field = [&out](std::string_view name, std::string_view value) {
        out.append(" ").append(name).append("=").append(value);
    };
    if (state.scoring.clear) {
        field("clear", kClear);
    }
    field("red", army_text(state.army[0]));
    field("black", army_text(state.army[1]));
    field("tactics", pair_text(state.points));
    field("phase", text(state.phase));
    field("turn", std::to_string(state.turn));
    for (const TurnAction& action : kTurnActions) {
        if (const std::string done = action_text(view, action); !done.empty()) {
            field(field_of(action.seat, action.what), done);
        }
    }
    if (state.phase == Phase::Reinforce) {
        field("owed", pair_text(state.owed));
    }
    return out;
}

Parsed<State> RedVsBlack::parse_position(std::string_view text) {
    const auto parts = words(text);
    if (parts.empty() || parts[0] != kId) {
        return unexpected("game", parts.empty() ? "" : parts[0], "expected red-vs-black");
    }
    const auto fields = parse_fields<Fields>(std::span(parts).subspan(1), kFields);
    if (!fields) {
        return Error{fields.error()};
    }
    State state;
    for (const auto read : {read_armies, read_phase, read_owed}) {
        if (auto error = read(*fields, state)) {
            return *error;
        }
    }
    return state;
}

}  // namespace anthill::red_vs_black
