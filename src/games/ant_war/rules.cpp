#include "games/ant_war/rules.h"

#include <cassert>
#include <utility>

#include "core/splitmix64.h"

namespace anthill::ant_war {

namespace {

std::uint64_t bits_of(Card card, Cell cell) noexcept {
    return random_bits(std::uint64_t{card.id()} * FrameGrid::kCells + index(cell));
}

/// The lowest card of the stack that this card is on top of.
Card lowest(const State& state, Card card) noexcept {
    while (!state.below[card.id()].empty()) {
        card = state.below[card.id()];
    }
    return card;
}

/// The colour taken moves as the odds say; the rest of what the players' colours mean follows.
void begin_play(State& state, Seat taken) noexcept {
    if (taken != state.mover) {
        std::swap(state.total[0], state.total[1]);
    }
    state.dealer = other(taken);
    state.mover = state.odds.colour;
    const unsigned whole = state.odds.halves / 2U;
    const bool half = state.odds.halves % 2 == 1;
    if (whole == 0) {
        state.phase = Phase::Cut;
        return;
    }
    state.phase = Phase::Play;
    state.lead = static_cast<std::uint8_t>(whole - 1);
    state.half = half;
}

/// Nothing has been named or played in the round yet.
void begin_round(State& state, Phase phase) noexcept {
    state.phase = phase;
    state.mover = state.dealer;
    state.odds = {};
    state.lead = 0;
    state.half = false;
    state.passed = false;
}

/// Both colours have passed, one after the other: the round is over.
void end_round(State& state) noexcept {
    if (state.round != Round::First) {
        state.phase = Phase::Over;
        state.mover = other(state.mover);
        return;
    }
    const auto won = points(state);
    state.total = {static_cast<std::uint16_t>(won[0]), static_cast<std::uint16_t>(won[1])};
    state.round = Round::Second;
    state.dealer = other(state.dealer);
    begin_round(state, Phase::Deal);
}

/// After a turn: the same colour while it has a lead, then a cut if one is due, else the other
/// colour.
void end_turn(State& state, bool pass) noexcept {
    if (state.lead > 0) {
        --state.lead;
        state.passed = false;
        return;
    }
    state.passed = pass;
    if (state.half) {
        state.half = false;
        state.phase = Phase::Cut;
        return;
    }
    state.mover = other(state.mover);
}

/// A pass before the cut counts as one of the other colour only if that colour is cut.
void end_cut(State& state, Seat next) noexcept {
    state.passed = state.passed && next != state.mover;
    state.mover = next;
    state.phase = Phase::Play;
}

}  // namespace

void State::put(Cell cell, Card card) noexcept {
    assert(spaces.has(cell) && at(cell).empty() && !card.empty());
    top[anthill::index(cell)] = card;
    if (card.is_ant()) {
        ants[anthill::index(card.colour())].add(cell);
    }
    if (card.coverable()) {
        coverable.add(cell);
    }
    key ^= bits_of(card, cell);
}

Card State::take(Cell cell) noexcept {
    const Card card = std::exchange(top[anthill::index(cell)], Card{});
    assert(!card.empty());
    ants[anthill::index(card.colour())].remove(cell);
    coverable.remove(cell);
    key ^= bits_of(card, cell);
    return card;
}

Turn AntWar::turn(const State& state) noexcept {
    switch (state.phase) {
        case Phase::Cut:
        case Phase::Deal: return {Turn::Kind::Chance, state.mover};
        case Phase::Over: return {Turn::Kind::Over, state.mover};
        case Phase::Odds:
        case Phase::Take:
        case Phase::Play: break;
    }
    return {Turn::Kind::Decision, state.mover};
}

Outcome AntWar::outcome(const State& state, const History&) noexcept {
    if (state.phase != Phase::Over) {
        return Outcome::playing();
    }
    const auto won = points(state);
    const int red = state.total[0] + won[0];
    const int black = state.total[1] + won[1];
    return red == black ? Outcome::draw(kScore)
                        : Outcome::won(red > black ? Seat::Red : Seat::Black, kScore);
}

void AntWar::apply(State& state, Move move) noexcept {
    switch (move.kind) {
        case Move::Kind::Pass:
            if (state.passed) {
                end_round(state);
            } else {
                end_turn(state, true);
            }
            return;
        case Move::Kind::Cover: {
            const Card covered = state.take(move.to);
            const Card ant = state.take(move.from);
            state.below[lowest(state, ant).id()] = covered;
            state.put(move.to, ant);
            end_turn(state, false);
            return;
        }
        case Move::Kind::Odds:
            state.odds = move.odds;
            state.phase = Phase::Take;
            state.mover = other(state.mover);
            return;
        case Move::Kind::Take: begin_play(state, move.colour); return;
        case Move::Kind::Cut:
            if (!move.card.is_joker()) {
                end_cut(state, move.card.colour());
            }
            return;
        case Move::Kind::Coin: end_cut(state, move.colour); return;
        case Move::Kind::Deal: {
            Rng rng(move.deal);
            deal_round(state, rng);
            return;
        }
    }
}

std::uint64_t AntWar::key(const State& state) noexcept {
    std::uint64_t rest = index(state.mover) | std::uint64_t{index(state.dealer)} << 1 |
                         static_cast<std::uint64_t>(state.phase) << 2 |
                         static_cast<std::uint64_t>(state.round) << 5 |
                         std::uint64_t{index(state.odds.colour)} << 7 |
                         std::uint64_t{state.odds.halves} << 8 | std::uint64_t{state.lead} << 13 |
                         std::uint64_t{state.half} << 17 | std::uint64_t{state.passed} << 18;
    rest |= std::uint64_t{state.total[0]} << 20 | std::uint64_t{state.total[1]} << 36;
    return state.key ^ splitmix64(rest + kGoldenGamma);
}

std::uint32_t AntWar::weight(const State& state, Move move) noexcept {
    std::uint32_t cards = 0;
    for (const Card card : undealt(state)) {
        cards += card == move.card ? 1U : 0U;
    }
    return move.kind == Move::Kind::Cut ? cards : 1;
}

Move AntWar::drawn(const State&, Rng& rng) noexcept { return Move::deal_by(rng.below(kDeals)); }

Cards undealt(const State& state) noexcept {
    std::array<bool, kCardIds> dealt{};
    unsigned jokers = 0;
    for (const Card on_top : state.top) {
        for (Card card = on_top; !card.empty();
             card = card.is_joker() ? Card{} : state.below[card.id()]) {
            dealt[card.id()] = true;
            jokers += card.is_joker() ? 1U : 0U;
        }
    }
    Cards left;
    for (const Card card : cards_of(state.deck)) {
        if (card.is_joker() && jokers > 0) {
            --jokers;
        } else if (card.is_joker() || !dealt[card.id()]) {
            left.push_back(card);
        }
    }
    return left;
}

void deal_round(State& state, Rng& rng) noexcept {
    state.top = {};
    state.below = {};
    state.spaces = {};
    state.ants = {};
    state.coverable = {};
    state.extent = state.shape.extent();
    state.key = 0;
    Cards cards = cards_of(state.deck);
    rng.shuffle(cards);
    std::size_t next = 0;
    for (const Cell cell : layout(state.shape, state.deck, rng)) {
        state.spaces.add(cell);
        state.put(cell, cards[next++]);
    }
    begin_round(state, Phase::Odds);
}

std::optional<Seat> joker_feeds(const State& state, Cell cell) noexcept {
    const bool red = (neighbours(cell) & state.ants[index(Seat::Red)]).count() > 0;
    const bool black = (neighbours(cell) & state.ants[index(Seat::Black)]).count() > 0;
    return red == black ? std::nullopt : std::optional(red ? Seat::Red : Seat::Black);
}

std::array<int, 2> points(const State& state) noexcept {
    std::array<int, 2> sum{};
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        const Card card = state.top[i];
        if (card.is_ant()) {
            sum[index(card.colour())] += static_cast<int>(card.value());
        } else if (card.is_joker()) {
            if (const auto fed = joker_feeds(state, static_cast<Cell>(i))) {
                sum[index(*fed)] += kJokerPoints;
            }
        }
    }
    return sum;
}

}  // namespace anthill::ant_war
