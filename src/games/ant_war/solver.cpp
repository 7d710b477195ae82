#include "games/ant_war/solver.h"

#include <algorithm>
#include <cstddef>

namespace anthill::ant_war {

namespace {

constexpr int kNothing = 1000;  ///< more than any value
constexpr std::size_t kBucket = 4;
/// Covers and a pass after each, leads, and the end.
constexpr std::size_t kFrames = 2 * kSlots + kMostLead + 8;
constexpr std::int32_t kMostCuts = 400;

constexpr std::uint32_t check_of(std::uint64_t key) noexcept { return static_cast<std::uint32_t>(key >> 32); }

int score_of(const FieldState& field) noexcept { return field.mover == Seat::Red ? field.score() : -field.score(); }

}  // namespace

Solver::Solver(unsigned log2_entries)
    : table_(std::size_t{1} << log2_entries), mask_(((std::size_t{1} << log2_entries) - 1) & ~(kBucket - 1)), frames_(kFrames) {}

void Solver::start(const FieldState& position, int guess) {
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
    root_ = position;
    line_end_ = position;
    line_.clear();
    lower_ = -kNothing;
    upper_ = kNothing;
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
void Solver::ask(const FieldState& position, int beta) {
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
    (returned_ >= asked_ ? lower_ : upper_) = returned_;
    if (!solved()) {
        ask(root_, returned_ == lower_ ? returned_ + 1 : returned_);
        return;
    }
    line_value_ = lower_;
    ask(root_, line_value_);
}

/// The move that answered is the next one of the line.
void Solver::follow() {
    const Step step = frames_[0].best_step;
    const Seat mover = line_end_.mover;
    line_.push_back(step);
    Field::apply(line_end_, step);
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
    frame.best = -kNothing;
    frame.best_step = {};
    frame.next = 0;
    FieldState& field = frame.node.field;
    frame.score = score_of(field);
    if (field.over) {
        leave(frame, frame.score);
        return;
    }
    const Prospects prospects(frame.node);
    frame.node.frozen |= prospects.dead(frame.node);
    if (depth_ > 0) {
        if (!field.passed && field.lead == 0) {
            freeze(frame, prospects);
        }
        const int most = frame.score + prospects.most(frame.node, field.mover);
        const int least = field.passed ? frame.score : frame.score - prospects.most(frame.node, other(field.mover));
        if (most < frame.beta || least >= frame.beta) {
            leave(frame, most < frame.beta ? most : least);
            return;
        }
    }
    frame.key = key_of(frame.node);
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
    list_moves(frame, known != nullptr ? known->best : Step{}, known != nullptr && !known->best.pass());
}

/// Leaves out the groups in which only one colour can ever do anything.
void Solver::freeze(Frame& frame, const Prospects& prospects) {
    for (const Seat colour : {Seat::Red, Seat::Black}) {
        SlotSet seeds = prospects.within[index(colour)] & ~prospects.within[index(other(colour))];
        while (seeds != 0) {
            const SlotSet group = prospects.group(frame.node, first_slot(seeds));
            seeds &= ~group & ~(seeds & -seeds);
            int points = 0;
            if ((group & prospects.within[index(other(colour))]) == 0 &&
                solo_points(frame.node, prospects, colour, group, points)) {
                frame.node.frozen |= group;
                frame.solo += colour == frame.node.field.mover ? points : -points;
            }
        }
    }
    frame.beta -= frame.solo;
}

void Solver::list_moves(Frame& frame, Step first, bool has_first) {
    frame.moves.clear();
    const FieldState& field = frame.node.field;
    const SlotSet coverable = frame.node.coverable();
    const Seat enemy = other(field.mover);
    const auto& cuts = cuts_[index(field.mover)];
    for (SlotSet own = frame.node.own(); own != 0;) {
        const unsigned from = take_slot(own);
        const bool in_danger = (coverable & slot_bit(from)) != 0 && (field.attackers(from, enemy) & ~frame.node.frozen) != 0;
        for (SlotSet targets = field.terrain->reach[field.gait_of(from)][from] & coverable; targets != 0;) {
            const unsigned to = take_slot(targets);
            const Step step{static_cast<Slot>(from), static_cast<Slot>(to)};
            std::int32_t order = cuts[from][to];
            if ((field.enemy() & slot_bit(to)) == 0) {
                order += -600 - 300 * field.value_of(to);
            } else {
                const bool avenged =
                    (field.jacks & slot_bit(from)) == 0 && (field.attackers(to, enemy) & ~slot_bit(to) & ~frame.node.frozen) != 0;
                order += 100 * field.value_of(to) - (avenged ? 60 * field.value_of(from) : 0) +
                         (in_danger ? 50 * field.value_of(from) : 0);
            }
            frame.moves.push_back({step, has_first && step == first ? 1'000'000 : order});
        }
    }
    frame.moves.push_back({Step{}, -50});
}

void Solver::choose(Frame& frame) {
    if (frame.next > 0) {
        accept(frame);
        if (frame.best >= frame.beta) {
            if (!frame.best_step.pass()) {
                auto& cut = cuts_[index(frame.node.field.mover)][frame.best_step.from][frame.best_step.to];
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
    Frame& child = frames_[depth_ + 1];
    child.node = frame.node;
    Field::apply(child.node.field, frame.step);
    child.beta = child.node.field.mover == frame.node.field.mover ? frame.beta : 1 - frame.beta;
    child.entered = false;
    ++depth_;
}

/// Takes in the value of the move that was tried.
void Solver::accept(Frame& frame) {
    const int value = returned_for_ == frame.node.field.mover ? returned_ : -returned_;
    if (value > frame.best) {
        frame.best = value;
        frame.best_step = frame.step;
    }
}

void Solver::leave(const Frame& frame, int value) {
    returned_ = value + frame.solo;
    returned_for_ = frame.node.field.mover;
    if (depth_ == 0) {
        answering_ = false;
    } else {
        --depth_;
    }
}

/// Live ants, who moves, and what frozen ants mean for jokers beside live ones.
std::uint64_t Solver::key_of(const Node& node) noexcept {
    const FieldState& field = node.field;
    FieldState bare;
    bare.mover = field.mover;
    bare.lead = field.lead;
    bare.passed = field.passed;
    std::uint64_t key = Field::key(bare);
    for (const Seat colour : {Seat::Red, Seat::Black}) {
        for (SlotSet live = field.ants[index(colour)] & ~node.frozen; live != 0;) {
            const unsigned slot = take_slot(live);
            key ^= ant_key(colour, field.kind[slot], slot);
        }
    }
    for (SlotSet jokers = field.terrain->jokers; jokers != 0;) {
        const unsigned joker = take_slot(jokers);
        const SlotSet around = field.terrain->around(joker);
        if ((around & (field.ants[0] | field.ants[1]) & ~node.frozen) != 0) {
            key ^= (around & field.ants[0] & node.frozen) != 0 ? ant_key(Seat::Red, 0, joker) : 0;
            key ^= (around & field.ants[1] & node.frozen) != 0 ? ant_key(Seat::Black, 0, joker) : 0;
        }
    }
    return key;
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
        const FieldState& field = frame.node.field;
        *victim = {check_of(frame.key), -kNothing, kNothing, {}, 0, run_};
        victim->size = static_cast<std::uint8_t>(std::popcount((field.ants[0] | field.ants[1]) & ~frame.node.frozen));
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
