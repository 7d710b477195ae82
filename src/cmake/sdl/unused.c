/* What SDL could do and the board never asks for. It paints with OpenGL, or for itself (app/memory_canvas.h): the real code of what
 * paints here would be an eighth of the whole module. Each of these says so when called after all. Nor are fingers to be recognised
 * by their gestures. */

#include "SDL_internal.h"

#include "SDL_events.h"
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
