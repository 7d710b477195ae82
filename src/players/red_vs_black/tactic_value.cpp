#include "players/red_vs_black/tactic_value.h"

#include "engine/game.h"
#include "players/red_vs_black/choices.h"

namespace anthill::red_vs_black {

Value value_at_end(State state, const ValueTable& table) {
    finish_turn(state);
    return table.at(state);
}

AnsweredTactic answered_tactic(const State& after, const ValueTable& table) {
    if (after.phase != Phase::Tactics) {
        return {value_at_end(after, table), std::nullopt, 1};
    }
    const auto answers = moves_in<RedVsBlack>(after);
    AnsweredTactic best{kSure, std::nullopt, answers.size()};
    for (const Move& answer : answers) {
        State next = after;
        RedVsBlack::apply(next, answer);
        const Value value = value_at_end(next, table);
        if (!best.answer || value < best.value) {
            best.value = value;
            best.answer = answer;
        }
    }
    return best;
}

}  // namespace anthill::red_vs_black
