#include "board/board.h"
#include "support/catch.h"

#include <vector>

using namespace anthill;

namespace {

struct Told {
    BoardEvent event;
    int a;
    friend bool operator==(const Told&, const Told&) = default;
};

/// A board on a canvas with someone who listens, and a clock that is set by hand.
struct Table {
    Table() {
        board.listen([this](BoardEvent event, int a) { told.push_back({event, a}); });
        board.resize({360, 411}, 1000);
    }

    Point middle(const char* cell) const {
        const int column = cell[0] - 'a', row = cell[1] - '1';
        return board.layout().cell_rect(static_cast<Cell>(row * 5 + column)).centre();
    }
    void tap(const char* cell, std::int64_t id = Pointer::kMouse) {
        board.pointer_down(id, middle(cell), now);
        board.pointer_up(id, middle(cell), now);
    }
    void drag(std::initializer_list<const char*> way, std::int64_t id = Pointer::kMouse) {
        board.pointer_down(id, middle(*way.begin()), now);
        for (const char* cell : way) {
            board.pointer_move(id, middle(cell), now);
        }
        board.pointer_up(id, middle(*(way.end() - 1)), now);
    }
    bool heard(BoardEvent event) const {
        return std::any_of(told.begin(), told.end(),
                           [event](const Told& one) { return one.event == event; });
    }
    std::string snapshot() const { return board.snapshot(now); }
    bool shows(const std::string& text) const { return snapshot().find(text) != std::string::npos; }

    Board board;
    std::vector<Told> told;
    std::uint64_t now = 1000;
};

const std::string kSkirmish =
    "anthill-game 1\n"
    "start army-ants edition=2020 setup=random "
    "board=....Qs..../........../........../5s......4s/5h......9h/..4h....../..6h....../Qh........ "
    "turn=red phase=battle rally=0,0\n"
    "note red human Anna\n"
    "moves\n"
    "result playing\n";

}  // namespace

TEST_CASE("Before the first game there is nothing to see and nothing happens") {
    Table table;
    CHECK(table.snapshot() == "null");
    CHECK(table.board.record().empty());
    CHECK_FALSE(table.board.play("pass", 0).empty());
    CHECK_FALSE(table.board.go_to(0, 0).empty());
    CHECK_FALSE(table.board.resign(Seat::Red).empty());
    table.tap("a1");
    table.board.activate(3, 0);
    CHECK(table.board.scene(0).items.empty());
    CHECK(table.told.empty());
}

TEST_CASE("A tap on a card and a tap on its target make a move, told once each") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    table.tap("e4");
    CHECK(table.told == std::vector<Told>{{BoardEvent::Selection, 0}});
    CHECK(table.shows("\"selection\":[19]"));
    table.told.clear();
    table.tap("e5");
    CHECK(table.heard(BoardEvent::Changed));
    CHECK(
        table.shows("\"moves\":[{\"text\":\"e4xe5\",\"seat\":\"red\","
                    "\"cards\":[\"9h\",\"4s\"],\"captured\":[\"4s\"]}]"));
    CHECK(table.shows("\"animating\":true"));
}

TEST_CASE("The transition ends with its time, and tells so once") {
    Table table;
    table.board.set_motion(200);
    REQUIRE(table.board.load(kSkirmish).empty());
    table.told.clear();
    REQUIRE(table.board.play("e4-e3", table.now).empty());
    CHECK(table.board.tick(table.now));
    CHECK(table.told.empty());
    const Scene early = table.board.scene(table.now + 50);
    CHECK_FALSE(early == table.board.scene(table.now + 100));
    table.now += 1000;
    CHECK_FALSE(table.board.tick(table.now));
    CHECK(table.told == std::vector<Told>{{BoardEvent::AnimationEnd, 0}});
    CHECK(table.shows("\"animating\":false"));
    CHECK_FALSE(table.board.tick(table.now));
    CHECK(table.told.size() == 1);
}

TEST_CASE("Without motion a move rests at once") {
    Table table;
    table.board.set_motion(0);
    REQUIRE(table.board.load(kSkirmish).empty());
    REQUIRE(table.board.play("e4xe5", table.now).empty());
    CHECK_FALSE(table.board.tick(table.now));
    CHECK(table.shows("\"animating\":false"));
}

TEST_CASE("A press cuts a running transition short") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    REQUIRE(table.board.play("e4-e3", table.now).empty());
    table.told.clear();
    table.board.pointer_down(4, table.middle("a1"), table.now + 10);
    CHECK(table.heard(BoardEvent::AnimationEnd));
    CHECK_FALSE(table.board.tick(table.now + 11));
}

