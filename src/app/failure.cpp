#include "app/failure.h"

#include <SDL.h>

#include <string>

#ifdef __EMSCRIPTEN__
#include <emscripten/console.h>
#else
#include <cstdio>
#endif

namespace anthill {

void report_failure(const char* what) {
    const std::string line = std::string(what) + ": " + SDL_GetError();
#ifdef __EMSCRIPTEN__
    emscripten_console_error(line.c_str());
#else
    std::fprintf(stderr, "%s\n", line.c_str());
#endif
}

}  // namespace anthill
