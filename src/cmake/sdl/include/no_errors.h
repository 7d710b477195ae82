#pragma once

// Included before each of SDL's sources: what has failed is not put into words, which nobody reads.
// What fails still returns that it has. Nor are their paths kept, which differ from machine to
// machine.

#include "SDL_internal.h"

#include "SDL_error.h"

#undef SDL_OutOfMemory
#undef SDL_Unsupported
#undef SDL_InvalidParamError
#define SDL_SetError(...) (-1)
#define SDL_Error(code) (-1)
#define SDL_OutOfMemory() (-1)
#define SDL_Unsupported() (-1)
#define SDL_InvalidParamError(parameter) (-1)
#undef SDL_FILE
#define SDL_FILE ""
