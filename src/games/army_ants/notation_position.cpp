#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "core/fields.h"
#include "core/text.h"
#include "games/army_ants/notation.h"
#include "games/army_ants/rules.h"
#include "games/army_ants/setup_notation.h"

namespace anthill::army_ants {

namespace {

struct DealFields {
    std::string_view edition, setup, aggression;
};
constexpr FieldName<DealFields> kDealFields[] = {{"edition", &DealFields::edition},
                                                 {"setup", &DealFields::setup},
                                                 {"aggression", &DealFields::aggression}};

struct Fields : DealFields {
    std::string_view board, turn, phase, rally, draw;
};
constexpr FieldName<Fields> kFields[] = {
    {"edition", &Fields::edition}, {"setup", &Fields::setup}, {"aggression", &Fields::aggression},
    {"board", &Fields::board},     {"turn", &Fields::turn},   {"phase", &Fields::phase},
    {"rally", &Fields::rally},     {"draw", &Fields::draw}};

constexpr std::string_view kOff = "off";
constexpr std::string_view kHidden = "??";

std::optional<Error> read_options(const DealFields& fields, State& state) {
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
    if (fields.aggression.empty()) {
        return std::nullopt;
    }
    if (!may_switch_aggression_off(state.rules())) {
        return unexpected("aggression", fields.aggression,
                          "expected no such field, the edition " +
                              std::string(text(state.edition)) + " has no Red Aggression");
    }
    if (fields.aggression != kOff) {
        return unexpected("aggression", fields.aggression,
                          "expected off, or no such field where it is on");
    }
    state.aggression_off = true;
    return std::nullopt;
}

Error bad_card(std::string_view text, Cell cell) {
    const bool suited =
        text.size() == 2 && std::string_view("hdsc").find(text[1]) != std::string_view::npos;
    if (text == "--") {
        return unexpected(
            "space", text,
            "on " + BoardGrid::name(cell) + " expected a card or '..', this board has no holes");
    }
    if (suited && text[0] == 'Q') {
        return unexpected("card", text,
                          "on " + BoardGrid::name(cell) + " expected Qh or Qs, the only Queens");
    }
    return unexpected("card", text,
                      "on " + BoardGrid::name(cell) +
                          " expected a rank A, 2-9 or Q and a suit h, d, s or c, or '..'");
}

std::optional<Error> read_board(const Fields& fields, State& state) {
    const std::string_view text = fields.board;
    const auto rows = split(text, '/');
    if (rows.size() != BoardGrid::kRows) {
        return unexpected("board", text, "expected 8 rows, found " + std::to_string(rows.size()));
    }
    std::array<Cell, 64> where{};
    where.fill(kNoCell);
    for (unsigned i = 0; i < BoardGrid::kRows; ++i) {
        const unsigned row = BoardGrid::kRows - 1 - i;
        if (rows[i].size() != 2 * BoardGrid::kColumns) {
            return unexpected(
                "row", rows[i],
                "row " + std::to_string(row + 1) + " needs 5 spaces of two characters each");
        }
        for (unsigned column = 0; column < BoardGrid::kColumns; ++column) {
            const std::string_view space = rows[i].substr(2 * column, 2);
            const Cell cell = BoardGrid::cell(column, row);
            if (space == "..") {
                continue;
            }
            const auto card = parse_card(space);
            if (!card) {
                return bad_card(space, cell);
            }
            if (where[card->id()] != kNoCell) {
                return unexpected("card", space,
                                  "expected it once, found on " +
                                      BoardGrid::name(where[card->id()]) + " and " +
                                      BoardGrid::name(cell));
            }
            where[card->id()] = cell;
            state.put(cell, *card);
        }
    }
    if (state.queens == 0 && state.phase != Phase::Deploy) {
        return unexpected("board", text, "expected Qh, Qs or both");
    }
    return std::nullopt;
}

std::optional<Error> read_turn_and_phase(const Fields& fields, State& state) {
    const auto mover = parse_seat(fields.turn);
    if (!mover) {
        return unexpected("turn", fields.turn, "expected red or black");
    }
    state.mover = *mover;
    decltype(kPhases.begin()) phase = std::find(kPhases.begin(), kPhases.end(), fields.phase);
    if (phase == kPhases.end()) {
        return unexpected("phase", fields.phase, "expected deploy, rally or battle");
    }
    state.phase = static_cast<Phase>(phase - kPhases.begin());
    const std::string_view rally = !fields.rally.empty()          ? fields.rally
                                   : state.phase == Phase::Battle ? "0,0"
                                                                  : "5,5";
    const auto is_turns = [](char c) {
        return c >= '0' && c <= static_cast<char>('0' + kRallyTurns);
    };
    if (rally.size() != 3 || !is_turns(rally[0]) || rally[1] != ',' || !is_turns(rally[2])) {
        return unexpected("rally", rally, "expected the turns left of red,black, each from 0 to 5");
    }
    state.rally_left = {static_cast<std::uint8_t>(rally[0] - '0'),
                        static_cast<std::uint8_t>(rally[2] - '0')};
    if (state.phase == Phase::Battle && rally != "0,0") {
        return unexpected("rally", rally, "expected 0,0 in battle");
    }
    if (state.phase == Phase::Deploy && rally != "5,5") {
        return unexpected("rally", rally, "expected 5,5 before the rally");
    }
    if (state.phase == Phase::Rally && state.rally_left[index(state.mover)] == 0) {
        return unexpected(
            "rally", rally,
            std::string(text(state.mover)) + " is to move in the rally and needs a turn left");
    }
    return std::nullopt;
}

std::optional<Error> check_territories(const Fields&, State& state) {
    if (state.phase == Phase::Battle) {
        return std::nullopt;
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const CellSet outside = state.army[index(seat)] & ~territory(seat);
        if (outside != 0) {
            const Cell cell = first(outside);
            return unexpected("card", card_text(state.at(cell)),
                              "on " + BoardGrid::name(cell) +
                                  " stands outside its territory, expected rows " +
                                  (seat == Seat::Red ? "1 to 4" : "5 to 8") + " before the battle");
        }
    }
    return std::nullopt;
}

/// In a set-up cards stand in the order of the deal positions, Red's first: where are they not?
std::optional<Error> check_order(const State& state) {
    const unsigned red = count(state.army[index(Seat::Red)]),
                   black = count(state.army[index(Seat::Black)]);
    const unsigned own = state.mover == Seat::Red ? red : black;
    if (own == kCardsPerSide || (state.mover == Seat::Red ? black > 0 : red < kCardsPerSide)) {
        return unexpected("turn", text(state.mover),
                          "expected red until all of Red's cards are set up, then black until all "
                          "of Black's are");
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const auto positions = deal_positions(seat);
        for (unsigned i = 0; i < count(state.army[index(seat)]); ++i) {
            if (state.at(positions[i]).empty()) {
                return unexpected(
                    "space", "..",
                    "on " + BoardGrid::name(positions[i]) +
                        " expected a card, the front row is set up first, each row from the left");
            }
        }
    }
    return std::nullopt;
}

/// The two parts of `draw=`; nothing in a Total Deployment.
Parsed<std::array<std::optional<std::string_view>, 2>> split_draw(const Fields& fields,
                                                                  const State& state) {
    if (state.setup == Setup::Total && fields.draw.empty()) {
        return std::array<std::optional<std::string_view>, 2>{};
    }
    const auto parts = split(fields.draw, ',');
    if (state.setup == Setup::Total || parts.size() != 2) {
        return unexpected(
            "draw", fields.draw,
            state.setup == Setup::Total
                ? "expected none in a Total Deployment, where all cards are at hand"
                : "expected the cards that red,black have yet to place, '-' for none");
    }
    return std::array<std::optional<std::string_view>, 2>{parts[0], parts[1]};
}

/// Reads the fields of an unfinished set-up, which must be missing in any other phase.
std::optional<Error> read_deployment(const Fields& fields, State& state) {
    if (state.phase != Phase::Deploy) {
        return fields.draw.empty() ? std::nullopt
                                   : std::optional(unexpected("draw", fields.draw,
                                                              "expected it only in phase=deploy"));
    }
    if (state.setup == Setup::Random) {
        return unexpected("phase", fields.phase,
                          "expected setup=minor or setup=total with it, a random set-up is dealt");
    }
    if (auto error = check_order(state)) {
        return error;
    }
    const auto draws = split_draw(fields, state);
    if (!draws) {
        return Error{draws.error()};
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        Formation formation = formation_of(state, seat);
        if (auto error = read_unplaced((*draws)[index(seat)], formation)) {
            return error;
        }
        if (auto error = check_distance(formation)) {
            return error;
        }
        state.unplaced[index(seat)] = formation.unplaced;
    }
    return std::nullopt;
}

std::string row_texts(const State& state, CellSet covered) {
    std::string out;
    for (unsigned row = BoardGrid::kRows; row-- > 0;) {
        for (unsigned column = 0; column < BoardGrid::kColumns; ++column) {
            const Cell cell = BoardGrid::cell(column, row);
            out += contains(covered, cell) ? std::string(kHidden) : card_text(state.at(cell));
        }
        out += row > 0 ? "/" : "";
    }
    return out;
}

std::string text_of(const State& state, CellSet covered, const std::string& draw) {
    std::string out(ArmyAnts::kId);
    out.append(" edition=").append(text(state.edition)).append(" setup=").append(text(state.setup));
    out.append(state.aggression_off ? " aggression=" : "").append(state.aggression_off ? kOff : "");
    out.append(" board=")
        .append(row_texts(state, covered))
        .append(" turn=")
        .append(text(state.mover))
        .append(" phase=");
    out.append(text(state.phase)).append(" rally=").append(std::to_string(state.rally_left[0]));
    out.append(",").append(std::to_string(state.rally_left[1]));
    return state.phase == Phase::Deploy && state.setup == Setup::Minor ? out + " draw=" + draw
                                                                       : out;
}

}  // namespace

std::string ArmyAnts::position_text(const State& state) {
    return text_of(state, 0,
                   draw_text(formation_of(state, Seat::Red)) + "," +
                       draw_text(formation_of(state, Seat::Black)));
}

std::string ArmyAnts::seen_text(const View& view) {
    std::array<std::string, 2> draws;
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const auto& hand = view.open.unplaced[index(seat)];
        const unsigned placed =
            count((view.open.army[index(seat)] | view.covered) & territory(seat));
        std::string& draw = draws[index(seat)];
        for (unsigned i = 0; i < kCardsPerSide - placed; ++i) {
            draw.append(hand[i].empty() ? kHidden : card_text(hand[i]));
        }
        draw = draw.empty() ? std::string(kNoDraw) : draw;
    }
    return text_of(view.open, view.covered, draws[0] + "," + draws[1]);
}

