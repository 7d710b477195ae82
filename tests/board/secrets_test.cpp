// Secrets on the board: what the canvas, the snapshot, refusals and questions to a player tell
// depends on what the watching seat may know, and on nothing else, whichever position is looked at.

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "board/board.h"
#include "core/rng.h"
#include "match/match.h"
#include "support/by_build.h"
#include "support/catch.h"

using namespace anthill;

namespace {

using Watcher = std::optional<Seat>;
constexpr auto kPairs = tests::by_build<std::uint64_t>(100, 20);

/// Texts and pictures.
struct Told {
    std::string text;
    std::vector<Scene> scenes;
    friend bool operator==(const Told&, const Told&) = default;
};

/// A board with a watcher.
struct Table {
    Table() { board.resize({360, 411}, 1000); }

    /// A game of these moves.
    Table(const std::string& start, const std::vector<std::string>& moves) : Table() {
        std::string record = "anthill-game 1\nstart " + start + "\nmoves\n";
        for (const std::string& move : moves) {
            record += move + "\n";
        }
        REQUIRE(board.load(record + "result unknown\n") == "");
    }

    /// All that the watcher can see, read or query.
    Told told(Watcher watcher) {
        board.set_watcher(watcher);
        return {board.snapshot(0) + board.refusal() + (watcher ? board.question(*watcher) : ""),
                {board.scene(0), board.prefetch()}};
    }

    /// The same, also after taps and looking at whatever positions can be looked at.
    std::vector<Told> told_by_all_means(Watcher watcher) {
        std::vector<Told> all{told(watcher)};
        for (const int tapped : {0, 7, 24, 38}) {
            board.activate(tapped, 0);
            board.focus(tapped);
            all.push_back(told(watcher));
        }
        board.clear_selection(0);
        board.focus(-1);
        const std::size_t end = plies;
        for (std::size_t ply = 0; ply <= end; ++ply) {
            const std::string refused = board.go_to(ply, 0);
            all.push_back(told(watcher));
            all.back().text += refused;
        }
        REQUIRE(board.go_to(end, 0) == "");
        return all;
    }

    Board board;
    std::size_t plies = 0;
};

/// Moves chosen at random, each side's by a lot of its own.
std::vector<std::string> played_by_lot(const std::string& start, std::uint64_t red,
                                       std::uint64_t black, unsigned moves) {
    Rng lots[] = {Rng(red), Rng(black)};
    const std::unique_ptr<Match> match = *match_from_position(start);
    std::vector<std::string> played;
    while (played.size() < moves) {
        const auto legal = match->legal_moves();
        Rng& rng = lots[index(match->turn().seat)];
        played.push_back(rng.pick(legal));
        REQUIRE_FALSE(match->play(played.back()));
    }
    return played;
}

std::string start_of(const std::string& game) { return (*new_match(game))->start_text(); }

/// Red's draws of one deal with Black's of another.
std::string minor_start(std::uint64_t red, std::uint64_t black) {
    const std::string reds = start_of("army-ants setup=minor seed=" + std::to_string(red));
    const std::string blacks = start_of("army-ants setup=minor seed=" + std::to_string(black));
    return reds.substr(0, reds.find(',', reds.find("draw="))) +
           blacks.substr(blacks.find(',', blacks.find("draw=")));
}

Table table_of(const std::string& start, const std::vector<std::string>& moves) {
    Table table(start, moves);
    table.plies = moves.size();
    return table;
}

/// A game in which every set-up move has been chosen at random.
struct Deployed : Table {
    Deployed(const std::string& game, std::uint64_t seed, unsigned moves) {
        REQUIRE(board.new_game(game) == "");
        played = played_by_lot(start_of(game), seed, seed + 500, moves);
        for (const std::string& move : played) {
            REQUIRE(board.play(move, 0) == "");
        }
    }
    std::string shown() const { return board.snapshot(0); }

    std::vector<std::string> played;
};

}  // namespace

