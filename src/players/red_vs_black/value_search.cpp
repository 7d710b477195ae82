#include "players/red_vs_black/value_search.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>

#include "core/splitmix64.h"
#include "engine/game.h"
#include "players/red_vs_black/tactic_value.h"

namespace anthill::red_vs_black {

namespace {

constexpr unsigned kOwnThrows = 120;     // of a sample, about
constexpr unsigned kAnswers = 60;        // of Black's throws to each of Red's
constexpr unsigned kAnswersKnown = 300;  // to the one that lies on the table

/// Strengths that differ by less are the same decision to a hand.
constexpr int kSameStrength = 150;

}  // namespace

void ValueSearch::start(const View& view, const SearchLimits& limits,
                        const ThrowHandicap& handicap) {
    assert(handicap.valid() && handicap.dice_noise >= 0);
    state_ = view.open;
    seat_ = mover(state_);
    handicap_ = handicap;
    nodes_ = 0;
    options_.clear();
    infos_.clear();
    aims_.clear();
    switch (state_.phase) {
        case Phase::Commit:
            // Units cost nothing to commit, and a die more never harms.
            list_units(
                Move::commit(passes_by() ? UnitSet{0} : most_dice(state_.army[index(seat_)])),
                value_table().at(state_), limits.lines);
            break;
        case Phase::Throw: list_throws(); break;
        case Phase::Tactics: list_tactics(); break;
        case Phase::Reinforce: list_returns(limits.lines); break;
    }
    tell(static_cast<std::size_t>(std::max(limits.lines, 1)));
}

/// The best options, so many at most.
void ValueSearch::tell(std::size_t lines) {
    std::vector<std::size_t> order(options_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return preference(a) > preference(b);
    });
    value_ = options_[order.front()].value;
    std::vector<int> speeds;
    for (const std::size_t option : order) {
        const auto [move, speed, value] = options_[option];
        const auto same = [told = speed](int other) {
            return std::abs(told - other) < kSameStrength;
        };
        if (infos_.size() == lines || std::any_of(speeds.begin(), speeds.end(), same)) {
            continue;
        }
        infos_.push_back({1,
                          score_of(value, seat_) + mistake(option),
                          nodes_,
                          {move},
                          false,
                          static_cast<int>(infos_.size()) + 1});
        if (state_.phase == Phase::Throw) {
            speeds.push_back(speed);
            Rng rng(hash_combine(handicap_.seed, RedVsBlack::key(state_)));
            aims_.push_back(scattered({speed, 0}, handicap_.accuracy, rng));
            infos_.back().line.front() = Move::dice(
                drawn_throw(seat_, dice_of(state_, seat_), aims_.back(), state_.scoring, rng));
        }
    }
}

std::optional<Value> ValueSearch::value_of(const Move& move) const {
    const auto found = std::find_if(options_.begin(), options_.end(),
                                    [&move](const Option& option) { return option.move == move; });
    return found == options_.end() ? std::nullopt : std::optional(found->value);
}

int ValueSearch::mistake(std::size_t number) const {
    const std::uint64_t width = 2 * static_cast<std::uint64_t>(handicap_.dice_noise) + 1;
    const std::uint64_t lot = hash_combine(handicap_.seed + number, RedVsBlack::key(state_));
    return static_cast<int>(lot % width) - handicap_.dice_noise;
}

/// Some decisions it does not see: it sends no unit then, and keeps the dice as they lie.
bool ValueSearch::passes_by() const {
    return hash_combine(handicap_.seed, RedVsBlack::key(state_)) % 100 <
           static_cast<std::uint64_t>(handicap_.missed);
}

/// Finer than scores are.
int ValueSearch::preference(std::size_t number) const {
    const int value = options_[number].value;
    return (seat_ == Seat::Red ? value : -value) + mistake(number) * int{kSure} / 1000;
}

/// The value of each of Red's throws if Black answers it with the strength that is best then.
std::vector<Value> ValueSearch::values_of_red(const ThrowSample& red, const ThrowSample& black) {
    Rng rng(RedVsBlack::key(state_));
    const auto reds = red.drawn(target_of(state_.army[1]), rng);
    const auto blacks = black.drawn(target_of(state_.army[0]), rng);
    std::vector<Value> values;
    values.reserve(reds.size());
    for (const ThrowOptions& of_red : reds) {
        values.push_back(answered_throw(of_red, blacks, black, state_.points, value_table()));
    }
    nodes_ += reds.size() * blacks.size();
    return values;
}

void ValueSearch::list_throws() {
    const auto strengths =
        std::span(speed_chances(handicap_.accuracy, state_.scoring)).subspan(kUsefulSpeed);
    const auto list = [&](const std::vector<Value>& values, const ThrowSample& sample) {
        for (std::size_t i = 0; i < strengths.size(); ++i) {
            options_.push_back(
                {{}, speed_at(kUsefulSpeed + i), expected(values, sample.likelihoods(i))});
        }
    };
    if (seat_ == Seat::Red) {
        const ThrowSample red(dice_of(state_, Seat::Red), strengths, kOwnThrows),
            black(dice_of(state_, Seat::Black), strengths, kAnswers);
        list(values_of_red(red, black), red);
        return;
    }
    const ThrowSample black(dice_of(state_, Seat::Black), strengths, kAnswersKnown);
    Rng rng(RedVsBlack::key(state_));
    const ThrowOptions of_red =
        throw_options(state_.thrown[0], Seat::Red, target_of(state_.army[1]));
    std::vector<Value> values;
    for (const ThrowOptions& of_black : black.drawn(target_of(state_.army[0]), rng)) {
        values.push_back(turn_value(of_red, of_black, state_.points, value_table()));
    }
    nodes_ += values.size();
    list(values, black);
}

void ValueSearch::list_tactics() {
    auto moves = moves_in<RedVsBlack>(state_);
    // The tactic without cost comes first: it is preferred to equal ones.
    std::stable_partition(moves.begin(), moves.end(),
                          [](const Move& move) { return move == Move::keep(); });
    const bool keeps = passes_by();
    for (const Move& move : moves) {
        if (keeps && !(move == Move::keep())) {
            break;
        }
        State after = state_;
        RedVsBlack::apply(after, move);
        const AnsweredTactic answered = answered_tactic(after, value_table());
        nodes_ += answered.looked_at;
        options_.push_back({move, 0, answered.value});
    }
}

void ValueSearch::list_returns(int lines) {
    const Move move =
        Move::reinforce(best_return(state_.army[index(seat_)], state_.owed[index(seat_)]));
    State after = state_;
    RedVsBlack::apply(after, move);
    list_units(move, value_at_end(after, value_table()), lines);
}

void ValueSearch::list_units(const Move& best, Value value, int lines) {
    ++nodes_;
    options_.push_back({best, 0, value});
    if (lines <= 1) {
        return;
    }
    for (const Move& move : moves_in<RedVsBlack>(state_)) {
        if (count(move.units) == count(best.units) && !(move == best)) {
            options_.push_back({move, 0, value});
        }
    }
}

}  // namespace anthill::red_vs_black
