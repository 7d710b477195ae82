// Positions of Ant War as text; notation.h says how they are written.

#include <array>
#include <vector>

#include "core/fields.h"
#include "core/text.h"
#include "games/ant_war/notation.h"

namespace anthill::ant_war {

namespace {

struct Fields {
    std::string_view board, turn, lead, passed, half, phase, odds, round, dealer, total, deck,
        jokers, shape, under;
};
constexpr FieldName<Fields> kFields[] = {
    {"board", &Fields::board},   {"turn", &Fields::turn},   {"lead", &Fields::lead},
    {"passed", &Fields::passed}, {"half", &Fields::half},   {"phase", &Fields::phase},
    {"odds", &Fields::odds},     {"round", &Fields::round}, {"dealer", &Fields::dealer},
    {"total", &Fields::total},   {"deck", &Fields::deck},   {"jokers", &Fields::jokers},
    {"shape", &Fields::shape},   {"under", &Fields::under}};

constexpr std::array<std::string_view, 3> kRounds{"1/1", "1/2", "2/2"};
constexpr std::uint64_t kMostPoints = 999;

/// Index of `text` in `names`, their number if it is none of them; `otherwise` if it is empty.
template <std::size_t Count>
std::size_t place(const std::array<std::string_view, Count>& names, std::string_view text,
                  std::size_t otherwise) {
    return text.empty() ? otherwise
                        : static_cast<std::size_t>(std::find(names.begin(), names.end(), text) -
                                                   names.begin());
}

std::optional<Error> read_flag(std::string_view name, std::string_view text, bool& flag) {
    flag = text == "yes";
    return text.empty() || text == "no" || flag
               ? std::nullopt
               : std::optional(unexpected(name, text, "expected yes or no"));
}

std::optional<Error> read_deck(const Fields& fields, State& state) {
    const auto deck = parse_deck(fields.deck, fields.jokers);
    if (!deck) {
        return Error{deck.error()};
    }
    const auto shape = read_shape(fields.shape, *deck);
    if (!shape) {
        return Error{shape.error()};
    }
    state.deck = *deck;
    state.shape = *shape;
    return std::nullopt;
}

/// The cards read so far in a text: none more often than the deck has it.
class CardsRead {
public:
    explicit CardsRead(Deck deck) : deck_(deck) {}

