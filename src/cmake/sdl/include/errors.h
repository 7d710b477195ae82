#pragma once

// Included before each of SDL's sources: defines how an error is reported. A board
// that cannot start has to say why, so the sources that open the canvas keep their texts
// (KEEPS_ERRORS, set in CMakeLists.txt), without what they would fill in: that takes all of printf.
// All others only return that they have failed: their texts are two kilobytes of every first visit.
// Paths of sources, which differ from machine to machine, are not kept.

#include "SDL_internal.h"

#include "SDL_error.h"

/// Keeps the text, which outlives everything, for SDL_GetError(); -1.
extern int anthill_error(const char* text);

#undef SDL_OutOfMemory
#undef SDL_Unsupported
#undef SDL_InvalidParamError
#ifdef KEEPS_ERRORS
#define SDL_SetError(text, ...) anthill_error(text)
#else
#define SDL_SetError(...) (-1)
#endif
#define SDL_Error(code) SDL_SetError("error")
#define SDL_OutOfMemory() SDL_SetError("out of memory")
#define SDL_Unsupported() SDL_SetError("unsupported")
#define SDL_InvalidParamError(parameter) SDL_SetError("invalid parameter")
#undef SDL_FILE
#define SDL_FILE ""
