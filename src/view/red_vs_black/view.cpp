#include "view/red_vs_black/view.h"

#include <algorithm>
#include <cmath>

namespace anthill::red_vs_black {
namespace {

constexpr int kFramesASecond = 60;
constexpr std::size_t kNumbersOfPose = 7;
constexpr double kRoomFrom = 0.55;  // of a flight: when dice of both throws begin to make room for each other

}  // namespace

void RedVsBlackView::read(const Match& match) {
    if (start_ != match.start_text()) {
        start_ = match.start_text();
        const Parsed<State> start = RedVsBlack::parse_position(start_);
        states_.assign(1, start ? *start : State{});
        moves_.clear();
    }
    // What the match has in common with the one known so far stays; from the first difference on it is read anew.
    std::size_t same = 0;
    while (same < moves_.size() && same < match.length() &&
           RedVsBlack::move_text(states_[same], moves_[same]) == match.move_text(same)) {
        ++same;
    }
    moves_.resize(same);
    states_.resize(same + 1);
    for (std::size_t ply = same; ply < match.length(); ++ply) {
        const Parsed<Move> move = RedVsBlack::parse_move(states_.back(), match.move_text(ply));
        if (!move)
            break;  // cannot be: the match has played it
        moves_.push_back(*move);
        states_.push_back(states_.back());
        RedVsBlack::apply(states_.back(), *move);
    }
    ply_ = std::min(match.ply(), moves_.size());
}

Flight RedVsBlackView::follow(const Match& match, bool) {
    const bool known = start_ == match.start_text();
    const std::size_t before = ply_;
    read(match);
    const bool forwards = known && ply_ == before + 1;
    held_ = forwards && resolved_ply() == before;
    flying_ = false;
    hand_.reset();
    aim_.reset();
    std::vector<Poses> frames;
    frames.swap(expected_);
    if (!forwards || moves_[before].kind != Move::Kind::Throw || frames.empty() ||
        frames.front().size() != moves_[before].thrown.size()) {
        return {};
    }
    thrower_ = mover(states_[before]);
    frames_ = std::move(frames);
    if (rest_turn_ != states_[before].turn)
        rest_ = {};
    rest_turn_ = states_[before].turn;
    rest_[index(thrower_)] = frames_.back();
    flying_ = true;
    Flight flight;
    flight.milliseconds = static_cast<int>(frames_.size()) * 1000 / kFramesASecond;
    return flight;
}

void RedVsBlackView::expect_throw(std::span<const float> poses, unsigned dice) {
    expected_.clear();
    const std::size_t frame = dice * kNumbersOfPose;
    for (std::size_t at = 0; frame > 0 && at + frame <= poses.size(); at += frame) {
        Poses& laid = expected_.emplace_back();
        for (unsigned die = 0; die < dice; ++die) {
            const auto p = poses.subspan(at + die * kNumbersOfPose, kNumbersOfPose);
            laid.push_back({p[0], p[1], p[2], p[3], p[4], p[5], p[6]});
        }
    }
}

void RedVsBlackView::aim(int speed, int direction) { aim_ = speed > 0 ? std::optional(limited({speed, direction})) : std::nullopt; }

std::optional<std::size_t> RedVsBlackView::resolved_ply() const {
    for (std::size_t ply = ply_; ply-- > 0;) {
        if (moves_[ply].kind == Move::Kind::Tactic && mover(states_[ply]) == Seat::Black)
            return ply;
    }
    return std::nullopt;
}

State RedVsBlackView::resolved(std::size_t ply) const {
    State state = states_[ply];
    state.tactic[index(Seat::Black)] = moves_[ply].tactic;
    return state;
}

ViewAnswer RedVsBlackView::choose(int choice) {
    const bool held = choice == 1 && resolved_ply().has_value();
    if (held == held_)
        return {};
    held_ = held;
    return {ViewAnswer::Kind::Changed, {}, kNoCell, kNoCell};
}

Scene RedVsBlackView::scene(const anthill::Layout& layout, const Theme& theme, const Moment& moment) const {
    const Table table(layout);
    const State state = shown();
    Picturing picture;
    picture.thrown = state.thrown;
    picture.tactic = state.tactic;
    if (rest_turn_ == state.turn)
        picture.rest = rest_;
    picture.rings = !flying_ && (state.phase == Phase::Tactics || held_);
    if (flying_) {
        picture.flying = thrower_;
        const auto last = frames_.size() - 1;
        // While the last dice roll out: as if they pushed what lies there.
        const double late = std::clamp((moment.progress - kRoomFrom) / (1 - kRoomFrom), 0.0, 1.0);
        picture.landed = late * late * (3 - 2 * late);
        picture.flight =
            frames_[std::min(last, static_cast<std::size_t>(std::lround(moment.progress * static_cast<double>(last))))];
    } else if (!held_ && state.phase == Phase::Throw) {
        picture.ready = mover(state);
        picture.in_hand = dice_of(state, mover(state));
        picture.aim = aim_;
        if (hand_)
            picture.hand = table.board(*hand_);
    }
    return scene_of(picture, table, theme);
}

Scene RedVsBlackView::soon_wanted(const anthill::Layout& layout) const {
    Scene scene;
    const Table table(layout);
    for (const Seat seat : {Seat::Red, Seat::Black})
        lay_numbers(scene, seat, table);
    return scene;
}

}  // namespace anthill::red_vs_black
