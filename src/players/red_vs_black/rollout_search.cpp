#include "players/red_vs_black/rollout_search.h"

#include <algorithm>
#include <cassert>

#include "core/splitmix64.h"

namespace anthill::red_vs_black {

namespace {

constexpr std::size_t kPlayedOut = 6;      // options
constexpr std::uint64_t kFirstTurns = 32;  // that each of them is played out in the first round
constexpr std::uint64_t kMostTurnsEach = 256;

/// What the other player is taken for.
std::array<ThrowAccuracy, 2> accuracies_of(const ThrowHandicap& handicap) {
    return {handicap.accuracy, handicap.accuracy};
}

}  // namespace

void RolloutSearch::start(const View& view, const SearchLimits& limits,
                          const ThrowHandicap& handicap) {
    assert(handicap.valid() && handicap.dice_noise >= 0);
    state_ = view.open;
    seat_ = mover(state_);
    handicap_ = handicap;
    limits_ = limits;
    nodes_ = 0;
    turns_each_ = 0;
    next_ = 0;
    round_end_ = kFirstTurns;
    options_.clear();
    infos_.clear();
    aims_.clear();
    reports_ = 0;
    list_options();
    misjudge();
    report();
    keep_best();
    running_ = options_.size() > 1 && limits_.depth > 1;
}

void RolloutSearch::add(const Move& move, const State& after, int at_sight) {
    options_.push_back({});
    options_.back().move = move;
    options_.back().after = after;
    options_.back().at_sight = at_sight;
}

void RolloutSearch::list_options() {
    switch (state_.phase) {
        case Phase::Commit: {
            // Fewer units for as many dice: which ones makes no difference. What Red has committed
            // is not known to Black.
            if (seat_ == Seat::Black) {
                state_.committed[0] = most_dice(state_.army[0]);
            }
            UnitSet units = most_dice(state_.army[index(seat_)]);
            for (;; units = static_cast<UnitSet>(units & (units - 1)),
                    units = static_cast<UnitSet>(units & (units - 1))) {
                State after = state_;
                RedVsBlack::apply(after, Move::commit(units));
                add(Move::commit(units), after,
                    evaluate_for(state_, seat_) + static_cast<int>(count(units)));
                if (units == 0) {
                    break;
                }
            }
            return;
        }
        case Phase::Throw:
            for (std::size_t i = 0; i < kSpeeds; ++i) {
                const int worth = die_worth(state_, seat_, i, handicap_.accuracy) *
                                  static_cast<int>(dice_of(state_, seat_)) / 100;
                add({}, state_, evaluate_for(state_, seat_) + worth);
                options_.back().aim = {speed_at(i), 0};
            }
            return;
        case Phase::Tactics: list_tactics(); return;
        case Phase::Reinforce: {
            Moves moves;
            RedVsBlack::legal_moves(state_, seat_, moves);
            const UnitSet preferred =
                best_return(state_.army[index(seat_)], state_.owed[index(seat_)]);
            for (const Move& move : moves) {
                State after = state_;
                RedVsBlack::apply(after, move);
                finish_turn(after);
                add(move, after, evaluate_for(after, seat_) + (move.units == preferred ? 1 : 0));
            }
            nodes_ += moves.size();
            return;
        }
    }
}

void RolloutSearch::list_tactics() {
    Moves moves;
    RedVsBlack::legal_moves(state_, seat_, moves);
    for (const Move& move : moves) {
        State after = state_, end;
        RedVsBlack::apply(after, move);
        const int at_sight = answered(after, end);
        add(move, end, at_sight);
    }
}

/// The end of the turn after a tactic, Black answering as well as it can if it still may, and what
/// that is worth to the mover.
int RolloutSearch::answered(const State& after, State& end) {
    if (after.phase != Phase::Tactics) {
        end = after;
        finish_turn(end);
        ++nodes_;
        return evaluate_for(end, seat_);
    }
    Moves answers;
    RedVsBlack::legal_moves(after, other(seat_), answers);
    int least = kWonWorth + 1;
    for (const Move& answer : answers) {
        State next = after;
        RedVsBlack::apply(next, answer);
        finish_turn(next);
        if (const int value = evaluate_for(next, seat_); value < least) {
            least = value;
            end = next;
        }
    }
    nodes_ += answers.size();
    return least;
}

/// Blind spots and noise of the handicap. The first option is always seen.
void RolloutSearch::misjudge() {
    const std::uint64_t key = RedVsBlack::key(state_);
    std::uint64_t about = 0;
    std::vector<Option> seen;
    for (Option& option : options_) {
        const std::uint64_t lot = hash_combine(handicap_.seed + about, key);
        if (about++ > 0 && lot % 100 < static_cast<std::uint64_t>(handicap_.missed)) {
            continue;
        }
        if (handicap_.dice_noise > 0) {
            const std::uint64_t width = 2 * static_cast<std::uint64_t>(handicap_.dice_noise) + 1;
            option.noise = static_cast<int>((lot >> 32) % width) - handicap_.dice_noise;
        }
        seen.push_back(option);
    }
    options_ = std::move(seen);
}

void RolloutSearch::keep_best() {
    std::stable_sort(options_.begin(), options_.end(),
                     [](const Option& a, const Option& b) { return a.value() > b.value(); });
    options_.resize(std::min(options_.size(), kPlayedOut));
}

void RolloutSearch::tell(const Option& option, int depth, int number) {
    infos_.push_back({depth, option.value(), nodes_, {option.move}, false, number});
    if (state_.phase == Phase::Throw) {
        Rng rng(hash_combine(handicap_.seed, RedVsBlack::key(state_)));
        aims_.push_back(scattered(option.aim, handicap_.accuracy, rng));
        infos_.back().line.front() = Move::dice(
            drawn_throw(seat_, dice_of(state_, seat_), aims_.back(), state_.scoring, rng));
    }
}

void RolloutSearch::report() {
    ++reports_;
    std::vector<const Option*> best;
    for (const Option& option : options_) {
        best.push_back(&option);
    }
    std::stable_sort(best.begin(), best.end(),
                     [](const Option* a, const Option* b) { return a->value() > b->value(); });
    const auto lines = static_cast<std::size_t>(std::max(limits_.lines, 1));
    for (std::size_t i = 0; i < std::min(lines, best.size()); ++i) {
        tell(*best[i], reports_, static_cast<int>(i) + 1);
    }
}

bool RolloutSearch::step(std::uint64_t nodes) {
    const std::uint64_t end = nodes_ + nodes;
    while (running_ && nodes_ < end) {
        if (nodes_ >= limits_.nodes) {
            running_ = false;
            break;
        }
        play_out(options_[next_], turns_each_);
        ++nodes_;
        if (++next_ < options_.size()) {
            continue;
        }
        next_ = 0;
        if (++turns_each_ < round_end_) {
            continue;
        }
        report();
        round_end_ *= 2;
        running_ = round_end_ <= kMostTurnsEach && reports_ < limits_.depth;
    }
    return running_;
}

void RolloutSearch::play_out(Option& option, std::uint64_t turn) {
    // The same dice for all options: what differs is what they do.
    Rng rng(hash_combine(RedVsBlack::key(state_), turn));
    State state = option.after;
    const auto accuracies = accuracies_of(handicap_);
    if (state_.phase == Phase::Throw) {
        const Aim aim = scattered(option.aim, handicap_.accuracy, rng);
        RedVsBlack::apply(
            state, Move::dice(drawn_throw(seat_, dice_of(state, seat_), aim, state.scoring, rng)));
    }
    if (!over(state)) {
        play_out_turn(state, accuracies, rng);
    }
    option.sum += evaluate_for(state, seat_);
    ++option.turns;
}

}  // namespace anthill::red_vs_black
