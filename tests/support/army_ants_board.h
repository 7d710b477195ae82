#pragma once

// Army Ants positions for tests: drawn boards, played moves and random positions.

#include <array>
#include <initializer_list>
#include <set>
#include <sstream>
#include <string>

#include "engine/game.h"
#include "games/army_ants/rules.h"
#include "support/catch.h"

/// Failed checks print an outcome as the protocol does.
template <>
struct Catch::StringMaker<anthill::Outcome> {
    static std::string convert(anthill::Outcome outcome) {
        const std::string reason(anthill::text(outcome.reason));
        switch (outcome.kind) {
            case anthill::Outcome::Kind::Playing: return "playing";
            case anthill::Outcome::Kind::Won:
                return "won " + std::string(anthill::text(outcome.winner)) + " " + reason;
            default: return "draw " + reason;
        }
    }
};

namespace anthill::tests {

/// A board drawn from row 8 down to row 1, spaces between the cards; rows that begin with their
/// number may leave empty ones out. `fields` are the other words of the position text, at least
/// turn= and phase=.
inline army_ants::State board(const std::string& drawing, const std::string& fields) {
    std::istringstream words(drawing);
    std::array<std::string, 8> rows;
    std::size_t row = 0;
    for (std::string word; words >> word;) {
        if (word.size() == 1) {
            row = static_cast<std::size_t>('8' - word[0]);
        } else {
            if (rows.at(row).size() == 10) {
                ++row;
            }
            rows.at(row) += word;
        }
    }
    std::string text;
    for (const std::string& cards : rows) {
        text += (text.empty() ? "" : "/") + (cards.empty() ? ".........." : cards);
    }
    const auto state =
        army_ants::ArmyAnts::parse_position("army-ants board=" + text + " " + fields);
    INFO(state.error());
    REQUIRE(state);
    return *state;
}

inline std::set<std::string> moves_of(const army_ants::State& state) {
    const auto moves = moves_in<army_ants::ArmyAnts>(state);
    std::set<std::string> texts;
    for (const auto move : moves) {
        texts.insert(army_ants::ArmyAnts::move_text(state, move));
    }
    return texts;
}

inline std::set<std::string> moves_from(const army_ants::State& state, const std::string& begin) {
    std::set<std::string> texts;
    for (const auto& text : moves_of(state)) {
        if (text.compare(0, begin.size(), begin) == 0) {
            texts.insert(text);
        }
    }
    return texts;
}

inline bool legal(const army_ants::State& state, const std::string& move) {
    return moves_of(state).count(move) == 1;
}

/// A game in progress, so that repetition counts.
class Played {
public:
    explicit Played(const army_ants::State& start)
        : state_(start), history_(history_from<army_ants::ArmyAnts>(start)) {}

    /// Plays moves that must be legal, in a game that must not be over.
    Played& play(std::initializer_list<const char*> moves) {
        for (const char* text : moves) {
            INFO(text);
            REQUIRE_FALSE(outcome().over());
            const auto move = army_ants::ArmyAnts::parse_move(state_, text);
            INFO(move.error());
            REQUIRE(move);
            advance<army_ants::ArmyAnts>(state_, history_, *move);
        }
        return *this;
    }
    [[nodiscard]] const army_ants::State& state() const { return state_; }
    [[nodiscard]] const History& history() const { return history_; }
    [[nodiscard]] Outcome outcome() const { return army_ants::ArmyAnts::outcome(state_, history_); }

private:
    army_ants::State state_;
    History history_;
};

/// As PlainArmyAnts::status() has it.
inline std::string status(const army_ants::State& state, Outcome outcome) {
    return Catch::StringMaker<Outcome>::convert(outcome) +
           (outcome.over() ? "" : " " + std::string(text(state.mover)));
}

/// Up to `cards` cards a side, spread anywhere (in a rally: over their territory), a Queen on each
/// side; any phase, edition, option and set-up, any rally counts that let the mover move.
inline army_ants::State random_position(Rng& rng, unsigned cards) {
    using namespace army_ants;
    State state;
    state.edition = static_cast<Edition>(rng.below(3));
    state.setup = static_cast<Setup>(rng.below(3));
    state.aggression_off = may_switch_aggression_off(state.rules()) && rng.below(2) == 0;
    state.mover = static_cast<Seat>(rng.below(2));
    state.phase = rng.below(3) == 0 ? Phase::Rally : Phase::Battle;
    if (state.phase == Phase::Rally) {
        state.rally_left = {static_cast<std::uint8_t>(rng.below(6)),
                            static_cast<std::uint8_t>(rng.below(6))};
        auto& own = state.rally_left[index(state.mover)];
        own = own == 0 ? kRallyTurns : own;
    }
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        unsigned left = rng.below(cards < kCardsPerSide ? cards : kCardsPerSide);
        CellSet space =
            state.empty() & (state.phase == Phase::Rally ? territory(seat) : BoardGrid::kAll);
        const auto place = [&](Card card) {
            CellSet pick = space;
            for (std::uint32_t skip = rng.below(count(space)); skip > 0; --skip) {
                pick &= pick - 1;
            }
            state.put(first(pick), card);
            space &= ~set_of(first(pick));
        };
        place(Card(seat, Card::kQueen, false));
        std::array<unsigned, 18> numbers{};
        for (unsigned i = 0; i < numbers.size(); ++i) {
            numbers[i] = i;
        }
        rng.shuffle(numbers);
        for (unsigned i = 0; i < left; ++i) {
            place(Card(seat, 1 + numbers[i] / 2, numbers[i] % 2 == 1));
        }
    }
    return state;
}

}  // namespace anthill::tests
