#include "app/window_pixels.h"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>

// SDL would copy the whole window for every frame, and set each alpha by itself. The pixels are
// shown from where they lie.
EM_JS(void, put_pixels,
      (const std::uint8_t* pixels, int width, int height, int x, int y, int w, int h), {
          const bytes = new Uint8ClampedArray(HEAPU8.buffer, pixels, width * height * 4);
          const context = Module["canvas"].getContext("2d", {"alpha" : false});
          context.putImageData(new ImageData(bytes, width, height), 0, 0, x, y, w, h);
      });
#endif

namespace anthill {

#ifdef __EMSCRIPTEN__

void show_pixels(SDL_Window&, std::span<const std::uint8_t> pixels, Size size, Rect part) {
    put_pixels(pixels.data(), size.w, size.h, part.x, part.y, part.w, part.h);
}

#else

void show_pixels(SDL_Window& window, std::span<const std::uint8_t> pixels, Size size, Rect part) {
    // SDL only reads from it.
    void* const source = const_cast<std::uint8_t*>(pixels.data());
    SDL_Surface* const shown = SDL_GetWindowSurface(&window);
    SDL_Surface* const painted = SDL_CreateRGBSurfaceWithFormatFrom(
        source, size.w, size.h, 32, size.w * 4, SDL_PIXELFORMAT_RGBA32);
    if (shown != nullptr && painted != nullptr) {
        SDL_Rect place{part.x, part.y, part.w, part.h};
        SDL_SetSurfaceBlendMode(painted, SDL_BLENDMODE_NONE);
        SDL_BlitSurface(painted, &place, shown, &place);
        SDL_UpdateWindowSurfaceRects(&window, &place, 1);
    }
    SDL_FreeSurface(painted);
}

#endif

}  // namespace anthill
