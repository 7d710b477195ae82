#pragma once

// The board with a screen: window, renderer and input of SDL and a canvas around a Board. One frame
// function for the browser, for native tests and for whatever else; frames are asked for only when
// something is to be drawn, so an idle board costs nothing.

#include <SDL.h>

#include <cstdint>
#include <functional>
#include <memory>

#include "app/screen_canvas.h"
#include "app/sdl_input.h"
#include "board/board.h"

namespace anthill {

class App {
public:
    /// `request_frame` is called whenever frame() should be, before the next repaint; asking twice
    /// is as good as once.
    explicit App(std::function<void()> request_frame) : request_frame_(std::move(request_frame)) {}
    ~App() { quit(); }
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    /// Opens the window: canvas size in device pixels; `software`: painted in memory instead of by
    /// OpenGL. False when SDL cannot; the board works without a screen nevertheless.
    bool start(Size canvas, int pixel_ratio_milli, bool software);
    /// Draws in the same call: the browser clears a canvas that changes its size.
    void resize(Size canvas, int pixel_ratio_milli);
    /// Lets go of everything of SDL. The board stays.
    void quit();
    /// The graphics context is lost and will not be used again. The board continues without being
    /// drawn.
    void context_lost();
    void redraw();
    /// A touch was taken away by the system: what SDL has queued of it must not count.
    void cancel_pointer();

    [[nodiscard]] Board& board() noexcept { return board_; }
    [[nodiscard]] static std::uint64_t now() { return SDL_GetTicks64(); }

    /// After any change made through board().
    void changed();

    /// Handles what has come in and draws if needed. True when another frame is due.
    bool frame();

private:
    struct WindowFree {
        void operator()(SDL_Window* window) const noexcept { SDL_DestroyWindow(window); }
    };
    struct RendererFree {
        void operator()(SDL_Renderer* renderer) const noexcept { SDL_DestroyRenderer(renderer); }
    };

    static int watch(void* app, SDL_Event* event);
    void paint(int milliseconds);

    std::function<void()> request_frame_;
    Board board_;
    SdlInput input_;
    std::unique_ptr<SDL_Window, WindowFree> window_;
    std::unique_ptr<SDL_Renderer, RendererFree> renderer_;
    std::unique_ptr<ScreenCanvas> canvas_;
    bool initialised_ = false;  ///< SDL, by start()
    const Theme* painted_theme_ = nullptr;
    bool prepared_ = false;
};

}  // namespace anthill
