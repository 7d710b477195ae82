#include "wasm/board_exports.h"

#include <emscripten.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/app.h"
#include "app/main_loop.h"
#include "app/memory_canvas.h"
#include "match/match.h"
#include "match/setup_texts.h"
#include "view/chooses.h"
#include "view/game_view.h"
#include "view/throws_dice.h"

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
constexpr int kMostFrames = 60 * 30;  // half a minute
constexpr int kNumbersOfPose = 7;
constexpr int kMostPoseFloats = kMostDice * kMostFrames * kNumbersOfPose;

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

int board_start(int width, int height, int pixel_ratio_milli, int flags) {
    return app().start({width, height}, pixel_ratio_milli, (flags & kBoardSoftware) != 0) ? 1 : 0;
}
const char* board_start_error() { return returned(SDL_GetError()); }
void board_resize(int width, int height, int pixel_ratio_milli) {
    app().resize({width, height}, pixel_ratio_milli);
}
void board_quit() { app().quit(); }
void board_context_lost() { app().context_lost(); }
void board_cancel_pointer() { app().cancel_pointer(); }
void board_redraw() { app().redraw(); }

void board_set_theme(int theme) {
    board().set_theme(setting(theme, ThemeName::Dusk));
    app().changed();
}
void board_set_motion(int milliseconds) { board().set_motion(std::clamp(milliseconds, 0, 5000)); }
void board_set_bottom(int seat) {
    board().set_bottom(seat_of(seat));
    app().changed();
}
void board_set_cards(int orientation) {
    board().set_cards(setting(orientation, CardShape::Landscape));
    app().changed();
}
void board_set_turned(int mask) {
    board().set_turned((mask & 1) != 0, (mask & 2) != 0);
    app().changed();
}
void board_set_players(int human_mask) {
    board().set_players((human_mask & 1) != 0, (human_mask & 2) != 0);
    app().changed();
}
void board_set_watcher(int seat) {
    board().set_watcher(seat < 0 ? std::nullopt : std::optional(seat_of(seat)));
    app().changed();
}
void board_set_enabled(int enabled) {
    board().set_enabled(enabled != 0);
    app().changed();
}
void board_set_premoves(int on) {
    board().set_premoves(on != 0);
    app().changed();
}
void board_set_gestures(int gestures) {
    board().set_gestures(gestures != 2, gestures != 1);
    app().changed();
}
void board_set_edges(int left, int top, int right, int bottom) {
    board().set_edges({left, top, right, bottom});
}

const char* board_new_game(const char* game_and_options) {
    return changed(board().new_game(game_and_options));
}
const char* board_check_deal(const char* game_and_options) {
    return returned(new_match(game_and_options).error());
}
const char* board_load(const char* record) { return changed(board().load(record)); }
const char* board_record() { return returned(board().record()); }
const char* board_set_note(const char* key, const char* value) {
    return returned(board().set_note(key, value));
}
const char* board_play(const char* move) { return changed(board().play(move, App::now())); }
const char* board_play_chance(std::uint32_t seed_high, std::uint32_t seed_low) {
    return changed(board().play_chance(std::uint64_t{seed_high} << 32 | seed_low, App::now()));
}
const char* board_go_to(int ply) {
    if (ply < 0) {
        return returned("there is no ply before 0");
    }
    return changed(board().go_to(static_cast<std::size_t>(ply), App::now()));
}
const char* board_resign(int seat) { return changed(board().resign(seat_of(seat))); }
const char* board_agree_draw() { return changed(board().agree_draw()); }
const char* board_variants(const char* game_id) { return returned(variants_of(game_id)); }
const char* board_setup(int seat) {
    const SetupTexts* const setups = board().match_as<SetupTexts>();
    return returned(setups != nullptr ? setups->setup_text(seat_of(seat)) : std::string());
}
const char* board_question(int seat) { return returned(board().question(seat_of(seat))); }
const char* board_check_setup(const char* setup) { return returned(setup_error(setup)); }
const char* board_snapshot(unsigned known) { return returned(board().snapshot(App::now(), known)); }
const char* board_refusal() { return returned(board().refusal()); }
const char* board_premove(const char* move) { return changed(board().premove(move)); }
const char* board_refusal_of(const char* move) { return returned(board().refusal_of(move)); }
const char* board_premove_refusal() { return returned(board().premove_refusal()); }

const std::uint8_t* board_paint(int width, int height, int pixel_ratio_milli) {
    static MemoryCanvas canvas;
    board().resize({width, height}, pixel_ratio_milli);
    return canvas.paint(board().scene(App::now()), board().theme(), board().layout()).data();
}

void board_activate(int cell) {
    board().activate(cell, App::now());
    app().changed();
}
void board_extend(int cell) {
    board().extend(cell, App::now());
    app().changed();
}
void board_choose(int choice) {
    board().use<Chooses>(App::now(), [choice](Chooses& view) { return view.choose(choice); });
    app().changed();
}
void board_clear_selection() {
    board().clear_selection(App::now());
    app().changed();
}
void board_focus(int cell) {
    board().focus(cell);
    app().changed();
}
void board_finish_animation() {
    board().finish_animation();
    app().changed();
}

float* board_poses(int floats) {
    poses().assign(static_cast<std::size_t>(std::clamp(floats, 0, kMostPoseFloats)), 0.0F);
    return poses().data();
}
void board_expect_throw(int dice, int frames) {
    if (dice < 0 || dice > kMostDice || frames < 0 || frames > kMostFrames) {
        return;
    }
    const std::size_t wanted =
        static_cast<std::size_t>(dice) * static_cast<std::size_t>(frames) * kNumbersOfPose;
    if (wanted > 0 && wanted <= poses().size()) {
        board().use<ThrowsDice>(App::now(), [dice, wanted](ThrowsDice& view) {
            view.expect_throw({poses().data(), wanted}, static_cast<unsigned>(dice));
        });
    }
}
void board_hold(int x, int y) {
    const std::optional<Point> hand = x < 0 || y < 0 ? std::nullopt : std::optional(Point{x, y});
    board().use<ThrowsDice>(App::now(), [hand](ThrowsDice& view) { view.hold(hand); });
    app().changed();
}
void board_aim(int speed, int direction) {
    board().use<ThrowsDice>(App::now(),
                            [speed, direction](ThrowsDice& view) { view.aim(speed, direction); });
    app().changed();
}
}
