#include "players/ant_war/solver.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace anthill::ant_war {

namespace {

// Groups of up to so many ants are worked out; the only group there is, up to fewer: the search
// itself is quicker then.
constexpr int kMostInGroup = 5;
constexpr int kMostAlone = 3;
constexpr std::size_t kBucket = 4;
/// Covers and a pass after each, leads, and the end.
constexpr std::size_t kFrames = 2 * kSlots + kMostLead + 8;
constexpr std::int32_t kMostCuts = 1600;

constexpr std::uint32_t check_of(std::uint64_t key) noexcept {
    return static_cast<std::uint32_t>(key >> 32);
}

int score_of(const RoundState& round) noexcept {
    return round.mover == Seat::Red ? round.score() : -round.score();
}

}  // namespace

Solver::Solver(unsigned log2_entries)
    : table_(std::size_t{1} << log2_entries),
      mask_(((std::size_t{1} << log2_entries) - 1) & ~(kBucket - 1)),
      frames_(kFrames) {
    assert(table_.size() >= kBucket);
}

void Solver::start(const RoundState& position, int guess) {
    assert(!position.over);
    if (++run_ == 0) {
        std::fill(table_.begin(), table_.end(), Entry{});
        run_ = 1;
    }
    for (auto& of_colour : cuts_) {
        for (auto& of_from : of_colour) {
            of_from.fill(0);
        }
    }
    nodes_ = 0;
    groups_.forget();
    root_ = position;
    line_end_ = position;
    line_.clear();
    lower_ = -kBeyondValues;
    upper_ = kBeyondValues;
    stride_ = 1;
    finished_ = false;
    ask(root_, guess);
}

bool Solver::step(std::uint64_t nodes) {
    const std::uint64_t end = nodes_ + nodes;
    while (!finished_) {
        if (!answering_) {
            answered();
            continue;
        }
        Frame& frame = frames_[depth_];
        if (!frame.entered) {
            if (nodes_ >= end) {
                return true;
            }
            enter(frame);
        } else {
            choose(frame);
        }
    }
    return false;
}

/// Sets out to find whether the position is worth at least beta to its mover.
void Solver::ask(const RoundState& position, int beta) {
    asked_ = beta;
    depth_ = 0;
    answering_ = true;
    frames_[0].node = {position, 0};
    frames_[0].beta = beta;
    frames_[0].entered = false;
}

/// The question is answered: ask the next one.
void Solver::answered() {
    if (solved()) {
        follow();
        return;
    }
    if (returned_ >= asked_) {
        lower_ = returned_;
    } else {
        upper_ = returned_;
    }
    if (!solved()) {
        // Away from the guess in growing strides, then half way between what is known.
        const int down = upper_ + 1 - stride_;
        const int up = lower_ + stride_;
        stride_ *= 2;
        ask(root_, lower_ == -kBeyondValues  ? down
                   : upper_ == kBeyondValues ? up
                                             : lower_ + (upper_ - lower_ + 1) / 2);
        return;
    }
    line_value_ = lower_;
    ask(root_, line_value_);
}

/// The move that answered is the next one of the line.
void Solver::follow() {
    const RoundMove step = frames_[0].best_step;
    const Seat mover = line_end_.mover;
    line_.push_back(step);
    RoundGame::apply(line_end_, step);
    if (line_end_.over) {
        finished_ = true;
        return;
    }
    line_value_ = line_end_.mover == mover ? line_value_ : -line_value_;
    ask(line_end_, line_value_);
}

