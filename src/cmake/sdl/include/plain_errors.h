#pragma once

// Included before each of SDL's sources: an error is the text that SDL has for it, and what it would
// fill in is left out. Putting texts together takes all of printf. Paths of sources, which differ
// from machine to machine, are not kept.

#include "SDL_internal.h"

#include "SDL_error.h"

/// Keeps the text, which outlives everything, for SDL_GetError(); -1.
extern int anthill_error(const char* text);

#undef SDL_OutOfMemory
#undef SDL_Unsupported
#undef SDL_InvalidParamError
#define SDL_SetError(text, ...) anthill_error(text)
#define SDL_Error(code) anthill_error("Error " #code)
#define SDL_OutOfMemory() anthill_error("Out of memory")
#define SDL_Unsupported() anthill_error("That operation is not supported")
#define SDL_InvalidParamError(parameter) anthill_error("A parameter is invalid")
#undef SDL_FILE
#define SDL_FILE ""