TEST_CASE(
    "Secrets: in a set-up each side is told nothing of the other's, and nobody else of either") {
    for (std::uint64_t pair = 0; pair < kPairs; ++pair) {
        CAPTURE(pair);
        const bool minor = pair % 2 == 0;
        const unsigned moves = Rng(pair).below(38);
        const std::uint64_t one = 2 * pair, two = 2 * pair + 1;
        // The differing secrets: all of them, only Black's, or only Red's.
        const struct {
            Watcher watcher;
            std::uint64_t red, black;
        } views[] = {{std::nullopt, two, two}, {Seat::Red, one, two}, {Seat::Black, two, one}};
        for (const auto& [watcher, red, black] : views) {
            const std::string start =
                minor ? minor_start(one, one) : start_of("army-ants setup=total");
            const std::string other_start = minor ? minor_start(red, black) : start;
            Table known = table_of(start, played_by_lot(start, one, one + 500, moves));
            Table other =
                table_of(other_start, played_by_lot(other_start, red, black + 500, moves));
            REQUIRE(known.told_by_all_means(watcher) == other.told_by_all_means(watcher));
            REQUIRE(known.board.snapshot(0).find("\"secret\":true") != std::string::npos);
        }
    }
}

TEST_CASE(
    "Secrets: nobody but Red is told what Red commits before Black has answered, whatever position "
    "is looked at") {
    unsigned different = 0;
    for (std::uint64_t pair = 0; pair < kPairs; ++pair) {
        CAPTURE(pair);
        const std::string start = start_of("red-vs-black");
        std::vector<std::string> turns =
            played_by_lot(start, pair, pair + 500, 6 * (Rng(pair).below(4)));
        std::unique_ptr<Match> match = *match_from_position(start);
        for (const std::string& move : turns) {
            REQUIRE_FALSE(match->play(move));
        }
        while (match->position_text().find("phase=commit") == std::string::npos &&
               !match->outcome().over()) {
            turns.push_back(match->legal_moves().front());
            REQUIRE_FALSE(match->play(turns.back()));
        }
        if (match->outcome().over()) {
            continue;
        }
        const auto commitments = match->legal_moves();
        Rng rng(pair);
        std::vector<Table> tables;
        for (int which = 0; which < 2; ++which) {
            // One of them is often to commit none.
            const bool none = which == 0 && pair % 3 == 0;
            std::vector<std::string> moves = turns;
            moves.push_back(none ? "commit:none" : rng.pick(commitments));
            tables.push_back(table_of(start, moves));
        }
        for (const Watcher watcher : {Watcher(Seat::Black), Watcher()}) {
            REQUIRE(tables[0].told_by_all_means(watcher) == tables[1].told_by_all_means(watcher));
        }
        REQUIRE(tables[0].board.snapshot(0).find("\"commit:?\"") != std::string::npos);
        REQUIRE(tables[0].board.snapshot(0).find("\"secret\":true") != std::string::npos);
        different += tables[0].told(Seat::Red) != tables[1].told(Seat::Red) ? 1U : 0U;

        // Taken back it may be made once more, so it stays what it is.
        for (Table& table : tables) {
            REQUIRE(table.board.go_to(turns.size(), 0) == "");
        }
        REQUIRE(tables[0].told(Seat::Black) == tables[1].told(Seat::Black));
        // A position to begin with that has it.
        Table first = table_of(start + " red-commit=1,2", {}),
              second = table_of(start + " red-commit=none", {});
        REQUIRE(first.told(Seat::Black) == second.told(Seat::Black));
        REQUIRE(first.told(std::nullopt) == second.told(std::nullopt));

        // Answered it is told.
        REQUIRE(tables[1].board.go_to(turns.size() + 1, 0) == "");
        REQUIRE(tables[1].board.play("commit:none", 0) == "");
        CHECK(tables[1].told(Seat::Black).text.find('?') == std::string::npos);
        CHECK(tables[1].board.snapshot(0).find("\"secret\":false") != std::string::npos);
    }
    CHECK(different > kPairs * 7 / 10);
}

