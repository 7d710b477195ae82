// Everything the page may ask of the board module: plain C functions, integers and UTF-8 text in
// and out, no logic. One board, one match at a time. Text returned stays valid until the next call
// that returns text; a returned error is "" when all is well. The page's half of this contract is
// web/src/wasm/board.ts: a test compares the names.
//
// Events go out through Module.onBoardEvent(kind, a), with the kinds of BoardEvent: 1 Changed, 2
// Selection, 3 Refused (a = cell), 4 AnimationEnd. They can come before the call that caused them
// returns.
//
// The module needs onBoardEvent, and its canvas (with the id "canvas") from board_start() on. The
// document needs a hidden element with the id "sdl-no-keyboard", where SDL listens for keys.
// Without board_start() everything else works too, unseen: tests under node do that.

#include <emscripten.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/app.h"
#include "app/main_loop.h"
#include "app/memory_canvas.h"
#include "board/board_event.h"
#include "match/match.h"
#include "physics/red_vs_black/shape.h"
#include "view/game_view.h"

using namespace anthill;

EM_JS(void, send_board_event, (int kind, int a), {
    if (Module["onBoardEvent"]) {
        Module["onBoardEvent"](kind, a);
    }
});

namespace {

App& app();

App* make_app() {
    App* made = new App([] { request_browser_frame(app()); });
    made->board().listen(
        [](BoardEvent event, int a) { send_board_event(static_cast<int>(event), a); });
    return made;
}

/// The module's one board. Never destroyed: the page drops the module as a whole.
App& app() {
    static App* const only = make_app();
    return *only;
}

Board& board() { return app().board(); }

/// Keeps the text for the page until the next call that returns one.
const char* returned(std::string text) {
    static std::string kept;
    kept = std::move(text);
    return kept.c_str();
}

/// After a change: a frame is due, and `text` goes to the page.
const char* changed(std::string text) {
    app().changed();
    return returned(std::move(text));
}

constexpr int kMostDice = 5;
constexpr int kMostFrames = dice::kFramesASecond * 30;  // half a minute
constexpr int kMostPoseFloats = kMostDice * kMostFrames * int{dice::kNumbersOfPose};

/// The throw that the page is handing over.
std::vector<float>& poses() {
    static std::vector<float> kept;
    return kept;
}

Seat seat_of(int number) { return number == 1 ? Seat::Black : Seat::Red; }

template <class Setting>
Setting setting(int number, Setting last) {
    return static_cast<Setting>(std::clamp(number, 0, static_cast<int>(last)));
}

}  // namespace

