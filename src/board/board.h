#pragma once

// The board without a screen: one match, its view, the pointer, the settings and the clock of the
// running transition. Everything that the page can ask ends here; App adds SDL. Time comes in as
// milliseconds of any steady clock.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board/board_event.h"
#include "match/match.h"
#include "match/record.h"
#include "view/game_view.h"
#include "view/shared/pointer.h"
#include "view/shared/theme.h"
#include "view/shared/transition.h"

namespace anthill {

/// With what a pointer moves cards.
enum class Gestures : std::uint8_t { Both, Tap, Drag };

class Board {
public:
    Board();

    void listen(BoardListener listener) { listener_ = std::move(listener); }

    // The canvas and the settings.
    void resize(Size canvas, int pixel_ratio_milli);
    void set_theme(ThemeName name);
    void set_motion(int milliseconds) { motion_ = milliseconds; }
    void set_bottom(Seat seat);
    void set_cards(CardShape shape);
    void set_turned(bool red, bool black);
    void set_players(bool red_by_hand, bool black_by_hand);
    /// Sets the seat whose secrets may be seen, on the canvas and in the snapshot; none when a
    /// match comes onto the board.
    void set_watcher(std::optional<Seat> seat);
    void set_enabled(bool enabled);
    /// Whether a side that waits for one that is not played by hand may choose a move in advance. A
    /// waiting move is dropped when they are switched off.
    void set_premoves(bool on);
    /// A drag without drags is void as soon as it is one, and a tap without taps when it ends; keys
    /// and buttons do as before.
    void set_gestures(Gestures gestures);
    void set_edges(EdgeGuard guard);

    // The match. Errors are sentences; empty when all is well. After an error everything is as
    // before.
    std::string new_game(std::string_view game_and_options);
    /// Text as match/record.h describes it; the notes about the players come and go with it.
    std::string load(std::string_view text);
    [[nodiscard]] std::string record() const {
        return match_ ? write_record(*match_, notes_) : std::string();
    }
    std::string set_note(std::string_view key, std::string_view value);
    std::string play(std::string_view move, std::uint64_t now);
    /// See Match::play_chance().
    std::string play_chance(std::uint64_t seed, std::uint64_t now);
    std::string go_to(std::size_t ply, std::uint64_t now);
    std::string resign(Seat seat);
    std::string agree_draw();
    // See Match. Empty before the first game.
    [[nodiscard]] std::string question(Seat seat) const {
        return match_ ? match_->question(seat) : std::string();
    }
    [[nodiscard]] std::string setup_text(Seat seat) const {
        return match_ ? match_->setup_text(seat) : std::string();
    }
    /// See GameView. An error where none may be chosen.
    std::string premove(std::string_view move);
    [[nodiscard]] std::string premove_refusal() const {
        return view_ ? view_->premove_refusal() : "null";
    }
    /// JSON for the page. `known` as in GameView::write_moves().
    [[nodiscard]] std::string snapshot(std::uint64_t now, std::size_t known = 0) const;
    /// See GameView::refusal_of().
    [[nodiscard]] std::string refusal_of(std::string_view move) const {
        return view_ ? view_->refusal_of(move) : "null";
    }
    [[nodiscard]] std::string refusal() const { return view_ ? view_->refusal() : "{}"; }

    // Pointer and keys. Cells that are not on the board are ignored.
    void pointer_down(std::int64_t id, Point at, std::uint64_t now);
    void pointer_move(std::int64_t id, Point at, std::uint64_t now);
    void pointer_up(std::int64_t id, Point at, std::uint64_t now);
    void cancel_pointer();
    void activate(int cell, std::uint64_t now);
    /// Shift and arrows.
    void extend(int cell, std::uint64_t now);
    /// See GameView::choose().
    void choose(int choice, std::uint64_t now);
    void clear_selection(std::uint64_t now);
    void focus(int cell);
    void finish_animation();

    /// Shows something of a throw: calls `show` with the view, if there is one.
    template <class Show>
    void show_throw(const Show& show) {
        if (view_) {
            show(*view_);
            dirty_ = true;
        }
    }

    // Returns the scene to be drawn.
    [[nodiscard]] Scene scene(std::uint64_t now) const;
    [[nodiscard]] Scene prefetch() const { return view_ ? view_->prefetch(layout_) : Scene{}; }
    [[nodiscard]] const Layout& layout() const noexcept { return layout_; }
    [[nodiscard]] const Theme& theme() const noexcept { return anthill::theme(theme_); }
    /// Ends the transition when its time is over, and takes the magnifier to a finger that rests;
    /// true while either is to come, so that another frame is due.
    bool tick(std::uint64_t now);
    /// Something visible has changed since the last call.
    [[nodiscard]] bool take_dirty() noexcept { return std::exchange(dirty_, false); }

private:
    void arrange();
    void arrange_access();
    std::string adopt(Record record);
    /// Does it to the match and shows what came of it; what `change` says against it.
    template <class Change>
    std::string change(std::uint64_t now, const Change& change);
    void sync_view(std::uint64_t now, bool dropped);
    void pointer(Pointer::Event event, std::uint64_t now);
    void act(const ViewAnswer& answer, std::uint64_t now, bool dropped);
    void tell(BoardEvent event, int a = 0) const;
    [[nodiscard]] CellGrid grid() const;
    [[nodiscard]] bool on_board(int cell) const;
    [[nodiscard]] double progress(std::uint64_t now) const;
    /// A finger is on cells that it covers.
    [[nodiscard]] bool covers_cells() const;

    BoardListener listener_;
    std::unique_ptr<Match> match_;
    Notes notes_;
    std::unique_ptr<GameView> view_;

    LayoutRequest request_;
    Layout layout_;
    EdgeGuard edges_;
    ThemeName theme_ = ThemeName::Light;
    int motion_ = 220;
    bool by_hand_[2] = {true, true};  ///< by seat: a person plays it here
    bool enabled_ = true;
    bool premoves_ = false;
    Gestures gestures_ = Gestures::Both;

    Pointer pointer_;
    std::uint64_t pressed_ = 0;  ///< when the pointer came down
    bool magnifier_ = false;     ///< the magnifier is shown
    Point drag_;
    Cell focus_ = kNoCell;
    TransitionClock clock_;
    double clock_begin_ = 0;
    bool dirty_ = true;
};

}  // namespace anthill
