#include "players/army_ants/network.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "core/copy.h"
#include "core/fixed_list.h"
#include "engine/search/score.h"
#include "players/network_text.h"

namespace anthill::army_ants {

namespace {

/// Within int32: 64 sums of at most 127 * 127 * kLargestOutput.
std::int32_t weighted(const Network::Row::Numbers& sums, const std::int16_t* weights) noexcept {
    return weighted_squares<Network::kSums>(sums.data(), weights, Network::kOne);
}

/// The rows of one feature as Red sees it and as Black does.
using RowOfSides = std::array<std::uint16_t, 2>;

template <class Row>
constexpr RowOfSides row_of_sides(Row row) noexcept {
    return {static_cast<std::uint16_t>(row(Seat::Red)),
            static_cast<std::uint16_t>(row(Seat::Black))};
}

using Perspectives = std::array<Perspective, 2>;

RowOfSides card_row(const Perspectives& perspectives, Card card, Cell cell) noexcept {
    return row_of_sides(
        [&](Seat side) { return Network::card_feature(perspectives[index(side)], card, cell); });
}
RowOfSides around_row(const Perspectives& perspectives, Card card, Cell cell) noexcept {
    return row_of_sides(
        [&](Seat side) { return Network::around_feature(perspectives[index(side)], card, cell); });
}

RowOfSides pair_row(Card one, Card two) noexcept {
    static constexpr auto kRows = [] {
        std::array<RowOfSides, Card::kFaces * Card::kFaces> rows{};
        for (unsigned a = 0; a < Card::kFaces; ++a) {
            for (unsigned b = 0; b < Card::kFaces; ++b) {
                const Card card_a = Card::of_id(a), card_b = Card::of_id(b);
                if (card_a.value() <= Card::kHighest && card_b.value() <= Card::kHighest) {
                    rows[a * Card::kFaces + b] = row_of_sides(
                        [&](Seat side) { return Network::pair_feature(side, card_a, card_b); });
                }
            }
        }
        return rows;
    }();
    return kRows[one.face() * Card::kFaces + two.face()];
}

/// Which features a position has more, and which it has no longer.
struct Changes {
    // A cell's card is two features, and faces up to four others; where it stands between two of
    // them, these face each other without it.
    using Rows = FixedList<RowOfSides, 2 * 8 * BoardGrid::kCells>;
    Rows gained, lost;

    /// A card of `cards` stands in `cell` and belongs to `here`; those around it are `occupied`.
    void card(const std::array<Card, BoardGrid::kCells>& cards, const Perspectives& perspectives,
              CellSet occupied, Cell cell, Rows& here, Rows& without) noexcept {
        const Card card = cards[index(cell)];
        here.push_back(card_row(perspectives, card, cell));
        here.push_back(around_row(perspectives, card, cell));
        for (const Direction d : {Direction::Up, Direction::Right}) {
            const Cell one = BoardGrid::first_met(cell, opposite(d), occupied);
            const Cell two = BoardGrid::first_met(cell, d, occupied);
            if (one != kNoCell) {
                here.push_back(pair_row(cards[index(one)], card));
            }
            if (two != kNoCell) {
                here.push_back(pair_row(card, cards[index(two)]));
            }
            if (one != kNoCell && two != kNoCell) {
                without.push_back(pair_row(cards[index(one)], cards[index(two)]));
            }
        }
    }

