#pragma once

// A trained network as the text that is checked in as a source (network_data.cpp), and back. For
// every type of network with the members `rows`, `bias`, `output` and `output_bias`, and with the
// largest values of each: players/army_ants/network.h, players/ant_war/network.h.

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "players/number_text.h"

namespace anthill {

/// Calls visit(weight, largest) for the numbers of a network in the order of its text, until one
/// answers false. A network that is not constant takes what is assigned to them.
template <class AnyNetwork, class Visit>
bool each_weight(AnyNetwork& network, Visit visit) {
    using Network = std::remove_const_t<AnyNetwork>;
    bool whole = true;
    const auto each_of = [&](auto& row, int largest) {
        typename Network::Row::Numbers numbers = row.numbers();
        for (std::int16_t& weight : numbers) {
            whole = whole && visit(weight, largest);
        }
        if constexpr (!std::is_const_v<AnyNetwork>) {
            row = typename Network::Row(numbers);
        }
    };
    for (auto& row : network.rows) {
        each_of(row, Network::kLargestWeight);
    }
    each_of(network.bias, Network::kLargestBias);
    for (auto& weights : network.output) {
        for (auto& weight : weights) {
            whole = whole && visit(weight, Network::kLargestOutput);
        }
    }
    for (auto& bias : network.output_bias) {
        whole = whole && visit(bias, Network::kLargestOutputBias);
    }
    return whole;
}

template <class Network>
std::string network_text(const Network& network) {
    std::string text;
    each_weight(network, [&](int weight, int largest) {
        assert(weight >= -largest && weight <= largest);
        append_number(text, std::clamp(weight, -largest, largest));
        return true;
    });
    return checked_text(std::move(text));
}

/// Nothing where the text is not one that network_text() has written.
template <class Network>
std::optional<Network> read_network(std::string_view text) {
    const auto numbers = unchecked_text(text);
    if (!numbers) {
        return std::nullopt;
    }
    Network network;
    NumberReader reader(*numbers);
    const bool whole = each_weight(network, [&](auto& weight, int largest) {
        const auto number = reader.next();
        weight = static_cast<std::remove_reference_t<decltype(weight)>>(number.value_or(0));
        return number && *number >= -largest && *number <= largest;
    });
    return whole && reader.at_end() ? std::optional(network) : std::nullopt;
}

}  // namespace anthill
