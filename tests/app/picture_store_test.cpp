// The pictures that a canvas keeps and shows. Those that cannot be made are reported once, left
// out, and not tried again in every frame.

#include "app/picture_store.h"

#include <unistd.h>

#include <cstdio>
#include <memory>
#include <string>

#include "board/board.h"
#include "support/catch.h"

using namespace anthill;

namespace {

/// Collects what is written to the standard error stream while it exists.
class ErrorStream {
public:
    ErrorStream() : kept_(dup(2)), file_(std::tmpfile()) {
        std::fflush(stderr);
        dup2(fileno(file_.get()), 2);
    }
    ~ErrorStream() { give_back(); }
    std::string text() {
        give_back();
        std::string all;
        std::rewind(file_.get());
        for (int c = std::fgetc(file_.get()); c != EOF; c = std::fgetc(file_.get())) {
            all += static_cast<char>(c);
        }
        return all;
    }

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    void give_back() {
        std::fflush(stderr);
        dup2(kept_, 2);
    }
    int kept_;
    std::unique_ptr<std::FILE, Close> file_;
};

struct NeverKept {
    explicit operator bool() const noexcept { return false; }
};

}  // namespace

TEST_CASE("Pictures: what cannot be made is tried once and reported once, and nothing is missing") {
    Board board;
    board.resize({360, 411}, 1000);
    REQUIRE(board.new_game("army-ants seed=1") == "");
    const Scene scene = board.scene(0);
    PictureStore<NeverKept> store;
    store.set_look(board.theme(), board.layout());
    std::size_t tried = 0;
    const auto keep = [&tried](const Surface&, Picture) {
        ++tried;
        SDL_SetError("no room for it");
        return NeverKept{};
    };
    ErrorStream errors;
    CHECK(store.make_missing(scene, -1, keep) == 0);
    const std::size_t once = tried;
    CHECK(once > 20);
    for (int frame = 0; frame < 3; ++frame) {
        CHECK(store.make_missing(scene, -1, keep) == 0);
    }
    CHECK(tried == once);
    const std::string reported = errors.text();
    const std::string line = "a picture cannot be made: no room for it\n";
    CHECK(reported.size() == once * line.size());
    CHECK(reported.find(line) == 0);
    CHECK_FALSE(store.closest(scene.items.front().picture, scene.items.front().size));
}

TEST_CASE("Pictures: one of another size stands in, but no upright one for one that lies flat") {
    Board board;
    board.resize({360, 640}, 1000);
    REQUIRE(board.new_game("red-vs-black seed=1") == "");
    const Scene upright = board.scene(0);
    PictureStore<Surface> store;
    store.set_look(board.theme(), board.layout());
    const auto keep = [](Surface surface, Picture) { return surface; };
    CHECK(store.make_missing(upright, -1, keep) == 0);
    int rows = 0;
    for (const SceneItem& item : upright.items) {
        if (item.has_picture() && item.size.w > 4 * item.size.h) {
            ++rows;
            CHECK(store.closest(item.picture, {item.size.w + 7, item.size.h + 1}));
            CHECK_FALSE(store.closest(item.picture, {item.size.h, item.size.w}));
        }
    }
    CHECK(rows > 10);
}
