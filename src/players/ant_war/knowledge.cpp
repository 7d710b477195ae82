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

/// What can be covered, by either side.
struct Reach {
    SlotSet mine, theirs;
    Stake at_risk, to_win;  ///< own ants and enemy ones

    explicit Reach(const RoundState& state) noexcept
        : mine(attacked_by(state, state.mover)),
          theirs(attacked_by(state, other(state.mover))),
          at_risk(stake(state, state.own() & theirs)),
          to_win(stake(state, state.enemy() & mine)) {}

    /// Each turn of a lead covers an ant without an answer.
    [[nodiscard]] int by_lead(int lead) const noexcept {
        return std::min(lead * to_win.highest * 2 / 3, to_win.sum * 3 / 5);
    }
};

int by_hand(const RoundState& state) noexcept {
    const Reach reach(state);
    // What can be covered will be fought over: about half of it changes hands, and the mover is the
    // first to choose. Numbers: those of several tried that gained most against Monte Carlo play.
    return Knowledge::final_score(state, state.mover) +
           (reach.to_win.sum - reach.at_risk.sum) * 11 / 20 +
           (reach.to_win.highest + reach.at_risk.highest) / 8 +
           5 * (std::popcount(reach.mine) - std::popcount(reach.theirs)) +
           reach.by_lead(state.lead);
}

int by_network(const Network& network, const RoundState& state) noexcept {
    const int now = Knowledge::final_score(state, state.mover);
    const int estimate = now + network.evaluate(state);
    if (state.lead > 0) {
        return estimate + Reach(state).by_lead(state.lead);
    }
    return state.passed ? std::max(estimate, now) : estimate;  // it may end the round
}

}  // namespace

int Knowledge::final_score(const RoundState& state, Seat seat) noexcept {
    return seat == Seat::Red ? 100 * state.score() : -100 * state.score();
}

int Knowledge::evaluate(const RoundState& state) const noexcept {
    int estimate = network_ != nullptr ? by_network(*network_, state) : by_hand(state);
    if (handicap_.noise > 0) {
        // The same position is always misjudged in the same way; for the other side to move as
        // well.
        const std::uint64_t span = 2 * static_cast<std::uint64_t>(handicap_.noise) + 1;
        const int error =
            static_cast<int>(hash_combine(handicap_.seed, state.key) % span) - handicap_.noise;
        estimate += state.mover == Seat::Red ? error : -error;
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
