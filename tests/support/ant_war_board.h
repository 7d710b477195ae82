#pragma once

// Ant War positions for tests: drawn boards, played moves and random positions.

#include <initializer_list>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/game.h"
#include "games/ant_war/notation.h"
#include "games/ant_war/rules.h"
#include "support/catch.h"
#include "support/position_field.h"

namespace anthill::tests {

/// A board drawn line by line from the top row down, spaces between the cards; `fields` are the
/// other words of the position text, at least turn=.
inline ant_war::State ant_board(const std::string& drawing, const std::string& fields) {
    std::istringstream lines(drawing);
    std::string text;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream spaces(line);
        std::string row;
        for (std::string space; spaces >> space;) {
            row += space;
        }
        if (!row.empty()) {
            text += (text.empty() ? "" : "/") + row;
        }
    }
    const auto state = ant_war::AntWar::parse_position("ant-war board=" + text + " " + fields);
    INFO(state.error());
    REQUIRE(state);
    return *state;
}

inline std::set<std::string> moves_of(const ant_war::State& state) {
    const auto moves = moves_in<ant_war::AntWar>(state);
    std::set<std::string> texts;
    for (const auto move : moves) {
        texts.insert(ant_war::AntWar::move_text(state, move));
    }
    return texts;
}

/// Those of one ant.
inline std::set<std::string> moves_from(const ant_war::State& state, const std::string& cell) {
    std::set<std::string> texts;
    for (const auto& text : moves_of(state)) {
        if (text.rfind(cell + "-", 0) == 0) {
            texts.insert(text);
        }
    }
    return texts;
}

inline ant_war::State played(ant_war::State state, std::initializer_list<const char*> moves) {
    for (const char* text : moves) {
        INFO(text);
        const auto move = ant_war::AntWar::parse_move(state, text);
        INFO(move.error());
        REQUIRE(move);
        ant_war::AntWar::apply(state, *move);
    }
    return state;
}

/// As the protocol has it: "playing red", "chance", "won black score", "draw score".
inline std::string status(const ant_war::State& state) {
    const Outcome outcome = ant_war::AntWar::outcome(state, History());
    if (outcome.over()) {
        const std::string winner = outcome.kind == Outcome::Kind::Won
                                       ? "won " + std::string(text(outcome.winner))
                                       : "draw";
        return winner + " " + std::string(text(outcome.reason));
    }
    const Turn turn = ant_war::AntWar::turn(state);
    return turn.kind == Turn::Kind::Chance ? "chance" : "playing " + std::string(text(turn.seat));
}

/// The value of one field of the position's text; empty where it is left out.
inline std::string field(const ant_war::State& state, const std::string& name) {
    return field(ant_war::AntWar::position_text(state), name);
}

/// Any board of up to columns x rows spaces with holes, empty spaces and up to `cards` cards of the
/// whole deck; any turn, sometimes with a lead or after a pass.
inline ant_war::State random_ant_position(Rng& rng, unsigned columns, unsigned rows,
                                          unsigned cards) {
    using namespace ant_war;
    State state;
    state.extent = {static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
    Cards deck = cards_of(Deck::Jokers);
    rng.shuffle(deck);
    std::vector<Cell> cells;
    for (unsigned row = 0; row < rows; ++row) {
        for (unsigned column = 0; column < columns; ++column) {
            cells.push_back(FrameGrid::cell(column, row));
        }
    }
    rng.shuffle(cells);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i >= cards && rng.below(2) == 0) {
            continue;
        }
        state.spaces.add(cells[i]);
        if (i < cards && i < deck.size()) {
            state.put(cells[i], deck[i]);
        }
    }
    state.mover = static_cast<Seat>(rng.below(2));
    state.lead = static_cast<std::uint8_t>(rng.below(5) == 0 ? rng.below(4) : 0);
    state.passed = state.lead == 0 && rng.below(4) == 0;
    return state;
}

/// Names of all spaces, from the top row down, left to right.
inline std::string shape_of(const ant_war::State& state) {
    std::string out;
    for (unsigned row = state.extent.rows; row-- > 0;) {
        for (unsigned column = 0; column < state.extent.columns; ++column) {
            out += state.spaces.has(ant_war::FrameGrid::cell(column, row)) ? '#' : ' ';
        }
        out += '\n';
    }
    return out;
}

}  // namespace anthill::tests
