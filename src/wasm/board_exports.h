#pragma once

// Everything the page may ask of the board module: plain C functions, integers and UTF-8 text in and out, no logic. One board,
// one match at a time. Text returned stays valid until the next call that returns text; a returned error is "" when all is well.
// The page's half of this contract is web/src/board/module.ts: change both together.
//
// Events go out through Module.onBoardEvent(kind, a, b), see BoardEvent.

#include <cstdint>

namespace anthill {

enum class BoardEvent : int {
    Changed = 1,      ///< the player made a move on the board: read board_snapshot(), save, wake the other player
    Selection = 2,    ///< selected cards, targets or cursor changed: read board_snapshot()
    Refused = 3,      ///< a = reason (see board_refusal() for the facts), b = cell
    Ambiguous = 4,    ///< a = selected cell, b = tapped neighbour: Swap or extend the line? Answer with board_choose()
    AnimationEnd = 5, ///< the last move has come to rest
};

}  // namespace anthill

extern "C" {

// --- life -----------------------------------------------------------------------------------------------------------------
enum BoardFlags { kBoardSoftware = 1 };
int board_start(int width, int height, int pixel_ratio_milli, int flags);  // 1 when it stands
void board_resize(int width, int height, int pixel_ratio_milli);            // device pixels; draws in the same call
void board_quit();
void board_context_lost();
void board_context_restored();
void board_cancel_pointer();   // touchcancel, pointercancel, blur: drop the drag, commit nothing
void board_redraw();           // the tab became visible again

// --- settings ---------------------------------------------------------------------------------------------------------------
void board_set_theme(int theme);          // 0 light, 1 dark, 2 high contrast
void board_set_motion(int milliseconds);  // length of a move's animation; 0 = none (reduced motion)
void board_set_bottom(int seat);          // 0 red, 1 black: whose back row is nearest
void board_set_cards(int orientation);    // 0 automatic, 1 portrait, 2 landscape
void board_set_players(int human_mask);   // bit 0 red, bit 1 black: who may move the cards by hand
void board_set_enabled(int enabled);      // 0 while a dialog or a curtain is up

// --- the match --------------------------------------------------------------------------------------------------------------
const char* board_new_game(const char* game_and_options);  // "army-ants edition=2020 setup=random seed=7" -> error
const char* board_load(const char* record);                // error; the match before stays when there is one
const char* board_record();                                // the whole game as text, moves that can be redone included
const char* board_play(const char* move);                  // a move from the computer or typed by the player -> error
const char* board_go_to(int ply);                          // undo, redo, click-to-look -> error
const char* board_resign(int seat);
const char* board_agree_draw();
const char* board_snapshot();                              // JSON, see web/src/board/snapshot.ts
const char* board_refusal();                               // JSON of the last refusal: {"reason":"...", facts}

// --- what keys, the mirror grid and buttons do ------------------------------------------------------------------------------
// Cells count from 0 = a1, row by row: cell = row * columns + column.
void board_activate(int cell);            // the same as a tap on the cell
void board_extend(int cell);              // extend the selected line to this cell (Shift + arrows)
void board_choose(int choice);            // answer to Ambiguous: 0 neither, 1 swap, 2 line
void board_clear_selection();             // Escape
void board_focus(int cell);               // the keyboard cursor, -1 = none: drawn on the canvas too
void board_finish_animation();
}
