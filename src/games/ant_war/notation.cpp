#include "games/ant_war/notation.h"

#include <array>

#include "core/fields.h"
#include "core/text.h"
#include "engine/refusal_words.h"
#include "games/ant_war/refusal.h"

namespace anthill::ant_war {

namespace {

constexpr std::string_view kRanks = "A23456789TJQK";  // the rank is the index, counted from 1
constexpr std::string_view kSuits = "hdsc";
constexpr std::string_view kMoveForms =
    "use a move such as a1-b2, pass, odds:red+1.5, take:red or cut:Kd";

Parsed<Move> parse_cover(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) {
        return unexpected("move", text, kMoveForms);
    }
    std::array<Cell, 2> cells{};
    std::size_t next = 0;
    for (const std::string_view name : {text.substr(0, dash), text.substr(dash + 1)}) {
        const auto cell = FrameGrid::parse(name);
        if (!cell) {
            return unexpected("space", name, "in move " + quote(text) + " expected a1 to j10");
        }
        cells[next++] = *cell;
    }
    return Move::cover(cells[0], cells[1]);
}

/// Reads the form of a move, whatever the position.
Parsed<Move> parse_form(std::string_view text) {
    std::string_view rest = text;
    if (text == "pass") {
        return Move::pass();
    }
    if (take_prefix(rest, "odds:")) {
        const auto odds = parse_odds(rest);
        return odds ? Parsed<Move>(Move::name_odds(*odds))
                    : unexpected("odds", rest,
                                 "expected none, or a colour and 0.5 to 9.5 turns as in red+2 or "
                                 "black+1.5");
    }
    if (take_prefix(rest, "take:")) {
        const auto colour = parse_seat(rest);
        return colour ? Parsed<Move>(Move::take_colour(*colour))
                      : unexpected("colour", rest, "expected red or black");
    }
    if (take_prefix(rest, "deal:")) {
        const auto seed = parse_number(rest);
        return seed && std::to_string(*seed) == rest
                   ? Parsed<Move>(Move::deal_by(*seed))
                   : unexpected("deal", rest, "expected 0 to 18446744073709551615");
    }
    if (take_prefix(rest, "cut:")) {
        if (const auto colour = parse_seat(rest)) {
            return Move::coin(*colour);
        }
        const auto card = parse_card(rest);
        return card ? Parsed<Move>(Move::cut(*card))
                    : unexpected("card", rest, "expected a card such as Kd or **");
    }
    return parse_cover(text);
}

struct Options {
    std::string_view shape, deck, jokers, rounds;
};
constexpr FieldName<Options> kOptions[] = {{"shape", &Options::shape},
                                           {"deck", &Options::deck},
                                           {"jokers", &Options::jokers},
                                           {"rounds", &Options::rounds}};

}  // namespace

std::string card_text(Card card) {
    if (card.empty()) {
        return "..";
    }
    return card.is_joker() ? "**" : std::string{kRanks[card.rank() - 1], kSuits[card.suit()]};
}

std::optional<Card> parse_card(std::string_view text) noexcept {
    if (text == "**") {
        return Card::joker();
    }
    if (text.size() != 2) {
        return std::nullopt;
    }
    const std::size_t rank = kRanks.find(text[0]);
    const std::size_t suit = kSuits.find(text[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos) {
        return std::nullopt;
    }
    return Card(static_cast<unsigned>(rank) + 1, static_cast<unsigned>(suit));
}

std::string odds_text(Odds odds) {
    if (odds.halves == 0) {
        return "none";
    }
    return std::string(text(odds.colour)) + "+" + std::to_string(odds.halves / 2) +
           (odds.halves % 2 == 1 ? ".5" : "");
}

std::optional<Odds> parse_odds(std::string_view written) noexcept {
    if (written == "none") {
        return Odds{};
    }
    Odds odds;
    for (const Seat colour : {Seat::Red, Seat::Black}) {
        std::string_view turns = written;
        if (!take_prefix(turns, text(colour)) || !take_prefix(turns, "+") || turns.empty() ||
            turns[0] < '0' || turns[0] > '9') {
            continue;
        }
        const bool half = turns.substr(1) == ".5";
        odds.colour = colour;
        odds.halves = static_cast<std::uint8_t>(2 * (turns[0] - '0') + (half ? 1 : 0));
        if ((half || turns.size() == 1) && odds.halves > 0) {
            return odds;
        }
    }
    return std::nullopt;
}

Parsed<Deck> parse_deck(std::string_view deck, std::string_view jokers) {
    if (deck == "analytical") {
        return jokers.empty() ? Parsed<Deck>(Deck::Analytical)
                              : unexpected("jokers", jokers,
                                           "expected no such field with the analytical deck");
    }
    if (!deck.empty() && deck != "standard") {
        return unexpected("deck", deck, "expected standard or analytical");
    }
    if (jokers.empty() || jokers == "2") {
        return Deck::Jokers;
    }
    return jokers == "0" ? Parsed<Deck>(Deck::Plain)
                         : unexpected("jokers", jokers, "expected 2 or 0");
}

Parsed<Shape> read_shape(std::string_view shape, Deck deck) {
    auto read = shape.empty() ? Parsed<Shape>(Shape()) : parse_shape(shape);
    if (read && !fits(*read, deck)) {
        return unexpected("shape", shape,
                          "expected no more spaces than the " + std::to_string(cards_in(deck)) +
                              " cards of the deck");
    }
    return read;
}

std::string AntWar::move_text(const State&, Move move) {
    switch (move.kind) {
        case Move::Kind::Pass: return "pass";
        case Move::Kind::Cover: return FrameGrid::name(move.from) + "-" + FrameGrid::name(move.to);
        case Move::Kind::Odds: return "odds:" + odds_text(move.odds);
        case Move::Kind::Take: return "take:" + std::string(text(move.colour));
        case Move::Kind::Cut: return "cut:" + card_text(move.card);
        case Move::Kind::Coin: return "cut:" + std::string(text(move.colour));
        case Move::Kind::Deal: return "deal:" + std::to_string(move.deal);
    }
    return "";
}

Refusal explain_text(const State& state, std::string_view text) {
    return refusal_of(state, parse_form(text));
}

Parsed<Move> AntWar::parse_move(const State& state, std::string_view text) {
    return if_allowed(state, text, parse_form(text));
}

Parsed<State> AntWar::deal(std::string_view options, Rng& rng) {
    const auto given = words(options);
    const auto fields = parse_fields<Options>(given, kOptions);
    if (!fields) {
        return Error{fields.error()};
    }
    const auto deck = parse_deck(fields->deck, fields->jokers);
    if (!deck) {
        return Error{deck.error()};
    }
    const auto shape = read_shape(fields->shape, *deck);
    if (!shape) {
        return Error{shape.error()};
    }
    if (!fields->rounds.empty() && fields->rounds != "1" && fields->rounds != "2") {
        return unexpected("rounds", fields->rounds, "expected 2 or 1");
    }
    State state;
    state.shape = *shape;
    state.deck = *deck;
    state.round = fields->rounds == "1" ? Round::Only : Round::First;
    deal_round(state, rng);
    return state;
}

}  // namespace anthill::ant_war
