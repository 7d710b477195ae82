/* What SDL hears from the browser: mouse, touch, focus and size. The page has the keyboard, the wheel and the full screen to itself,
 * and a listener for `beforeunload` would keep it out of the back/forward cache. */

#include "SDL_internal.h"

#include <emscripten/html5.h>

#undef emscripten_set_keydown_callback
#undef emscripten_set_keyup_callback
#undef emscripten_set_keypress_callback
#undef emscripten_set_wheel_callback
#undef emscripten_set_fullscreenchange_callback
#undef emscripten_set_pointerlockchange_callback
#undef emscripten_set_beforeunload_callback
#define emscripten_set_keydown_callback(...) ((void)0)
#define emscripten_set_keyup_callback(...) ((void)0)
#define emscripten_set_keypress_callback(...) ((void)0)
#define emscripten_set_wheel_callback(...) ((void)0)
#define emscripten_set_fullscreenchange_callback(...) ((void)0)
#define emscripten_set_pointerlockchange_callback(...) ((void)0)
#define emscripten_set_beforeunload_callback(...) ((void)0)

#include "video/emscripten/SDL_emscriptenevents.c"
