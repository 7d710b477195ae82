// The magnifier over cells that a finger covers.

#include <algorithm>

#include "board/board.h"
#include "support/catch.h"

using namespace anthill;

namespace {

constexpr std::int64_t kFinger = 1;

struct Table {
    /// A board of ten rows: on so small a canvas its cells are smaller than a finger.
    explicit Table(Size canvas = {320, 360}) {
        board.resize(canvas, 1000);
        board.set_motion(0);
        REQUIRE(board.new_game("ant-war shape=5x10 seed=3").empty());
    }

    Point middle(int cell) const {
        return board.layout().cell_rect(static_cast<Cell>(cell)).centre();
    }
    bool looks() const {
        const Scene scene = board.scene(now);
        return std::any_of(scene.items.begin(), scene.items.end(), [](const SceneItem& item) {
            return item.kind == SceneItem::Kind::Clip;
        });
    }

    Board board;
    std::uint64_t now = 1000;
};

}  // namespace

TEST_CASE("A finger that rests on a small cell looks through the magnifier until it is lifted") {
    Table table;
    table.board.pointer_down(kFinger, table.middle(12), table.now);
    CHECK(table.board.tick(table.now));  // another frame is due
    CHECK_FALSE(table.looks());
    table.now += 300;
    (void)table.board.take_dirty();
    CHECK_FALSE(table.board.tick(table.now));
    CHECK(table.board.take_dirty());
    CHECK(table.looks());
    table.board.pointer_up(kFinger, table.middle(12), table.now);
    CHECK_FALSE(table.looks());
    CHECK_FALSE(table.board.tick(table.now + 1000));
    CHECK_FALSE(table.looks());
}

TEST_CASE(
    "A finger that drags looks through the magnifier at once, as long as it is on the board") {
    Table table;
    table.board.pointer_down(kFinger, table.middle(12), table.now);
    table.board.pointer_move(kFinger, table.middle(17), table.now);
    CHECK(table.looks());
    table.board.pointer_move(kFinger, {1, 1}, table.now);
    CHECK_FALSE(table.looks());
    table.board.pointer_move(kFinger, table.middle(17), table.now);
    CHECK(table.looks());
    table.board.cancel_pointer();
    CHECK_FALSE(table.looks());
}

TEST_CASE("The mouse covers nothing, and large cells are not covered") {
    Table small;
    small.board.pointer_down(Pointer::kMouse, small.middle(12), small.now);
    small.board.pointer_move(Pointer::kMouse, small.middle(17), small.now);
    CHECK_FALSE(small.board.tick(small.now + 1000));
    CHECK_FALSE(small.looks());
    Table large({820, 1000});
    large.board.pointer_down(kFinger, large.middle(12), large.now);
    CHECK_FALSE(large.board.tick(large.now + 1000));
    large.board.pointer_move(kFinger, large.middle(17), large.now);
    CHECK_FALSE(large.looks());
}

TEST_CASE("The card in hand does not hide in the magnifier what it is held over") {
    Table table;
    for (const char* move : {"odds:red+1", "take:red"}) {
        CAPTURE(move);
        REQUIRE(table.board.play(move, table.now).empty());
    }
    // Some ant of the mover: the first whose drag lifts it.
    for (int cell = 0; cell < table.board.layout().cell_count(); ++cell) {
        table.board.pointer_down(kFinger, table.middle(cell), table.now);
        table.board.pointer_move(kFinger, table.middle(cell) + Point{8, 8}, table.now);
        const Scene scene = table.board.scene(table.now);
        const auto shadows =
            std::count_if(scene.items.begin(), scene.items.end(), [](const SceneItem& item) {
                return item.has_picture() && item.picture.kind == PictureKind::Shadow;
            });
        if (shadows == 1) {  // on the board alone
            SUCCEED();
            return;
        }
        table.board.cancel_pointer();
    }
    FAIL("no ant was lifted");
}