extern "C" {

/// `software` other than 0: painted in memory instead of by WebGL. Returns 1 if it stands.
EMSCRIPTEN_KEEPALIVE int board_start(int width, int height, int pixel_ratio_milli, int software) {
    return app().start({width, height}, pixel_ratio_milli, software != 0) ? 1 : 0;
}
/// Says why the board_start() before has failed; "" where SDL gave no reason.
EMSCRIPTEN_KEEPALIVE const char* board_start_error() { return returned(SDL_GetError()); }
/// In device pixels. Draws in the same call.
EMSCRIPTEN_KEEPALIVE void board_resize(int width, int height, int pixel_ratio_milli) {
    app().resize({width, height}, pixel_ratio_milli);
}
EMSCRIPTEN_KEEPALIVE void board_quit() { app().quit(); }
/// The context is lost for good: a canvas that is to draw again gets a fresh module.
EMSCRIPTEN_KEEPALIVE void board_context_lost() { app().context_lost(); }
/// After touchcancel, pointercancel and blur: drops the drag and plays nothing.
EMSCRIPTEN_KEEPALIVE void board_cancel_pointer() { app().cancel_pointer(); }
/// The tab is visible again.
EMSCRIPTEN_KEEPALIVE void board_redraw() { app().redraw(); }

/// 0 light, 1 dark, 2 high contrast, 3 meadow, 4 dusk.
EMSCRIPTEN_KEEPALIVE void board_set_theme(int theme) {
    board().set_theme(setting(theme, ThemeName::Dusk));
    app().changed();
}
/// Length of a move's animation; 0 for none.
EMSCRIPTEN_KEEPALIVE void board_set_motion(int milliseconds) {
    board().set_motion(std::clamp(milliseconds, 0, 5000));
}
/// Whose back row is nearest: 0 red, 1 black.
EMSCRIPTEN_KEEPALIVE void board_set_bottom(int seat) {
    board().set_bottom(seat_of(seat));
    app().changed();
}
/// 0 automatic, 1 portrait, 2 landscape.
EMSCRIPTEN_KEEPALIVE void board_set_cards(int orientation) {
    board().set_cards(setting(orientation, CardShape::Landscape));
    app().changed();
}
/// Bit 0 red, bit 1 black: this side's cards are turned for a player at the far end of the screen.
EMSCRIPTEN_KEEPALIVE void board_set_turned(int mask) {
    board().set_turned((mask & 1) != 0, (mask & 2) != 0);
    app().changed();
}
/// Bit 0 red, bit 1 black: who may move the cards by hand.
EMSCRIPTEN_KEEPALIVE void board_set_players(int human_mask) {
    board().set_players((human_mask & 1) != 0, (human_mask & 2) != 0);
    app().changed();
}
/// The seat whose secrets may be seen: 0 red, 1 black, -1 none, as in every match at first.
EMSCRIPTEN_KEEPALIVE void board_set_watcher(int seat) {
    board().set_watcher(seat < 0 ? std::nullopt : std::optional(seat_of(seat)));
    app().changed();
}
/// 0 while a dialog or a handover screen is up.
EMSCRIPTEN_KEEPALIVE void board_set_enabled(int enabled) {
    board().set_enabled(enabled != 0);
    app().changed();
}
/// 1: a player whose side is played by hand may choose a move while the other side is to move. It
/// is in the snapshot as `premove`; the page plays it, board_clear_selection() takes it back. 0, as
/// at first: not allowed, and a waiting move is dropped.
EMSCRIPTEN_KEEPALIVE void board_set_premoves(int on) {
    board().set_premoves(on != 0);
    app().changed();
}
/// With what a pointer moves cards: 0 taps and drags, as at first; 1 taps alone; 2 drags alone.
EMSCRIPTEN_KEEPALIVE void board_set_gestures(int gestures) {
    board().set_gestures(setting(gestures, Gestures::Drag));
    app().changed();
}
/// How many device pixels along each side of the canvas lie within 24 CSS pixels of the screen's
/// edge, where swipes belong to the system: no drag begins or ends there. 0 for a side that is
/// further in.
EMSCRIPTEN_KEEPALIVE void board_set_edges(int left, int top, int right, int bottom) {
    board().set_edges({left, top, right, bottom});
}

/// "army-ants edition=2020 setup=random seed=7" -> error.
EMSCRIPTEN_KEEPALIVE const char* board_new_game(const char* game_and_options) {
    return changed(board().new_game(game_and_options));
}
/// Asks the rules about such a deal, which is not made -> error.
EMSCRIPTEN_KEEPALIVE const char* board_check_deal(const char* game_and_options) {
    return returned(new_match(game_and_options).error());
}
/// -> error; the match before stays when there is one.
EMSCRIPTEN_KEEPALIVE const char* board_load(const char* record) {
    return changed(board().load(record));
}
/// The whole game as text, moves that can be redone included.
EMSCRIPTEN_KEEPALIVE const char* board_record() { return returned(board().record()); }
/// Kept in the record: "red", "human Anna" -> error.
EMSCRIPTEN_KEEPALIVE const char* board_set_note(const char* key, const char* value) {
    return returned(board().set_note(key, value));
}
/// A move from the computer or typed by the player -> error.
EMSCRIPTEN_KEEPALIVE const char* board_play(const char* move) {
    return changed(board().play(move, App::now()));
}
/// Plays an outcome of chance that follows from these 64 bits -> error.
EMSCRIPTEN_KEEPALIVE const char* board_play_chance(std::uint32_t seed_high,
                                                   std::uint32_t seed_low) {
    return changed(board().play_chance(std::uint64_t{seed_high} << 32 | seed_low, App::now()));
}
/// Undo, redo, click to look -> error.
EMSCRIPTEN_KEEPALIVE const char* board_go_to(int ply) {
    if (ply < 0) {
        return returned("there is no ply before 0");
    }
    return changed(board().go_to(static_cast<std::size_t>(ply), App::now()));
}
EMSCRIPTEN_KEEPALIVE const char* board_resign(int seat) {
    return changed(board().resign(seat_of(seat)));
}
EMSCRIPTEN_KEEPALIVE const char* board_agree_draw() { return changed(board().agree_draw()); }
/// JSON, see web/src/games/NAME/variants.ts; "null" for a game without a board.
EMSCRIPTEN_KEEPALIVE const char* board_variants(const char* game_id) {
    return returned(variants_of(game_id));
}
/// A side's secret set-up, for commitments and the thinker's arrange; "" if none.
EMSCRIPTEN_KEEPALIVE const char* board_setup(int seat) {
    return returned(board().setup_text(seat_of(seat)));
}
/// For the thinker's position: what this seat may know; "" in secret set-ups.
EMSCRIPTEN_KEEPALIVE const char* board_question(int seat) {
    return returned(board().question(seat_of(seat)));
}
/// Checks a set-up that is being arranged against the rules -> error.
EMSCRIPTEN_KEEPALIVE const char* board_check_setup(const char* setup) {
    return returned(setup_error(setup));
}
/// JSON, see web/src/model/snapshot.ts; "null" before the first game. The page keeps the moves of
/// the snapshot before and says how many it has: `moves` goes on from move `since`.
EMSCRIPTEN_KEEPALIVE const char* board_snapshot(unsigned known) {
    return returned(board().snapshot(App::now(), known));
}
/// JSON of the last refusal: RefusalFacts of snapshot.ts.
EMSCRIPTEN_KEEPALIVE const char* board_refusal() { return returned(board().refusal()); }
/// A move in advance by its notation, such as would be legal if it were that side's turn -> error.
EMSCRIPTEN_KEEPALIVE const char* board_premove(const char* move) {
    return changed(board().premove(move));
}
/// JSON: RefusalFacts of what the rules have against a move that is written; "null" for nothing,
/// and when the text is not a move.
EMSCRIPTEN_KEEPALIVE const char* board_refusal_of(const char* move) {
    return returned(board().refusal_of(move));
}
/// JSON: RefusalFacts of what the rules have now against the move that waits; "null" for nothing.
EMSCRIPTEN_KEEPALIVE const char* board_premove_refusal() {
    return returned(board().premove_refusal());
}

/// The board as it stands at a size of its own, without a screen: width * height pixels, RGBA, rows
/// from the top, valid until the next call. For a module that was never started: the page keeps one
/// in a worker. Sizes below 1 count as 1, and so does the layout of the snapshot.
EMSCRIPTEN_KEEPALIVE const std::uint8_t* board_paint(int width, int height, int pixel_ratio_milli) {
    static MemoryCanvas canvas;
    board().resize({width, height}, pixel_ratio_milli);
    return canvas.paint(board().scene(App::now()), board().theme(), board().layout()).data();
}

/// The same as a tap on the cell. Cells count from 0 = a1, row by row: row * columns + column.
EMSCRIPTEN_KEEPALIVE void board_activate(int cell) {
    board().activate(cell, App::now());
    app().changed();
}
/// Extends the selected line to this cell (Shift + arrows).
EMSCRIPTEN_KEEPALIVE void board_extend(int cell) {
    board().extend(cell, App::now());
    app().changed();
}
/// Answers what the game asks: 0 neither, or on; else its own meaning.
EMSCRIPTEN_KEEPALIVE void board_choose(int choice) {
    board().choose(choice, App::now());
    app().changed();
}
/// Escape.
EMSCRIPTEN_KEEPALIVE void board_clear_selection() {
    board().clear_selection(App::now());
    app().changed();
}
/// The keyboard cursor, drawn on the canvas too; -1 for none.
EMSCRIPTEN_KEEPALIVE void board_focus(int cell) {
    board().focus(cell);
    app().changed();
}
EMSCRIPTEN_KEEPALIVE void board_finish_animation() {
    board().finish_animation();
    app().changed();
}

/// Before board_play() of a throw: how it flies, as the dice module gives it (dice_exports.cpp).
/// Returns room for up to this many floats; a throw that is too long, or 0 dice, is none.
EMSCRIPTEN_KEEPALIVE float* board_poses(int floats) {
    poses().assign(static_cast<std::size_t>(std::clamp(floats, 0, kMostPoseFloats)), 0.0F);
    return poses().data();
}
EMSCRIPTEN_KEEPALIVE void board_expect_throw(int dice, int frames) {
    if (dice < 0 || dice > kMostDice || frames < 0 || frames > kMostFrames) {
        return;
    }
    const std::size_t wanted =
        static_cast<std::size_t>(dice) * static_cast<std::size_t>(frames) * dice::kNumbersOfPose;
    if (wanted > 0 && wanted <= poses().size()) {
        board().show_throw([dice, wanted](GameView& view) {
            view.expect_throw({poses().data(), wanted}, static_cast<unsigned>(dice));
        });
    }
}
/// Device pixels: where the hand with the dice is; -1, -1: they lie ready.
EMSCRIPTEN_KEEPALIVE void board_hold(int x, int y) {
    const std::optional<Point> hand = x < 0 || y < 0 ? std::nullopt : std::optional(Point{x, y});
    board().show_throw([hand](GameView& view) { view.hold(hand); });
    app().changed();
}
/// Shows where such a throw would go, see dice_throw(); speed 0: no longer.
EMSCRIPTEN_KEEPALIVE void board_aim(int speed, int direction) {
    board().show_throw([speed, direction](GameView& view) { view.aim(speed, direction); });
    app().changed();
}
}
