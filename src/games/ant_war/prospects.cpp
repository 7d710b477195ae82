#include "games/ant_war/prospects.h"

#include <algorithm>

namespace anthill::ant_war {

namespace {

constexpr int kMostInGroup = 7;

/// The most that the colour can win by moving alone, trying everything; it stops once it has found `enough`.
int best_alone(const FieldState& field, Seat colour, SlotSet group, int enough) noexcept {
    int best = 0;
    const int now = colour == Seat::Red ? field.score() : -field.score();
    for (SlotSet ants = field.ants[index(colour)] & group; ants != 0 && best < enough;) {
        const unsigned from = take_slot(ants);
        for (SlotSet targets = field.targets(from) & group; targets != 0 && best < enough;) {
            const unsigned to = take_slot(targets);
            FieldState next = field;
            next.mover = colour;
            next.lead = 0;
            Field::apply(next, {static_cast<Slot>(from), static_cast<Slot>(to)});
            const int then = colour == Seat::Red ? next.score() : -next.score();
            const int won = then - now;
            best = std::max(best, won + best_alone(next, colour, group, enough - won));
        }
    }
    return best;
}

}  // namespace

Prospects::Prospects(const Node& node) noexcept {
    const FieldState& field = node.field;
    const SlotSet coverable = node.coverable();
    for (unsigned colour = 0; colour < 2; ++colour) {
        for (unsigned gait = 0; gait < 3; ++gait) {
            const auto& reach = field.terrain->reach[gait];
            SlotSet walked = field.ants[colour] & field.gait[gait] & ~node.frozen;
            SlotSet met = 0;
            for (SlotSet next = walked; next != 0;) {
                const SlotSet targets = reach[take_slot(next)] & coverable;
                met |= targets;
                next |= targets & ~walked;
                walked |= targets;
            }
            walks[colour][gait] = walked;
            within[colour] |= met;
        }
    }
}

int Prospects::most(const Node& node, Seat colour, SlotSet group) const noexcept {
    const FieldState& field = node.field;
    const SlotSet enemies = field.ants[index(other(colour))];
    const SlotSet taken = within[index(colour)] & group & ~node.frozen;
    int sum = 0;
    for (SlotSet prey = enemies & taken; prey != 0;) {
        sum += field.value_of(take_slot(prey));
    }
    for (SlotSet jokers = field.terrain->jokers; jokers != 0;) {
        const SlotSet around = field.terrain->around(take_slot(jokers));
        const SlotSet theirs = around & enemies;
        if ((theirs & taken) != 0) {
            const bool mine = (around & field.ants[index(colour)]) != 0;
            sum += (mine ? 0 : kJokerPoints) + ((theirs & ~taken) == 0 ? kJokerPoints : 0);
        }
    }
    return sum;
}

SlotSet Prospects::dead(const Node& node) const noexcept {
    const FieldState& field = node.field;
    const SlotSet coverable = node.coverable();
    SlotSet dead = 0;
    for (SlotSet rest = (field.ants[0] | field.ants[1]) & ~node.frozen & ~(within[0] | within[1]); rest != 0;) {
        const unsigned slot = take_slot(rest);
        if ((field.terrain->reach[field.gait_of(slot)][slot] & coverable) == 0) {
            dead |= slot_bit(slot);
        }
    }
    return dead;
}

SlotSet Prospects::group(const Node& node, unsigned slot) const noexcept {
    const FieldState& field = node.field;
    const SlotSet coverable = node.coverable();
    const SlotSet live = (field.ants[0] | field.ants[1]) & ~node.frozen;
    SlotSet group = slot_bit(slot);
    for (SlotSet next = group; next != 0;) {
        const unsigned here = take_slot(next);
        SlotSet linked = 0;
        for (unsigned gait = 0; gait < 3; ++gait) {
            const SlotSet walked = walks[0][gait] | walks[1][gait];
            const SlotSet reach = field.terrain->reach[gait][here];
            linked |= (walked & slot_bit(here)) != 0 ? reach & coverable : 0;
            linked |= (coverable & slot_bit(here)) != 0 ? reach & walked : 0;
        }
        for (SlotSet jokers = field.terrain->jokers & field.terrain->around(here); jokers != 0;) {
            linked |= field.terrain->around(take_slot(jokers)) & live;
        }
        linked &= live & ~group;
        group |= linked;
        next |= linked;
    }
    return group;
}

bool solo_points(const Node& node, const Prospects& prospects, Seat colour, SlotSet group, int& points) noexcept {
    if (std::popcount(group) > kMostInGroup) {
        return false;
    }
    points = best_alone(node.field, colour, group, prospects.most(node, colour, group));
    return true;
}

}  // namespace anthill::ant_war