TEST_CASE(
    "Secrets: no deal, record or copy of a match of Ant War tells the second round before it is "
    "dealt") {
    std::set<std::string> boards;
    for (std::uint64_t pair = 0; pair < kPairs; ++pair) {
        CAPTURE(pair);
        // The same number of a deal, on two devices.
        const std::string deal = "ant-war rounds=2 seed=" + std::to_string(pair);
        std::vector<Table> tables(3);
        for (Table& table : tables) {
            REQUIRE(table.board.new_game(deal) == "");
            for (const char* move : {"odds:red+1", "take:red", "pass", "pass"}) {
                REQUIRE(table.board.play(move, 0) == "");
            }
        }
        // And a copy by a link, a text or a file.
        const std::string record = tables[0].board.record();
        REQUIRE(tables[2].board.load(record) == "");
        CHECK(record.find("next") == std::string::npos);
        CHECK(tables[0].board.snapshot(0).find("\"secret\":false") != std::string::npos);
        for (std::size_t i = 0; i < tables.size(); ++i) {
            Table& table = tables[i];
            REQUIRE(table.board.play_chance(pair * tables.size() + i, 0) == "");
            const std::string shown = table.board.snapshot(0);
            const std::size_t at = shown.find("\"position\":");
            boards.insert(shown.substr(at, shown.find("turn=", at) - at));
            // From then on it belongs to the match, and is not dealt a second time.
            CHECK(table.board.go_to(4, 0) != "");
            CHECK(table.board.record().find("\ndeal:") != std::string::npos);
        }
    }
    CHECK(boards.size() == 3 * kPairs);
}

TEST_CASE(
    "Secrets: a question to a player can be asked, and leads to the position as far as the player "
    "knows it") {
    const auto asked = [](const Board& board, Seat seat) {
        const auto match = match_from_position(board.question(seat));
        REQUIRE(match.error() == "");
        return (*match)->position_text();
    };
    Table table;
    REQUIRE(table.board.new_game("red-vs-black") == "");
    CHECK(table.board.question(Seat::Red) == start_of("red-vs-black"));
    REQUIRE(table.board.play("commit:3,8", 0) == "");
    CHECK(asked(table.board, Seat::Red).find("red-commit=3,8") != std::string::npos);
    CHECK(asked(table.board, Seat::Black).find("red-commit=none") != std::string::npos);
    REQUIRE(table.board.play("commit:1", 0) == "");
    CHECK(asked(table.board, Seat::Black).find("red-commit=3,8 black-commit=1") !=
          std::string::npos);
    CHECK(table.board.question(Seat::Black) ==
          start_of("red-vs-black") + " moves commit:3,8 commit:1");

    // Moves that can be redone are no part of it.
    REQUIRE(table.board.new_game("army-ants seed=7") == "");
    REQUIRE(table.board.play("b1-c1", 0) == "");
    REQUIRE(table.board.go_to(0, 0) == "");
    CHECK(table.board.question(Seat::Red) == start_of("army-ants seed=7"));

    Deployed deploying("army-ants setup=total", 3, 20);
    CHECK(deploying.board.question(Seat::Black).empty());
    Deployed revealed("army-ants setup=total", 3, 38);
    CHECK(asked(revealed.board, Seat::Red).find("phase=rally") != std::string::npos);
}

TEST_CASE("Secrets: a match that comes onto the board is watched by nobody") {
    Table table;
    REQUIRE(table.board.new_game("red-vs-black") == "");
    table.board.set_watcher(Seat::Red);
    REQUIRE(table.board.new_game("red-vs-black") == "");
    REQUIRE(table.board.play("commit:3,8", 0) == "");
    CHECK(table.board.snapshot(0).find("3,8") == std::string::npos);
    CHECK(table.board.snapshot(0).find("\"committed\":{\"red\":null") != std::string::npos);
}