    std::optional<Error> add(Card card, Cell cell) {
        const std::string written = card_text(card);
        if (!has(deck_, card)) {
            return unexpected("card", written,
                              "on " + FrameGrid::name(cell) + " is not in the deck");
        }
        Cell& where = where_[card.id()];
        if (card.is_joker() ? jokers_++ == jokers_in(deck_) : where != kNoCell) {
            const std::string often =
                card.is_joker() && jokers_in(deck_) == 2 ? "twice at most" : "once";
            return unexpected("card", written,
                              "expected it " + often + ", found on " + FrameGrid::name(where) +
                                  " and " + FrameGrid::name(cell));
        }
        where = cell;
        return std::nullopt;
    }

private:
    Deck deck_;
    std::array<Cell, kCardIds> where_ = [] {
        std::array<Cell, kCardIds> nowhere{};
        nowhere.fill(kNoCell);
        return nowhere;
    }();
    unsigned jokers_ = 0;
};

std::optional<Error> read_space(std::string_view space, Cell cell, CardsRead& read, State& state) {
    if (space == "--") {
        return std::nullopt;
    }
    state.spaces.add(cell);
    if (space == "..") {
        return std::nullopt;
    }
    const auto card = parse_card(space);
    if (!card) {
        return unexpected("card", space,
                          "on " + FrameGrid::name(cell) +
                              " expected a rank A, 2-9, T, J, Q or K and a suit h, d, s or c, or "
                              "'**', '..', '--'");
    }
    if (auto error = read.add(*card, cell)) {
        return error;
    }
    state.put(cell, *card);
    return std::nullopt;
}

std::optional<Error> read_board(std::string_view text, CardsRead& read, State& state) {
    const auto rows = split(text, '/');
    if (rows.size() > FrameGrid::kRows) {
        return unexpected("board", text,
                          "expected 1 to 10 rows, found " + std::to_string(rows.size()));
    }
    const std::size_t width = rows[0].size();
    if (width < 2 || width > std::size_t{2} * FrameGrid::kColumns || width % 2 != 0) {
        return unexpected("row", rows[0], "expected 1 to 10 spaces of two characters each");
    }
    state.extent = {static_cast<std::uint8_t>(width / 2), static_cast<std::uint8_t>(rows.size())};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto row = static_cast<unsigned>(rows.size() - 1 - i);
        if (rows[i].size() != width) {
            return unexpected("row", rows[i],
                              "row " + std::to_string(row + 1) + " needs " +
                                  std::to_string(width / 2) +
                                  " spaces of two characters each, as the first one has");
        }
        for (unsigned column = 0; column < state.extent.columns; ++column) {
            if (auto error = read_space(rows[i].substr(std::size_t{2} * column, 2),
                                        FrameGrid::cell(column, row), read, state)) {
                return error;
            }
        }
    }
    return std::nullopt;
}

/// One stack: b2:3h9c
std::optional<Error> read_stack(std::string_view text, CardsRead& read, State& state) {
    const std::size_t colon = text.find(':');
    const auto cell = FrameGrid::parse(text.substr(0, colon));
    const std::string_view cards =
        colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
    if (!cell || cards.empty() || cards.size() % 2 != 0) {
        return unexpected("stack", text,
                          "expected a space and the cards under its top card, as in b2:3h9c");
    }
    Card above = state.at(*cell);
    if (!above.is_ant()) {
        return unexpected("stack", text, "expected an ant on top on " + FrameGrid::name(*cell));
    }
    if (!state.below[above.id()].empty()) {
        return unexpected("stack", text, "expected " + FrameGrid::name(*cell) + " only once");
    }
    for (std::size_t i = 0; i < cards.size(); i += 2) {
        const auto card = parse_card(cards.substr(i, 2));
        if (!card || !card->coverable()) {
            return unexpected("card", cards.substr(i, 2),
                              "in stack " + quote(text) + " expected an ant that can be covered");
        }
        if (auto error = read.add(*card, *cell)) {
            return error;
        }
        state.below[above.id()] = *card;
        above = *card;
    }
    return std::nullopt;
}

std::optional<Error> read_stacks(std::string_view text, CardsRead& read, State& state) {
    if (text.empty()) {
        return std::nullopt;
    }
    for (const std::string_view stack : split(text, ',')) {
        if (auto error = read_stack(stack, read, state)) {
            return error;
        }
    }
    return std::nullopt;
}

std::optional<Error> read_cards(const Fields& fields, State& state) {
    CardsRead read(state.deck);
    if (auto error = read_board(fields.board, read, state)) {
        return error;
    }
    return read_stacks(fields.under, read, state);
}

std::optional<Error> read_turn(const Fields& fields, State& state) {
    const auto turn = parse_seat(fields.turn);
    if (!turn) {
        return unexpected("turn", fields.turn, "expected red or black");
    }
    state.mover = *turn;
    if (!fields.lead.empty()) {
        if (fields.lead.size() != 1 || fields.lead[0] < '0' || fields.lead[0] > '9') {
            return unexpected("lead", fields.lead, "expected 0 to 9");
        }
        state.lead = static_cast<std::uint8_t>(fields.lead[0] - '0');
    }
    static_assert(kMostLead == 9);
    if (auto error = read_flag("passed", fields.passed, state.passed)) {
        return error;
    }
    if (auto error = read_flag("half", fields.half, state.half)) {
        return error;
    }
    if (state.passed && (state.lead > 0 || state.half)) {
        return unexpected(
            "passed", fields.passed,
            "expected no with lead above 0 or half=yes, the other colour has not had a turn");
    }
    return std::nullopt;
}

std::optional<Error> read_round(const Fields& fields, State& state) {
    const std::size_t round = place(kRounds, fields.round, 0);
    if (round == kRounds.size()) {
        return unexpected("round", fields.round, "expected 1/1, 1/2 or 2/2");
    }
    state.round = static_cast<Round>(round);
    if (!fields.dealer.empty()) {
        const auto dealer = parse_seat(fields.dealer);
        if (!dealer) {
            return unexpected("dealer", fields.dealer, "expected red or black");
        }
        state.dealer = *dealer;
    }
    if (!fields.total.empty()) {
        const auto parts = split(fields.total, ',');
        const auto red = parse_number(parts[0]);
        const auto black = parse_number(parts.back());
        if (parts.size() != 2 || !red || !black || *red > kMostPoints || *black > kMostPoints) {
            return unexpected("total", fields.total,
                              "expected the first round's points of red,black, each from 0 to 999");
        }
        state.total = {static_cast<std::uint16_t>(*red), static_cast<std::uint16_t>(*black)};
        if (state.round != Round::Second && (*red != 0 || *black != 0)) {
            return unexpected("total", fields.total, "expected 0,0 before the first round is over");
        }
    }
    return std::nullopt;
}

std::optional<Error> read_phase(const Fields& fields, State& state) {
    const std::size_t phase = place(kPhases, fields.phase, static_cast<std::size_t>(Phase::Play));
    if (phase == kPhases.size()) {
        return unexpected("phase", fields.phase, "expected odds, take, cut, play, deal or over");
    }
    state.phase = static_cast<Phase>(phase);
    if (!fields.odds.empty()) {
        const auto odds = parse_odds(fields.odds);
        if (!odds) {
            return unexpected(
                "odds", fields.odds,
                "expected none, or a colour and 0.5 to 9.5 turns as in red+2 or black+1.5");
        }
        state.odds = *odds;
    }
    if (state.phase == Phase::Play) {
        return std::nullopt;
    }
    if (state.phase == Phase::Over && state.round == Round::First) {
        return unexpected("phase", fields.phase, "expected another one in the first of two rounds");
    }
    if (state.phase == Phase::Deal && state.round != Round::Second) {
        return unexpected("phase", fields.phase, "expected round=2/2 where that is to be dealt");
    }
    if (state.lead > 0 || state.half) {
        return unexpected("phase", fields.phase, "expected lead=0 and half=no outside of play");
    }
    if (state.phase == Phase::Cut || state.phase == Phase::Over) {
        return std::nullopt;
    }
    const bool takes = state.phase == Phase::Take;
    const Seat acting = takes ? other(state.dealer) : state.dealer;
    if (state.mover != acting) {
        return unexpected("turn", fields.turn,
                          "expected " + std::string(text(acting)) +
                              (takes ? ", the one who does not deal takes a colour"
                                     : ", the dealer names the odds"));
    }
    if (state.passed || (!takes && state.odds.halves > 0)) {
        return unexpected("phase", fields.phase,
                          "expected passed=no, and odds=none where they are still to be named");
    }
    return std::nullopt;
}

std::string board_text(const State& state) {
    std::string out;
    for (unsigned row = state.extent.rows; row-- > 0;) {
        for (unsigned column = 0; column < state.extent.columns; ++column) {
            const Cell cell = FrameGrid::cell(column, row);
            out += state.spaces.has(cell) ? card_text(state.at(cell)) : "--";
        }
        out += row > 0 ? "/" : "";
    }
    return out;
}

std::string stacks_text(const State& state) {
    std::string out;
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        const Card top = state.top[i];
        if (!top.is_ant() || state.below[top.id()].empty()) {
            continue;
        }
        out += (out.empty() ? "" : ",") + FrameGrid::name(static_cast<Cell>(i)) + ":";
        for (Card card = state.below[top.id()]; !card.empty(); card = state.below[card.id()]) {
            out += card_text(card);
        }
    }
    return out;
}

}  // namespace

