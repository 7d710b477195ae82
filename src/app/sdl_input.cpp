#include "app/sdl_input.h"

#include <cmath>

namespace anthill {
namespace {

constexpr Point kOutside{-1, -1};

/// Fingers come as fractions of the canvas.
Point position(const SDL_TouchFingerEvent& finger, const Board& board) {
    const Size canvas = board.layout().canvas();
    return {static_cast<int>(std::floor(finger.x * static_cast<float>(canvas.w))),
            static_cast<int>(std::floor(finger.y * static_cast<float>(canvas.h)))};
}

/// SDL numbers fingers as the browser does, in WebKit with numbers of any sign; ours must not
/// collide with the mouse.
std::int64_t id(const SDL_TouchFingerEvent& finger) { return finger.fingerId & INT64_MAX; }

}  // namespace

void SdlInput::handle(const SDL_Event& event, Board& board, std::uint64_t now) {
    switch (event.type) {
        case SDL_MOUSEBUTTONDOWN:
            if (event.button.button == SDL_BUTTON_LEFT) {
                outside_ = false;
                board.pointer_down(Pointer::kMouse, {event.button.x, event.button.y}, now);
            }
            break;
        case SDL_MOUSEMOTION:
            outside_ = false;
            board.pointer_move(Pointer::kMouse, {event.motion.x, event.motion.y}, now);
            break;
        case SDL_MOUSEBUTTONUP:
            // Let go beside the canvas, the browser reports the last place inside: that is not
            // where the player is.
            if (event.button.button == SDL_BUTTON_LEFT) {
                board.pointer_up(Pointer::kMouse,
                                 outside_ ? kOutside : Point{event.button.x, event.button.y}, now);
            }
            break;
        case SDL_FINGERDOWN:
            board.pointer_down(id(event.tfinger), position(event.tfinger, board), now);
            break;
        case SDL_FINGERMOTION:
            board.pointer_move(id(event.tfinger), position(event.tfinger, board), now);
            break;
        case SDL_FINGERUP:
            board.pointer_up(id(event.tfinger), position(event.tfinger, board), now);
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) {
                outside_ = true;
                board.pointer_move(Pointer::kMouse, kOutside, now);
            }
            break;
        default: break;
    }
}

}  // namespace anthill
