/* The toolchain's eglGetProcAddress knows every GL function and so keeps them all in the module. SDL asks for the few dozen
 * that its own list names: look those up and nothing else. */

#include "SDL_config.h"

#include <EGL/egl.h>
#include <GLES2/gl2.h>
#include <string.h>

__eglMustCastToProperFunctionPointerType eglGetProcAddress(const char* name) {
#define SDL_PROC(result, function, parameters) \
    if (strcmp(name, #function) == 0) return (__eglMustCastToProperFunctionPointerType)function;
#include "SDL_gles2funcs.h"
#undef SDL_PROC
    return 0;
}
