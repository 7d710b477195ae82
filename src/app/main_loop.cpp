#ifdef __EMSCRIPTEN__

#include "app/main_loop.h"

#include <emscripten.h>
#include <emscripten/html5.h>

namespace anthill {
namespace {

bool requested = false;

EM_BOOL on_frame(double, void* app) {
    requested = false;
    if (static_cast<App*>(app)->frame()) {
        request_browser_frame(*static_cast<App*>(app));
    }
    return EM_FALSE;
}

}  // namespace

void request_browser_frame(App& app) {
    if (requested) {
        return;
    }
    requested = true;
    emscripten_request_animation_frame(&on_frame, &app);
}

void keep_page_restorable() { emscripten_set_beforeunload_callback(nullptr, nullptr); }

}  // namespace anthill

#endif