Parsed<State> ArmyAnts::parse_position(std::string_view text) {
    const auto parts = words(text);
    if (parts.empty() || parts[0] != kId) {
        return unexpected("game", parts.empty() ? "" : parts[0], "expected army-ants");
    }
    const auto fields = parse_fields<Fields>(std::span(parts).subspan(1), kFields);
    if (!fields) {
        return Error{fields.error()};
    }
    for (const auto& [name, value] : {FieldName<Fields>{"board", &Fields::board},
                                      {"turn", &Fields::turn},
                                      {"phase", &Fields::phase}}) {
        if (((*fields).*value).empty()) {
            return unexpected("position", text, "expected a field " + std::string(name) + "=");
        }
    }
    State state;
    if (auto error = read_options(*fields, state)) {
        return *error;
    }
    for (const auto read : {read_turn_and_phase, read_board, check_territories, read_deployment}) {
        if (auto error = read(*fields, state)) {
            return *error;
        }
    }
    return state;
}

Parsed<State> ArmyAnts::deal(std::string_view options, Rng& rng) {
    const auto given = words(options);
    const auto fields = parse_fields<DealFields>(given, kDealFields);
    if (!fields) {
        return Error{fields.error()};
    }
    State state;
    if (const auto error = read_options(*fields, state)) {
        return *error;
    }
    state.phase = state.setup == Setup::Random ? Phase::Rally : Phase::Deploy;
    state.rally_left = {kRallyTurns, kRallyTurns};
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        Formation formation = formation_of(state, seat);
        auto& cards = state.setup == Setup::Random ? formation.placed : formation.unplaced;
        cards = deck(seat);
        if (state.setup != Setup::Total) {
            rng.shuffle(cards);
        }
        sort_unplaced(formation);
        set_up(state, formation);
    }
    return state;
}

}  // namespace anthill::army_ants
