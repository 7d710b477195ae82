#include "players/army_ants/evaluate.h"

#include <algorithm>
#include <cassert>

#include "engine/search/score.h"
#include "players/army_ants/sight.h"

namespace anthill::army_ants {

namespace {

constexpr std::array<std::string_view, kTerms> kNames{
    "worth1",      "worth2",      "worth3",         "worth4",       "worth5",      "worth6",
    "worth7",      "worth8",      "worth9",         "unbeaten",     "topmost",     "hunted1",
    "hunted2",     "queen_open1", "queen_open2",    "queen_open3",  "queen_open4", "queen_shut",
    "queen_seen",  "queen_edge",  "guard_sum",      "guard_taken",  "prey_low",    "prey_middle",
    "prey_high",   "guarded_low", "guarded_middle", "guarded_high", "strike_low",  "strike_middle",
    "strike_high", "free_high",   "free_low",       "forward_high", "forward_low", "turn"};

constexpr Term plus(Term term, unsigned steps) noexcept {
    return static_cast<Term>(static_cast<unsigned>(term) + steps);
}
/// 0 for values 1-3, 1 for 4-6, 2 for 7-9.
constexpr unsigned third(unsigned value) noexcept { return (value - 1) / 3; }

/// Adds up terms as a score, by the weights of a crowded board and of one with few cards at once.
class Score {
public:
    Score(const TermCounts& middlegame, const TermCounts& few) noexcept
        : crowd_(middlegame), few_(few) {}
    void add(Term term, int count) noexcept {
        crowd_sum_ += crowd_[static_cast<std::size_t>(term)] * count;
        few_sum_ += few_[static_cast<std::size_t>(term)] * count;
    }
    [[nodiscard]] int sum(int cards) const noexcept {
        return (crowd_sum_ * cards + few_sum_ * (kMost - cards)) / kMost;
    }

private:
    static constexpr int kMost = static_cast<int>(2 * kCardsPerSide);

    const TermCounts& crowd_;
    const TermCounts& few_;
    int crowd_sum_ = 0;
    int few_sum_ = 0;
};

/// Adds up terms each for itself.
class Counts {
public:
    void add(Term term, int count) noexcept { counts_[static_cast<std::size_t>(term)] += count; }
    [[nodiscard]] const TermCounts& counts() const noexcept { return counts_; }

private:
    TermCounts counts_{};
};

/// What each card of the board is faced with along its four lines.
struct AttackMap {
    /// Lowest enemy value that can take it; 0: none.
    std::array<std::uint8_t, BoardGrid::kCells> attacker{};
    /// Highest value of its own side that looks at it.
    std::array<std::uint8_t, BoardGrid::kCells> guard{};
    CellSet attacked = 0;

