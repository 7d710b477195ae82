/* Stands in for SDL's files that are not compiled (CMakeLists.txt): those that paint on surfaces, since the board paints with OpenGL or for
 * itself (app/memory_canvas.h), those that recognise gestures of several fingers, and that of the hints, which are known when SDL is compiled
 * (include/SDL_config.h). And for what SDL names of the toolchain's script and a board never asks it for: full screen, pointer lock and title
 * are the page's, and nothing waits. What is called after all says that it is not there. */

#include "SDL_internal.h"

#include <emscripten.h>
#include <emscripten/html5.h>

#include "SDL_events.h"
#include "SDL_hints.h"
#include "SDL_hints_c.h"
#include "SDL_surface.h"
#include "events/SDL_gesture_c.h"
#include "video/SDL_blit.h"
#include "video/SDL_sysvideo.h"
#include "video/emscripten/SDL_emscriptenframebuffer.h"

int SDL_CalculateBlit(SDL_Surface* surface) { return SDL_Unsupported(); }
int SDL_SoftStretch(SDL_Surface* src, const SDL_Rect* srcrect, SDL_Surface* dst, const SDL_Rect* dstrect) { return SDL_Unsupported(); }
int SDL_SoftStretchLinear(SDL_Surface* src, const SDL_Rect* srcrect, SDL_Surface* dst, const SDL_Rect* dstrect) {
    return SDL_Unsupported();
}
int SDL_FillRect(SDL_Surface* dst, const SDL_Rect* rect, Uint32 colour) { return SDL_Unsupported(); }

int Emscripten_CreateWindowFramebuffer(_THIS, SDL_Window* window, Uint32* format, void** pixels, int* pitch) { return SDL_Unsupported(); }
int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window* window, const SDL_Rect* rects, int count) { return SDL_Unsupported(); }
void Emscripten_DestroyWindowFramebuffer(_THIS, SDL_Window* window) {}

int SDL_GestureAddTouch(SDL_TouchID touch) { return 0; }
int SDL_GestureDelTouch(SDL_TouchID touch) { return 0; }
void SDL_GestureProcessEvent(SDL_Event* event) {}
void SDL_GestureQuit(void) {}

__attribute__((always_inline)) SDL_bool SDL_GetStringBoolean(const char* value, SDL_bool otherwise) {
    return value == NULL || *value == '\0' ? otherwise : strcmp(value, "0") != 0;
}
__attribute__((always_inline)) SDL_bool SDL_GetHintBoolean(const char* name, SDL_bool otherwise) {
    return SDL_GetStringBoolean(SDL_GetHint(name), otherwise);
}
SDL_bool SDL_SetHint(const char* name, const char* value) { return SDL_TRUE; }
SDL_bool SDL_SetHintWithPriority(const char* name, const char* value, SDL_HintPriority priority) { return SDL_FALSE; }
void SDL_DelHintCallback(const char* name, SDL_HintCallback callback, void* data) {}
void SDL_ClearHints(void) {}

/* The page handles keys and all that happens outside the canvas, so SDL's handlers of these events are left out. */
#define UNHEARD(event, callback)                                                                                                   \
    EMSCRIPTEN_RESULT emscripten_set_##event##_callback_on_thread(const char* target, void* data, EM_BOOL capture, callback heard, \
                                                                  pthread_t thread) {                                              \
        return EMSCRIPTEN_RESULT_NOT_SUPPORTED;                                                                                    \
    }
UNHEARD(keydown, em_key_callback_func)
UNHEARD(keyup, em_key_callback_func)
UNHEARD(keypress, em_key_callback_func)
UNHEARD(wheel, em_wheel_callback_func)
UNHEARD(resize, em_ui_callback_func)
UNHEARD(pointerlockchange, em_pointerlockchange_callback_func)
UNHEARD(fullscreenchange, em_fullscreenchange_callback_func)
EMSCRIPTEN_RESULT emscripten_set_beforeunload_callback_on_thread(void* data, em_beforeunload_callback heard, pthread_t thread) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(const char* target, EM_BOOL deferred, const EmscriptenFullscreenStrategy* strategy) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_fullscreen(void) { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char* target, EM_BOOL deferred) { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
EMSCRIPTEN_RESULT emscripten_exit_pointerlock(void) { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
void emscripten_set_window_title(const char* title) {}
int emscripten_has_asyncify(void) { return 0; }
void emscripten_sleep(unsigned milliseconds) {}

/* Asked for, but the toolchain's own brings along all that its script can do with a main loop. */
void emscripten_get_screen_size(int* width, int* height) {
    *width = EM_ASM_INT({ return screen.width; });
    *height = EM_ASM_INT({ return screen.height; });
}
