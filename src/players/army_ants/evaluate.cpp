#include "players/army_ants/evaluate.h"

#include <algorithm>
#include <bit>
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

/// How many cards of each value a side has; the Queens are not counted.
using Census = std::array<std::uint8_t, Card::kHighest + 1>;

/// What a card faces along its four lines, as bits: bit v, that an enemy of value v could take it;
/// bit kGuard + v, that a card of value v of its own side looks at it.
using Faced = std::uint32_t;
constexpr unsigned kGuard = 16;
constexpr Faced kTakers = (Faced{1} << kGuard) - 1;

/// What a card faces when it meets another, by both face(); a face of kNobody meets no one.
constexpr unsigned kNobody = Card::kFaces - 1;
constexpr auto kFacing = [] {
    std::array<std::array<Faced, Card::kFaces>, Card::kFaces> facing{};
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        for (unsigned value = 0; value <= Card::kHighest; ++value) {
            for (unsigned met = 0; met <= Card::kHighest; ++met) {
                const Card card(seat, value, false);
                const Card friendly(seat, met, false), enemy(other(seat), met, false);
                facing[card.face()][friendly.face()] = Faced{1} << (kGuard + met);
                facing[card.face()][enemy.face()] =
                    beats_or_equals(enemy, card) ? Faced{1} << met : 0;
            }
        }
    }
    return facing;
}();

/// What one look at each card of the board tells. Without branches as far as possible: what comes
/// next on a board cannot be foretold.
struct Survey {
    std::array<Census, 2> census{};
    CellSet high = 0;  ///< cards of value 7 and up
    CellSet attacked = 0;
    std::array<Faced, BoardGrid::kCells + 1> faced{};  ///< the last one: of nobody

    explicit Survey(const State& state) noexcept {
        struct Met {
            unsigned cell = BoardGrid::kCells;
            unsigned face = kNobody;
        };
        // Whoever comes next in a row or column faces the last card before it.
        std::array<Met, BoardGrid::kColumns> below{};
        for (unsigned row = 0, cell = 0; row < BoardGrid::kRows; ++row) {
            Met left;
            for (unsigned column = 0; column < BoardGrid::kColumns; ++column, ++cell) {
                const Card card = state.cards[cell];
                if (card.empty()) {
                    continue;
                }
                const Met here{cell, card.face()};
                ++census[index(card.seat())][card.value()];
                high |= CellSet{card.value() >= 7} << cell;
                for (const Met& met : {left, below[column]}) {
                    faced[cell] |= kFacing[here.face][met.face];
                    faced[met.cell] |= kFacing[met.face][here.face];
                }
                left = below[column] = here;
            }
        }
        for (unsigned cell = 0; cell < BoardGrid::kCells; ++cell) {
            attacked |= CellSet{(faced[cell] & kTakers) != 0} << cell;
        }
    }
    /// Of an attacked card: the lowest enemy value that can take it.
    [[nodiscard]] unsigned attacker(Cell cell) const noexcept {
        return static_cast<unsigned>(std::countr_zero(faced[index(cell)] & kTakers));
    }
    /// The highest value of its own side that looks at a card; 0: none, or the Queen.
    [[nodiscard]] unsigned guard(Cell cell) const noexcept {
        const auto guards = static_cast<unsigned>(std::bit_width(faced[index(cell)] >> kGuard));
        return guards == 0 ? 0 : guards - 1;
    }
};

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
void add_queen(const State& state, Seat seat, const Survey& survey, int sign, Sum& sum) noexcept {
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
            if (contains(survey.attacked, next)) {
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
void add_attackable(const State& state, Seat seat, const Survey& survey, int sign,
                    Sum& sum) noexcept {
    const Seat first_to_attack = state.phase == Phase::Battle ? state.mover : Seat::Red;
    for (CellSet attackable = survey.attacked & numbers(state, other(seat)); attackable != 0;) {
        const Cell cell = take_first(attackable);
        const unsigned value = state.at(cell).value();
        const unsigned attacker = survey.attacker(cell);
        if (attacker == value) {
            continue;  // equal cards: an exchange
        }
        const bool guarded = survey.guard(cell) > attacker;
        sum.add(plus(guarded ? Term::GuardedLow : Term::PreyLow, third(value)), sign);
        if (first_to_attack == seat && !guarded) {
            sum.add(plus(Term::StrikeLow, third(value)), sign);
        }
    }
}

/// The sum of the rows of all cells, 0 to 7, by the bits of their numbers.
int sum_of_rows(CellSet cells) noexcept {
    constexpr auto rows_with = [](unsigned bit) {
        CellSet rows = 0;
        for (unsigned row = 0; row < BoardGrid::kRows; ++row) {
            rows |= (row >> bit & 1) != 0 ? BoardGrid::row_set(row) : 0;
        }
        return rows;
    };
    constexpr CellSet kOdd = rows_with(0), kTwos = rows_with(1), kFours = rows_with(2);
    return static_cast<int>(count(cells & kOdd) + 2 * count(cells & kTwos) +
                            4 * count(cells & kFours));
}

template <class Sum>
void add_places(const State& state, Seat seat, const Survey& survey, int sign, Sum& sum) noexcept {
    const CellSet free = BoardGrid::neighbours(state.empty());
    const CellSet cards = numbers(state, seat);
    const auto add = [&](Term forward, Term beside_empty, CellSet of) {
        const int rows = sum_of_rows(of);
        const int last_row = static_cast<int>(BoardGrid::kRows - 1);
        sum.add(forward,
                sign * (seat == Seat::Red ? rows : last_row * static_cast<int>(count(of)) - rows));
        sum.add(beside_empty, sign * static_cast<int>(count(of & free)));
    };
    add(Term::ForwardHigh, Term::FreeHigh, cards & survey.high);
    add(Term::ForwardLow, Term::FreeLow, cards & ~survey.high);
}

template <class Sum>
void add_terms(const State& state, Sum& sum) noexcept {
    const Survey survey(state);
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const int sign = seat == state.mover ? 1 : -1;
        add_cards(survey.census[index(seat)], survey.census[index(other(seat))], sign, sum);
        add_queen(state, seat, survey, sign, sum);
        add_attackable(state, seat, survey, sign, sum);
        add_places(state, seat, survey, sign, sum);
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
