/* How SDL gets its OpenGL: straight from the browser's WebGL, as SDL 3 does, instead of by way of an EGL that the toolchain imitates in
 * script. The functions are those that SDL's driver for the browser names (SDL_emscriptenopengles.h, SDL_egl_c.h). */

#include "SDL_internal.h"

#include <EGL/egl.h>
#include <emscripten/html5.h>

#include "video/emscripten/SDL_emscriptenvideo.h"
#include "video/emscripten/SDL_emscriptenopengles.h"

/* SDL asks whether it has been loaded, and whether a window has a surface. WebGL knows neither: anything but nothing will do. */
static SDL_EGL_VideoData loaded;

int Emscripten_GLES_LoadLibrary(_THIS, const char* path) {
    _this->egl_data = &loaded;
    return 0;
}
void SDL_EGL_UnloadLibrary(_THIS) { _this->egl_data = NULL; }

EGLSurface* SDL_EGL_CreateSurface(_THIS, NativeWindowType window) { return (EGLSurface*)&loaded; }
void SDL_EGL_DestroySurface(_THIS, EGLSurface surface) {}

SDL_GLContext Emscripten_GLES_CreateContext(_THIS, SDL_Window* window) {
    EmscriptenWebGLContextAttributes wanted;
    EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context;
    emscripten_webgl_init_context_attributes(&wanted);
    wanted.alpha = _this->gl_config.alpha_size > 0;
    wanted.depth = _this->gl_config.depth_size > 0;
    wanted.stencil = _this->gl_config.stencil_size > 0;
    wanted.antialias = _this->gl_config.multisamplebuffers > 0;
    context = emscripten_webgl_create_context(((SDL_WindowData*)window->driverdata)->canvas_id, &wanted);
    if (context <= 0 || emscripten_webgl_make_context_current(context) != EMSCRIPTEN_RESULT_SUCCESS) {
        SDL_SetError("no WebGL");
        return NULL;
    }
    return (SDL_GLContext)context;
}
int Emscripten_GLES_MakeCurrent(_THIS, SDL_Window* window, SDL_GLContext context) {
    return emscripten_webgl_make_context_current((EMSCRIPTEN_WEBGL_CONTEXT_HANDLE)context) == EMSCRIPTEN_RESULT_SUCCESS
               ? 0
               : SDL_SetError("no such WebGL context");
}
void SDL_EGL_DeleteContext(_THIS, SDL_GLContext context) { emscripten_webgl_destroy_context((EMSCRIPTEN_WEBGL_CONTEXT_HANDLE)context); }

/* The browser shows what has been drawn when it is its turn, once a frame. */
int Emscripten_GLES_SwapWindow(_THIS, SDL_Window* window) { return 0; }
int SDL_EGL_SetSwapInterval(_THIS, int interval) { return 0; }
int SDL_EGL_GetSwapInterval(_THIS) { return 1; }

/* SDL's renderer names its functions itself (CMakeLists.txt); what SDL would ask for beside it concerns other kinds of OpenGL. */
void* SDL_EGL_GetProcAddress(_THIS, const char* name) { return NULL; }
