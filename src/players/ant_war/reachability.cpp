#include "players/ant_war/reachability.h"

namespace anthill::ant_war {

std::uint64_t key_of(const SolverPosition& node) noexcept {
    const RoundState& round = node.round;
    RoundState bare;
    bare.mover = round.mover;
    bare.lead = round.lead;
    bare.passed = round.passed;
    // That of all ants without the frozen ones, which are mostly fewer than the live ones.
    std::uint64_t key = RoundGame::key(bare) ^ round.key;
    for (const Seat colour : {Seat::Red, Seat::Black}) {
        for (SlotSet frozen = round.ants[index(colour)] & node.frozen; frozen != 0;) {
            const unsigned slot = take_slot(frozen);
            key ^= ant_key(colour, round.kind[slot], slot);
        }
    }
    for (SlotSet jokers = round.geometry->jokers; jokers != 0;) {
        const unsigned joker = take_slot(jokers);
        const SlotSet around = round.geometry->around(joker);
        if ((around & node.live()) != 0) {
            key ^= (around & round.ants[0] & node.frozen) != 0 ? ant_key(Seat::Red, 0, joker) : 0;
            key ^= (around & round.ants[1] & node.frozen) != 0 ? ant_key(Seat::Black, 0, joker) : 0;
        }
    }
    return key;
}

Reachability::Reachability(const SolverPosition& node) noexcept {
    const RoundState& round = node.round;
    const SlotSet coverable = node.coverable();
    for (unsigned colour = 0; colour < 2; ++colour) {
        for (unsigned movement = 0; movement < 3; ++movement) {
            const auto& reach = round.geometry->reach[movement];
            SlotSet walked = round.ants[colour] & round.movement[movement] & ~node.frozen;
            SlotSet met = 0;
            for (SlotSet next = walked; next != 0;) {
                const SlotSet targets = reach[take_slot(next)] & coverable;
                met |= targets;
                next |= targets & ~walked;
                walked |= targets;
                if (met == coverable) {
                    break;  // there is nothing else to find
                }
            }
            standable[colour][movement] = walked;
            coverable_by[colour] |= met;
        }
    }
}

int Reachability::max_gain(const SolverPosition& node, Seat colour, SlotSet group) const noexcept {
    const RoundState& round = node.round;
    const SlotSet enemies = round.ants[index(other(colour))];
    const SlotSet taken = coverable_by[index(colour)] & group & ~node.frozen;
    int sum = 0;
    for (SlotSet prey = enemies & taken; prey != 0;) {
        sum += round.value_of(take_slot(prey));
    }
    for (SlotSet jokers = round.geometry->jokers; jokers != 0;) {
        const SlotSet around = round.geometry->around(take_slot(jokers));
        const SlotSet theirs = around & enemies;
        if ((theirs & taken) != 0) {
            const bool mine = (around & round.ants[index(colour)]) != 0;
            sum += (mine ? 0 : kJokerPoints) + ((theirs & ~taken) == 0 ? kJokerPoints : 0);
        }
    }
    return sum;
}

SlotSet Reachability::immobile(const SolverPosition& node) const noexcept {
    const RoundState& round = node.round;
    const SlotSet coverable = node.coverable();
    SlotSet dead = 0;
    for (SlotSet rest = node.live() & ~(coverable_by[0] | coverable_by[1]); rest != 0;) {
        const unsigned slot = take_slot(rest);
        if ((round.geometry->reach[round.movement_of(slot)][slot] & coverable) == 0) {
            dead |= slot_bit(slot);
        }
    }
    return dead;
}

SlotSet Reachability::group(const SolverPosition& node, unsigned slot) const noexcept {
    const RoundState& round = node.round;
    const SlotSet coverable = node.coverable();
    const SlotSet live = node.live();
    SlotSet group = slot_bit(slot);
    for (SlotSet next = group; next != 0 && group != live;) {
        const unsigned here = take_slot(next);
        SlotSet linked = 0;
        for (unsigned movement = 0; movement < 3; ++movement) {
            const SlotSet walked = standable[0][movement] | standable[1][movement];
            const SlotSet reach = round.geometry->reach[movement][here];
            linked |= (walked & slot_bit(here)) != 0 ? reach & coverable : 0;
            linked |= (coverable & slot_bit(here)) != 0 ? reach & walked : 0;
        }
        for (SlotSet jokers = round.geometry->jokers & round.geometry->around(here); jokers != 0;) {
            linked |= round.geometry->around(take_slot(jokers)) & live;
        }
        linked &= live & ~group;
        group |= linked;
        next |= linked;
    }
    return group;
}

}  // namespace anthill::ant_war
