// The trained evaluation of Army Ants: the sums that follow a search are those of the position
// alone, and what is checked in is whole.

#include <algorithm>
#include <string>

#include "core/rng.h"
#include "players/army_ants/knowledge.h"
#include "players/army_ants/network.h"
#include "players/network_text.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/drawn_position.h"

namespace anthill::tests {

using namespace army_ants;

namespace {

/// The same card game seen from the other side of the table: colours and edges change places.
State turned(const State& state) {
    State out;
    for (unsigned i = 0; i < BoardGrid::kCells; ++i) {
        const Card card = state.cards[i];
        if (!card.empty()) {
            out.put(static_cast<Cell>(BoardGrid::kCells - 1 - i),
                    Card(other(card.seat()), card.value(), card.second_suit()));
        }
    }
    out.mover = other(state.mover);
    return out;
}

/// The same with left and right changed over.
State mirrored(const State& state) {
    State out;
    for (unsigned i = 0; i < BoardGrid::kCells; ++i) {
        const Cell cell = static_cast<Cell>(i);
        if (!state.at(cell).empty()) {
            out.put(BoardGrid::cell(BoardGrid::kColumns - 1 - BoardGrid::column(cell),
                                    BoardGrid::row(cell)),
                    state.at(cell));
        }
    }
    out.mover = state.mover;
    return out;
}

/// Evaluates by the description in the network's header, word by word, in 64 bits.
int plainly_evaluated(const Network& network, const State& state) {
    const auto cards = static_cast<int>(count(state.army[0] | state.army[1]));
    const std::size_t stage = Network::stage(cards);
    std::int64_t total = 0;
    const std::int16_t* weight = network.output[stage].data();
    for (const Seat side : {state.mover, other(state.mover)}) {
        for (std::size_t i = 0; i < Network::kSums; ++i) {
            std::int64_t sum = network.bias.numbers()[i];
            for (const std::size_t feature : Network::features(state, side)) {
                sum += network.rows[feature].numbers()[i];
            }
            const std::int64_t cut = std::clamp<std::int64_t>(sum, 0, Network::kOne);
            total += cut * cut * *weight++;
        }
    }
    const std::int64_t unit = std::int64_t{Network::kOne} * Network::kOne * Network::kOutputOne;
    return static_cast<int>(total * Network::kScale / unit) + network.output_bias[stage];
}

/// Plays at random through some deals and shows every position, with how deep in its game it is.
template <class Visit>
void each_position(int deals, Visit visit) {
    for (int deal = 0; deal < deals; ++deal) {
        Rng rng(static_cast<std::uint64_t>(deal));
        State state = *ArmyAnts::deal("", rng);
        History history = history_from<ArmyAnts>(state);
        for (std::size_t ply = 0; ply <= kMaxPly && !ArmyAnts::outcome(state, history).over();
             ++ply) {
            visit(state, ply);
            advance<ArmyAnts>(state, history, rng.pick(moves_in<ArmyAnts>(state)));
        }
    }
}

}  // namespace

TEST_CASE("the network that is checked in is written again as it is") {
    CHECK(network_text(network()) == kNetworkText);
}

TEST_CASE("sums that follow a path are those of each position alone") {
    const Network& net = network();
    NetworkSums following;
    std::size_t seen = 0;
    each_position(by_build(60, 6), [&](const State& state, std::size_t ply) {
        const int expected =
            std::clamp(plainly_evaluated(net, state), -kMaxEvaluation, kMaxEvaluation);
        REQUIRE(following.evaluate(net, state, ply) == expected);
        // Asked again from elsewhere on the path: what lies about from before must not matter.
        REQUIRE(following.evaluate(net, state, (ply * 7 + 3) % (kMaxPly + 1)) == expected);
        ++seen;
    });
    CHECK(seen > by_build<std::size_t>(2000, 200));
}

TEST_CASE("a battle is worth the same to whoever sits on the other side") {
    const Network& net = network();
    NetworkSums sums;
    std::size_t seen = 0;
    each_position(20, [&](const State& state, std::size_t) {
        if (state.phase == Phase::Battle) {
            REQUIRE(sums.evaluate(net, state, 0) == sums.evaluate(net, turned(state), 1));
            ++seen;
        }
    });
    CHECK(seen > 500);
}

TEST_CASE("a battle is worth the same with left and right changed over, no Queen in the middle") {
    const Network& net = network();
    NetworkSums sums;
    std::size_t seen = 0;
    const CellSet middle = BoardGrid::column_set(BoardGrid::kColumns / 2);
    each_position(40, [&](const State& state, std::size_t) {
        if (state.phase == Phase::Battle && (state.queens & middle) == 0) {
            REQUIRE(sums.evaluate(net, state, 0) == sums.evaluate(net, mirrored(state), 1));
            ++seen;
        }
    });
    CHECK(seen > 500);
}

TEST_CASE("what a Queen faces, and how open she is to threats") {
    const auto rows = [](const State& state) {
        return Network::queen_rows(state, Perspective(Seat::Red, queen_of(state, Seat::Red)));
    };
    const auto line = [](Direction d, std::size_t empty, std::size_t what) {
        return static_cast<std::uint16_t>(
            Network::kFirstLine + (static_cast<std::size_t>(d) * BoardGrid::kRows + empty) * 3 +
            what);
    };
    constexpr std::size_t kEdge = 0, kOwn = 1, kEnemy = 2;
    // The one space that she faces lies behind her own cards.
    const State shut = battle({".. .. Qs .. ..",  //
                               ".. .. .. .. ..",  //
                               ".. .. 9s .. ..",  //
                               ".. .. .. .. ..",  //
                               ".. .. .. .. ..",  //
                               ".. .. .. .. ..",  //
                               "2h 3h .. .. ..",  //
                               "Qh .. 4h .. .."},
                              Seat::Red);
    CHECK(rows(shut) == Network::QueenRows{line(Direction::Up, 0, kOwn),
                                           line(Direction::Right, 1, kOwn),
                                           line(Direction::Down, 0, kEdge),
                                           line(Direction::Left, 0, kEdge), Network::kFirstOpen});
    // Seen in a mirror, since she stands on the right; she faces ten spaces that a 9 can come to.
    const State open = battle({".. .. Qs .. As",  //
                               ".. .. .. .. ..",  //
                               ".. .. 9s .. ..",  //
                               ".. .. .. .. ..",  //
                               ".. .. .. .. ..",  //
                               ".. .. .. .. ..",  //
                               ".. .. .. .. ..",  //
                               ".. .. .. .. Qh"},
                              Seat::Red);
    CHECK(rows(open) ==
          Network::QueenRows{line(Direction::Up, 6, kEnemy), line(Direction::Left, 0, kEdge),
                             line(Direction::Down, 0, kEdge), line(Direction::Right, 4, kEdge),
                             Network::kFirstOpen + 10});
}

TEST_CASE("a battle without the enemy's best card is nearly always worth more to the network") {
    const Knowledge knowledge;
    std::size_t seen = 0, more = 0;
    each_position(40, [&](const State& state, std::size_t) {
        const CellSet enemies = state.enemy() & ~state.queens;
        if (state.phase != Phase::Battle || count(enemies) < 6) {
            return;
        }
        Cell best = first(enemies);
        for (const Cell cell : CellsOf(enemies)) {
            best = state.at(cell).value() > state.at(best).value() ? cell : best;
        }
        State without = state;
        without.take(best);
        more += knowledge.evaluate(without) > knowledge.evaluate(state) ? 1U : 0U;
        ++seen;
    });
    CAPTURE(seen, more);
    CHECK(seen > 1000);
    CHECK(more > seen * 9 / 10);
}

}  // namespace anthill::tests