    void apply(const Network& network, std::size_t side, const Network::QueenRows& before,
               const Network::QueenRows& now, Network::Row& sums) const noexcept {
        Network::Row changed = sums;
        for (const RowOfSides& row : gained) {
            changed += network.rows[row[side]];
        }
        for (const RowOfSides& row : lost) {
            changed -= network.rows[row[side]];
        }
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (now[i] != before[i]) {
                changed += network.rows[now[i]];
                if (before[i] != 0) {  // 0: the board was empty
                    changed -= network.rows[before[i]];
                }
            }
        }
        sums = changed;
    }
};

/// The cells on which two boards differ.
CellSet differing(const std::array<Card, BoardGrid::kCells>& one,
                  const std::array<Card, BoardGrid::kCells>& two) noexcept {
    // Eight cells at a time, without a branch. A cell's bits are those below 128.
    constexpr std::size_t kAtOnce = 8;
    static_assert(sizeof(Card) == 1 && BoardGrid::kCells % kAtOnce == 0);
    constexpr std::uint64_t kHighest = 0x8080'8080'8080'8080;
    // Brings bit 7 of byte n to bit 56 + n: that of cell n, where the first byte is the lowest.
    static_assert(std::endian::native == std::endian::little);
    constexpr std::uint64_t kGather = 0x0002'0408'1020'4081;
    CellSet different = 0;
    for (std::size_t start = 0; start < one.size(); start += kAtOnce) {
        std::uint64_t a = 0, b = 0;
        std::memcpy(&a, &one[start], kAtOnce);
        std::memcpy(&b, &two[start], kAtOnce);
        const std::uint64_t other_cards = ((a ^ b) + ~kHighest) & kHighest;
        different |= CellSet{other_cards * kGather >> 56} << start;
    }
    return different;
}

}  // namespace

Network::QueenRows Network::queen_rows(const State& state,
                                       const Perspective& perspective) noexcept {
    const CellSet occupied = state.army[0] | state.army[1];
    const CellSet own = state.army[index(perspective.side())];
    QueenRows rows{};
    CellSet faced = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const Direction d = kDirections[i];
        const CellSet ray = BoardGrid::ray(perspective.queen(), d);
        const Cell met = BoardGrid::first_met(perspective.queen(), d, occupied);
        CellSet empty = ray;
        std::size_t what = 0;
        if (met != kNoCell) {
            empty = ray & ~BoardGrid::ray(met, d) & ~set_of(met);
            what = contains(own, met) ? 1 : 2;
        }
        faced |= empty;
        rows[i] = static_cast<std::uint16_t>(
            kFirstLine + (perspective.seen(d) * BoardGrid::kRows + count(empty)) * 3 + what);
    }
    // The spaces that enemies could come to, grown until it is known of all that she faces.
    const CellSet enemies = occupied & ~own & ~state.queens, empty = BoardGrid::kAll & ~occupied;
    CellSet reached = BoardGrid::neighbours(enemies) & empty;
    while ((faced & ~reached) != 0) {
        const CellSet grown = (reached | BoardGrid::neighbours(reached)) & empty;
        if (grown == reached) {
            break;
        }
        reached = grown;
    }
    rows[4] = static_cast<std::uint16_t>(kFirstOpen + count(faced & reached));
    return rows;
}

Network::Features Network::features(const State& state, Seat side) noexcept {
    const Perspective perspective(side, queen_of(state, side));
    Features features;
    const auto add = [&](std::size_t row) { features.push_back(static_cast<std::uint16_t>(row)); };
    const CellSet occupied = state.army[0] | state.army[1];
    for (CellSet cells = occupied; cells != 0;) {
        const Cell cell = take_first(cells);
        add(card_feature(perspective, state.at(cell), cell));
        add(around_feature(perspective, state.at(cell), cell));
        for (const Direction d : {Direction::Up, Direction::Right}) {
            const Cell met = BoardGrid::first_met(cell, d, occupied);
            if (met != kNoCell) {
                add(pair_feature(side, state.at(cell), state.at(met)));
            }
        }
    }
    for (const std::uint16_t row : queen_rows(state, perspective)) {
        add(row);
    }
    if (state.phase == Phase::Rally) {
        add(own_turns_feature(state.rally_left[index(side)]));
        add(enemy_turns_feature(state.rally_left[index(other(side))]));
        if (side == Seat::Red) {
            add(kAttacksFirst);
        }
    }
    return features;
}

