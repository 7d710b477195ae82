#pragma once

// The browser's side of App's frames: there is no loop. Only the next frame is requested, when it
// is needed.

#include "app/app.h"

namespace anthill {

/// Calls app.frame() before the next repaint, and again as long as it says that another is due.
/// `app` must live for ever.
void request_browser_frame(App& app);

/// Takes away SDL's listener for 'beforeunload', which has nothing to say and would keep the page
/// out of the back/forward cache. Called by App after SDL has made its window; natively nothing.
#ifdef __EMSCRIPTEN__
void keep_page_restorable();
#else
inline void keep_page_restorable() {}
#endif

}  // namespace anthill