void Solver::enter(Frame& frame) {
    ++nodes_;
    frame.entered = true;
    frame.solo = 0;
    frame.floor = -kBeyondValues;
    frame.best = -kBeyondValues;
    frame.best_step = {};
    frame.next = 0;
    RoundState& round = frame.node.round;
    frame.score = score_of(round);
    if (round.over) {
        leave(frame, frame.score);
        return;
    }
    if (depth_ > 0 && round.passed && round.lead == 0) {
        if (frame.score >= frame.beta) {
            leave(frame, frame.score);
            return;
        }
        frame.floor = frame.score;
        round.passed = false;
    }
    const Reachability reachability(frame.node);
    frame.node.frozen |= reachability.immobile(frame.node);
    // Asked for well before it is needed: the table is too large for the processor's caches.
    frame.key = key_of(frame.node);
    fetch(frame.key);
    const SlotSet immobile = frame.node.frozen;
    frame.most = frame.taken = reachability.max_gain(frame.node, round.mover);
    if (depth_ > 0) {
        const int most = frame.score + frame.most;
        const int least = frame.score - reachability.max_gain(frame.node, other(round.mover));
        if (most < frame.beta || least >= frame.beta) {
            leave(frame, most < frame.beta ? most : least);
            return;
        }
        if (round.lead == 0 && freeze(frame, reachability)) {
            return;
        }
    }
    if (frame.node.frozen != immobile) {
        frame.key = key_of(frame.node);
    }
    const Entry* known = find(frame.key);
    if (known != nullptr && depth_ > 0) {
        if (frame.score + known->lower >= frame.beta) {
            leave(frame, frame.score + known->lower);
            return;
        }
        if (frame.score + known->upper < frame.beta) {
            leave(frame, frame.score + known->upper);
            return;
        }
    }
    list_moves(frame, known != nullptr ? known->best : RoundMove{},
               known != nullptr && !known->best.pass());
}

/// Leaves out the groups that are settled. True if the others answer the question.
bool Solver::freeze(Frame& frame, const Reachability& reachability) {
    const Seat mover = frame.node.round.mover;
    const SlotSet all = frame.node.live();
    int most = 0;   // that the groups may win if all go well
    int least = 0;  // if the other colour is first in all of them
    int first = 0;  // what it is worth to be first in one of them
    for (SlotSet live = all; live != 0;) {
        const SlotSet group = reachability.group(frame.node, first_slot(live));
        live &= ~group;
        if (group == all && std::popcount(group) > kMostAlone) {
            return false;  // the bounds of the whole position have been looked at already
        }
        if (std::popcount(group) > kMostInGroup) {
            most += reachability.max_gain(frame.node, mover, group);
            least -= reachability.max_gain(frame.node, other(mover), group);
            continue;
        }
        const Stops stops = groups_.stops(frame.node.round, group);
        const int begun = mover == Seat::Red ? stops.red : -stops.black;
        const int answered = mover == Seat::Red ? stops.black : -stops.red;
        if (stops.settled()) {
            frame.node.frozen |= group;
            frame.solo += begun;
        } else {
            most += begun;
            least += answered;
            first = std::max(first, begun - answered);
        }
    }
    frame.beta -= frame.solo;
    frame.most = most;
    const bool below = frame.score + most < frame.beta;
    const bool reached = frame.score + least + first >= frame.beta;
    if (below || reached) {
        leave(frame, frame.score + (below ? most : least + first));
    }
    return below || reached;
}

void Solver::list_moves(Frame& frame, RoundMove first, bool has_first) {
    frame.moves.clear();
    const RoundState& round = frame.node.round;
    const SlotSet coverable = frame.node.coverable();
    const Seat enemy = other(round.mover);
    const auto& cuts = cuts_[index(round.mover)];
    for (SlotSet own = frame.node.own(); own != 0;) {
        const unsigned from = take_slot(own);
        const bool in_danger = (coverable & slot_bit(from)) != 0 &&
                               (round.attackers(from, enemy) & ~frame.node.frozen) != 0;
        for (SlotSet targets = round.geometry->reach[round.movement_of(from)][from] & coverable;
             targets != 0;) {
            const unsigned to = take_slot(targets);
            const RoundMove step{static_cast<Slot>(from), static_cast<Slot>(to)};
            std::int32_t order = cuts[from][to];
            if ((round.enemy() & slot_bit(to)) == 0) {
                // The upper bound of the groups includes such covers already.
                if (const int most =
                        frame.score + std::min(frame.most, frame.taken - round.value_of(to));
                    most < frame.beta) {
                    frame.best = std::max(frame.best, most);
                    continue;
                }
                order += -600 - 300 * round.value_of(to);
            } else {
                const bool avenged =
                    (round.jacks & slot_bit(from)) == 0 &&
                    (round.attackers(to, enemy) & ~slot_bit(to) & ~frame.node.frozen) != 0;
                order += 100 * round.value_of(to) - (avenged ? 60 * round.value_of(from) : 0) +
                         (in_danger ? 50 * round.value_of(from) : 0);
            }
            frame.moves.push_back({step, has_first && step == first ? 1'000'000 : order});
        }
    }
    if (frame.score >= frame.beta || round.lead > 0) {
        frame.moves.push_back({RoundMove{}, -50});
    } else {
        frame.best = std::max(frame.best, frame.score);
    }
}

