// A board that is painted in memory: of each frame only what differs is painted, and then the
// screen shows what a canvas shows that paints the whole, in every game and whatever happens.

#include "app/memory_screen.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "board/board.h"
#include "core/rng.h"
#include "match/record.h"
#include "support/catch.h"

using namespace anthill;

namespace {

constexpr Size kSize{300, 340};
constexpr Rect kWhole{0, 0, kSize.w, kSize.h};

/// A screen that only knows what it has been shown.
struct Watched {
    std::vector<std::uint8_t> pixels = std::vector<std::uint8_t>(kSize.w * kSize.h * 4, 1);
    long long shown = 0;  ///< pixels, in all parts
    MemoryScreen screen{[this](std::span<const std::uint8_t> painted, Size size, Rect part) {
        REQUIRE(size == kSize);
        REQUIRE(part.within(kWhole) == part);
        for (int y = part.y; y < part.y + part.h; ++y) {
            const std::size_t place = static_cast<std::size_t>((y * size.w + part.x) * 4);
            std::memcpy(&pixels[place], &painted[place], static_cast<std::size_t>(part.w * 4));
        }
        shown += static_cast<long long>(part.w) * part.h;
    }};

    void show(const Board& board, std::uint64_t now, int milliseconds = -1) {
        screen.set_look(board.theme(), board.layout());
        screen.draw(board.scene(now), milliseconds);
    }
    [[nodiscard]] bool shows(const Board& board, std::uint64_t now) {
        return std::ranges::equal(whole_.paint(board.scene(now), board.theme(), board.layout()),
                                  pixels);
    }

private:
    MemoryCanvas whole_;
};

}  // namespace

TEST_CASE("Memory screen: nothing is painted before something lies on the board, then the whole") {
    Board board;
    board.resize(kSize, 1000);
    Watched watched;
    watched.show(board, 1000);
    CHECK(watched.shown == 0);
    CHECK(watched.screen.ready());
    REQUIRE(board.new_game("ant-war seed=3").empty());
    watched.show(board, 1000);
    CHECK(watched.shows(board, 1000));
}

TEST_CASE("Memory screen: what is on the screen is the whole board, whatever has happened on it") {
    for (const char* const game :
         {"army-ants edition=2020 setup=random seed=5", "army-ants edition=community seed=2",
          "ant-war seed=3", "red-vs-black seed=4"}) {
        CAPTURE(game);
        Board board;
        Rng rng(11);
        const auto below = [&rng](int bound) {
            return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound)));
        };
        board.resize(kSize, 1000);
        board.set_motion(300);
        REQUIRE(board.new_game(game).empty());
        board.set_players(true, true);
        board.set_watcher(Seat::Red);
        Watched watched;
        std::uint64_t now = 1000;
        int moves = 0;
        for (int step = 0; step < 250; ++step) {
            const Point somewhere{below(kSize.w), below(kSize.h)};
            switch (below(8)) {
                case 0: board.activate(below(40), now); break;
                case 1: board.focus(below(40) - 1); break;
                case 2: board.pointer_down(Pointer::kMouse, somewhere, now); break;
                case 3: board.pointer_move(Pointer::kMouse, somewhere, now); break;
                case 4: board.pointer_up(Pointer::kMouse, somewhere, now); break;
                case 5: board.cancel_pointer(); break;
                case 6:
                    if (below(4) == 0) {
                        board.set_theme(static_cast<ThemeName>(below(3)));
                    }
                    break;
                default: {
                    board.finish_animation();
                    const auto record = read_record(board.record());
                    REQUIRE(record.error() == "");
                    const auto legal = record->match->legal_moves();
                    const bool played = !legal.empty() && board.play(rng.pick(legal), now).empty();
                    moves += played || board.play_chance(rng.next(), now).empty() ? 1 : 0;
                }
            }
            now += static_cast<std::uint64_t>(below(100));
            (void)board.tick(now);
            // Pictures in slices, so that some come later than the scene that shows them.
            watched.show(board, now, 0);
            while (!watched.screen.ready()) {
                watched.show(board, now, 0);
            }
            REQUIRE(watched.shows(board, now));
        }
        CHECK(moves > 20);
    }
}

TEST_CASE("Memory screen: a selection paints a part of the board, and nothing is painted twice") {
    Board board;
    board.resize(kSize, 1000);
    REQUIRE(board.new_game("army-ants seed=7").empty());
    Watched watched;
    watched.show(board, 0);
    CHECK(watched.shown == kSize.w * kSize.h);
    watched.show(board, 0);
    CHECK(watched.shown == kSize.w * kSize.h);
    board.focus(12);
    watched.shown = 0;
    watched.show(board, 0);
    CHECK(watched.shown > 0);
    CHECK(watched.shown < kSize.w * kSize.h / 10);

    SECTION("but all of it when the screen has lost what it showed") {
        watched.pixels.assign(watched.pixels.size(), 1);
        watched.screen.invalidate();
        watched.show(board, 0);
        CHECK(watched.shows(board, 0));
    }
    SECTION("and what is wanted soon is made without being shown") {
        watched.shown = 0;
        while (!watched.screen.prepare(board.prefetch(), 0)) {
        }
        CHECK(watched.shown == 0);
    }
}
