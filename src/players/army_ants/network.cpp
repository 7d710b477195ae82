#include "players/army_ants/network.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

#include "engine/search/score.h"
#include "players/number_text.h"

namespace anthill::army_ants {

namespace {

void add_row(Network::Row& sums, const Network::Row& row) noexcept {
    for (std::size_t i = 0; i < sums.size(); ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] + row[i]);
    }
}
void subtract_row(Network::Row& sums, const Network::Row& row) noexcept {
    for (std::size_t i = 0; i < sums.size(); ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] - row[i]);
    }
}

/// Within int32: 32 sums of at most 127 * 127 * kLargestOutput.
std::int32_t weighted(const Network::Row& sums, const std::int16_t* weights) noexcept {
    std::int32_t total = 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const std::int16_t cut =
            std::clamp<std::int16_t>(sums[i], 0, static_cast<std::int16_t>(Network::kOne));
        const auto squared = static_cast<std::int16_t>(cut * cut);
        total += std::int32_t{squared} * weights[i];
    }
    return total;
}

constexpr unsigned kFaces = 32;

/// The rows of pairs by side and the pair's number, as FacingPairs has it.
constexpr auto kPairRows = [] {
    std::array<std::array<std::uint16_t, kFaces * kFaces>, 2> rows{};
    for (const Seat side : {Seat::Red, Seat::Black}) {
        for (unsigned one = 0; one < kFaces; ++one) {
            for (unsigned two = 0; two < kFaces; ++two) {
                const Card a = Card::of_id(one), b = Card::of_id(two);
                if (a.value() <= Card::kHighest && b.value() <= Card::kHighest) {
                    rows[index(side)][one * kFaces + two] =
                        static_cast<std::uint16_t>(Network::pair_feature(side, a, b));
                }
            }
        }
    }
    return rows;
}();

/// Who faces whom along a line, one after the other.
struct FacingPairs {
    std::array<std::uint16_t, BoardGrid::kRows> pairs{};  ///< both faces as one number
    std::size_t count = 0;

    FacingPairs(const std::array<Card, BoardGrid::kCells>& cards, unsigned start, unsigned step,
                unsigned length) noexcept {
        constexpr unsigned kNobody = kFaces;
        unsigned last = kNobody;
        for (unsigned i = 0, cell = start; i < length; ++i, cell += step) {
            const Card card = cards[cell];
            if (card.empty()) {
                continue;
            }
            if (last != kNobody) {
                pairs[count++] = static_cast<std::uint16_t>(last * kFaces + card.face());
            }
            last = card.face();
        }
    }
};

/// Reads the numbers of a network in the order of its text; visit answers false to give up.
template <class AnyNetwork, class Visit>
bool each_weight(AnyNetwork& network, Visit visit) {
    bool whole = true;
    for (auto& row : network.rows) {
        for (auto& weight : row) {
            whole = whole && visit(weight, Network::kLargestWeight);
        }
    }
    for (auto& weight : network.bias) {
        whole = whole && visit(weight, 8 * Network::kLargestWeight);
    }
    for (auto& weights : network.output) {
        for (auto& weight : weights) {
            whole = whole && visit(weight, Network::kLargestOutput);
        }
    }
    for (auto& bias : network.output_bias) {
        whole = whole && visit(bias, kFarthestNumber);
    }
    return whole;
}

}  // namespace

std::string Network::packed() const {
    std::string text;
    each_weight(*this, [&](int weight, int largest) {
        assert(weight >= -largest && weight <= largest);
        append_number(text, std::clamp(weight, -largest, largest));
        return true;
    });
    return checked_text(std::move(text));
}

std::optional<Network> Network::unpack(std::string_view text) {
    const auto numbers = unchecked_text(text);
    if (!numbers) {
        return std::nullopt;
    }
    Network network;
    NumberReader reader(*numbers);
    const bool whole = each_weight(network, [&]<class Weight>(Weight& weight, int largest) {
        const auto number = reader.next();
        weight = static_cast<Weight>(number.value_or(0));
        return number && *number >= -largest && *number <= largest;
    });
    return whole && reader.at_end() ? std::optional(network) : std::nullopt;
}

const Network* network() {
    static const std::optional<Network> kNetwork = Network::unpack(kNetworkText);
    return kNetwork ? &*kNetwork : nullptr;
}

