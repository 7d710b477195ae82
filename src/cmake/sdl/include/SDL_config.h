#pragma once

// Found before SDL's own SDL_config.h when SDL is compiled for the board: switches off what a
// silent board game without gamepads never calls. Without a graphics processor the board paints for
// itself (app/memory_canvas.h), so SDL need not be able to.

#include "SDL_platform.h"

#include "SDL_config_emscripten.h"

#define SDL_AUDIO_DISABLED 1
#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#define SDL_JOYSTICK_DISABLED 1
#undef SDL_JOYSTICK_EMSCRIPTEN
#define SDL_SENSOR_DISABLED 1
#undef SDL_SENSOR_DUMMY
#define SDL_POWER_DISABLED 1
#undef SDL_POWER_EMSCRIPTEN
#undef SDL_LOADSO_DLOPEN
#define SDL_LOADSO_DUMMY 1
#undef SDL_FILESYSTEM_EMSCRIPTEN
#define SDL_FILESYSTEM_DUMMY 1

#undef SDL_VIDEO_RENDER_SW
#define SDL_VIDEO_RENDER_SW 0
#define SDL_HAVE_RLE 0
#define SDL_HAVE_YUV 0

// SDL's own reading and writing of numbers does: the C library's brings arithmetic with 128 bits.
// And its own iconv, which that writing calls: the C library's brings the tables of every encoding.
#undef HAVE_VSNPRINTF
#undef HAVE_STRTOD
#undef HAVE_ATOF
#undef HAVE_SSCANF
#undef HAVE_VSSCANF
#undef HAVE_ICONV
#undef HAVE_ICONV_H

// The C library's powers have tables of 4 kB.
#undef HAVE_POW

// No files, no log, no assertions: what fails says so by what it returns.
#undef HAVE_STDIO_H
#define SDL_ASSERT_LEVEL 0

// The browser sends no signals.
#undef HAVE_SIGACTION
#undef HAVE_SA_SIGACTION
#undef HAVE_SIGNAL_H

// The hints are known here (app/hints.h), and so is what SDL does for others: left out. It asks for
// a call with a hint's value now and at every change, of which there is none. SDL_hints.c is not
// compiled; its other functions are in left_out.c.
#include <string.h>
#include "hints.h"
#define ANTHILL_KNOWN extern inline __attribute__((gnu_inline, always_inline))
ANTHILL_KNOWN const char* SDL_GetHint(const char* name) {
#define ANTHILL_ANSWER(hint, value) \
    if (strcmp(name, hint) == 0)    \
        return value;
    ANTHILL_HINTS(ANTHILL_ANSWER)
#undef ANTHILL_ANSWER
    return NULL;
}
ANTHILL_KNOWN void SDL_AddHintCallback(
    const char* name, void (*callback)(void*, const char*, const char*, const char*), void* data) {
    callback(data, name, SDL_GetHint(name), SDL_GetHint(name));
}
#undef ANTHILL_KNOWN
