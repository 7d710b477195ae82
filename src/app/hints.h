#pragma once

/// The hints that a board gives SDL, each by name and value, all of them before SDL starts
/// (app.cpp). Read by C too: where SDL is compiled for the board alone, it knows no hint besides,
/// and what one would switch on is left out (src/cmake/sdl/include/SDL_config.h).
///
/// If a driver is named, batching must be requested: otherwise each shape goes to the graphics
/// processor by itself. Touch comes as fingers, the mouse as a mouse, never one dressed up as the
/// other. For keys SDL would listen on the window and swallow every key of the page, which has a
/// hidden element of this name.
// clang-format off
#define ANTHILL_HINTS(HINT)                     \
    HINT("SDL_RENDER_BATCHING", "1")            \
    HINT("SDL_RENDER_SCALE_QUALITY", "linear")  \
    HINT("SDL_TOUCH_MOUSE_EVENTS", "0")         \
    HINT("SDL_MOUSE_TOUCH_EVENTS", "0")         \
    HINT("SDL_EMSCRIPTEN_KEYBOARD_ELEMENT", "#sdl-no-keyboard")
// clang-format on
