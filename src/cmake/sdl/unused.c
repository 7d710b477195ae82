/* What the software renderer could do and the board never asks for: points, lines, rotation and triangles. A board is pictures and
 * filled rectangles, and the real code is a sixth of the whole module. Each says so when called after all. */

#include "SDL_internal.h"

#include "SDL_render.h"
#include "software/SDL_blendline.h"
#include "software/SDL_blendpoint.h"
#include "software/SDL_drawline.h"
#include "software/SDL_drawpoint.h"
#include "software/SDL_rotate.h"
#include "software/SDL_triangle.h"

int SDL_BlendLine(SDL_Surface* dst, int x1, int y1, int x2, int y2, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    return SDL_Unsupported();
}
int SDL_BlendLines(SDL_Surface* dst, const SDL_Point* points, int count, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    return SDL_Unsupported();
}
int SDL_BlendPoint(SDL_Surface* dst, int x, int y, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    return SDL_Unsupported();
}
int SDL_BlendPoints(SDL_Surface* dst, const SDL_Point* points, int count, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    return SDL_Unsupported();
}
int SDL_DrawLine(SDL_Surface* dst, int x1, int y1, int x2, int y2, Uint32 colour) { return SDL_Unsupported(); }
int SDL_DrawLines(SDL_Surface* dst, const SDL_Point* points, int count, Uint32 colour) { return SDL_Unsupported(); }
int SDL_DrawPoint(SDL_Surface* dst, int x, int y, Uint32 colour) { return SDL_Unsupported(); }
int SDL_DrawPoints(SDL_Surface* dst, const SDL_Point* points, int count, Uint32 colour) { return SDL_Unsupported(); }

SDL_Surface* SDLgfx_rotateSurface(SDL_Surface* src, double angle, int smooth, int flip_x, int flip_y, const SDL_Rect* where,
                                  double cosine, double sine, const SDL_FPoint* centre) {
    SDL_Unsupported();
    return NULL;
}
void SDLgfx_rotozoomSurfaceSizeTrig(int width, int height, double angle, const SDL_FPoint* centre, SDL_Rect* where, double* cosine,
                                    double* sine) {
    SDL_Unsupported();
}

void trianglepoint_2_fixedpoint(SDL_Point* a) { SDL_Unsupported(); }
int SDL_SW_FillTriangle(SDL_Surface* dst, SDL_Point* d0, SDL_Point* d1, SDL_Point* d2, SDL_BlendMode mode, SDL_Color c0,
                        SDL_Color c1, SDL_Color c2) {
    return SDL_Unsupported();
}
int SDL_SW_BlitTriangle(SDL_Surface* src, SDL_Point* s0, SDL_Point* s1, SDL_Point* s2, SDL_Surface* dst, SDL_Point* d0,
                        SDL_Point* d1, SDL_Point* d2, SDL_Color c0, SDL_Color c1, SDL_Color c2) {
    return SDL_Unsupported();
}
