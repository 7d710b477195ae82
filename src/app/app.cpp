#include "app/app.h"

#include <string_view>
#include <utility>

#include "app/hints.h"
#include "app/main_loop.h"
#include "app/memory_screen.h"
#include "app/sdl_canvas.h"
#include "app/window_pixels.h"

namespace anthill {
namespace {

// Pictures are made in slices of this many milliseconds a frame, so that no frame takes long enough
// to be felt.
constexpr int kSlice = 10;
constexpr int kSliceWhenIdle = 6;
constexpr int kAll = -1;

/// The number of a renderer by its name; one that SDL refuses when it has no such renderer. Asked
/// by a hint, SDL would try the others too, and the page may not have fetched those.
int renderer_number(std::string_view name) {
    const int count = SDL_GetNumRenderDrivers();
    for (int number = 0; number < count; ++number) {
        SDL_RendererInfo info;
        if (SDL_GetRenderDriverInfo(number, &info) == 0 && name == info.name) {
            return number;
        }
    }
    return count;
}

}  // namespace

bool App::start(Size canvas, int pixel_ratio_milli, bool software) {
    quit();
#define ANTHILL_SET(name, value) SDL_SetHint(name, value);
    ANTHILL_HINTS(ANTHILL_SET)
#undef ANTHILL_SET
    // SDL 2.32 leaves its events behind where there is no video driver.
    initialised_ = true;
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        quit();
        return false;
    }
    SDL_EventState(SDL_MOUSEWHEEL, SDL_IGNORE);
    // Every poll would leave a mark in the queue, and the mark would ask for the next frame.
    SDL_EventState(SDL_POLLSENTINEL, SDL_IGNORE);
    // Neither resizable nor aware of pixel ratios: the page tells us device pixels, see resize().
    window_.reset(SDL_CreateWindow("Anthill", 0, 0, canvas.w, canvas.h, 0));
    keep_page_restorable();
    if (window_ && software) {
        canvas_ = std::make_unique<MemoryScreen>(
            [this](std::span<const std::uint8_t> pixels, Size size, Rect part) {
                show_pixels(*window_, pixels, size, part);
            });
    } else if (window_) {
        renderer_.reset(SDL_CreateRenderer(window_.get(), renderer_number("opengles2"), 0));
        if (renderer_) {
            canvas_ = std::make_unique<SdlCanvas>(renderer_.get());
        }
    }
    if (!canvas_) {
        quit();
        return false;
    }
    prepared_ = false;
    SDL_AddEventWatch(&App::watch, this);
    board_.resize(canvas, pixel_ratio_milli);
    changed();
    return true;
}

void App::quit() {
    if (!std::exchange(initialised_, false)) {
        return;
    }
    SDL_DelEventWatch(&App::watch, this);
    canvas_.reset();
    renderer_.reset();
    window_.reset();
    SDL_Quit();
}

void App::context_lost() {
    // At once: once the browser has restored the context, these deletions would name objects of
    // another one.
    canvas_.reset();
    renderer_.reset();
}

void App::resize(Size canvas, int pixel_ratio_milli) {
    board_.resize(canvas, pixel_ratio_milli);
    prepared_ = false;
    if (window_) {
        SDL_SetWindowSize(window_.get(), canvas.w, canvas.h);
        if (canvas_) {
            canvas_->invalidate();
        }
        paint(kSlice);
    }
    changed();
}

void App::redraw() {
    if (canvas_) {
        canvas_->invalidate();
    }
    paint(kSlice);
    changed();
}

void App::cancel_pointer() {
    SDL_FlushEvents(SDL_MOUSEMOTION, SDL_MULTIGESTURE);
    board_.cancel_pointer();
    changed();
}

void App::changed() {
    if (canvas_) {
        request_frame_();
    } else {
        board_.finish_animation();  // no frame will end it, because the board is hidden
    }
}

int App::watch(void* app, SDL_Event*) {
    static_cast<App*>(app)->request_frame_();
    return 1;
}

void App::paint(int milliseconds) {
    if (!canvas_) {
        return;
    }
    const Theme& theme = board_.theme();
    canvas_->set_look(theme, board_.layout());
    // A change of theme shows all at once; half a board in other colours would be worse than a late
    // frame.
    const bool recolour = painted_theme_ != nullptr && painted_theme_ != &theme;
    painted_theme_ = &theme;
    if (recolour) {
        prepared_ = false;
    }
    (void)board_.take_dirty();
    canvas_->draw(board_.scene(now()), recolour ? kAll : milliseconds);
}

bool App::frame() {
    const std::uint64_t time = now();
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        input_.handle(event, board_, time);
    }
    if (!canvas_) {
        return false;
    }
    const bool moving = board_.tick(time);
    if (board_.take_dirty() || !canvas_->ready()) {
        paint(kSlice);
    } else if (!prepared_) {
        prepared_ = canvas_->prepare(board_.prefetch(), kSliceWhenIdle);
    }
    return moving || !canvas_->ready() || !prepared_;
}

}  // namespace anthill
