#include "players/ant_war/knowledge.h"

#include <algorithm>

#include "core/splitmix64.h"

namespace anthill::ant_war {

namespace {

/// Each turn of a lead covers an ant without an answer.
int worth_of_lead(const RoundState& state) noexcept {
    SlotSet reached = 0;
    for (SlotSet ants = state.own(); ants != 0;) {
        const unsigned from = take_slot(ants);
        reached |= state.geometry->reach[state.movement_of(from)][from];
    }
    int sum = 0, highest = 0;
    for (SlotSet ants = state.enemy() & reached & state.coverable(); ants != 0;) {
        const int value = 100 * state.value_of(take_slot(ants));
        sum += value;
        highest = std::max(highest, value);
    }
    return std::min(state.lead * highest * 2 / 3, sum * 3 / 5);
}

int estimate_of(const RoundState& state) noexcept {
    const int now = Knowledge::final_score(state, state.mover);
    const int estimate = now + network().evaluate(state);
    if (state.lead > 0) {
        return estimate + worth_of_lead(state);
    }
    return state.passed ? std::max(estimate, now) : estimate;  // it may end the round
}

}  // namespace

int Knowledge::final_score(const RoundState& state, Seat seat) noexcept {
    return seat == Seat::Red ? 100 * state.score() : -100 * state.score();
}

int Knowledge::evaluate(const RoundState& state, std::size_t /*ply*/) const noexcept {
    int estimate = estimate_of(state);
    if (handicap_.noise > 0) {
        estimate += handicap_.error(state.key, state.mover);
    }
    return std::clamp(estimate, -kMaxEvaluation, kMaxEvaluation);
}

bool Knowledge::null_move(const RoundState& state, RoundState& after) noexcept {
    if (state.passed || state.lead > 0) {
        return false;
    }
    after = state;
    RoundGame::apply(after, {});
    return true;
}

void Knowledge::tactical_moves(const RoundState& state, RoundGame::Moves& moves) noexcept {
    moves.clear();
    if (state.lead > 0) {
        return;  // one cover after the other, all unanswered, would never come to rest
    }
    const SlotSet targets = state.enemy() & ~state.jacks;
    for (SlotSet own = state.own(); own != 0;) {
        const unsigned from = take_slot(own);
        for (SlotSet to = state.geometry->reach[state.movement_of(from)][from] & targets;
             to != 0;) {
            moves.push_back({static_cast<Slot>(from), static_cast<Slot>(take_slot(to))});
        }
    }
}

int Knowledge::static_exchange(const RoundState& state, RoundMove step) noexcept {
    if (step.pass() || (state.enemy() >> step.to & 1) == 0) {
        return 0;
    }
    // The ant that covers may be covered in turn; where it stood it may have been in danger as
    // well.
    const Seat enemy = other(state.mover);
    const bool soldier = (state.jacks >> step.from & 1) != 0;
    const SlotSet avengers = state.attackers(step.to, enemy) & ~slot_bit(step.to);
    const int won = 100 * state.value_of(step.to);
    const int risk = soldier || avengers == 0 ? 0 : 100 * state.value_of(step.from);
    const bool saved = risk == 0 && !soldier && state.attackers(step.from, enemy) != 0;
    const int exchange = won - risk + (saved ? 50 * state.value_of(step.from) : 0);
    return exchange == 0 ? 1 : exchange;
}

int Knowledge::quiet_prior(const RoundState& state, RoundMove step) noexcept {
    if (step.pass()) {
        return 0;
    }
    return -100 * state.value_of(step.to);  // an own ant, covered for good
}

bool Knowledge::misses(const RoundState& state, RoundMove step) const noexcept {
    if (!has_blind_spots() || step.pass()) {
        return false;
    }
    // Moves between neighbours are seen sooner than those of Queens and Drones.
    const int chance = (state.geometry->around(step.from) >> step.to & 1) != 0
                           ? handicap_.missed / 2
                           : handicap_.missed;
    const std::uint64_t about = std::uint64_t{step.from} << 8 | step.to;
    return hash_combine(handicap_.seed + about, state.key) % 100 <
           static_cast<std::uint64_t>(chance);
}

}  // namespace anthill::ant_war