TEST_CASE("A card is dragged to its target by mouse or by finger") {
    for (const std::int64_t id : {Pointer::kMouse, std::int64_t{5}}) {
        Table table;
        REQUIRE(table.board.load(kSkirmish).empty());
        table.drag({"a4", "a5"}, id);
        CHECK(table.shows("\"text\":\"a4xa5\""));
        CHECK(table.shows("\"captured\":[\"5s\",\"5h\"]"));
    }
}

TEST_CASE("Cards move by taps alone, by drags alone, or by both") {
    for (const Gestures gestures : {Gestures::Both, Gestures::Tap, Gestures::Drag}) {
        const bool taps = gestures != Gestures::Drag;
        const bool drags = gestures != Gestures::Tap;
        CAPTURE(taps, drags);
        Table tapped, dragged, keys;
        for (Table* table : {&tapped, &dragged, &keys}) {
            REQUIRE(table->board.load(kSkirmish).empty());
            table->board.set_gestures(gestures);
        }
        tapped.tap("a4");
        CHECK(tapped.shows("\"selection\":[]") != taps);
        tapped.tap("a5");
        CHECK(tapped.shows("\"text\":\"a4xa5\"") == taps);
        dragged.drag({"a4", "a5"}, 5);
        CHECK(dragged.shows("\"text\":\"a4xa5\"") == drags);
        CHECK(dragged.shows("\"selection\":[]"));
        keys.board.activate(15, keys.now);
        keys.board.activate(20, keys.now);
        CHECK(keys.shows("\"text\":\"a4xa5\""));
    }
}

TEST_CASE("A touch that the system takes away commits nothing") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    table.board.pointer_down(7, table.middle("e4"), table.now);
    table.board.pointer_move(7, table.middle("e5"), table.now);
    table.board.cancel_pointer();
    table.board.pointer_up(7, table.middle("e5"), table.now);
    CHECK(table.shows("\"ply\":0"));
    CHECK(table.shows("\"moves\":[]"));
}

TEST_CASE("A second finger in mid-drag, or a rotation of the screen, drops the drag") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    table.board.pointer_down(1, table.middle("e4"), table.now);
    table.board.pointer_move(1, table.middle("e5"), table.now);
    table.board.pointer_down(2, table.middle("a1"), table.now);
    table.board.pointer_up(1, table.middle("e5"), table.now);
    table.board.pointer_up(2, table.middle("a1"), table.now);
    CHECK(table.shows("\"moves\":[]"));
    table.board.pointer_down(3, table.middle("e4"), table.now);
    table.board.pointer_move(3, table.middle("e5"), table.now);
    table.board.resize({411, 360}, 1000);
    table.board.pointer_up(3, table.middle("e5"), table.now);
    CHECK(table.shows("\"moves\":[]"));
}

TEST_CASE("The question between Swap and line goes out and is answered") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    table.tap("b2");
    table.told.clear();
    table.tap("b3");
    REQUIRE(table.told.size() == 1);
    CHECK(table.told[0] == Told{BoardEvent::Selection, 0});
    CHECK(table.shows("\"question\":{\"selected\":6,\"tapped\":11}"));
    table.board.choose(1, table.now);
    CHECK(table.shows("\"text\":\"b2=b3\""));
    CHECK(table.shows("\"question\":null"));
}

TEST_CASE("A refusal carries its facts") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    CHECK(table.board.refusal() == "{}");
    table.tap("b2");
    table.told.clear();
    table.tap("e5");
    REQUIRE(table.heard(BoardEvent::Refused));
    CHECK(table.board.refusal() == "{\"reason\":\"attack-not-straight\",\"cell\":24}");
    table.board.clear_selection(table.now);
    table.tap("c6");
    CHECK(table.board.refusal() == "{\"reason\":\"choose-card-first\",\"cell\":27}");
}

TEST_CASE("Only seats played by hand can touch the cards, and nobody behind a handover screen") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    table.board.set_players(false, true);
    table.tap("e4");
    CHECK(table.board.refusal() == "{\"reason\":\"not-your-turn\",\"cell\":19}");
    table.board.set_players(true, true);
    table.board.set_enabled(false);
    table.tap("e4");
    CHECK(table.board.refusal() == "{\"reason\":\"locked\",\"cell\":19}");
    CHECK(table.shows("\"selection\":[]"));
    table.board.set_enabled(true);
    table.tap("e4");
    CHECK(table.shows("\"selection\":[19]"));
}

