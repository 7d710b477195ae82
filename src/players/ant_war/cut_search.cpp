#include "players/ant_war/cut_search.h"

#include <algorithm>

namespace anthill::ant_war {

namespace {

/// A turn that is so many hundredths worse than the best one at some depth is not looked at more
/// deeply, but a few always are.
constexpr int hopeless(int depth) noexcept { return depth < 4 ? 1200 : 600; }
constexpr int kAlwaysLookedAt = 4;

}  // namespace

void CutSearch::start(const State& state, const SearchLimits& limits, const Handicap& handicap) {
    geometry_ = RoundGeometry(state);
    roots_[0] = RoundState(state, geometry_);
    roots_[1] = roots_[0];
    ++roots_[1].lead;
    const auto weights = cut_weights(state);
    weights_ = {weights[index(other(state.mover))], weights[index(state.mover)]};
    limits_ = limits;
    handicap_ = handicap;
    candidates_.clear();
    const Knowledge knowledge(handicap);
    RoundGame::Moves moves;
    RoundGame::legal_moves(roots_[0], state.mover, moves);
    for (const RoundMove step : moves) {
        if (!knowledge.misses(roots_[0], step)) {
            candidates_.push_back({step, 0});  // a pass is never missed
        }
    }
    best_ = to_move(geometry_, candidates_.front().step);
    next_ = 0;
    outcome_ = 0;
    sum_ = 0;
    depth_ = 1;
    searching_ = false;
    nodes_ = 0;
    infos_.clear();
}

bool CutSearch::step(std::uint64_t nodes) {
    const std::uint64_t end = this->nodes() + nodes;
    while (this->nodes() < end) {
        if (next_ == candidates_.size()) {
            conclude();
            if (depth_ > std::min(limits_.depth, kDeepestStart)) {
                return false;
            }
        }
        if (!searching_) {
            begin();
            continue;
        }
        const bool last = depth_ > 1 && limits_.nodes <= end;
        const std::uint64_t until = last ? std::max(limits_.nodes, this->nodes()) : end;
        if (!search_.step(until - this->nodes())) {
            nodes_ += search_.nodes();
            searching_ = false;
            const int score = search_.infos().back().score;
            finish(child_mover_ == roots_[0].mover ? score : -score);
        } else if (last) {
            return false;
        }
    }
    return true;
}

/// Looks at the position after the candidate's turn if the cut goes this way.
void CutSearch::begin() {
    RoundState child = roots_[outcome_];
    const Seat mover = child.mover;
    RoundGame::apply(child, candidates_[next_].step);
    child_mover_ = child.mover;
    if (child.over || depth_ == 1) {
        ++nodes_;
        finish(child.over             ? Knowledge::final_score(child, mover)
               : child.mover == mover ? Knowledge(handicap_).evaluate(child)
                                      : -Knowledge(handicap_).evaluate(child));
        return;
    }
    SearchLimits limits;
    limits.depth = depth_ - 1 + child.lead;
    search_.start(Knowledge(handicap_), child, history_from<RoundGame>(child), limits);
    searching_ = true;
}

void CutSearch::finish(int score) {
    sum_ += score * weights_[outcome_];
    if (outcome_ == 0) {
        outcome_ = 1;
        return;
    }
    candidates_[next_].worth = sum_ / (weights_[0] + weights_[1]);
    sum_ = 0;
    outcome_ = 0;
    ++next_;
}

void CutSearch::conclude() {
    std::stable_sort(candidates_.begin(), candidates_.end(),
                     [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; });
    const int most = candidates_.front().worth;
    const auto least = static_cast<std::size_t>(std::max(kAlwaysLookedAt, limits_.lines));
    while (candidates_.size() > least && candidates_.back().worth < most - hopeless(depth_)) {
        candidates_.pop_back();
    }
    best_ = to_move(geometry_, candidates_.front().step);
    const auto lines = static_cast<std::size_t>(std::max(limits_.lines, 1));
    for (std::size_t i = 0; i < std::min(lines, candidates_.size()); ++i) {
        const Candidate& candidate = candidates_[i];
        const Move move = to_move(geometry_, candidate.step);
        infos_.push_back({depth_, candidate.worth, nodes_, {move}, false, static_cast<int>(i) + 1});
    }
    next_ = 0;
    ++depth_;
}

}  // namespace anthill::ant_war