const Network& network() {
    static const Network kNetwork = read_network<Network>(kNetworkText);
    return kNetwork;
}

void NetworkSums::Sums::turn(const Network& network, std::size_t side,
                             const Perspective& perspective) noexcept {
    const Perspective before = perspectives[side];
    Network::Row sums = of[side];
    for (CellSet cells = occupied; cells != 0;) {
        const Cell cell = take_first(cells);
        const Card card = cards[index(cell)];
        sums += network.rows[Network::around_feature(perspective, card, cell)];
        sums -= network.rows[Network::around_feature(before, card, cell)];
        if (perspective.mirrored() != before.mirrored()) {
            sums += network.rows[Network::card_feature(perspective, card, cell)];
            sums -= network.rows[Network::card_feature(before, card, cell)];
        }
    }
    of[side] = sums;
}

void NetworkSums::Sums::follow(const Network& network, const State& state,
                               CellSet changed) noexcept {
    if (changed == 0) {
        return;
    }
    for (const Seat side : {Seat::Red, Seat::Black}) {
        const Perspective perspective(side, queen_of(state, side));
        if (perspective != perspectives[index(side)]) {
            turn(network, index(side), perspective);
            perspectives[index(side)] = perspective;
        }
    }
    Changes changes;
    for (CellSet cells = changed & occupied; cells != 0;) {
        const Cell cell = take_first(cells);
        occupied &= ~set_of(cell);
        changes.card(cards, perspectives, occupied, cell, changes.lost, changes.gained);
        cards[index(cell)] = Card();
    }
    for (CellSet cells = changed & (state.army[0] | state.army[1]); cells != 0;) {
        const Cell cell = take_first(cells);
        cards[index(cell)] = state.at(cell);
        changes.card(cards, perspectives, occupied, cell, changes.gained, changes.lost);
        occupied |= set_of(cell);
    }
    for (std::size_t side = 0; side < of.size(); ++side) {
        const Network::QueenRows now = Network::queen_rows(state, perspectives[side]);
        changes.apply(network, side, queens[side], now, of[side]);
        queens[side] = now;
    }
}

Network::Row::Numbers NetworkSums::Sums::whole(const Network& network, const State& state,
                                               Seat side) const noexcept {
    Network::Row sums = of[index(side)];
    sums += network.bias;
    if (state.phase == Phase::Rally) {
        const auto& left = state.rally_left;
        sums += network.rows[Network::own_turns_feature(left[index(side)])];
        sums += network.rows[Network::enemy_turns_feature(left[index(other(side))])];
        if (side == Seat::Red) {
            sums += network.rows[Network::kAttacksFirst];
        }
    }
    return sums.numbers();
}

int NetworkSums::evaluate(const Network& network, const State& state, std::size_t ply) noexcept {
    Sums& sums = path_[ply];
    CellSet changed = differing(sums.cards, state.cards);
    if (ply > 0 && changed != 0) {
        const CellSet from_before = differing(path_[ply - 1].cards, state.cards);
        if (count(from_before) < count(changed)) {
            copy_in_place(sums, path_[ply - 1]);
            changed = from_before;
        }
    }
    sums.follow(network, state, changed);
    const std::size_t stage = Network::stage(static_cast<int>(count(sums.occupied)));
    const std::int16_t* const weights = network.output[stage].data();
    const std::int32_t own = weighted(sums.whole(network, state, state.mover), weights);
    const std::int32_t enemy =
        weighted(sums.whole(network, state, other(state.mover)), weights + Network::kSums);
    constexpr std::int64_t kUnit =
        std::int64_t{Network::kOne} * Network::kOne * Network::kOutputOne;
    const std::int64_t score = (std::int64_t{own} + enemy) * Network::kScale / kUnit;
    return std::clamp(static_cast<int>(score) + network.output_bias[stage], -kMaxEvaluation,
                      kMaxEvaluation);
}

}  // namespace anthill::army_ants
