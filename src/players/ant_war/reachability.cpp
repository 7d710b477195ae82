#include "players/ant_war/reachability.h"

namespace anthill::ant_war {

std::uint64_t key_of(const SolverPosition& node) noexcept {
    const RoundState& field = node.field;
    RoundState bare;
    bare.mover = field.mover;
    bare.lead = field.lead;
    bare.passed = field.passed;
    // That of all ants without the frozen ones, which are mostly fewer than the live ones.
    std::uint64_t key = RoundGame::key(bare) ^ field.key;
    for (const Seat colour : {Seat::Red, Seat::Black}) {
        for (SlotSet frozen = field.ants[index(colour)] & node.frozen; frozen != 0;) {
            const unsigned slot = take_slot(frozen);
            key ^= ant_key(colour, field.kind[slot], slot);
        }
    }
    for (SlotSet jokers = field.geometry->jokers; jokers != 0;) {
        const unsigned joker = take_slot(jokers);
        const SlotSet around = field.geometry->around(joker);
        if ((around & node.live()) != 0) {
            key ^= (around & field.ants[0] & node.frozen) != 0 ? ant_key(Seat::Red, 0, joker) : 0;
            key ^= (around & field.ants[1] & node.frozen) != 0 ? ant_key(Seat::Black, 0, joker) : 0;
        }
    }
    return key;
}

Reachability::Reachability(const SolverPosition& node) noexcept {
    const RoundState& field = node.field;
    const SlotSet coverable = node.coverable();
    for (unsigned colour = 0; colour < 2; ++colour) {
        for (unsigned movement = 0; movement < 3; ++movement) {
            const auto& reach = field.geometry->reach[movement];
            SlotSet walked = field.ants[colour] & field.movement[movement] & ~node.frozen;
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
    const RoundState& field = node.field;
    const SlotSet enemies = field.ants[index(other(colour))];
    const SlotSet taken = coverable_by[index(colour)] & group & ~node.frozen;
    int sum = 0;
    for (SlotSet prey = enemies & taken; prey != 0;) {
        sum += field.value_of(take_slot(prey));
    }
    for (SlotSet jokers = field.geometry->jokers; jokers != 0;) {
        const SlotSet around = field.geometry->around(take_slot(jokers));
        const SlotSet theirs = around & enemies;
        if ((theirs & taken) != 0) {
            const bool mine = (around & field.ants[index(colour)]) != 0;
            sum += (mine ? 0 : kJokerPoints) + ((theirs & ~taken) == 0 ? kJokerPoints : 0);
        }
    }
    return sum;
}

SlotSet Reachability::immobile(const SolverPosition& node) const noexcept {
    const RoundState& field = node.field;
    const SlotSet coverable = node.coverable();
    SlotSet dead = 0;
    for (SlotSet rest = node.live() & ~(coverable_by[0] | coverable_by[1]); rest != 0;) {
        const unsigned slot = take_slot(rest);
        if ((field.geometry->reach[field.movement_of(slot)][slot] & coverable) == 0) {
            dead |= slot_bit(slot);
        }
    }
    return dead;
}

SlotSet Reachability::group(const SolverPosition& node, unsigned slot) const noexcept {
    const RoundState& field = node.field;
    const SlotSet coverable = node.coverable();
    const SlotSet live = node.live();
    SlotSet group = slot_bit(slot);
    for (SlotSet next = group; next != 0 && group != live;) {
        const unsigned here = take_slot(next);
        SlotSet linked = 0;
        for (unsigned movement = 0; movement < 3; ++movement) {
            const SlotSet walked = standable[0][movement] | standable[1][movement];
            const SlotSet reach = field.geometry->reach[movement][here];
            linked |= (walked & slot_bit(here)) != 0 ? reach & coverable : 0;
            linked |= (coverable & slot_bit(here)) != 0 ? reach & walked : 0;
        }
        for (SlotSet jokers = field.geometry->jokers & field.geometry->around(here); jokers != 0;) {
            linked |= field.geometry->around(take_slot(jokers)) & live;
        }
        linked &= live & ~group;
        group |= linked;
        next |= linked;
    }
    return group;
}

}  // namespace anthill::ant_war
