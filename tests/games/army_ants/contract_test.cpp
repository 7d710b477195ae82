// Army Ants keeps what engine/game.h promises.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "games/army_ants/setup.h"
#include "support/contract.h"

namespace anthill::tests {

using army_ants::ArmyAnts;

template <>
struct Samples<ArmyAnts> {
    using State = army_ants::State;
    static std::vector<std::string> deals() {
        std::vector<std::string> deals;
        for (const char* edition : {"2008", "2020", "community"}) {
            for (const char* setup : {"random", "minor", "total"}) {
                deals.push_back(std::string("edition=") + edition + " setup=" + setup);
            }
        }
        deals.push_back("aggression=off");
        deals.push_back("setup=minor aggression=off");
        return deals;
    }
    static bool dealt_by_lot(const std::string& options) {
        return options.find("setup=total") == std::string::npos;
    }

    /// The cards that a side is going to draw are hidden from both.
    static State mixed(const State& mine, const State& theirs, std::optional<Seat> watcher) {
        State state = mine;
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            if (seat != watcher) {
                state.unplaced[index(seat)] = theirs.unplaced[index(seat)];
            }
        }
        return state;
    }

    static std::string repetition_text(const State& state) {
        std::string text = ArmyAnts::position_text(state);
        text.erase(0, text.find("board=") + 6);
        text.erase(std::min(text.find(" draw="), text.size()));
        const auto board_end = std::find(text.begin(), text.end(), ' ');
        std::replace(text.begin(), board_end, 'd', 'h');
        std::replace(text.begin(), board_end, 'c', 's');
        return text;
    }

    /// One card from the hand to the board; a change of phase only with the last of all.
    static void check_placed(const State& state, army_ants::Move move, const State& next) {
        using army_ants::kCardsPerSide;
        using army_ants::Phase;
        REQUIRE(next.at(move.to) == move.card());
        REQUIRE(move.card().seat() == state.mover);
        const unsigned placed = count(next.army[index(state.mover)]);
        REQUIRE(placed == count(state.own()) + 1);
        REQUIRE(army_ants::size(next.unplaced[index(state.mover)]) == kCardsPerSide - placed);
        REQUIRE(next.army[index(other(state.mover))] == state.enemy());
        REQUIRE((next.mover != state.mover) == (placed == kCardsPerSide));
        const bool all = placed == kCardsPerSide && state.mover == Seat::Black;
        REQUIRE(next.phase == (all ? Phase::Rally : Phase::Deploy));
        const bool row_done = state.setup == army_ants::Setup::Minor && placed % 5 == 0;
        REQUIRE(ArmyAnts::closes_past(state, move) == (row_done || placed == kCardsPerSide));
    }

    static void check_step(const State& state, army_ants::Move move, const State& next) {
        using army_ants::Card;
        using army_ants::Phase;
        std::map<unsigned, int> cards;
        for (unsigned i = 0; i < army_ants::BoardGrid::kCells; ++i) {
            const Cell cell{static_cast<std::uint8_t>(i)};
            const Card card = next.at(cell);
            for (const Seat seat : {Seat::Red, Seat::Black}) {
                const bool here = !card.empty() && card.seat() == seat;
                REQUIRE(contains(next.army[index(seat)], cell) == here);
            }
            REQUIRE(contains(next.queens, cell) == (!card.empty() && card.is_queen()));
            if (!card.empty()) {
                ++cards[card.id()];
            }
            if (!state.at(cell).empty()) {
                --cards[state.at(cell).id()];
            }
        }
        int gone = 0;
        for (const auto& [id, more] : cards) {
            REQUIRE((more == 0 || more == -1 ||
                     (more == 1 && move.kind == army_ants::Move::Kind::Place)));
            gone -= more;
        }
        if (state.phase == Phase::Deploy) {
            REQUIRE(gone == -1);
            check_placed(state, move, next);
            return;
        }
        const bool attack = move.kind == army_ants::Move::Kind::Attack;
        const bool equal = attack && state.at(move.from).value() == state.at(move.to).value();
        REQUIRE(gone == (equal ? 2 : attack ? 1 : 0));
        REQUIRE(next.edition == state.edition);
        REQUIRE(next.aggression_off == state.aggression_off);
        REQUIRE(next.setup == state.setup);
        if (state.phase == Phase::Battle) {
            REQUIRE(next.mover == other(state.mover));
            REQUIRE(next.phase == Phase::Battle);
        } else {
            REQUIRE(next.rally_left[index(other(state.mover))] ==
                    state.rally_left[index(other(state.mover))]);
            REQUIRE(next.rally_left[index(state.mover)] < state.rally_left[index(state.mover)]);
            REQUIRE((next.phase == Phase::Battle) ==
                    (next.rally_left[0] == 0 && next.rally_left[1] == 0));
        }
    }
};

}  // namespace anthill::tests

#define CONTRACT_GAME anthill::army_ants::ArmyAnts
#include "support/contract_cases.h"
