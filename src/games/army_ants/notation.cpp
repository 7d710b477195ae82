#include "games/army_ants/notation.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/text.h"
#include "games/army_ants/refusal.h"
#include "games/army_ants/rules.h"

namespace anthill::army_ants {

namespace {

constexpr std::string_view kRanks = "QA23456789";  // a card's value is the index of its rank
constexpr std::string_view kSuits = "hdsc";        // Red's first and second, Black's first and second
constexpr std::string_view kMoveForms = "expected a move such as d1-c1, a3:c3-b3, a1=b1, e4xe7, favor or pass";

/// The fields of a position or of deal options as they were written; empty where there was none.
struct Fields {
    std::string_view edition, setup, board, turn, phase, rally;
};

struct FieldName {
    std::string_view name;
    std::string_view Fields::*value;
};
constexpr FieldName kFields[] = {{"edition", &Fields::edition}, {"setup", &Fields::setup}, {"board", &Fields::board},
                                 {"turn", &Fields::turn},       {"phase", &Fields::phase}, {"rally", &Fields::rally}};
constexpr std::size_t kDealFields = 2;  // edition and setup

Parsed<Fields> parse_fields(const std::vector<std::string_view>& words, std::size_t begin, std::size_t known) {
    Fields fields;
    for (std::size_t i = begin; i < words.size(); ++i) {
        const std::size_t equals = words[i].find('=');
        const std::string_view name = words[i].substr(0, equals);
        const auto* const field =
            std::find_if(kFields, kFields + known, [name](const FieldName& candidate) { return candidate.name == name; });
        if (field == kFields + known) {
            return unexpected("field", words[i],
                              known == kDealFields ? "expected edition=... or setup=..."
                                                   : "expected edition=, setup=, board=, turn=, phase= or rally=");
        }
        if (equals == std::string_view::npos || equals + 1 == words[i].size()) {
            return unexpected("field", words[i], "expected a value after '='");
        }
        if (!(fields.*field->value).empty()) {
            return unexpected("field", words[i], "expected " + std::string(name) + " only once");
        }
        fields.*field->value = words[i].substr(equals + 1);
    }
    return fields;
}

std::optional<Error> read_options(const Fields& fields, State& state) {
    if (!fields.edition.empty()) {
        const auto edition = parse_edition(fields.edition);
        if (!edition) {
            return unexpected("edition", fields.edition, "expected 2008, 2020 or community");
        }
        state.edition = *edition;
    }
    if (!fields.setup.empty()) {
        const auto setup = parse_setup(fields.setup);
        if (!setup) {
            return unexpected("setup", fields.setup, "expected random, minor or total");
        }
        state.setup = *setup;
    }
    return std::nullopt;
}

Error bad_card(std::string_view text, Cell cell) {
    const bool suited = text.size() == 2 && kSuits.find(text[1]) != std::string_view::npos;
    if (text == "--") {
        return unexpected("space", text, "on " + Board::name(cell) + " expected a card or '..', this board has no holes");
    }
    if (suited && text[0] == 'Q') {
        return unexpected("card", text, "on " + Board::name(cell) + " expected Qh or Qs, the only Queens");
    }
    return unexpected("card", text, "on " + Board::name(cell) + " expected a rank A, 2-9 or Q and a suit h, d, s or c, or '..'");
}

std::optional<Error> read_board(std::string_view text, State& state) {
    const auto rows = split(text, '/');
    if (rows.size() != Board::kRows) {
        return unexpected("board", text, "expected 8 rows, found " + std::to_string(rows.size()));
    }
    std::array<Cell, 64> where{};
    where.fill(kNoCell);
    for (unsigned i = 0; i < Board::kRows; ++i) {
        const unsigned row = Board::kRows - 1 - i;
        if (rows[i].size() != 2 * Board::kColumns) {
            return unexpected("row", rows[i], "row " + std::to_string(row + 1) + " needs 5 spaces of two characters each");
        }
        for (unsigned column = 0; column < Board::kColumns; ++column) {
            const std::string_view space = rows[i].substr(2 * column, 2);
            const Cell cell = Board::cell(column, row);
            if (space == "..") {
                continue;
            }
            const auto card = parse_card(space);
            if (!card) {
                return bad_card(space, cell);
            }
            if (where[card->id()] != kNoCell) {
                return unexpected("card", space,
                                  "expected it once, found on " + Board::name(where[card->id()]) + " and " + Board::name(cell));
            }
            where[card->id()] = cell;
            state.put(cell, *card);
        }
    }
    if (queen_of(state, Seat::Red) == kNoCell && queen_of(state, Seat::Black) == kNoCell) {
        return unexpected("board", text, "expected Qh, Qs or both");
    }
    return std::nullopt;
}

std::optional<Error> read_turn_and_phase(const Fields& fields, State& state) {
    if (fields.turn != text(Seat::Red) && fields.turn != text(Seat::Black)) {
        return unexpected("turn", fields.turn, "expected red or black");
    }
    state.mover = fields.turn == text(Seat::Red) ? Seat::Red : Seat::Black;
    if (fields.phase != "rally" && fields.phase != "battle") {
        return unexpected("phase", fields.phase, "expected rally or battle");
    }
    state.phase = fields.phase == "rally" ? Phase::Rally : Phase::Battle;
    const std::string_view rally = !fields.rally.empty() ? fields.rally : state.phase == Phase::Rally ? "5,5" : "0,0";
    const auto is_turns = [](char c) { return c >= '0' && c <= static_cast<char>('0' + kRallyTurns); };
    if (rally.size() != 3 || !is_turns(rally[0]) || rally[1] != ',' || !is_turns(rally[2])) {
        return unexpected("rally", rally, "expected the turns left of red,black, each from 0 to 5");
    }
    state.rally_left = {static_cast<std::uint8_t>(rally[0] - '0'), static_cast<std::uint8_t>(rally[2] - '0')};
    if (state.phase == Phase::Battle && rally != "0,0") {
        return unexpected("rally", rally, "expected 0,0 in battle");
    }
    if (state.phase == Phase::Rally && state.rally_left[index(state.mover)] == 0) {
        return unexpected("rally", rally, std::string(text(state.mover)) + " is to move in the rally and needs a turn left");
    }
    return std::nullopt;
}

std::optional<Error> check_territories(const State& state) {
    if (state.phase != Phase::Rally) {
        return std::nullopt;
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const CellSet outside = state.army[index(seat)] & ~territory(seat);
        if (outside != 0) {
            const Cell cell = first(outside);
            return unexpected("card", card_text(state.at(cell)),
                              "on " + Board::name(cell) + " stands outside its territory, expected rows " +
                                  (seat == Seat::Red ? "1 to 4" : "5 to 8") + " in the rally");
        }
    }
    return std::nullopt;
}

/// Cells of a move's text: `positions` are where their names begin.
Parsed<std::array<Cell, 3>> parse_cells(std::string_view text, std::initializer_list<std::size_t> positions) {
    std::array<Cell, 3> cells{};
    std::size_t next = 0;
    for (const std::size_t position : positions) {
        const auto cell = Board::parse(text.substr(position, 2));
        if (!cell) {
            return unexpected("space", text.substr(position, 2), "in move " + quote(text) + " expected a1 to e8");
        }
        cells[next++] = *cell;
    }
    return cells;
}

/// Reads the form of a move and its cells, whatever the position.
Parsed<Move> parse_form(const State& state, std::string_view text) {
    if (text == "pass") {
        return Move::pass();
    }
    if (text == "favor") {
        return Move::favor(queen_of(state, state.mover), gap(state.mover));
    }
    const bool march = text.size() == 8 && text[2] == ':' && text[5] == '-';
    const bool two_cells = text.size() == 5 && (text[2] == '-' || text[2] == '=' || text[2] == 'x');
    if (!march && !two_cells) {
        return unexpected("move", text, kMoveForms);
    }
    const auto cells = march ? parse_cells(text, {0, 3, 6}) : parse_cells(text, {0, 3});
    if (!cells) {
        return Error{cells.error()};
    }
    const auto& [first, second, third] = *cells;
    if (march) {
        if (first > second) {
            return unexpected("move", text, "expected the lower, then leftmost end of the line first");
        }
        return Move::march(first, second, third);
    }
    switch (text[2]) {
        case '-': return Move::single(first, second);
        case 'x': return Move::attack(first, second);
        default: break;
    }
    if (first > second) {
        return unexpected("move", text,
                          "expected the lower, then leftmost space first: " + Board::name(second) + "=" + Board::name(first));
    }
    return Move::swap(first, second);
}

}  // namespace

std::string card_text(Card card) {
    if (card.empty()) {
        return "..";
    }
    return {kRanks[card.value()], kSuits[2 * index(card.seat()) + (card.second_suit() ? 1U : 0U)]};
}

std::optional<Card> parse_card(std::string_view text) noexcept {
    if (text.size() != 2) {
        return std::nullopt;
    }
    const std::size_t value = kRanks.find(text[0]);
    const std::size_t suit = kSuits.find(text[1]);
    if (value == std::string_view::npos || suit == std::string_view::npos) {
        return std::nullopt;
    }
    const bool second_suit = suit % 2 == 1;
    if (value == Card::kQueen && second_suit) {
        return std::nullopt;
    }
    return Card(suit < 2 ? Seat::Red : Seat::Black, static_cast<unsigned>(value), second_suit);
}

std::array<Card, kCardsPerSide> deck(Seat seat) noexcept {
    std::array<Card, kCardsPerSide> cards;
    std::size_t next = 0;
    for (const bool second_suit : {false, true}) {
        for (unsigned value = 1; value <= Card::kHighest; ++value) {
            cards[next++] = Card(seat, value, second_suit);
        }
    }
    cards[next] = Card(seat, Card::kQueen, false);
    return cards;
}

std::string ArmyAnts::position_text(const State& state) {
    std::string out(kId);
    out.append(" edition=").append(text(state.edition)).append(" setup=").append(text(state.setup)).append(" board=");
    for (unsigned row = Board::kRows; row-- > 0;) {
        for (unsigned column = 0; column < Board::kColumns; ++column) {
            out += card_text(state.at(Board::cell(column, row)));
        }
        out += row > 0 ? "/" : "";
    }
    out.append(" turn=").append(text(state.mover)).append(" phase=");
    out.append(state.phase == Phase::Rally ? "rally" : "battle").append(" rally=");
    return out + std::to_string(state.rally_left[0]) + "," + std::to_string(state.rally_left[1]);
}

Parsed<State> ArmyAnts::parse_position(std::string_view text) {
    const auto parts = words(text);
    if (parts.empty() || parts[0] != kId) {
        return unexpected("game", parts.empty() ? "" : parts[0], "expected army-ants");
    }
    const auto fields = parse_fields(parts, 1, std::size(kFields));
    if (!fields) {
        return Error{fields.error()};
    }
    for (const auto& [name, value] : {kFields[2], kFields[3], kFields[4]}) {
        if (((*fields).*value).empty()) {
            return unexpected("position", text, "expected a field " + std::string(name) + "=");
        }
    }
    State state;
    for (auto error : {read_options(*fields, state), read_board(fields->board, state), read_turn_and_phase(*fields, state),
                       check_territories(state)}) {
        if (error) {
            return *error;
        }
    }
    return state;
}

std::string ArmyAnts::move_text(const State&, Move move) {
    const auto cell = [](Cell c) { return Board::name(c); };
    switch (move.kind) {
        case Move::Kind::Pass: return "pass";
        case Move::Kind::Favor: return "favor";
        case Move::Kind::Single: return cell(move.from) + "-" + cell(move.to);
        case Move::Kind::March: return cell(move.from) + ":" + cell(move.last) + "-" + cell(move.to);
        case Move::Kind::Swap: return cell(move.from) + "=" + cell(move.to);
        case Move::Kind::Attack: return cell(move.from) + "x" + cell(move.to);
    }
    return "";
}

Parsed<Move> ArmyAnts::parse_move(const State& state, std::string_view text) {
    const auto move = parse_form(state, text);
    if (!move) {
        return Error{move.error()};
    }
    if (const Refusal refusal = explain(state, *move); refusal.refused()) {
        return unexpected("move", text, describe(refusal));
    }
    return *move;
}

Parsed<State> ArmyAnts::deal(std::string_view options, Rng& rng) {
    const auto fields = parse_fields(words(options), 0, kDealFields);
    if (!fields) {
        return Error{fields.error()};
    }
    State state;
    if (const auto error = read_options(*fields, state)) {
        return *error;
    }
    if (state.setup != Setup::Random) {
        return unexpected("setup", text(state.setup), "expected random, the players place the cards of the others");
    }
    state.phase = Phase::Rally;
    state.rally_left = {kRallyTurns, kRallyTurns};
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        auto cards = deck(seat);
        rng.shuffle(cards);
        const auto positions = deal_positions(seat);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            state.put(positions[i], cards[i]);
        }
    }
    return state;
}

}  // namespace anthill::army_ants
