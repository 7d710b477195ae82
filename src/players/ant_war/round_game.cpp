#include "players/ant_war/round_game.h"

#include "core/splitmix64.h"

namespace anthill::ant_war {

namespace {

// Which random bits stand for what: [colour][rank][slot] (suits do not matter), then [lead].
constexpr unsigned kRanks = 14;
constexpr std::uint64_t kLeadBits = std::uint64_t{2} * kRanks * kSlots;
constexpr std::uint64_t kBlackToMove = random_bits(kLeadBits + kMostLead + 1);
constexpr std::uint64_t kPassed = random_bits(kLeadBits + kMostLead + 2);

std::uint64_t bits_of(std::size_t colour, unsigned rank, unsigned slot) noexcept {
    return random_bits((colour * kRanks + rank) * kSlots + slot);
}

/// The ant on `from` covers the one on `to`: which of them is in a set that says something of each.
void move_within(SlotSet& set, Slot from, Slot to) noexcept {
    const SlotSet moved = set >> from & 1;
    set = (set & ~(slot_bit(from) | slot_bit(to))) | moved << to;
}

void end_turn(RoundState& state) noexcept {
    if (state.lead > 0) {
        --state.lead;
        state.passed = false;
    } else {
        state.mover = other(state.mover);
    }
}

}  // namespace

RoundGeometry::RoundGeometry(const ant_war::State& state) noexcept {
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        if (!state.top[i].empty()) {
            jokers |= state.top[i].is_joker() ? slot_bit(size) : 0;
            cell[size++] = static_cast<Cell>(i);
        }
    }
    for (const Movement movement : {Movement::Step, Movement::Queen, Movement::Drone}) {
        for (unsigned from = 0; from < size; ++from) {
            for (unsigned to = 0; to < size; ++to) {
                if (reaches(movement, cell[from], cell[to])) {
                    reach[static_cast<std::size_t>(movement)][from] |= slot_bit(to);
                }
            }
        }
    }
}

RoundState::RoundState(const ant_war::State& state, const RoundGeometry& of_round) noexcept
    : geometry(&of_round),
      mover(state.mover),
      lead(state.lead),
      passed(state.passed),
      over(state.phase == Phase::Over) {
    for (unsigned slot = 0; slot < of_round.size; ++slot) {
        const Card card = state.at(of_round.cell[slot]);
        if (!card.is_ant()) {
            continue;
        }
        const unsigned colour = index(card.colour());
        ants[colour] |= slot_bit(slot);
        movement[static_cast<std::size_t>(ant_war::movement(card))] |= slot_bit(slot);
        jacks |= card.rank() == Card::kJack ? slot_bit(slot) : 0;
        kind[slot] = static_cast<std::uint8_t>(card.rank());
        const int value = static_cast<int>(card.value());
        low |= value <= kLow ? slot_bit(slot) : 0;
        high |= value >= kHigh ? slot_bit(slot) : 0;
        balance =
            static_cast<std::int16_t>(balance + (card.colour() == Seat::Red ? value : -value));
        key ^= bits_of(colour, card.rank(), slot);
    }
}

int RoundState::score() const noexcept {
    int sum = balance;
    for (SlotSet jokers = geometry->jokers; jokers != 0;) {
        const SlotSet around = geometry->around(take_slot(jokers));
        const bool red = (around & ants[0]) != 0;
        const bool black = (around & ants[1]) != 0;
        sum += red == black ? 0 : red ? kJokerPoints : -kJokerPoints;
    }
    return sum;
}

Outcome RoundGame::outcome(const RoundState& state, const History&) noexcept {
    if (!state.over) {
        return Outcome::playing();
    }
    const int score = state.score();
    return score == 0 ? Outcome::draw(AntWar::kScore)
                      : Outcome::won(score > 0 ? Seat::Red : Seat::Black, AntWar::kScore);
}

void RoundGame::legal_moves(const RoundState& state, Seat seat, Moves& moves) noexcept {
    moves.clear();
    if (state.over || seat != state.mover) {
        return;
    }
    const SlotSet coverable = state.coverable();
    for (SlotSet own = state.own(); own != 0;) {
        const unsigned from = take_slot(own);
        for (SlotSet to = state.geometry->reach[state.movement_of(from)][from] & coverable;
             to != 0;) {
            moves.push_back({static_cast<Slot>(from), static_cast<Slot>(take_slot(to))});
        }
    }
    moves.push_back({});
}

void RoundGame::apply(RoundState& state, RoundMove step) noexcept {
    if (step.pass()) {
        if (state.passed) {
            state.over = true;
            state.mover = other(state.mover);
        } else {
            state.passed = true;
            end_turn(state);
        }
        return;
    }
    const unsigned mover = index(state.mover);
    const unsigned covered = (state.ants[1] & slot_bit(step.to)) != 0 ? 1U : 0U;
    const int value = state.value_of(step.to);
    state.balance = static_cast<std::int16_t>(state.balance + (covered == 1 ? value : -value));
    state.key ^= bits_of(covered, state.kind[step.to], step.to) ^
                 bits_of(mover, state.kind[step.from], step.from) ^
                 bits_of(mover, state.kind[step.from], step.to);
    const SlotSet from = slot_bit(step.from);
    const SlotSet to = slot_bit(step.to);
    state.ants[covered] &= ~to;
    state.ants[mover] = (state.ants[mover] & ~from) | to;
    for (SlotSet& movement : state.movement) {
        move_within(movement, step.from, step.to);
    }
    move_within(state.jacks, step.from, step.to);
    move_within(state.low, step.from, step.to);
    move_within(state.high, step.from, step.to);
    state.kind[step.to] = state.kind[step.from];
    state.kind[step.from] = 0;
    state.passed = false;
    end_turn(state);
}

std::uint64_t RoundGame::key(const RoundState& state) noexcept {
    return state.key ^ (state.mover == Seat::Black ? kBlackToMove : 0) ^
           (state.passed ? kPassed : 0) ^
           (state.lead > 0 ? random_bits(kLeadBits + state.lead) : 0);
}

std::uint64_t ant_key(Seat colour, unsigned rank, unsigned slot) noexcept {
    return bits_of(index(colour), rank, slot);
}

ant_war::Move to_move(const RoundGeometry& geometry, RoundMove step) noexcept {
    return step.pass() ? ant_war::Move::pass()
                       : ant_war::Move::cover(geometry.cell[step.from], geometry.cell[step.to]);
}

}  // namespace anthill::ant_war
