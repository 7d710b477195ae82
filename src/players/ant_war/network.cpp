#include "players/ant_war/network.h"

#include <algorithm>
#include <bit>

#include "players/network_text.h"

namespace anthill::ant_war {

namespace {

unsigned has(SlotSet set) noexcept { return set != 0 ? 1U : 0U; }
unsigned has_several(SlotSet set) noexcept { return (set & (set - 1)) != 0 ? 1U : 0U; }

constexpr std::array<std::uint8_t, 14> kRankClass{0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7};

/// Without a branch: which it is can hardly be foreseen.
unsigned threat_of(const RoundState& state, SlotSet attackers) noexcept {
    return has(attackers) * (3 - has(attackers & state.low) - has(attackers & state.jacks) +
                             3 * has_several(attackers));
}

unsigned prey_of(const RoundState& state, SlotSet prey) noexcept {
    return has(prey) + has(prey & ~state.low) + has(prey & state.high);
}

/// The two highest values of a side's ants that could be covered.
struct Stakes {
    unsigned highest = 0, second = 0;

    void add(unsigned value) noexcept {
        second = std::max(second, std::min(value, highest));
        highest = std::max(highest, value);
    }
};

/// Calls visit(feature) for each row.
template <class Visit>
void each_feature(const RoundState& state, Visit visit) noexcept {
    const RoundGeometry& geometry = *state.geometry;
    const SlotSet coverable = state.coverable();
    std::array<Stakes, 2> stakes;
    SlotSet at_risk = 0;
    for (const unsigned side : {0U, 1U}) {
        const SlotSet friends = side == 0 ? state.own() : state.enemy();
        const SlotSet enemies = side == 0 ? state.enemy() : state.own();
        for (SlotSet ants = friends; ants != 0;) {
            const unsigned slot = take_slot(ants);
            const auto& reach = geometry.reach;
            const SlotSet near = (reach[0][slot] & state.movement[0]) |
                                 (reach[1][slot] & state.movement[1]) |
                                 (reach[2][slot] & state.movement[2]);
            const bool jack = (state.jacks >> slot & 1) != 0;
            const SlotSet attackers = jack ? 0 : near & enemies;
            const SlotSet avengers = near & friends;
            const SlotSet prey = reach[state.movement_of(slot)][slot] & enemies & coverable;
            if (attackers != 0) {
                at_risk |= slot_bit(slot);
                stakes[side].add(static_cast<unsigned>(state.value_of(slot)));
            }
            std::size_t feature = side * Network::kRanks + kRankClass[state.kind[slot]];
            feature = feature * Network::kThreats + threat_of(state, attackers);
            feature = feature * Network::kAvengers + has(avengers) + has_several(avengers);
            feature = feature * Network::kPreys + prey_of(state, prey);
            visit(feature);
        }
    }
    std::size_t first = Network::kAntFeatures;
    for (const Stakes& of_side : stakes) {
        visit(first + of_side.highest);
        visit(first + Network::kStakes + of_side.second);
        first += 2 * Network::kStakes;
    }
    for (SlotSet jokers = geometry.jokers; jokers != 0;) {
        const SlotSet around = geometry.around(take_slot(jokers));
        std::size_t feature = 0;
        for (const SlotSet ants : {state.own() & ~at_risk, state.own() & at_risk,
                                   state.enemy() & ~at_risk, state.enemy() & at_risk}) {
            const SlotSet beside = around & ants;
            feature = feature * Network::kBeside + has(beside) + has_several(beside);
        }
        visit(first + feature);
    }
}

}  // namespace

Network::Features Network::features(const RoundState& state) noexcept {
    Features features;
    each_feature(state, [&features](std::size_t feature) {
        features.push_back(static_cast<std::uint16_t>(feature));
    });
    return features;
}

int Network::evaluate(const RoundState& state) const noexcept {
    Row sums = bias;
    // Listed first: rows are fetched while the next ones are still being looked for.
    for (const std::size_t feature : features(state)) {
        sums += rows[feature];
    }
    const Row::Numbers numbers = sums.numbers();
    const std::size_t by = stage(std::popcount(state.ants[0] | state.ants[1]));
    // Within int32: 15 sums of at most 127 * 127 * kLargestOutput.
    const std::int32_t total = weighted_squares<kCutSums>(numbers.data(), output[by].data(), kOne);
    return total / kOutputUnit + kStraightUnit * numbers[kCutSums] + output_bias[by];
}

const Network& network() {
    static const Network kNetwork = read_network<Network>(kNetworkText);
    return kNetwork;
}

}  // namespace anthill::ant_war
