// The board's pointers and keys. The view gets their cells; its answers are played, drawn or
// reported.

#include <algorithm>

#include "board/board.h"

namespace anthill {
namespace {

/// Cells that a finger covers are smaller than this, in CSS pixels.
constexpr double kFinger = 44;

}  // namespace

bool Board::on_board(int cell) const {
    return view_ && view_->grid() && cell >= 0 && cell < layout_.cell_count();
}

void Board::act(const ViewAnswer& answer, std::uint64_t now, bool dropped) {
    const auto number = [](Cell cell) {
        return cell == kNoCell ? -1 : static_cast<int>(index(cell));
    };
    if (answer.kind != ViewAnswer::Kind::Nothing) {
        dirty_ = true;
    }
    if (grid() != request_.grid) {
        arrange();
    }
    switch (answer.kind) {
        case ViewAnswer::Kind::Nothing:
        case ViewAnswer::Kind::Drawn: break;
        case ViewAnswer::Kind::Changed: tell(BoardEvent::Selection); break;
        case ViewAnswer::Kind::Refused:
            tell(BoardEvent::Selection);
            tell(BoardEvent::Refused, number(answer.cell));
            break;
        case ViewAnswer::Kind::Played:
            sync_view(now, dropped);
            tell(BoardEvent::Changed);
            break;
    }
}

void Board::pointer(Pointer::Event event, std::uint64_t now) {
    if (event.kind == Pointer::Kind::Drag && gestures_ == Gestures::Tap) {
        event = pointer_.cancel();
    } else if (event.kind == Pointer::Kind::Release && gestures_ == Gestures::Drag &&
               !pointer_.dragging()) {
        event.kind = Pointer::Kind::Cancel;
    }
    if (event.kind == Pointer::Kind::Press) {
        finish_animation();  // the next action ends the animation
        pressed_ = now;
    }
    if (event.kind != Pointer::Kind::None) {
        magnifier_ = event.kind == Pointer::Kind::Drag && covers_cells();
    }
    if (!view_ || !view_->grid()) {
        return;
    }
    const std::optional<Cell> over = layout_.cell_at(event.at);
    switch (event.kind) {
        case Pointer::Kind::None: break;
        case Pointer::Kind::Press:
            drag_ = {};
            if (over) {
                view_->press(*over);
            }
            break;
        case Pointer::Kind::Drag:
            drag_ = pointer_.at() - pointer_.start();
            act(view_->drag(over), now, false);
            dirty_ = true;
            break;
        case Pointer::Kind::Release: act(view_->release(over), now, pointer_.dragging()); break;
        case Pointer::Kind::Cancel: act(view_->cancel(), now, false); break;
        case Pointer::Kind::Hover: act(view_->hover(over), now, false); break;
    }
}

bool Board::covers_cells() const {
    const Size cell = layout_.cell_size();
    return view_ && view_->grid() && pointer_.touches() &&
           std::min(cell.w, cell.h) < layout_.device_pixels(kFinger);
}

void Board::pointer_down(std::int64_t id, Point at, std::uint64_t now) {
    pointer(pointer_.down(id, at), now);
}
void Board::pointer_move(std::int64_t id, Point at, std::uint64_t now) {
    pointer(pointer_.move(id, at), now);
}
void Board::pointer_up(std::int64_t id, Point at, std::uint64_t now) {
    pointer(pointer_.up(id, at), now);
}

void Board::cancel_pointer() { pointer(pointer_.cancel(), 0); }

void Board::activate(int cell, std::uint64_t now) {
    if (!on_board(cell)) {
        return;
    }
    cancel_pointer();
    finish_animation();
    act(view_->tap(static_cast<Cell>(cell)), now, false);
}

void Board::extend(int cell, std::uint64_t now) {
    if (on_board(cell)) {
        cancel_pointer();
        finish_animation();
        act(view_->extend(static_cast<Cell>(cell)), now, false);
    }
}

void Board::choose(int choice, std::uint64_t now) {
    if (view_) {
        act(view_->choose(choice), now, false);
    }
}

void Board::clear_selection(std::uint64_t now) {
    cancel_pointer();
    if (view_) {
        act(view_->clear(), now, false);
    }
}

void Board::focus(int cell) {
    focus_ = on_board(cell) ? static_cast<Cell>(cell) : kNoCell;
    dirty_ = true;
}

}  // namespace anthill