TEST_CASE("Undo and redo go through the whole game; a single step is shown backwards") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    for (const char* move : {"e4-e3", "e5-e6", "e3-e2"}) {
        REQUIRE(table.board.play(move, table.now).empty());
    }
    table.now += 5000;
    table.board.tick(table.now);
    REQUIRE(table.board.go_to(2, table.now).empty());
    CHECK(table.shows("\"ply\":2,\"length\":3"));
    CHECK(table.shows("\"animating\":true"));
    REQUIRE(table.board.go_to(0, table.now).empty());
    CHECK(table.shows("\"animating\":false"));
    CHECK(table.shows("\"ply\":0,\"length\":3"));
    CHECK_FALSE(table.board.go_to(4, table.now).empty());
    REQUIRE(table.board.play("a4-a3", table.now).empty());
    CHECK(table.shows("\"ply\":1,\"length\":1"));
}

TEST_CASE("A game survives being written and read, notes included; bad text changes nothing") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    REQUIRE(table.board.play("e4-e3", table.now).empty());
    REQUIRE(table.board.set_note("black", "computer 2").empty());
    const std::string record = table.board.record();
    Table other;
    REQUIRE(other.board.load(record).empty());
    CHECK(other.board.record() == record);
    CHECK(record.find("note red human Anna\nnote black computer 2\n") != std::string::npos);
    CHECK_FALSE(other.board.load("nonsense").empty());
    CHECK_FALSE(other.board.new_game("chess").empty());
    CHECK(other.board.record() == record);
}

TEST_CASE("Resigning ends the game: the cards rest, the snapshot says who won") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    REQUIRE(table.board.resign(Seat::Red).empty());
    CHECK(
        table.shows("\"status\":{\"kind\":\"won\",\"winner\":\"black\",\"reason\":\"resigned\"}"));
    table.tap("e4");
    CHECK(table.board.refusal() == "{\"reason\":\"game-over\",\"cell\":19}");
    CHECK(table.shows("\"actions\":{\"favor\":false,\"pass\":false}"));
}

TEST_CASE("A game that is given up at its start has no moves, for a reader who had some too") {
    for (const bool resigned : {true, false}) {
        Table table;
        REQUIRE(table.board.load(kSkirmish).empty());
        REQUIRE(table.board.play("a1-b1", table.now).empty());
        REQUIRE(table.shows("\"since\":0,\"moves\":[{"));
        REQUIRE(table.board.go_to(0, table.now).empty());
        REQUIRE((resigned ? table.board.resign(Seat::Red) : table.board.agree_draw()).empty());
        const std::string told = table.board.snapshot(table.now, 1);
        CHECK(told.find("\"since\":0,\"moves\":[]") != std::string::npos);
    }
}

TEST_CASE("The snapshot warns when a move of the side to move would end the game by repetition") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    CHECK(table.shows("\"repetitionThreatens\":false"));
    for (const char* move : {"a1-b1", "c8-d8", "b1-a1", "d8-c8", "a1-b1"}) {
        REQUIRE(table.board.play(move, table.now).empty());
    }
    CHECK(table.shows("\"repetitionThreatens\":true"));
    REQUIRE(table.board.play("c8-d8", table.now).empty());
    CHECK(table.shows("\"reason\":\"repetition\""));
}

TEST_CASE("The snapshot tells when the other side could capture the mover's Queen") {
    const auto threatened = [](const char* turn) {
        Table table;
        REQUIRE(table.board
                    .load(std::string("anthill-game 1\nstart army-ants edition=2020 setup=random "
                                      "board=........../........../....Qs..../....4h..../"
                                      "........../........../........../Qh........ turn=") +
                          turn + " phase=battle rally=0,0\nmoves\nresult playing\n")
                    .empty());
        return table.shows("\"queenThreatened\":true");
    };
    CHECK(threatened("black"));
    CHECK_FALSE(threatened("red"));
}

TEST_CASE("Nothing is dirty that has not changed") {
    Table table;
    REQUIRE(table.board.load(kSkirmish).empty());
    CHECK(table.board.take_dirty());
    CHECK_FALSE(table.board.take_dirty());
    CHECK_FALSE(table.board.tick(table.now));
    CHECK_FALSE(table.board.take_dirty());
    table.board.pointer_move(Pointer::kMouse, table.middle("c6"),
                             table.now);  // hovering over nothing
    CHECK_FALSE(table.board.take_dirty());
    table.board.focus(3);
    CHECK(table.board.take_dirty());
}
