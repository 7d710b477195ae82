#pragma once

// A trained network as the text that is checked in as a source (network_data.cpp), and back. For
// every type of network with the members `rows`, `bias`, `output` and `output_bias`, and with the
// largest values of each: players/army_ants/network.h, players/ant_war/network.h.

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "players/number_text.h"

namespace anthill {

/// Calls visit(weight, largest) for the numbers of a network in the order of its text. A network
/// that is not constant takes what is assigned to them.
template <class AnyNetwork, class Visit>
void each_weight(AnyNetwork& network, Visit visit) {
    using Network = std::remove_const_t<AnyNetwork>;
    const auto each_of = [&](auto& row, int largest) {
        typename Network::Row::Numbers numbers = row.numbers();
        for (std::int16_t& weight : numbers) {
            visit(weight, largest);
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
            visit(weight, Network::kLargestOutput);
        }
    }
    for (auto& bias : network.output_bias) {
        visit(bias, Network::kLargestOutputBias);
    }
}

template <class Network>
std::string network_text(const Network& network) {
    std::string text;
    each_weight(network, [&](int weight, int largest) {
        assert(weight >= -largest && weight <= largest);
        append_number(text, std::clamp(weight, -largest, largest));
    });
    return text;
}

/// `text` is one that network_text() has written.
template <class Network>
Network read_network(std::string_view text) {
    Network network;
    NumberReader reader(text);
    each_weight(network, [&](auto& weight, int) {
        weight = static_cast<std::remove_reference_t<decltype(weight)>>(reader.next());
    });
    assert(reader.at_end());
    return network;
}

}  // namespace anthill
