// The tests' own smallest game keeps what engine/game.h promises.

#include <algorithm>
#include <string>
#include <vector>

#include "support/contract.h"
#include "support/tiny_game.h"

namespace anthill::tests {

template <>
struct Samples<TinyGame> {
    using State = TinyGame::State;
    static std::vector<std::string> deals() { return {""}; }
    static bool dealt_by_lot(const std::string&) { return true; }
    static std::string repetition_text(const State& state) {
        return TinyGame::position_text(state);
    }
    static void check_step(const State& state, TinyGame::Move move, const State& next) {
        const bool taken = (next.at[0] == TinyGame::kGone) || (next.at[1] == TinyGame::kGone);
        REQUIRE(taken == (move == TinyGame::Move::Take));
        REQUIRE(next.mover == other(state.mover));
    }
};

}  // namespace anthill::tests

#define CONTRACT_GAME anthill::tests::TinyGame
#include "support/contract_cases.h"