std::string AntWar::position_text(const State& state) {
    std::string out(kId);
    const auto field = [&out](std::string_view name, std::string_view value) {
        out.append(" ").append(name).append("=").append(value);
    };
    // The four that everybody knows are always there, the others only where they say something.
    const auto unless = [&field](std::string_view ordinary, std::string_view name,
                                 const std::string& value) {
        if (value != ordinary) {
            field(name, value);
        }
    };
    const auto place_of = [](auto value) { return static_cast<std::size_t>(value); };
    field("board", board_text(state));
    field("turn", text(state.mover));
    field("lead", std::to_string(state.lead));
    field("passed", state.passed ? "yes" : "no");
    unless("no", "half", state.half ? "yes" : "no");
    unless("play", "phase", std::string(text(state.phase)));
    unless("none", "odds", odds_text(state.odds));
    unless("1/1", "round", std::string(kRounds[place_of(state.round)]));
    unless("red", "dealer", std::string(text(state.dealer)));
    unless("0,0", "total", std::to_string(state.total[0]) + "," + std::to_string(state.total[1]));
    unless("standard", "deck", std::string(text(state.deck)));
    unless("2", "jokers", state.deck == Deck::Plain ? "0" : "2");
    unless("5x5", "shape", text(state.shape));
    unless("", "under", stacks_text(state));
    return out;
}

Parsed<State> AntWar::parse_position(std::string_view text) {
    const auto parts = words(text);
    if (parts.empty() || parts[0] != kId) {
        return unexpected("game", parts.empty() ? "" : parts[0], "expected ant-war");
    }
    const auto fields = parse_fields<Fields>(std::span(parts).subspan(1), kFields);
    if (!fields) {
        return Error{fields.error()};
    }
    for (const auto& [name, value] : {kFields[0], kFields[1]}) {
        if (((*fields).*value).empty()) {
            return unexpected("position", text, "expected a field " + std::string(name) + "=");
        }
    }
    State state;
    for (const auto read : {read_deck, read_cards, read_turn, read_round, read_phase}) {
        if (auto error = read(*fields, state)) {
            return *error;
        }
    }
    return state;
}

}  // namespace anthill::ant_war
