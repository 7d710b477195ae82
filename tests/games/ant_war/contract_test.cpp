// Ant War keeps what engine/game.h promises.

#include <algorithm>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/ant_war/rules.h"
#include "support/contract.h"

namespace anthill::tests {

using ant_war::AntWar;

template <>
struct Samples<AntWar> {
    using State = ant_war::State;
    static std::vector<std::string> deals() {
        return {"",
                "shape=4x4 jokers=0",
                "shape=2x10 rounds=1",
                "shape=spiral",
                "shape=random rounds=1",
                "deck=analytical",
                "shape=9x6",
                "shape=10x5 jokers=0",
                "shape=2x5 rounds=1",
                "shape=-xxx-/xxxxx/xxxxx/xxxxx/-xxx-",
                "shape=x-x-x-x-x-/-x-x-x-x-x rounds=1",
                "shape=xxxxxxxxx rounds=1"};
    }

    static bool dealt_by_lot(const std::string&) { return true; }

    /// Covered cards, the deck and the shape of a later deal make no difference to what may
    /// happen in the round.
    static std::string repetition_text(const State& state) {
        const std::string whole = AntWar::position_text(state);
        std::string text;
        for (const std::string_view word : words(whole)) {
            const std::string_view name = word.substr(0, word.find('='));
            if (name != "under" && name != "deck" && name != "jokers" && name != "shape") {
                text.append(word).append(" ");
            }
        }
        return text;
    }

    static int cards(const State& state) {
        return static_cast<int>(ant_war::cards_of(state.deck).size() -
                                ant_war::undealt(state).size());
    }

    static void check_step(const State& state, ant_war::Move move, const State& next) {
        using ant_war::Phase;
        const bool new_deal = move.kind == ant_war::Move::Kind::Deal;
        if (!new_deal) {
            REQUIRE(cards(next) == cards(state));
            REQUIRE(next.spaces == state.spaces);
        }
        REQUIRE(next.phase == (next.round != state.round ? Phase::Deal
                               : new_deal                ? Phase::Odds
                                                         : next.phase));
        REQUIRE((next.round == state.round || next.dealer == other(state.dealer)));
        REQUIRE(next.deck == state.deck);
        REQUIRE(next.shape == state.shape);
        REQUIRE(next.extent == state.extent);
        std::size_t stacks = 0, stacks_before = 0;
        for (unsigned i = 0; i < ant_war::FrameGrid::kCells; ++i) {
            stacks += next.top[i].empty() ? 0U : 1U;
            stacks_before += state.top[i].empty() ? 0U : 1U;
        }
        if (move.kind == ant_war::Move::Kind::Cover) {
            REQUIRE(stacks == stacks_before - 1);
            REQUIRE(next.at(move.to) == state.at(move.from));
            REQUIRE(next.at(move.from).empty());
        } else if (!new_deal) {
            REQUIRE(next.top == state.top);
            REQUIRE(next.below == state.below);
        }
    }
};

}  // namespace anthill::tests

#define CONTRACT_GAME anthill::ant_war::AntWar
#include "support/contract_cases.h"
