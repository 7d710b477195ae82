// The module of matches between two devices, one for each game: remote/match_protocol.h for a page.
// Plain C functions, no logic. Loaded only when such a match is looked at. It has no physics:
// throws are asked of the dice module, by the two functions that are imported. There is no script
// beside the module: web/src/remote/remote_module.ts gives it what it imports.

#include <emscripten.h>

#include <array>
#include <cstdint>
#include <string>

#include "remote/match_protocol.h"
#include "remote/throws.h"

extern "C" {

/// Write their answers to `text`, with a null character at the end.
[[clang::import_module("page"), clang::import_name("remote_throw")]] void remote_throw(
    int dice, int speed, int direction, std::uint32_t high, std::uint32_t low, int black, int clear,
    char* text, int size);
[[clang::import_module("page"), clang::import_name("remote_fingerprint")]] void remote_fingerprint(
    char* text, int size);
}

namespace {

anthill::remote::MatchProtocol protocol;
std::string answer;  // the latest: valid until the next call

}  // namespace

// In place of remote/throws.cpp.
namespace anthill::remote {

std::string thrown(const red_vs_black::State& state, Seat thrower, const red_vs_black::Aim& aim,
                   std::uint64_t seed) {
    std::array<char, 256> text{};
    remote_throw(static_cast<int>(red_vs_black::dice_of(state, thrower)), aim.speed, aim.direction,
                 static_cast<std::uint32_t>(seed >> 32), static_cast<std::uint32_t>(seed),
                 thrower == Seat::Black ? 1 : 0, state.scoring.clear ? 1 : 0, text.data(),
                 static_cast<int>(text.size()));
    return text.data();
}

std::string throws_fingerprint() {
    std::array<char, 65> text{};
    remote_fingerprint(text.data(), static_cast<int>(text.size()));
    return text.data();
}

}  // namespace anthill::remote

extern "C" {

/// A request of match_protocol.h and its answer, in ASCII or UTF-8.
EMSCRIPTEN_KEEPALIVE const char* remote_ask(const char* request) {
    answer = protocol.ask(request);
    return answer.c_str();
}
}
