#include "board/board.h"

#include <algorithm>
#include <cmath>

#include "view/shared/json.h"
#include "view/shared/magnifier.h"

namespace anthill {
namespace {

constexpr double kDragThreshold = 6;  // CSS pixels until a press becomes a drag
// The magnifier is so large, in CSS pixels. It comes to a finger that has rested for so many
// milliseconds: a tap is over by then.
constexpr double kGlass = 132;
constexpr std::uint64_t kRest = 250;

std::string_view text(Outcome::Kind kind) noexcept {
    switch (kind) {
        case Outcome::Kind::Playing: return "playing";
        case Outcome::Kind::Won: return "won";
        case Outcome::Kind::Draw: return "draw";
    }
    return "playing";
}

std::string message(const std::optional<Error>& error) {
    return error ? error->message : std::string();
}

std::string_view text(Turn::Kind kind) noexcept {
    switch (kind) {
        case Turn::Kind::Decision: return "decision";
        case Turn::Kind::Chance: return "chance";
        case Turn::Kind::Over: return "over";
    }
    return "over";
}

constexpr std::string_view kNoMatch = "no game has been started";

}  // namespace

Board::Board() { arrange(); }

/// A game that is not played on cells is laid out as one cell.
CellGrid Board::grid() const {
    return (view_ ? view_->grid() : std::nullopt).value_or(CellGrid{1, 1, 0, 0, false});
}

void Board::arrange() {
    request_.grid = grid();
    const Layout layout(request_);
    if (layout != layout_) {
        cancel_pointer();  // what lay under the finger lies elsewhere now
    }
    layout_ = layout;
    pointer_.set_canvas(layout_.canvas(), edges_, layout_.device_pixels(kDragThreshold));
    dirty_ = true;
}

void Board::resize(Size canvas, int pixel_ratio_milli) {
    request_.canvas = canvas;
    request_.pixel_ratio_milli = pixel_ratio_milli;
    arrange();
}

void Board::set_theme(ThemeName name) {
    theme_ = name;
    dirty_ = true;
}

void Board::set_bottom(Seat seat) {
    request_.bottom = seat;
    arrange();
}

void Board::set_cards(CardShape shape) {
    request_.cards = shape;
    arrange();
}

void Board::set_turned(bool red, bool black) {
    request_.turned = {red, black};
    arrange();
}

void Board::set_gestures(Gestures gestures) {
    gestures_ = gestures;
    cancel_pointer();
}

void Board::set_edges(EdgeGuard guard) {
    edges_ = guard;
    arrange();
}

void Board::set_players(bool red_by_hand, bool black_by_hand) {
    by_hand_[index(Seat::Red)] = red_by_hand;
    by_hand_[index(Seat::Black)] = black_by_hand;
    arrange_access();
}

void Board::set_watcher(std::optional<Seat> seat) {
    if (view_) {
        view_->watch(seat);
    }
    dirty_ = true;
}

void Board::set_enabled(bool enabled) {
    enabled_ = enabled;
    if (!enabled) {
        cancel_pointer();
    }
    arrange_access();
}

void Board::set_premoves(bool on) {
    premoves_ = on;
    arrange_access();
    if (!on && view_ && view_->forget_premove()) {
        tell(BoardEvent::Selection);
    }
}

std::string Board::premove(std::string_view move) {
    if (!view_) {
        return std::string(kNoMatch);
    }
    std::string error = view_->premove(move);
    if (error.empty()) {
        dirty_ = true;
        tell(BoardEvent::Selection);
    }
    return error;
}

void Board::arrange_access() {
    if (!view_) {
        return;
    }
    Access access = Access::Open;
    if (match_->outcome().over()) {
        access = Access::Over;
    } else if (!enabled_) {
        access = Access::Locked;
    } else if (const Turn turn = match_->turn();
               turn.kind == Turn::Kind::Decision && !by_hand_[index(turn.seat)]) {
        access =
            premoves_ && by_hand_[index(other(turn.seat))] ? Access::Premove : Access::NotYourTurn;
    }
    view_->allow(access);
    dirty_ = true;
}

std::string Board::adopt(Record record) {
    std::unique_ptr<GameView> view = new_game_view(*record.match);
    if (!view) {
        return "the board cannot show this game";
    }
    cancel_pointer();
    view_ = std::move(view);  // before the match that the other one shows goes
    match_ = std::move(record.match);
    notes_ = std::move(record.notes);
    focus_ = kNoCell;
    arrange();
    sync_view(0, false);
    return {};
}

std::string Board::new_game(std::string_view game_and_options) {
    Parsed<std::unique_ptr<Match>> match = new_match(game_and_options);
    return match ? adopt({*std::move(match), {}}) : match.error();
}

std::string Board::load(std::string_view text) {
    Parsed<Record> record = read_record(text);
    return record ? adopt(*std::move(record)) : record.error();
}

std::string Board::set_note(std::string_view key, std::string_view value) {
    return message(notes_.set(key, value));
}

void Board::sync_view(std::uint64_t now, bool dropped) {
    finish_animation();
    const Transition transition = view_->sync(dropped);
    if (grid() != request_.grid) {
        arrange();
    }
    arrange_access();
    clock_begin_ = transition.begin;
    const int own_pace = motion_ > 0 ? transition.milliseconds : 0;
    clock_.start(
        now, own_pace > 0 ? own_pace : static_cast<int>(std::lround(motion_ * transition.length)));
    if (!clock_.running()) {
        view_->settle();
    }
    dirty_ = true;
}

template <class Change>
std::string Board::change(std::uint64_t now, const Change& change) {
    if (!match_) {
        return std::string(kNoMatch);
    }
    const std::optional<Error> error = change(*match_);
    if (!error) {
        cancel_pointer();
        sync_view(now, false);
    }
    return message(error);
}

std::string Board::play(std::string_view move, std::uint64_t now) {
    return change(now, [move](Match& match) { return match.play(move); });
}

std::string Board::play_chance(std::uint64_t seed, std::uint64_t now) {
    Rng rng(seed);
    return change(now, [&rng](Match& match) { return match.play_chance(rng); });
}

std::string Board::go_to(std::size_t ply, std::uint64_t now) {
    return change(now, [ply](Match& match) { return match.go_to(ply); });
}

std::string Board::resign(Seat seat) {
    return change(0, [seat](Match& match) { return match.resign(seat); });
}

std::string Board::agree_draw() {
    return change(0, [](Match& match) { return match.agree_draw(); });
}

std::string Board::snapshot(std::uint64_t now, std::size_t known) const {
    if (!match_) {
        return "null";
    }
    JsonWriter json;
    const Outcome outcome = match_->outcome();
    json.open_object()
        .field("game", match_->game_id())
        .field("turn", anthill::text(match_->turn().seat));
    json.field("due", text(match_->turn().kind));
    json.key("status")
        .open_object()
        .field("kind", text(outcome.kind))
        .field("winner", anthill::text(outcome.winner));
    json.field("reason", anthill::text(outcome.reason)).close_object();
    json.field("ply", match_->ply()).field("length", match_->length());
    json.field("earliest", match_->earliest()).field("secret", match_->secret());
    json.field("animating", clock_.running() && clock_.progress(now) < 1);
    const Rect cells = layout_.board();
    json.key("layout")
        .open_object()
        .field("columns", layout_.columns())
        .field("rows", layout_.rows());
    json.field("x", cells.x)
        .field("y", cells.y)
        .field("cellW", layout_.cell_size().w)
        .field("cellH", layout_.cell_size().h);
    json.field("firstColumn", layout_.grid().first_column)
        .field("firstRow", layout_.grid().first_row);
    json.field("rotated", layout_.rotated()).field("bottom", anthill::text(layout_.bottom()));
    json.field("cards", layout_.cards() == CardShape::Portrait ? "portrait" : "landscape")
        .close_object();
    view_->write_moves(json, known);
    view_->write_facts(json);
    view_->write_places(json, layout_);
    json.close_object();
    return json.text();
}

void Board::tell(BoardEvent event, int a) const {
    if (listener_) {
        listener_(event, a);
    }
}

void Board::finish_animation() {
    if (!clock_.running()) {
        return;
    }
    clock_.stop();
    view_->settle();
    dirty_ = true;
    tell(BoardEvent::AnimationEnd);
}

bool Board::tick(std::uint64_t now) {
    const bool rests = !magnifier_ && covers_cells() && !pointer_.dragging();
    if (rests && now >= pressed_ + kRest) {
        magnifier_ = dirty_ = true;
    }
    const bool awaited = rests && !magnifier_;
    if (!clock_.running()) {
        return awaited;
    }
    dirty_ = true;
    if (clock_.progress(now) >= 1) {
        finish_animation();
    }
    return awaited || clock_.running();
}

double Board::progress(std::uint64_t now) const {
    return clock_begin_ + (1 - clock_begin_) * clock_.progress(now);
}

Scene Board::scene(std::uint64_t now) const {
    if (!view_) {
        Scene blank;
        blank.background = theme().table;
        return blank;
    }
    Scene scene = view_->scene(layout_, theme(), {progress(now), drag_, focus_, true});
    if (magnifier_ && layout_.cell_at(pointer_.at())) {
        // Without the card in hand, which would hide what it is held over.
        const Scene seen = view_->scene(layout_, theme(), {progress(now), drag_, focus_, false});
        draw_magnifier(scene, seen,
                       {pointer_.at(), layout_.device_pixels(kGlass), layout_.device_pixels(1),
                        layout_.canvas(), layout_.turned(match_->turn().seat)},
                       theme());
    }
    return scene;
}

}  // namespace anthill