    explicit AttackMap(const State& state) noexcept {
        const CellSet all = state.army[0] | state.army[1];
        for (CellSet cards = all; cards != 0;) {
            const Cell cell = take_first(cards);
            const CellSet up = BoardGrid::ray(cell, Direction::Up) & all;
            if (up != 0) {
                add_pair(state, cell, first(up));
            }
            const CellSet right = BoardGrid::ray(cell, Direction::Right) & all;
            if (right != 0) {
                add_pair(state, cell, first(right));
            }
        }
    }

private:
    void add_pair(const State& state, Cell a, Cell b) noexcept {
        const Card card_a = state.at(a);
        const Card card_b = state.at(b);
        const unsigned value_a = card_a.value();
        const unsigned value_b = card_b.value();
        if (card_a.seat() == card_b.seat()) {
            guard[index(a)] = std::max(guard[index(a)], static_cast<std::uint8_t>(value_b));
            guard[index(b)] = std::max(guard[index(b)], static_cast<std::uint8_t>(value_a));
            return;
        }
        if (value_a >= value_b && value_a > 0) {
            attack(b, value_a);
        }
        if (value_b >= value_a && value_b > 0) {
            attack(a, value_b);
        }
    }
    void attack(Cell cell, unsigned value) noexcept {
        attacked |= set_of(cell);
        std::uint8_t& lowest = attacker[index(cell)];
        if (lowest == 0 || value < lowest) {
            lowest = static_cast<std::uint8_t>(value);
        }
    }
};

/// How many cards of each value a side has.
using Census = std::array<std::uint8_t, Card::kHighest + 1>;

Census census(const State& state, Seat seat) noexcept {
    Census counted{};
    for (CellSet cards = numbers(state, seat); cards != 0;) {
        ++counted[state.at(take_first(cards)).value()];
    }
    return counted;
}

template <class Sum>
void add_cards(const Census& own, const Census& enemy, int sign, Sum& sum) noexcept {
    int higher = 0;
    for (unsigned value = Card::kHighest; value >= 1; --value) {
        const int cards = sign * own[value];
        if (cards != 0) {
            sum.add(plus(Term::Worth1, value - 1), cards);
            if (higher == 0) {
                sum.add(enemy[value] == 0 ? Term::Unbeaten : Term::Topmost, cards);
            } else if (higher <= 2) {
                sum.add(higher == 1 ? Term::Hunted1 : Term::Hunted2, cards);
            }
        }
        higher += enemy[value];
    }
}

template <class Sum>
void add_queen(const State& state, Seat seat, const AttackMap& attacks, int sign,
               Sum& sum) noexcept {
    const CellSet all = state.army[0] | state.army[1];
    const CellSet empty = BoardGrid::kAll & ~all;
    const CellSet enemies = numbers(state, other(seat));
    const Cell queen = queen_of(state, seat);
    unsigned open = 0;
    CellSet known_open = 0;  // empty regions that the enemy can enter
    for (const Direction d : kDirections) {
        const CellSet ray = BoardGrid::ray(queen, d);
        if (ray == 0) {
            sum.add(Term::QueenEdge, sign);
            continue;
        }
        const Cell next = BoardGrid::moved(queen, d);
        if (contains(state.army[index(seat)], next)) {
            sum.add(Term::GuardSum, sign * static_cast<int>(state.at(next).value()));
            if (contains(attacks.attacked, next)) {
                sum.add(Term::GuardTaken, sign);
            }
            continue;
        }
        const Cell met = BoardGrid::first_met(queen, d, all);
        if (met != kNoCell && contains(enemies, met)) {
            sum.add(Term::QueenSeen, sign);
        }
        if (contains(empty, next)) {
            bool enters = contains(known_open, next);
            if (!enters) {
                const CellSet region = BoardGrid::flood(set_of(next), empty);
                enters = (BoardGrid::neighbours(region) & enemies) != 0;
                known_open |= enters ? region : 0;
            }
            if (enters) {
                ++open;
            } else {
                sum.add(Term::QueenShut, sign);
            }
        }
    }
    if (open > 0) {
        sum.add(plus(Term::QueenOpen1, open - 1), sign);
    }
}

/// Threats against the enemy of `seat`.
template <class Sum>
void add_attackable(const State& state, Seat seat, const AttackMap& attacks, int sign,
                    Sum& sum) noexcept {
    const Seat first_to_attack = state.phase == Phase::Battle ? state.mover : Seat::Red;
    for (CellSet attackable = attacks.attacked & numbers(state, other(seat)); attackable != 0;) {
        const Cell cell = take_first(attackable);
        const unsigned value = state.at(cell).value();
        const unsigned attacker = attacks.attacker[index(cell)];
        if (attacker == value) {
            continue;  // equal cards: an exchange
        }
        const bool guarded = attacks.guard[index(cell)] > attacker;
        sum.add(plus(guarded ? Term::GuardedLow : Term::PreyLow, third(value)), sign);
        if (first_to_attack == seat && !guarded) {
            sum.add(plus(Term::StrikeLow, third(value)), sign);
        }
    }
}

template <class Sum>
void add_places(const State& state, Seat seat, int sign, Sum& sum) noexcept {
    const CellSet free = BoardGrid::neighbours(state.empty());
    for (CellSet cards = numbers(state, seat); cards != 0;) {
        const Cell cell = take_first(cards);
        const bool high = state.at(cell).value() >= 7;
        const int row = static_cast<int>(BoardGrid::row(cell));
        sum.add(high ? Term::ForwardHigh : Term::ForwardLow,
                sign * (seat == Seat::Red ? row : 7 - row));
        if (contains(free, cell)) {
            sum.add(high ? Term::FreeHigh : Term::FreeLow, sign);
        }
    }
}

template <class Sum>
void add_terms(const State& state, Sum& sum) noexcept {
    const AttackMap attacks(state);
    const std::array<Census, 2> counted{census(state, Seat::Red), census(state, Seat::Black)};
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const int sign = seat == state.mover ? 1 : -1;
        add_cards(counted[index(seat)], counted[index(other(seat))], sign, sum);
        add_queen(state, seat, attacks, sign, sum);
        add_attackable(state, seat, attacks, sign, sum);
        add_places(state, seat, sign, sum);
    }
    sum.add(Term::Turn, 1);
}

}  // namespace

namespace {

// Tuned: tests/measure/strength.md. Neither side ever has more 9s than the other, so what those are
// worth was left at the value chosen by feel.
constexpr TermCounts kRally{100, 110,  120,  135,  150, 170, 200, 250, 330,  // worth
                            60,  20,   10,   5,  // unbeaten, topmost, hunted
                            -38, -100, -170, -250, -29, -65, 85,  1,   -19,         // Queen
                            27,  17,   74,   -9,   -14, -3,  7,   18,  46,          // prey
                            -34, -35,  60,   36,   25};                             // places, turn
constexpr TermCounts kMiddlegame{87,   90,   123,  105,  128, 135,  155, 237, 330,  // worth
                                 61,   25,   12,   -11,  // unbeaten, topmost, hunted
                                 -154, -132, -175, -250, -15, -100, 122, -4,  -89,  // Queen
                                 23,   30,   92,   -6,   5,   -7,   32,  30,  5,    // prey
                                 2,    -12,  1,    -5,   33};                       // places, turn
constexpr TermCounts kEndgame{86,   97,   115,  120,  137, 177,  185, 241, 330,     // worth
                              58,   24,   18,   -3,  // unbeaten, topmost, hunted
                              -106, -122, -174, -248, -6,  -100, 84,  39,  -43,  // Queen
                              15,   27,   58,   1,    16,  1,    55,  40,  15,   // prey
                              2,    -8,   -15,  -24,  69};                       // places, turn

}  // namespace

const Weights kWeights{{kRally, kMiddlegame, kEndgame}};

int cards_left(const State& state) noexcept {
    return static_cast<int>(count(state.army[0] | state.army[1]));
}

int evaluate(const State& state, const Weights& weights) noexcept {
    assert(ArmyAnts::turn(state).kind == Turn::Kind::Decision);
    const bool rally = state.phase == Phase::Rally;
    Score score(weights.at(rally ? GamePhase::Rally : GamePhase::Middlegame),
                weights.at(rally ? GamePhase::Rally : GamePhase::Endgame));
    add_terms(state, score);
    return std::clamp(score.sum(cards_left(state)), -kMaxEvaluation, kMaxEvaluation);
}

TermCounts count_terms(const State& state) noexcept {
    Counts counts;
    add_terms(state, counts);
    return counts.counts();
}

std::string_view name(Term term) noexcept { return kNames[static_cast<std::size_t>(term)]; }

}  // namespace anthill::army_ants
