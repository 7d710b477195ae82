// Secret set-ups on the board: what the canvas and the snapshot show depends on what the watching seat may know, and on nothing
// else.

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <vector>

#include "board/board.h"
#include "core/rng.h"
#include "match/match.h"

using namespace anthill;

namespace {

/// A game in which every set-up move has been chosen by lot, each side's by a lot of its own.
struct Deployed {
    Deployed(const std::string& game, std::uint64_t seed, unsigned moves) : Deployed(game, seed, seed + 500, moves) {}
    Deployed(const std::string& game, std::uint64_t red, std::uint64_t black, unsigned moves) {
        board.resize({360, 411}, 1000);
        REQUIRE(board.new_game(game) == "");
        Rng lots[] = {Rng(red), Rng(black)};
        const std::unique_ptr<Match> match = *new_match(game);
        for (unsigned i = 0; i < moves; ++i) {
            const auto legal = match->legal_moves();
            Rng& rng = lots[index(match->turn().seat)];
            const std::string move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            REQUIRE_FALSE(match->play(move));
            REQUIRE(board.play(move, 0) == "");
            played.push_back(move);
        }
    }
    /// Everything that can be seen or read.
    std::string shown() const { return board.snapshot(0); }

    Board board;
    std::vector<std::string> played;
};

bool look_alike(const Deployed& one, const Deployed& two) {
    return one.board.scene(0) == two.board.scene(0) && one.shown() == two.shown() &&
           one.board.soon_wanted() == two.board.soon_wanted();
}

}  // namespace

TEST_CASE("Secrets: behind the curtain every set-up looks the same") {
    for (std::uint64_t pair = 0; pair < 100; ++pair) {
        CAPTURE(pair);
        Rng rng(pair);
        const bool minor = pair % 2 == 0;
        const std::string setup = std::string("army-ants setup=") + (minor ? "minor" : "total");
        const unsigned moves = rng.below(38);
        // Other draws as well as other placings.
        Deployed one(setup + " seed=" + std::to_string(pair), 2 * pair, moves);
        Deployed two(setup + " seed=" + std::to_string(pair + 1000), 2 * pair + 1, moves);
        REQUIRE(look_alike(one, two));
        const int tapped = static_cast<int>(rng.below(40));
        for (Deployed* game : {&one, &two}) {
            game->board.activate(tapped, 0);  // whatever is tapped in the meantime
            game->board.focus(7);
        }
        REQUIRE(one.board.refusal() == two.board.refusal());
        for (Deployed* game : {&one, &two}) {
            game->board.clear_selection(0);
            game->board.set_watcher(Seat::Red);
            game->board.set_watcher(std::nullopt);
        }
        REQUIRE(look_alike(one, two));
    }
}

TEST_CASE("Secrets: what one side sees does not depend on what the other has placed") {
    for (std::uint64_t pair = 0; pair < 100; ++pair) {
        CAPTURE(pair);
        const unsigned moves = 19 + Rng(pair).below(19);
        Deployed one("army-ants setup=total", pair, 2 * pair, moves), two("army-ants setup=total", pair, 2 * pair + 1, moves);
        one.board.set_watcher(Seat::Red);
        two.board.set_watcher(Seat::Red);
        REQUIRE(look_alike(one, two));
        CHECK(one.shown().find("\"card\":\"Qh\"") != std::string::npos);
        CHECK(one.shown().find(one.board.setup_text(Seat::Red).substr(43, 38)) == std::string::npos);
    }
}

TEST_CASE("Secrets: who sets up sees its own cards and hand, and after the reveal everybody sees everything") {
    Deployed game("army-ants setup=minor seed=5", 5, 2);
    CHECK(game.shown().find("\"phase\":\"deploy\",\"deploy\":{\"next\":17,\"placed\":[2,0],\"hand\":[]}") != std::string::npos);
    CHECK(game.shown().find("\"watcher\":null") != std::string::npos);
    CHECK(game.shown().find(game.played[0]) == std::string::npos);
    game.board.set_watcher(Seat::Red);
    CHECK(game.shown().find("\"watcher\":\"red\"") != std::string::npos);
    CHECK(game.shown().find(game.played[0]) != std::string::npos);
    CHECK(game.shown().find("\"hand\":[\"") != std::string::npos);
    game.board.set_watcher(Seat::Black);
    CHECK(game.shown().find("\"text\":\"??@a4\"") != std::string::npos);

    Deployed whole("army-ants setup=minor seed=5", 5, 38);
    CHECK(whole.shown().find("??") == std::string::npos);
    CHECK(whole.shown().find("\"phase\":\"rally\",\"deploy\":null") != std::string::npos);
    CHECK(whole.shown().find("\"earliest\":38,\"canUndo\":false") != std::string::npos);
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
    CHECK(game.shown().find("\"earliest\":19,\"canUndo\":false,\"canRedo\":true") != std::string::npos);
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
    CHECK(red.substr(0, 41) ==
          "army-ants setup=total side=red cards=" + after.played[0].substr(0, 2) + after.played[1].substr(0, 2));
    Board random;
    random.new_game("army-ants");
    CHECK(random.setup_text(Seat::Red).empty());
}

TEST_CASE("Secrets: the reveal turns all hidden cards at once") {
    Deployed game("army-ants setup=total", 4, 37);
    game.board.set_motion(1000);
    game.board.set_watcher(Seat::Red);
    const std::unique_ptr<Match> match = *new_match("army-ants setup=total");
    for (const std::string& move : game.played)
        match->play(move);
    REQUIRE(game.board.play(match->legal_moves().front(), 0) == "");
    const auto count = [](const Scene& scene, PictureKind kind) {
        return std::count_if(scene.items.begin(), scene.items.end(), [kind](const SceneItem& item) {
            return item.kind == SceneItem::Kind::Picture && item.picture.kind == kind;
        });
    };
    CHECK(count(game.board.scene(0), PictureKind::Back) == 19);
    CHECK(count(game.board.scene(0), PictureKind::Card) == 19);
    CHECK(count(game.board.scene(2900), PictureKind::Back) == 0);
    CHECK(count(game.board.scene(2900), PictureKind::Card) == 38);
    game.board.finish_animation();
    CHECK(count(game.board.scene(0), PictureKind::Card) == 38);
}