void Solver::choose(Frame& frame) {
    if (frame.next > 0) {
        accept(frame);
        if (frame.best >= frame.beta) {
            if (!frame.best_step.pass()) {
                auto& cut =
                    cuts_[index(frame.node.round.mover)][frame.best_step.from][frame.best_step.to];
                cut += (kMostCuts - cut) / 16;
            }
            store(frame, frame.best, true);
            leave(frame, frame.best);
            return;
        }
    }
    if (frame.next == frame.moves.size()) {
        store(frame, frame.best, false);
        leave(frame, frame.best);
        return;
    }
    std::size_t pick = frame.next;
    for (std::size_t i = pick + 1; i < frame.moves.size(); ++i) {
        if (frame.moves[i].order > frame.moves[pick].order) {
            pick = i;
        }
    }
    std::swap(frame.moves[frame.next], frame.moves[pick]);
    frame.step = frame.moves[frame.next++].step;
    assert(depth_ + 1 < frames_.size());
    Frame& child = frames_[depth_ + 1];
    child.node = frame.node;
    RoundGame::apply(child.node.round, frame.step);
    child.beta = child.node.round.mover == frame.node.round.mover ? frame.beta : 1 - frame.beta;
    child.entered = false;
    ++depth_;
}

/// Takes in the value of the move that was tried.
void Solver::accept(Frame& frame) {
    const int value = returned_for_ == frame.node.round.mover ? returned_ : -returned_;
    if (value > frame.best) {
        frame.best = value;
        frame.best_step = frame.step;
    }
}

void Solver::leave(const Frame& frame, int value) {
    returned_ = std::max(value + frame.solo, frame.floor);
    returned_for_ = frame.node.round.mover;
    if (depth_ == 0) {
        answering_ = false;
    } else {
        --depth_;
    }
}

void Solver::fetch(std::uint64_t key) const noexcept {
    const Entry* const bucket = &table_[static_cast<std::size_t>(key) & mask_];
    __builtin_prefetch(bucket);
    __builtin_prefetch(bucket + kBucket - 1);
}

const Solver::Entry* Solver::find(std::uint64_t key) const noexcept {
    const Entry* bucket = &table_[static_cast<std::size_t>(key) & mask_];
    for (std::size_t i = 0; i < kBucket; ++i) {
        if (bucket[i].check == check_of(key) && bucket[i].run == run_) {
            return &bucket[i];
        }
    }
    return nullptr;
}

void Solver::store(const Frame& frame, int value, bool at_least) {
    Entry* const bucket = &table_[static_cast<std::size_t>(frame.key) & mask_];
    Entry* victim = bucket;
    const auto worth = [this](const Entry& entry) { return entry.run == run_ ? entry.size : -1; };
    for (std::size_t i = 0; i < kBucket; ++i) {
        if (bucket[i].check == check_of(frame.key) && bucket[i].run == run_) {
            victim = &bucket[i];
            break;
        }
        if (worth(bucket[i]) < worth(*victim)) {
            victim = &bucket[i];
        }
    }
    if (victim->check != check_of(frame.key) || victim->run != run_) {
        *victim = {check_of(frame.key), -kBeyondValues, kBeyondValues, {}, 0, run_};
        victim->size = static_cast<std::uint8_t>(std::popcount(frame.node.live()));
    }
    const auto relative = static_cast<std::int16_t>(value - frame.score);
    if (at_least) {
        victim->lower = std::max(victim->lower, relative);
        victim->best = frame.best_step;
    } else {
        victim->upper = std::min(victim->upper, relative);
    }
}

}  // namespace anthill::ant_war
