// The board's life on a screen, where it goes wrong.

#include "app/app.h"

#include <cstdlib>

#include "support/catch.h"

using namespace anthill;

TEST_CASE(
    "App: a window that cannot be had leaves nothing of SDL behind, and another one can be asked "
    "for") {
    // Hints are forgotten by SDL_Quit(), the environment is not. Without the first one, OpenGL's
    // drivers would be asked, which leak.
    setenv("SDL_FRAMEBUFFER_ACCELERATION", "0", 1);
    setenv("SDL_VIDEODRIVER", "no such driver", 1);
    App app([] {});
    CHECK_FALSE(app.start({100, 100}, 1000, true));
    CHECK(SDL_WasInit(0) == 0);
    app.quit();

    setenv("SDL_VIDEODRIVER", "dummy", 1);
    // SDL 2.32 makes it smaller, SDL 2.26 refuses it.
    if (!app.start({100'000, 100'000}, 1000, true)) {
        CHECK(SDL_WasInit(0) == 0);
    }
    app.quit();
    CHECK(SDL_WasInit(0) == 0);

    CHECK(app.start({100, 100}, 1000, true));
    CHECK(SDL_WasInit(SDL_INIT_VIDEO) != 0);
    app.quit();
    CHECK(SDL_WasInit(0) == 0);
}
