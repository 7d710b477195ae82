// The thinker module: the protocol of protocol/protocol.h for a web worker. Plain C functions, no
// logic. Answers go out line by line through Module.onLine(text). The worker's half is
// web/src/thinker/worker.ts: change both together.

#include <emscripten.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "protocol/protocol.h"

// clang-format off
EM_JS(void, thinker_say, (const char* line, int bytes),
      { Module["onLine"](UTF8ToString(line, bytes)); })
// clang-format on

namespace {

std::uint64_t milliseconds() { return static_cast<std::uint64_t>(emscripten_get_now()); }

std::unique_ptr<anthill::Protocol> session;

}  // namespace

extern "C" {

/// Begins a session; a session before it is over.
EMSCRIPTEN_KEEPALIVE void thinker_start() {
    session = std::make_unique<anthill::Protocol>(
        [](std::string_view line) { thinker_say(line.data(), static_cast<int>(line.size())); },
        milliseconds);
}

/// One line in UTF-8 without its end, of so many bytes (a line may contain any byte).
EMSCRIPTEN_KEEPALIVE void thinker_line(const char* line, int bytes) {
    session->line({line, static_cast<std::size_t>(bytes)});
}

/// 1 while there is work to do.
EMSCRIPTEN_KEEPALIVE int thinker_thinking() { return session->thinking() ? 1 : 0; }

/// Works for so many milliseconds and a little more, or until there is nothing to do. 1 while there
/// is work to do.
EMSCRIPTEN_KEEPALIVE int thinker_slice(int milliseconds_to_work) {
    const double end = emscripten_get_now() + milliseconds_to_work;
    do {
        session->think_slice();
    } while (session->thinking() && emscripten_get_now() < end);
    return thinker_thinking();
}
}
