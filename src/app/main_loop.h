#pragma once

// The browser's side of App's frames: there is no loop, only the next frame, asked for when
// somebody needs it.

#include "app/app.h"

namespace anthill {

/// Calls app.frame() before the next repaint, and again as long as it says that another is due.
/// `app` must live for ever.
void request_browser_frame(App& app);

}  // namespace anthill
