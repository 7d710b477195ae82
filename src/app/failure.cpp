#include "app/failure.h"

#include <SDL.h>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>

EM_JS(void, write_failure, (const char* what, const char* why),
      { console.error(UTF8ToString(what) + ": " + UTF8ToString(why)); });
#else
#include <cstdio>

static void write_failure(const char* what, const char* why) {
    std::fprintf(stderr, "%s: %s\n", what, why);
}
#endif

namespace anthill {

void report_failure(const char* what) { write_failure(what, SDL_GetError()); }

}  // namespace anthill
