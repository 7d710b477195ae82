#include "games/army_ants/setup_notation.h"

#include <cstddef>

#include "core/fields.h"
#include "games/army_ants/notation.h"
#include "games/army_ants/refusal.h"

namespace anthill::army_ants {

namespace {

struct SetupFields {
    std::string_view setup, side, cards, draw;
};

constexpr FieldName<SetupFields> kSetupFields[] = {{"setup", &SetupFields::setup},
                                                   {"side", &SetupFields::side},
                                                   {"cards", &SetupFields::cards},
                                                   {"draw", &SetupFields::draw}};

Parsed<SetupFields> read_fields(std::string_view text) {
    const auto parts = words(text);
    if (parts.empty() || parts[0] != ArmyAnts::kId) {
        return unexpected("game", parts.empty() ? "" : parts[0], "expected army-ants");
    }
    return parse_fields<SetupFields>(std::span(parts).subspan(1), kSetupFields);
}

/// A card of the side that has not been named before.
std::optional<Error> read_card(std::string_view text, Seat seat, CellSet& named, Card& card) {
    const auto read = parse_card(text);
    if (!read || read->seat() != seat) {
        return unexpected("card", text, "expected a card of " + std::string(anthill::text(seat)));
    }
    if ((named >> read->id() & 1) != 0) {
        return unexpected("card", text, "expected it once");
    }
    named |= CellSet{1} << read->id();
    card = *read;
    return std::nullopt;
}

std::optional<Error> read_cards(std::string_view text, Formation& formation) {
    if (text.size() != 2 * kCardsPerSide) {
        return unexpected("cards", text,
                          "expected 19 cards of two characters each, '..' where none stands");
    }
    CellSet named = 0;
    for (std::size_t i = 0; i < kCardsPerSide; ++i) {
        const std::string_view card = text.substr(2 * i, 2);
        if (card == "..") {
            continue;
        }
        if (auto error = read_card(card, formation.seat, named, formation.placed[i])) {
            return error;
        }
    }
    return std::nullopt;
}

/// Is the first row with a gap the last one with cards?
bool row_by_row(const Formation& formation) {
    unsigned open = kCardsPerSide;  // where the rows behind the first gap begin
    for (unsigned i = 0; i < kCardsPerSide; ++i) {
        if (formation.placed[i].empty()) {
            open = open < row_end(i) ? open : row_end(i);
        } else if (i >= open) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::string draw_text(const Formation& formation) {
    std::string out;
    for (unsigned i = 0; i < size(formation.unplaced); ++i) {
        out += card_text(formation.unplaced[i]);
    }
    return out.empty() ? std::string(kNoDraw) : out;
}

std::string formation_text(const Formation& formation) {
    std::string out(ArmyAnts::kId);
    out.append(" setup=")
        .append(text(formation.setup))
        .append(" side=")
        .append(text(formation.seat))
        .append(" cards=");
    for (const Card card : formation.placed) {
        out += card_text(card);
    }
    const bool draws = formation.setup == Setup::Minor && size(formation.unplaced) > 0;
    return draws ? out + " draw=" + draw_text(formation) : out;
}

std::optional<Error> read_unplaced(std::optional<std::string_view> draw, Formation& formation) {
    CellSet named = 0;
    unsigned missing = kCardsPerSide;
    for (const Card card : formation.placed) {
        if (!card.empty()) {
            named |= CellSet{1} << card.id();
            --missing;
        }
    }
    formation.unplaced = {};
    if (!draw) {
        unsigned next = 0;
        for (const Card card : deck(formation.seat)) {
            if ((named >> card.id() & 1) == 0) {
                formation.unplaced[next++] = card;
            }
        }
        sort_unplaced(formation);
        return std::nullopt;
    }
    const std::string_view cards = *draw == kNoDraw ? std::string_view{} : *draw;
    if (cards.size() != std::size_t{2} * missing) {
        return unexpected("draw", *draw,
                          "expected the " + std::to_string(missing) + " cards that " +
                              std::string(text(formation.seat)) +
                              " has yet to place, '-' for none");
    }
    for (unsigned i = 0; i < missing; ++i) {
        if (auto error = read_card(cards.substr(std::size_t{2} * i, 2), formation.seat, named,
                                   formation.unplaced[i])) {
            return error;
        }
    }
    sort_unplaced(formation);
    return std::nullopt;
}

std::optional<Error> check_distance(const Formation& formation) {
    if (formation.setup != Setup::Total) {
        return std::nullopt;
    }
    const auto positions = deal_positions(formation.seat);
    Distance distance;
    CellSet free = 0;
    for (std::size_t i = 0; i < kCardsPerSide; ++i) {
        if (formation.placed[i].empty()) {
            free |= set_of(positions[i]);
        } else {
            distance.add(formation.placed[i], positions[i]);
        }
    }
    const CellSet beside = BoardGrid::neighbours(distance.queen) & distance.nines;
    if (beside != 0) {
        return unexpected("card", formation.seat == Seat::Red ? "Qh" : "Qs",
                          describe({Refusal::Reason::QueenBesideNine, first(beside), 0, 0}));
    }
    if (!distance.can_be_kept(free)) {
        return unexpected("side", text(formation.seat),
                          describe({Refusal::Reason::NoSpaceApart, kNoCell, 0, 0}));
    }
    return std::nullopt;
}

std::string ArmyAnts::setup_text(const State& state, Seat seat) {
    return formation_text(formation_of(state, seat));
}

std::string ArmyAnts::setup_error(std::string_view setup) { return parse_formation(setup).error(); }

Parsed<Formation> parse_formation(std::string_view text) {
    const auto fields = read_fields(text);
    if (!fields) {
        return Error{fields.error()};
    }
    Formation formation;
    const auto setup = parse_setup(fields->setup);
    if (!setup || *setup == Setup::Random) {
        return unexpected("setup", fields->setup, "expected minor or total");
    }
    formation.setup = *setup;
    const auto side = parse_seat(fields->side);
    if (!side) {
        return unexpected("side", fields->side, "expected red or black");
    }
    formation.seat = *side;
    if (auto error = read_cards(fields->cards, formation)) {
        return *error;
    }
    const bool complete = size(formation.placed) == kCardsPerSide;
    const bool draws = formation.setup == Setup::Minor && !complete;
    if (draws != !fields->draw.empty()) {
        return unexpected("draw", fields->draw,
                          draws ? "expected draw= with the cards to come" : "expected no draw=");
    }
    if (draws && !row_by_row(formation)) {
        return unexpected("cards", fields->cards, "expected gaps in one row and nothing behind it");
    }
    if (auto error = read_unplaced(draws ? std::optional(fields->draw) : std::nullopt, formation)) {
        return *error;
    }
    if (auto error = check_distance(formation)) {
        return *error;
    }
    return formation;
}

}  // namespace anthill::army_ants
