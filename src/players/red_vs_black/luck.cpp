#include "players/red_vs_black/luck.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "games/red_vs_black/resolution.h"
#include "players/red_vs_black/choices.h"
#include "players/red_vs_black/turn_model.h"
#include "players/red_vs_black/value_search.h"

namespace anthill::red_vs_black {

namespace {

constexpr unsigned kRedThrows = 150;    // of a sample, about
constexpr unsigned kBlackThrows = 150;  // likewise; Red's are answered by these
// The samples of a landing, for each number of dice on the thrower's colour; each of Red's takes as
// long as all of Black's answers.
constexpr std::array kEachOnColour{160U, 1000U};

std::span<const Chances> strengths_of(const State& state) {
    return std::span(speed_chances(ThrowAccuracy::Practised, state.scoring)).subspan(kUsefulSpeed);
}

/// The resting places of dice, whatever colour they lie on.
struct Rest {
    unsigned tiles = 0;
    unsigned hill = 0;
};

Rest rest_of(const Throw& thrown) {
    Rest rest;
    for (const Die die : thrown) {
        rest.tiles += die.place == Place::Red || die.place == Place::Black ? 1U : 0U;
        rest.hill += die.place == Place::OwnHill ? 1U : 0U;
    }
    return rest;
}

/// The throws of one turn, from a position in which both armies stand as they began it.
class TurnOfThrows {
public:
    /// A side that has not committed yet sends as many units as it can.
    explicit TurnOfThrows(const State& state)
        : state_(state), strengths_(strengths_of(state)), black_(sample(Seat::Black)) {
        // All that is asked of one turn is answered by the same dice, whatever has been done in it.
        State bare = state;
        bare.phase = Phase::Commit;
        bare.committed = {};
        bare.thrown = {};
        bare.tactic = {};
        seed_ = RedVsBlack::key(bare);
        Rng rng(seed_);
        blacks_ = black_.drawn(target_of(state.army[0]), rng);
    }

    /// Before Red throws.
    [[nodiscard]] Value at_red() const {
        const ThrowSample red = sample(Seat::Red);
        Rng rng(seed_ + 1);
        std::vector<Value> values;
        for (const ThrowOptions& of_red : red.drawn(target_of(state_.army[1]), rng)) {
            values.push_back(at_black(of_red));
        }
        return best_throw(Seat::Red, values, red).value;
    }
    /// Before Black throws.
    [[nodiscard]] Value at_black(const ThrowOptions& of_red) const {
        return answered_throw(of_red, blacks_, black_, state_.points, value_table());
    }
    /// The value of a throw by `seat`, in its turn.
    [[nodiscard]] Value of(const ThrowOptions& options, Seat seat) const {
        return seat == Seat::Red
                   ? at_black(options)
                   : turn_value(options_of(Seat::Red), options, state_.points, value_table());
    }
    [[nodiscard]] ThrowOptions options_of(Seat seat) const {
        return throw_options(state_.thrown[index(seat)], seat, target(seat));
    }
    /// On average of all throws by `seat` that come to rest like this.
    [[nodiscard]] Value average(Rest rest, Seat seat) const;

private:
    [[nodiscard]] Target target(Seat thrower) const {
        return target_of(state_.army[index(other(thrower))]);
    }
    [[nodiscard]] ThrowSample sample(Seat seat) const {
        return {dice_for(count(
                    state_.committed[index(seat)].value_or(most_dice(state_.army[index(seat)])))),
                strengths_, seat == Seat::Red ? kRedThrows : kBlackThrows};
    }

    const State& state_;
    std::span<const Chances> strengths_;
    ThrowSample black_;
    std::uint64_t seed_ = 0;
    std::vector<ThrowOptions> blacks_;
};

Value TurnOfThrows::average(Rest rest, Seat seat) const {
    const auto drawn = [](unsigned dice, Rng& rng) {
        Numbers numbers;
        for (unsigned i = 0; i < dice; ++i) {
            numbers.push_back(static_cast<std::uint8_t>(1 + rng.below(kFaces)));
        }
        return numbers;
    };
    const unsigned each = kEachOnColour[index(seat)];
    Rng rng(seed_ + 2);
    std::uint64_t sum = 0, ways = 1;
    for (unsigned own = 0; own <= rest.tiles; ++own) {
        std::uint64_t values = 0;
        for (unsigned i = 0; i < each; ++i) {
            const Numbers on_own = drawn(own, rng);
            const Numbers on_other = drawn(rest.tiles - own, rng);
            values += of(throw_options(on_own, on_other, rest.hill, target(seat)), seat);
        }
        sum += ways * values;
        ways = ways * (rest.tiles - own) / (own + 1);  // of choosing the dice on its colour
    }
    const std::uint64_t all = std::uint64_t{each} << rest.tiles;
    return static_cast<Value>((sum + all / 2) / all);
}

MoveWorth choice(Value best, Value chosen) {
    MoveWorth worth;
    worth.before = best;
    worth.chosen = worth.after = chosen;
    return worth;
}

MoveWorth worth_of_commitment(const State& state, const Move& move) {
    const auto with = [&](UnitSet units) {
        State after = state;
        after.committed[index(mover(state))] = units;
        return TurnOfThrows(after).at_red();
    };
    const UnitSet most = most_dice(state.army[index(mover(state))]);
    const Value best = with(most);
    const Value chosen =
        dice_for(count(move.units)) == dice_for(count(most)) ? best : with(move.units);
    return choice(best, chosen);
}

MoveWorth worth_of_throw(const State& state, const Move& move) {
    const Seat seat = mover(state);
    const TurnOfThrows turn(state);
    const ThrowOptions thrown =
        throw_options(move.thrown, seat, target_of(state.army[index(other(seat))]));
    const Hits hits = hits_of(move.thrown, seat, state.army[index(other(seat))]);
    const auto small = [](unsigned number) { return static_cast<std::uint8_t>(number); };
    return {true,
            seat == Seat::Red ? turn.at_red() : turn.at_black(turn.options_of(Seat::Red)),
            turn.average(rest_of(move.thrown), seat),
            turn.of(thrown, seat),
            small(hits.tiles),
            small(hits.hit),
            small(hits.units)};
}

/// The worth of a tactic or reinforcements, which the table judges one by one.
MoveWorth worth_of_choice(const State& state, const Move& move) {
    ValueSearch search;
    search.start(RedVsBlack::observe(state, mover(state)), SearchLimits{}, ThrowHandicap{});
    const Value best = search.value();
    const Value chosen = search.value_of(move).value_or(best);
    return choice(best, chosen);
}

}  // namespace

MoveWorth worth_of(const State& state, const Move& move) {
    assert(!over(state));
    switch (state.phase) {
        case Phase::Commit: return worth_of_commitment(state, move);
        case Phase::Throw: return worth_of_throw(state, move);
        case Phase::Tactics:
        case Phase::Reinforce: break;
    }
    return worth_of_choice(state, move);
}

}  // namespace anthill::red_vs_black
