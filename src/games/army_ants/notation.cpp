#include "games/army_ants/notation.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>

#include "core/text.h"
#include "engine/refusal_words.h"
#include "games/army_ants/refusal.h"
#include "games/army_ants/rules.h"

namespace anthill::army_ants {

namespace {

constexpr std::string_view kRanks = "QA23456789";  // a card's value is the index of its rank
constexpr std::string_view kSuits = "hdsc";  // Red's first and second, Black's first and second
constexpr std::string_view kMoveForms =
    "use a move such as d1-c1, a3:c3-b3, a1=b1, e4xe7, favor or pass";
constexpr std::string_view kPlaceForm = "place all cards first, such as Qh@a4";

/// Cells of a move's text: `positions` are where their names begin.
Parsed<std::array<Cell, 3>> parse_cells(std::string_view text,
                                        std::initializer_list<std::size_t> positions) {
    std::array<Cell, 3> cells{};
    std::size_t next = 0;
    for (const std::size_t position : positions) {
        const auto cell = BoardGrid::parse(text.substr(position, 2));
        if (!cell) {
            return unexpected("space", text.substr(position, 2),
                              "in move " + quote(text) + " expected a1 to e8");
        }
        cells[next++] = *cell;
    }
    return cells;
}

Parsed<Move> parse_place(std::string_view text) {
    const auto card = parse_card(text.substr(0, 2));
    if (!card) {
        return unexpected("card", text.substr(0, 2),
                          "in move " + quote(text) + " expected a card such as 9h or Qs");
    }
    const auto cells = parse_cells(text, {3});
    return cells ? Parsed<Move>(Move::place(*card, (*cells)[0]))
                 : Parsed<Move>(Error{cells.error()});
}

/// Reads the form of a move and its cells, whatever the position.
Parsed<Move> parse_form(const State& state, std::string_view text) {
    if (text == "pass") {
        return Move::pass();
    }
    if (text == "favor") {
        return Move::favor(queen_of(state, state.mover), gap(state.mover));
    }
    if (text.size() == 5 && text[2] == '@') {
        return parse_place(text);
    }
    const bool march = text.size() == 8 && text[2] == ':' && text[5] == '-';
    const bool two_cells = text.size() == 5 && (text[2] == '-' || text[2] == '=' || text[2] == 'x');
    if (!march && !two_cells) {
        return unexpected("move", text, state.phase == Phase::Deploy ? kPlaceForm : kMoveForms);
    }
    const auto cells = march ? parse_cells(text, {0, 3, 6}) : parse_cells(text, {0, 3});
    if (!cells) {
        return Error{cells.error()};
    }
    const auto& [first, second, third] = *cells;
    if (march) {
        if (first > second) {
            return unexpected("move", text,
                              "expected the lower, then leftmost end of the line first");
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
                          "expected the lower, then leftmost space first: " +
                              BoardGrid::name(second) + "=" + BoardGrid::name(first));
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

std::string ArmyAnts::move_text(const State&, Move move) {
    const auto cell = [](Cell c) { return BoardGrid::name(c); };
    switch (move.kind) {
        case Move::Kind::Pass: return "pass";
        case Move::Kind::Favor: return "favor";
        case Move::Kind::Single: return cell(move.from) + "-" + cell(move.to);
        case Move::Kind::March:
            return cell(move.from) + ":" + cell(move.last) + "-" + cell(move.to);
        case Move::Kind::Swap: return cell(move.from) + "=" + cell(move.to);
        case Move::Kind::Attack: return cell(move.from) + "x" + cell(move.to);
        case Move::Kind::Place: return card_text(move.card()) + "@" + cell(move.to);
    }
    return "";
}

std::string ArmyAnts::hidden_move_text(const State&, const Move& move) {
    return "??@" + BoardGrid::name(move.to);
}

Refusal explain_text(const State& state, std::string_view text) {
    return refusal_of(state, parse_form(state, text));
}

Parsed<Move> ArmyAnts::parse_move(const State& state, std::string_view text) {
    return if_allowed(state, text, parse_form(state, text));
}

}  // namespace anthill::army_ants
