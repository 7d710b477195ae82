#include "players/ant_war/knowledge.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/splitmix64.h"

namespace anthill::ant_war {

namespace {

/// The spaces that some ant of this colour could cover.
SlotSet attacked_by(const RoundState& state, Seat colour) noexcept {
    SlotSet attacked = 0;
    for (SlotSet ants = state.ants[index(colour)]; ants != 0;) {
        const unsigned from = take_slot(ants);
        attacked |= state.geometry->reach[state.movement_of(from)][from];
    }
    return attacked & state.coverable();
}

/// Values of a set of ants in hundredths: all together, and the highest one.
struct Stake {
    int sum = 0;
    int highest = 0;
};
Stake stake(const RoundState& state, SlotSet ants) noexcept {
    Stake stake;
    while (ants != 0) {
        const int value = 100 * state.value_of(take_slot(ants));
        stake.sum += value;
        stake.highest = std::max(stake.highest, value);
    }
    return stake;
}

}  // namespace

int Knowledge::final_score(const RoundState& state, Seat seat) noexcept {
    return seat == Seat::Red ? 100 * state.score() : -100 * state.score();
}

int Knowledge::evaluate(const RoundState& state) const noexcept {
    const Seat mover = state.mover;
    const SlotSet in_my_reach = attacked_by(state, mover);
    const SlotSet in_their_reach = attacked_by(state, other(mover));
    const Stake mine = stake(state, state.own() & in_their_reach);
    const Stake theirs = stake(state, state.enemy() & in_my_reach);
    // What can be covered will be fought over: about half of it changes hands, and the mover is the
    // first to choose. Numbers: those of several tried that gained most against Monte Carlo play.
    int estimate = final_score(state, mover) + (theirs.sum - mine.sum) * 11 / 20 +
                   (theirs.highest + mine.highest) / 8 +
                   5 * (std::popcount(in_my_reach) - std::popcount(in_their_reach));
    // Each turn of a lead covers one of them without an answer.
    estimate += std::min(state.lead * theirs.highest * 2 / 3, theirs.sum * 3 / 5);
    if (handicap_.noise > 0) {
        // The same position is always misjudged in the same way; for the other side to move as
        // well.
        const std::uint64_t span = 2 * static_cast<std::uint64_t>(handicap_.noise) + 1;
        const int error =
            static_cast<int>(hash_combine(handicap_.seed, state.key) % span) - handicap_.noise;
        estimate += mover == Seat::Red ? error : -error;
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
    // What happens next to each other is seen sooner than what Queens and Drones do.
    const int chance = (state.geometry->around(step.from) >> step.to & 1) != 0
                           ? handicap_.missed / 2
                           : handicap_.missed;
    const std::uint64_t about = std::uint64_t{step.from} << 8 | step.to;
    return hash_combine(handicap_.seed + about, state.key) % 100 <
           static_cast<std::uint64_t>(chance);
}

}  // namespace anthill::ant_war
