#include "players/ant_war/odds_search.h"

#include <algorithm>
#include <cstdlib>

namespace anthill::ant_war {

namespace {

/// Positions for one start at depth 1; twice as many for each further depth. Long leads have huge
/// trees.
constexpr std::uint64_t kNodes = 500;

}  // namespace

std::array<int, 2> cut_weights(const State& state) noexcept {
    State cut = state;
    cut.phase = Phase::Cut;
    const auto outcomes = moves_in<AntWar>(cut);
    std::array<int, 2> weights{};
    for (const Move outcome : outcomes) {
        const bool coin = outcome.kind == Move::Kind::Coin;
        if (coin || outcome.card.is_ant()) {
            const Seat colour = coin ? outcome.colour : outcome.card.colour();
            weights[index(colour)] += static_cast<int>(AntWar::weight(cut, outcome));
        }
    }
    return weights;
}

void OddsSearch::start(const State& state, const SearchLimits& limits, const Handicap& handicap) {
    state_ = state;
    geometry_ = RoundGeometry(state);
    cut_weights_ = cut_weights(state);
    limits_ = limits;
    handicap_ = handicap;
    worth_ = {};
    depth_ = 1;
    searching_ = false;
    nodes_ = 0;
    infos_.clear();
    best_ = state.phase == Phase::Odds
                ? Move::name_odds({})
                : Move::take_colour(points(state)[0] >= points(state)[1] ? Seat::Red : Seat::Black);
}

bool OddsSearch::step(std::uint64_t nodes) {
    const std::uint64_t end = this->nodes() + nodes;
    while (this->nodes() < end) {
        if (!searching_) {
            const auto start = next_start();
            if (!start) {
                conclude();
                if (depth_ > std::min(limits_.depth, kDeepestStart)) {
                    return false;
                }
                continue;
            }
            begin(*start);
        }
        const bool last = depth_ > 1 && limits_.nodes <= end;
        const std::uint64_t until = last ? std::max(limits_.nodes, this->nodes()) : end;
        if (!search_.step(until - this->nodes())) {
            finish();
        } else if (last) {
            return false;
        }
    }
    return true;
}

/// The next start whose worth is needed at this depth.
std::optional<int> OddsSearch::next_start() const noexcept {
    if (state_.phase == Phase::Take) {
        const auto [whole, next] = starts_of(state_.odds);
        if (!known(whole)) {
            return whole;
        }
        const bool cut = state_.odds.halves % 2 == 1 || state_.odds.halves == 0;
        return cut && !known(next) ? std::optional(next) : std::nullopt;
    }
    for (const int start : {kBegin, kBegin + 1}) {
        if (!known(start)) {
            return start;
        }
    }
    // If a colour is ahead even when the other begins, the other gets turns until it no longer is.
    int start = kBegin;
    while (start > 0 && at(start) > 0) {
        if (!known(--start)) {
            return start;
        }
    }
    start = kBegin + 1;
    while (start < kStarts - 1 && at(start) < 0) {
        if (!known(++start)) {
            return start;
        }
    }
    return std::nullopt;
}

void OddsSearch::begin(int start) {
    start_ = start;
    RoundState round(state_, geometry_);
    round.mover = start > kBegin ? Seat::Red : Seat::Black;
    const int turns = start > kBegin ? start - kBegin : kBegin + 1 - start;
    round.lead = static_cast<std::uint8_t>(std::min<int>(turns - 1, kMostLead));
    SearchLimits limits;
    limits.depth = depth_ + round.lead;
    limits.nodes = kNodes << static_cast<unsigned>(depth_);
    search_.start(Knowledge(handicap_), round, history_from<RoundGame>(round), limits);
    searching_ = true;
}

void OddsSearch::finish() {
    // The side with the last turn of a search seems better than it is: two depths together are
    // nearer to the truth.
    const auto& infos = search_.infos();
    const int last = infos.back().score;
    const int score = infos.size() > 1 ? (last + infos[infos.size() - 2].score) / 2 : last;
    worth_[static_cast<std::size_t>(start_)] = start_ > kBegin ? score : -score;
    nodes_ += search_.nodes();
    searching_ = false;
}

/// Points of red minus points of black under these odds, as far as the worths at hand tell.
int OddsSearch::worth(Odds odds) const noexcept {
    const auto [whole, next] = starts_of(odds);
    if (odds.halves % 2 == 0 && odds.halves > 0) {
        return at(whole);
    }
    // The cut decides: the colour that is cut has one more turn than without it.
    const auto [red, black] = cut_weights_;
    const int at_red = std::max(whole, next);
    return (red * at(at_red) + black * at(at_red - 1)) / (red + black);
}

/// The odds whose worth can be told at this depth, the shortest first.
std::vector<Odds> OddsSearch::judged() const {
    std::vector<Odds> judged{Odds{}};
    for (unsigned halves = 2; halves <= Odds::kMost; ++halves) {
        for (const Seat colour : {Seat::Red, Seat::Black}) {
            const Odds odds{colour, static_cast<std::uint8_t>(halves)};
            const auto [whole, next] = starts_of(odds);
            const bool half = halves % 2 == 1;
            if (known(whole) && (!half || (next >= 0 && next < kStarts && known(next)))) {
                judged.push_back(odds);
            }
        }
    }
    return judged;
}

void OddsSearch::conclude() {
    std::vector<SearchInfo<Move>> lines;
    const auto tell = [&](Move move, int score) {
        lines.push_back({depth_, score, nodes_, {move}, false});
    };
    if (state_.phase == Phase::Odds) {
        // The other player will take the better colour.
        for (const Odds odds : judged()) {
            tell(Move::name_odds(odds), -std::abs(worth(odds)));
        }
    } else {
        const int red = worth(state_.odds);
        tell(Move::take_colour(Seat::Red), red);
        tell(Move::take_colour(Seat::Black), -red);
    }
    rank_lines(lines);
    best_ = lines.front().line.front();
    lines.resize(std::min(lines.size(), static_cast<std::size_t>(std::max(limits_.lines, 1))));
    infos_.insert(infos_.end(), lines.begin(), lines.end());
    ++depth_;
    worth_ = {};
}

}  // namespace anthill::ant_war
