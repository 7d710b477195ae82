#include "view/red_vs_black/view.h"

#include <algorithm>
#include <cmath>

#include "games/red_vs_black/refusal.h"

namespace anthill::red_vs_black {
namespace {

// The share of a flight after which dice of both throws begin to make room for each other.
constexpr double kRoomFrom = 0.55;

}  // namespace

Transition RedVsBlackView::show_change(Change change, bool) {
    const bool forwards = change == Change::Forwards;
    held_ = forwards && resolved_ply() == ply() - 1;
    flying_ = false;
    considered_.reset();
    hand_.reset();
    aim_.reset();
    std::vector<Poses> frames;
    frames.swap(expected_);
    const Move* const move = forwards ? seen_move(ply() - 1) : nullptr;
    if (move == nullptr || move->kind != Move::Kind::Throw || frames.empty() ||
        frames.front().size() != move->thrown.size()) {
        return {};
    }
    thrower_ = mover(ply() - 1);
    frames_ = std::move(frames);
    const std::uint32_t turn = seen(ply() - 1).open.turn;
    if (rest_turn_ != turn) {
        rest_ = {};
    }
    rest_turn_ = turn;
    rest_[index(thrower_)] = frames_.back();
    flying_ = true;
    Transition flight;
    flight.milliseconds = static_cast<int>(frames_.size()) * 1000 / dice::kFramesASecond;
    return flight;
}

void RedVsBlackView::expect_throw(std::span<const float> poses, unsigned dice) {
    expected_.clear();
    const std::size_t frame = std::size_t{dice} * dice::kNumbersOfPose;
    for (std::size_t at = 0; frame > 0 && at + frame <= poses.size(); at += frame) {
        Poses& laid = expected_.emplace_back();
        for (unsigned die = 0; die < dice; ++die) {
            const auto p = poses.subspan(at + die * dice::kNumbersOfPose, dice::kNumbersOfPose);
            laid.push_back({p[0], p[1], p[2], p[3], p[4], p[5], p[6]});
        }
    }
}

void RedVsBlackView::aim(int speed, int direction) {
    aim_ = speed > 0 ? std::optional(limited({speed, direction})) : std::nullopt;
}

std::string RedVsBlackView::refusal_of(std::string_view move) const {
    const Refusal refusal = explain_text(seen(ply()).open, move);
    if (!refusal.refused()) {
        return "null";
    }
    JsonWriter json;
    json.open_object().field("reason", name(refusal.reason)).field("value", refusal.number);
    json.close_object();
    return json.text();
}

bool RedVsBlackView::resolves(std::size_t ply) const {
    const Move* const move = seen_move(ply);
    return move != nullptr && move->kind == Move::Kind::Tactic && mover(ply) == Seat::Black;
}

std::optional<std::size_t> RedVsBlackView::resolved_ply() const {
    for (std::size_t before = ply(); before-- > 0;) {
        if (resolves(before)) {
            return before;
        }
    }
    return std::nullopt;
}

View RedVsBlackView::resolved(std::size_t ply) const {
    View view = seen(ply);
    view.open.tactic[index(Seat::Black)] = seen_move(ply)->tactic;
    return view;
}

View RedVsBlackView::shown() const {
    const std::optional<std::size_t> last = resolved_ply();
    if (last && held_) {
        return resolved(*last);
    }
    View present = seen(ply());
    const auto& [reds, blacks] = present.open.thrown;
    return last && over() && reds.empty() && blacks.empty() ? resolved(*last) : present;
}

std::vector<Tactic> RedVsBlackView::options() const {
    std::vector<Tactic> options;
    const State state = seen(ply()).open;
    if (state.phase == Phase::Tactics) {
        for (const Move& move : moves_in<RedVsBlack>(state)) {
            if (move.tactic.kind != Tactic::Kind::Heal) {
                options.push_back(move.tactic);
            }
        }
    }
    return options;
}

ViewAnswer RedVsBlackView::choose(int choice) {
    std::optional<std::size_t> considered;
    if (choice >= 2 && static_cast<std::size_t>(choice) - 2 < options().size()) {
        considered = static_cast<std::size_t>(choice) - 2;
    }
    const bool held = choice == 1 && resolved_ply().has_value();
    if (held == held_ && considered == considered_) {
        return {};
    }
    considered_ = considered;
    held_ = held;
    return {ViewAnswer::Kind::Changed, kNoCell};
}

Scene RedVsBlackView::scene(const anthill::Layout& layout, const Theme& theme,
                            const Moment& moment) const {
    const State state = shown().open;
    const TableLayout table(layout);
    SceneInput picture;
    picture.thrown = state.thrown;
    picture.tactic = state.tactic;
    if (considered_) {
        picture.tactic[index(red_vs_black::mover(state))] = options()[*considered_];
    }
    if (rest_turn_ == state.turn) {
        picture.rest = rest_;
    }
    if (!flying_ && state.phase == Phase::Tactics) {
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            picture.steps[index(seat)] = throw_log(state, seat, picture.tactic[index(seat)]);
        }
    }
    if (flying_) {
        picture.flying = thrower_;
        const auto last = frames_.size() - 1;
        // While the last dice roll out: as if they pushed what lies there.
        const double late = std::clamp((moment.progress - kRoomFrom) / (1 - kRoomFrom), 0.0, 1.0);
        picture.landed = late * late * (3 - 2 * late);
        picture.flight = frames_[std::min(last, static_cast<std::size_t>(std::lround(
                                                    moment.progress * static_cast<double>(last))))];
    } else if (state.phase == Phase::Tactics) {
        picture.magnifier = hand_;
    } else if (!held_ && state.phase == Phase::Throw) {
        picture.ready = red_vs_black::mover(state);
        picture.in_hand = dice_of(state, red_vs_black::mover(state));
        picture.aim = aim_;
        if (hand_) {
            picture.hand = table.board(*hand_);
        }
    }
    return scene_of(picture, table, theme);
}

Scene RedVsBlackView::prefetch(const anthill::Layout& layout) const {
    Scene scene;
    const TableLayout table(layout);
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        draw_numbers(scene, seat, table);
    }
    return scene;
}

}  // namespace anthill::red_vs_black
