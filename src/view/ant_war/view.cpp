#include "view/ant_war/view.h"

#include <array>

#include "games/ant_war/notation.h"
#include "view/ant_war/motion.h"

namespace anthill::ant_war {

Transition AntWarView::show_change(Change change, bool dropped) {
    const bool backwards = change == Change::Backwards;
    held_ = change == Change::Forwards && ended_ply() == ply() - 1;
    follow_premove(change);
    if (held_ || seen(ply()).phase != Phase::Play) {
        input().forget_premove();
    }
    start_flight(backwards);
    show();
    if (change == Change::Jump) {
        return {};
    }
    const std::size_t played = backwards ? ply() : ply() - 1;
    const Move move = *seen_move(played);
    if (move.kind != Move::Kind::Cover || dropped) {
        return {};
    }
    start_flight(backwards, Played<AntWar>{seen(played), move});
    return {duration_of(move), 0};
}

void AntWarView::show() {
    const State state = shown();
    window_ = Window(state);
    Access allowed = held() ? Access::Locked : access();
    if (allowed == Access::Premove && state.phase != Phase::Play) {
        allowed = Access::NotYourTurn;  // odds, colours and cuts are chosen when they are due
    }
    input().set_position(state, allowed);
}

std::optional<std::size_t> AntWarView::ended_ply() const {
    // A round ends with a pass.
    for (std::size_t before = ply(); before-- > 0;) {
        if (seen_move(before)->kind != Move::Kind::Pass) {
            continue;
        }
        const State after = seen(before + 1);
        if (after.phase == Phase::Over || after.round != seen(before).round) {
            return before;
        }
    }
    return std::nullopt;
}

std::optional<State> AntWarView::ended() const {
    if (const auto ply = ended_ply()) {
        return seen(*ply);
    }
    // A match that began between its rounds.
    State state = seen(ply());
    if (state.phase != Phase::Deal) {
        return std::nullopt;
    }
    state.round = Round::First;
    state.dealer = other(state.dealer);
    return state;
}

bool AntWarView::swapped(const State& state) const {
    return first_dealer(state) != first_dealer(seen(0));
}

ViewAnswer AntWarView::choose(int choice) {
    const bool held = choice == 1 && ended_ply().has_value();
    if (held == held_) {
        return {};
    }
    held_ = held;
    show();
    return {ViewAnswer::Kind::Changed, kNoCell};
}

SceneInput AntWarView::scene_input() const {
    SceneInput picture;
    picture.position = shown();
    picture.window = window_;
    picture.shown = input().shown();
    if (!held() && ply() > 0 && seen_move(ply() - 1)->kind == Move::Kind::Cover) {
        picture.last = *seen_move(ply() - 1);
    }
    return picture;
}

Scene AntWarView::scene(const anthill::Layout& layout, const Theme& theme,
                        const Moment& moment) const {
    SceneInput picture = scene_input();
    if (flight()) {
        picture.flight = flight()->move;
        picture.position = flight()->before;
    }
    picture.moment = scene_moment(moment);
    return scene_of(picture, layout, theme);
}

Scene AntWarView::prefetch(const anthill::Layout& layout) const {
    static constexpr std::array kMarks{Mark::Selected, Mark::Line,   Mark::Move, Mark::Attack,
                                       Mark::LastFrom, Mark::LastTo, Mark::Drop};
    Scene scene = anthill::prefetch(layout, kMarks);
    const Rect cell = layout.cell_rect(Cell{0});
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        scene.picture(Picture::paper(seat), cell);
    }
    return scene;
}

}  // namespace anthill::ant_war
