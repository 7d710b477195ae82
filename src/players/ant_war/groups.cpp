#include "players/ant_war/groups.h"

#include <algorithm>

#include "core/splitmix64.h"

namespace anthill::ant_war {

Stops Groups::stops(const RoundState& round, SlotSet group) noexcept {
    SolverPosition node{round, ~group};
    node.round.mover = Seat::Red;
    node.round.lead = 0;
    node.round.passed = false;
    const std::uint64_t key = key_of(node) ^ splitmix64(run_ + 1);
    Entry& entry = table_[static_cast<std::size_t>(key) & (table_.size() - 1)];
    if (entry.key != key) {
        const Stops found = work_out(node.round, group);
        entry = {key, found};
        return found;
    }
    return entry.stops;
}

Stops Groups::work_out(const RoundState& round, SlotSet group) noexcept {
    const int score = round.score();
    const SlotSet coverable = round.coverable() & group;
    int most = -kBeyondValues;  // by a cover of red
    int least = kBeyondValues;  // by one of black
    for (const Seat colour : {Seat::Red, Seat::Black}) {
        for (SlotSet ants = round.ants[index(colour)] & group; ants != 0;) {
            const unsigned from = take_slot(ants);
            for (SlotSet targets = round.geometry->reach[round.movement_of(from)][from] & coverable;
                 targets != 0;) {
                RoundState next = round;
                next.mover = colour;
                RoundGame::apply(next,
                                 {static_cast<Slot>(from), static_cast<Slot>(take_slot(targets))});
                const int won = next.score() - score;
                const Stops rest = after_cover(next, group);
                if (colour == Seat::Red) {
                    most = std::max(most, won + rest.black);
                } else {
                    least = std::min(least, won + rest.red);
                }
            }
        }
    }
    return {static_cast<std::int16_t>(std::max(most, std::min(0, least))),
            static_cast<std::int16_t>(std::min(least, std::max(0, most)))};
}

/// The group may have fallen apart: settled parts add up, of the others all together are worked
/// out.
Stops Groups::after_cover(const RoundState& round, SlotSet group) noexcept {
    SolverPosition node{round, ~group};
    const Reachability reachability(node);
    node.frozen |= reachability.immobile(node);
    int settled = 0;
    SlotSet open = 0;
    Stops rest;
    for (SlotSet live = node.live(); live != 0;) {
        const SlotSet part = reachability.group(node, first_slot(live));
        live &= ~part;
        const Stops here = stops(round, part);
        if (here.settled()) {
            settled += here.red;
        } else {
            rest = open == 0 ? here : stops(round, open | part);
            open |= part;
        }
    }
    return {static_cast<std::int16_t>(rest.red + settled),
            static_cast<std::int16_t>(rest.black + settled)};
}

}  // namespace anthill::ant_war