void NetworkSums::change_card(const Network& network, std::size_t cell, Card before,
                              Card now) noexcept {
    for (const Seat side : {Seat::Red, Seat::Black}) {
        Network::Row& sums = sums_[index(side)];
        if (!before.empty()) {
            subtract_row(sums, network.rows[Network::card_feature(side, before, cell)]);
        }
        if (!now.empty()) {
            add_row(sums, network.rows[Network::card_feature(side, now, cell)]);
        }
    }
}

void NetworkSums::change_pairs(const Network& network, const Cards& now, unsigned start,
                               unsigned step, unsigned length) noexcept {
    const FacingPairs before(cards_, start, step, length), after(now, start, step, length);
    // What stands at either end of a line has mostly stayed.
    std::size_t first = 0;
    std::size_t last_before = before.count, last_after = after.count;
    while (first < last_before && first < last_after && before.pairs[first] == after.pairs[first]) {
        ++first;
    }
    while (first < last_before && first < last_after &&
           before.pairs[last_before - 1] == after.pairs[last_after - 1]) {
        --last_before;
        --last_after;
    }
    for (std::size_t side = 0; side < sums_.size(); ++side) {
        for (std::size_t i = first; i < last_before; ++i) {
            subtract_row(sums_[side], network.rows[kPairRows[side][before.pairs[i]]]);
        }
        for (std::size_t i = first; i < last_after; ++i) {
            add_row(sums_[side], network.rows[kPairRows[side][after.pairs[i]]]);
        }
    }
}

Network::Row NetworkSums::with_rally(const Network& network, const State& state,
                                     Seat side) const noexcept {
    Network::Row sums = sums_[index(side)];
    add_row(sums, network.bias);
    if (state.phase == Phase::Rally) {
        const auto& left = state.rally_left;
        add_row(sums, network.rows[Network::own_turns_feature(left[index(side)])]);
        add_row(sums, network.rows[Network::enemy_turns_feature(left[index(other(side))])]);
        if (side == Seat::Red) {
            add_row(sums, network.rows[Network::kAttacksFirst]);
        }
    }
    return sums;
}

int NetworkSums::evaluate(const Network& network, const State& state) noexcept {
    // Eight cells at a time: most are the same.
    constexpr std::size_t kAtOnce = 8;
    static_assert(sizeof(Card) == 1 && BoardGrid::kCells % kAtOnce == 0);
    CellSet changed = 0;
    for (std::size_t start = 0; start < cards_.size(); start += kAtOnce) {
        if (std::memcmp(&cards_[start], &state.cards[start], kAtOnce) == 0) {
            continue;
        }
        for (std::size_t cell = start; cell < start + kAtOnce; ++cell) {
            if (cards_[cell] != state.cards[cell]) {
                change_card(network, cell, cards_[cell], state.cards[cell]);
                changed |= CellSet{1} << cell;
            }
        }
    }
    if (changed != 0) {
        constexpr unsigned kColumns = BoardGrid::kColumns, kRows = BoardGrid::kRows;
        for (unsigned row = 0; row < kRows; ++row) {
            if ((changed & BoardGrid::row_set(row)) != 0) {
                change_pairs(network, state.cards, row * kColumns, 1, kColumns);
            }
        }
        for (unsigned column = 0; column < kColumns; ++column) {
            if ((changed & BoardGrid::column_set(column)) != 0) {
                change_pairs(network, state.cards, column, kColumns, kRows);
            }
        }
        cards_ = state.cards;
    }
    const std::size_t stage =
        Network::stage(static_cast<int>(count(state.army[0] | state.army[1])));
    const std::int16_t* const weights = network.output[stage].data();
    const std::int32_t own = weighted(with_rally(network, state, state.mover), weights);
    const std::int32_t enemy =
        weighted(with_rally(network, state, other(state.mover)), weights + Network::kSums);
    constexpr std::int64_t kUnit =
        std::int64_t{Network::kOne} * Network::kOne * Network::kOutputOne;
    const std::int64_t score = (std::int64_t{own} + enemy) * Network::kScale / kUnit;
    return std::clamp(static_cast<int>(score) + network.output_bias[stage], -kMaxEvaluation,
                      kMaxEvaluation);
}

}  // namespace anthill::army_ants