TEST_CASE(
    "Secrets: who sets up sees its own cards and hand, and after the reveal everybody sees "
    "everything") {
    Deployed game("army-ants setup=minor seed=5", 5, 2);
    CHECK(game.shown().find("\"phase\":\"deploy\",\"hand\":[]") != std::string::npos);
    CHECK(game.shown().find(game.played[0]) == std::string::npos);
    game.board.set_watcher(Seat::Red);
    CHECK(game.shown().find(game.played[0]) != std::string::npos);
    CHECK(game.shown().find("\"hand\":[\"") != std::string::npos);
    game.board.set_watcher(Seat::Black);
    CHECK(game.shown().find("\"text\":\"??@a4\"") != std::string::npos);

    Deployed whole("army-ants setup=minor seed=5", 5, 38);
    CHECK(whole.shown().find("??") == std::string::npos);
    CHECK(whole.shown().find("\"phase\":\"rally\",\"hand\":[]") != std::string::npos);
    CHECK(whole.shown().find("\"earliest\":38") != std::string::npos);
    CHECK(whole.board.go_to(37, 0).find("what has been revealed") != std::string::npos);
    whole.board.finish_animation();
    const Scene open = whole.board.scene(0);
    whole.board.set_watcher(Seat::Red);
    CHECK(whole.board.scene(0) == open);
}

TEST_CASE("Secrets: Black cannot take back Red's cards, nor Red look at them by undoing") {
    Deployed game("army-ants setup=total", 1, 21);
    CHECK(game.board.go_to(18, 0) != "");
    CHECK(game.board.go_to(19, 0) == "");
    CHECK(game.shown().find("\"ply\":19,\"length\":21,\"earliest\":19") != std::string::npos);
}

TEST_CASE("Secrets: a saved set-up goes on where it was") {
    for (const unsigned moves : {0U, 7U, 19U, 30U, 38U}) {
        Deployed game("army-ants setup=minor seed=3", moves, moves);
        Board loaded;
        loaded.resize({360, 411}, 1000);
        REQUIRE(loaded.load(game.board.record()) == "");
        game.board.finish_animation();
        CHECK(loaded.snapshot(0) == game.board.snapshot(0));
        CHECK(loaded.setup_text(Seat::Red) == game.board.setup_text(Seat::Red));
        CHECK(loaded.setup_text(Seat::Black) == game.board.setup_text(Seat::Black));
    }
}

TEST_CASE("Secrets: the set-up that was committed to is the one that is revealed") {
    Deployed before("army-ants setup=total", 4, 19), after("army-ants setup=total", 4, 38);
    CHECK(after.board.setup_text(Seat::Red) == before.board.setup_text(Seat::Red));
    const std::string red = after.board.setup_text(Seat::Red);
    REQUIRE(after.board.play("pass", 0) == "");
    CHECK(after.board.setup_text(Seat::Red) == red);
    CHECK(red.substr(0, 41) == "army-ants setup=total side=red cards=" +
                                   after.played[0].substr(0, 2) + after.played[1].substr(0, 2));
    Board random;
    random.new_game("army-ants");
    CHECK(random.setup_text(Seat::Red).empty());
}

TEST_CASE("Secrets: the reveal turns all hidden cards, row after row") {
    Deployed game("army-ants setup=total", 4, 37);
    game.board.set_motion(1000);
    game.board.set_watcher(Seat::Red);
    const std::unique_ptr<Match> match = *new_match("army-ants setup=total");
    for (const std::string& move : game.played) {
        match->play(move);
    }
    REQUIRE(game.board.play(match->legal_moves().front(), 0) == "");
    const auto count = [](const Scene& scene, PictureKind kind) {
        return std::count_if(scene.items.begin(), scene.items.end(), [kind](const SceneItem& item) {
            return item.kind == SceneItem::Kind::Picture && item.picture.kind == kind;
        });
    };
    CHECK(count(game.board.scene(0), PictureKind::Back) == 19);
    CHECK(count(game.board.scene(0), PictureKind::Card) == 19);
    // Half way the two rows at the border have been turned, the others have not.
    CHECK(count(game.board.scene(4000), PictureKind::Back) == 9);
    CHECK(count(game.board.scene(4000), PictureKind::Card) == 29);
    CHECK(count(game.board.scene(7900), PictureKind::Back) == 0);
    CHECK(count(game.board.scene(7900), PictureKind::Card) == 38);
    game.board.finish_animation();
    CHECK(count(game.board.scene(0), PictureKind::Card) == 38);
}
