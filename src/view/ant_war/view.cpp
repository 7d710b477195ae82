#include "view/ant_war/view.h"

#include <algorithm>

#include "games/ant_war/notation.h"
#include "view/ant_war/motion.h"

namespace anthill::ant_war {

void AntWarView::read(const Match& match) {
    if (start_ != match.start_text()) {
        start_ = match.start_text();
        const Parsed<State> start = AntWar::parse_position(start_);
        states_.assign(1, start ? *start : State{});
        moves_.clear();
    }
    // What the match has in common with the one known so far stays; from the first difference on it is read anew.
    std::size_t same = 0;
    while (same < moves_.size() && same < match.length() &&
           AntWar::move_text(states_[same], moves_[same]) == match.move_text(same)) {
        ++same;
    }
    moves_.resize(same);
    states_.resize(same + 1);
    for (std::size_t ply = same; ply < match.length(); ++ply) {
        const Parsed<Move> move = AntWar::parse_move(states_.back(), match.move_text(ply));
        if (!move)
            break;  // cannot be: the match has played it
        moves_.push_back(*move);
        states_.push_back(states_.back());
        AntWar::apply(states_.back(), *move);
    }
    ply_ = std::min(match.ply(), moves_.size());
}

Flight AntWarView::follow(const Match& match, bool dropped) {
    const bool known = start_ == match.start_text();
    const std::size_t before = ply_, length = moves_.size();
    read(match);
    const bool forwards = known && ply_ == before + 1;
    backwards_ = known && ply_ + 1 == before && length <= moves_.size();
    held_ = forwards && ended_ply() == before;
    flight_.reset();
    show();
    if (!forwards && !backwards_)
        return {};
    const Move move = moves_[std::min(ply_, before)];
    if (move.kind != Move::Kind::Cover || dropped)
        return {};
    flight_ = move;
    return {duration_of(move), 0};
}

void AntWarView::show() {
    window_ = Window(shown());
    input_.set_position(shown(), held_ ? Access::Locked : access_);
}

void AntWarView::allow(Access access) {
    if (access == access_)
        return;
    access_ = access;
    input_.set_position(shown(), held_ ? Access::Locked : access_);
}

std::optional<std::size_t> AntWarView::ended_ply() const {
    for (std::size_t ply = ply_; ply-- > 0;) {
        const State& after = states_[ply + 1];
        if (after.phase == Phase::Over || after.round != states_[ply].round)
            return ply;
    }
    return std::nullopt;
}

bool AntWarView::swapped(std::size_t ply) const { return first_dealer(states_[ply]) != first_dealer(states_.front()); }

ViewAnswer AntWarView::choose(int choice) {
    const bool held = choice == 1 && ended_ply().has_value();
    if (held == held_)
        return {};
    held_ = held;
    show();
    return {ViewAnswer::Kind::Changed, {}, kNoCell, kNoCell};
}

ViewAnswer AntWarView::translate(const Answer& answer) {
    switch (answer.kind) {
        case Answer::Kind::Nothing: return {};
        case Answer::Kind::Changed: return {ViewAnswer::Kind::Changed, {}, kNoCell, kNoCell};
        case Answer::Kind::Play: return {ViewAnswer::Kind::Play, AntWar::move_text(present(), answer.move), kNoCell, kNoCell};
        case Answer::Kind::Refused:
            denial_ = answer.denial;
            refused_ = true;
            return {ViewAnswer::Kind::Refused, {}, window_.in_window(denial_.cell), kNoCell};
    }
    return {};
}

Picturing AntWarView::picturing() const {
    Picturing picturing;
    picturing.position = shown();
    picturing.window = window_;
    picturing.shown = input_.shown();
    if (!held_ && ply_ > 0 && moves_[ply_ - 1].kind == Move::Kind::Cover)
        picturing.last = moves_[ply_ - 1];
    return picturing;
}

Scene AntWarView::scene(const anthill::Layout& layout, const Theme& theme, const Moment& moment) const {
    Picturing picture = picturing();
    if (flight_) {
        picture.flight = flight_;
        picture.position = states_[backwards_ ? ply_ : ply_ - 1];
    }
    picture.progress = backwards_ ? 1 - moment.progress : moment.progress;
    picture.focus = moment.focus == kNoCell ? kNoCell : window_.in_frame(moment.focus);
    picture.drag = moment.drag;
    return scene_of(picture, layout, theme);
}

Scene AntWarView::soon_wanted(const anthill::Layout& layout) const {
    Scene scene;
    const Rect cell = layout.cell_rect(Cell{0});
    for (const Mark mark : {Mark::Selected, Mark::Line, Mark::Move, Mark::Attack, Mark::LastFrom, Mark::LastTo, Mark::Drop})
        scene.picture(Picture::mark(mark), cell);
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        scene.picture(Picture::paper(seat), cell);
        scene.picture({PictureKind::Shadow, static_cast<std::uint8_t>(anthill::index(seat)), 0}, cell);
    }
    scene.picture(Picture::count(2), cell);
    return scene;
}

}  // namespace anthill::ant_war
