#pragma once

// Everything the page may ask of the board module: plain C functions, integers and UTF-8 text in
// and out, no logic. One board, one match at a time. Text returned stays valid until the next call
// that returns text; a returned error is "" when all is well. The page's half of this contract is
// web/src/board/module.ts: change both together.
//
// Events go out through Module.onBoardEvent(kind, a), with the kinds of BoardEvent: 1 Changed, 2
// Selection, 3 Refused (a = cell), 5 AnimationEnd. They can come before the call that caused them
// returns.
//
// The module needs onBoardEvent, and its canvas (with the id "canvas") from board_start() on. The
// document needs a hidden element with the id "sdl-no-keyboard", where SDL listens for keys.
// Without board_start() everything else works too, unseen: tests under node do that.

#include <cstdint>

#include "board/board_event.h"

extern "C" {

// --- life
// -------------------------------------------------------------------------------------------------
enum BoardFlags { kBoardSoftware = 1 };  // painted in memory instead of by WebGL
int board_start(int width, int height, int pixel_ratio_milli, int flags);  // 1 when it stands
// Says why the board_start() before has failed; "" where SDL gave no reason.
const char* board_start_error();
void board_resize(int width, int height,
                  int pixel_ratio_milli);  // device pixels; draws in the same call
void board_quit();
void board_context_lost();    // for good: a canvas that is to draw again gets a fresh module
void board_cancel_pointer();  // touchcancel, pointercancel, blur: drop the drag, commit nothing
void board_redraw();          // the tab became visible again

// --- settings
// -------------------------------------------------------------------------------------------------
void board_set_theme(int theme);          // 0 light, 1 dark, 2 high contrast, 3 meadow, 4 dusk
void board_set_motion(int milliseconds);  // length of a move's animation; 0 = none (reduced motion)
void board_set_bottom(int seat);          // 0 red, 1 black: whose back row is nearest
void board_set_cards(int orientation);    // 0 automatic, 1 portrait, 2 landscape
// Bit 0 red, bit 1 black: this side's cards are turned for a player at the far end of the screen.
void board_set_turned(int mask);
void board_set_players(int human_mask);  // bit 0 red, bit 1 black: who may move the cards by hand
// The seat whose secrets may be seen: 0 red, 1 black, -1 none, as in every match at first.
void board_set_watcher(int seat);
void board_set_enabled(int enabled);  // 0 while a dialog or a handover screen is up
// 1: a player whose side is played by hand may choose a move while the other side is to move. It
// is in the snapshot as `premove`; the page plays it, board_clear_selection() takes it back. 0,
// as at first: not allowed, and a waiting move is dropped.
void board_set_premoves(int on);
// With what a pointer moves cards: 0 taps and drags, as at first; 1 taps alone; 2 drags alone.
void board_set_gestures(int gestures);
// How many device pixels along each side of the canvas lie within 24 CSS pixels of the screen's
// edge, where swipes belong to the system: no drag begins or ends there. 0 for a side that is
// further in.
void board_set_edges(int left, int top, int right, int bottom);

// --- the match
// -------------------------------------------------------------------------------------------------
// "army-ants edition=2020 setup=random seed=7" -> error.
const char* board_new_game(const char* game_and_options);
const char* board_load(const char* record);  // error; the match before stays when there is one
const char* board_record();  // the whole game as text, moves that can be redone included
const char* board_set_note(const char* key,
                           const char* value);  // kept in the record: "red", "human Anna" -> error
// A move from the computer or typed by the player -> error.
const char* board_play(const char* move);
// Plays an outcome of chance that follows from these 64 bits -> error.
const char* board_play_chance(std::uint32_t seed_high, std::uint32_t seed_low);
const char* board_go_to(int ply);  // undo, redo, click-to-look -> error
const char* board_resign(int seat);
const char* board_agree_draw();
// Asks the rules about such a deal, which is not made -> error.
const char* board_check_deal(const char* game_and_options);
// JSON, see web/src/board/variants.ts; "null" for a game without a board.
const char* board_variants(const char* game_id);
// A side's secret set-up, for commitments and the thinker's arrange; "" if none.
const char* board_setup(int seat);
// For the thinker's position: what this seat may know; "" in secret set-ups.
const char* board_question(int seat);
// Checks a set-up that is being arranged against the rules -> error.
const char* board_check_setup(const char* setup);
// JSON, see web/src/model/snapshot.ts; "null" before the first game. The page keeps the moves of the
// snapshot before and says how many it has: `moves` goes on from move `since`.
const char* board_snapshot(unsigned known);
const char* board_refusal();  // JSON of the last refusal: RefusalFacts of snapshot.ts
// A move in advance by its notation, such as would be legal if it were that side's turn -> error.
const char* board_premove(const char* move);
// JSON: RefusalFacts of what the rules have now against the move that waits; "null" when nothing.
const char* board_premove_refusal();
// JSON: RefusalFacts of what the rules have against a move that is written; "null" when nothing,
// and when the text is not a move.
const char* board_refusal_of(const char* move);

// --- pictures
// -------------------------------------------------------------------------------------------------
// The board as it stands at a size of its own, without a screen: width * height pixels, RGBA, rows
// from the top, valid until the next call. For a module that was never started: the page keeps one
// in a worker. Sizes below 1 count as 1, and so does the layout of the snapshot.
const std::uint8_t* board_paint(int width, int height, int pixel_ratio_milli);

// --- what keys, the mirror grid and buttons do
// ------------------------------------------------------------------------------ Cells count from 0
// = a1, row by row: cell = row * columns + column.
void board_activate(int cell);  // the same as a tap on the cell
void board_extend(int cell);    // extend the selected line to this cell (Shift + arrows)
void board_choose(
    int choice);               // answers what the game asks: 0 neither, or on; else its own meaning
void board_clear_selection();  // Escape
void board_focus(int cell);    // the keyboard cursor, -1 = none: drawn on the canvas too
void board_finish_animation();

// --- dice
// -------------------------------------------------------------------------------------------------
// Before board_play() of a throw: how it flies, as the dice module gives it (dice_exports.cpp).
// Room for up to this many floats is at board_poses(); a throw that is too long, or 0 dice, is
// none.
float* board_poses(int floats);
void board_expect_throw(int dice, int frames);
void board_hold(int x,
                int y);  // device pixels: where the hand with the dice is; -1, -1 = they lie ready
void board_aim(
    int speed,
    int direction);  // shows where such a throw would go, see dice_throw(); speed 0 = no longer
}
