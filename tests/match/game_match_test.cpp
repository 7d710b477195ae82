// The match, whichever game it is of: moves, undo and redo, agreement and resignation.

#include "match/game_match.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "games/army_ants/rules.h"
#include "match/new_match.h"
#include "match/record.h"
#include "match/status.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/random_play.h"
#include "support/tiny_game.h"

using namespace anthill;
using anthill::tests::play_at_random;

namespace {

std::unique_ptr<Match> dealt(std::uint64_t seed) {
    auto match = new_match("army-ants seed=" + std::to_string(seed));
    REQUIRE(match);
    return *std::move(match);
}

std::unique_ptr<Match> from(const std::string& text) {
    auto match = match_from_position(text);
    REQUIRE(match.error() == "");
    return *std::move(match);
}

std::string status(const Match& match) { return status_text(match.turn(), match.outcome()); }

/// Everything that an observer can see of the present position.
std::string seen(const Match& match) {
    std::string out =
        match.position_text() + " " + status(match) + " ply " + std::to_string(match.ply());
    for (const auto& move : match.legal_moves()) {
        out += " " + move;
    }
    return out;
}

// Red's 5 takes the Queen on c2 at once; everything else stands apart.
const std::string kQueenEnPrise =
    "army-ants "
    "board=........9s/........../........../........../........../....Qs..../....5h..../Qh........ "
    "turn=red phase=battle";
// Red and Black can shuffle their Queens for ever.
const std::string kShuffle =
    "army-ants "
    "board=Qs......../........../........../3s......../......4h../........../........../........Qh "
    "turn=red phase=battle";

}  // namespace

TEST_CASE("a new match names the word it cannot use") {
    CHECK(new_match("chess").error() == unknown_game("chess").message);
    CHECK(new_match("").error() == unknown_game("").message);
    CHECK(new_match("army-ants seed=-1").error() ==
          "seed 'seed=-1': expected seed=0 to seed=18446744073709551615");
    CHECK(new_match("army-ants seed=1 seed=2").error() == "seed 'seed=2': expected seed only once");
    CHECK(new_match("army-ants seed=1 colour=red").error().find("'colour=red'") !=
          std::string::npos);
}

TEST_CASE("a match from a position plays the moves after it") {
    const auto plain = dealt(3);
    const std::string first = plain->legal_moves().front();
    const auto match = from("  " + plain->start_text() + "   moves  " + first + "  ");
    CHECK(match->start_text() == plain->start_text());
    REQUIRE(match->length() == 1);
    CHECK(match->move_text(0) == first);
    CHECK(match->mover(0) == Seat::Red);

    CHECK(from(plain->start_text() + " moves")->length() == 0);
    CHECK(match_from_position(plain->start_text() + " moves " + first + " zz")
              .error()
              .substr(0, 25) == "after 1 moves: move 'zz':");
    CHECK(match_from_position("chess").error() == unknown_game("chess").message);
    CHECK_FALSE(match_from_position(plain->start_text() + " move " + first));
}

TEST_CASE("chance plays where it decides, and nowhere else") {
    Rng rng(4), same(4);
    const auto without = dealt(5);
    CHECK(without->play_chance(rng)->message == "chance does not decide now, expected a move");
    CHECK(rng == same);
    CHECK(without->length() == 0);

    auto match = *new_match("ant-war seed=5");
    CHECK(match->play_chance(rng));
    match->play("odds:none");
    match->play("take:red");
    REQUIRE(match->turn().kind == Turn::Kind::Chance);
    const auto outcomes = match->legal_moves();
    REQUIRE_FALSE(match->play_chance(rng));
    CHECK(match->length() == 3);
    CHECK(std::count(outcomes.begin(), outcomes.end(), match->move_text(2)) == 1);
    CHECK(match->earliest() == 3);
    auto again = *new_match("ant-war seed=5");
    again->play("odds:none");
    again->play("take:red");
    REQUIRE_FALSE(again->play_chance(same));
    CHECK(again->position_text() == match->position_text());
}

TEST_CASE("a refused move changes nothing") {
    const auto match = dealt(5);
    match->play(match->legal_moves().front());
    match->go_to(0);
    const std::string before = seen(*match);
    for (const char* bad : {"", "zz", "a1-a9", "pass ", "e4xe7", "favour"}) {
        CAPTURE(bad);
        CHECK(match->play(bad));
        CHECK(seen(*match) == before);
        CHECK(match->length() == 1);
    }
}

TEST_CASE(
    "random moves, undo and redo: each ply shows what it showed, and nothing revealed is played "
    "again otherwise") {
    constexpr int kActions = 150;
    const std::string game = GENERATE(as<std::string>(), "army-ants", "army-ants setup=total",
                                      "ant-war", "red-vs-black");
    CAPTURE(game);
    const auto seeds = anthill::tests::by_build<std::uint64_t>(170, 8);  // natively 102,000 actions
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        CAPTURE(seed);
        const auto match = *new_match(game + " seed=" + std::to_string(seed));
        Rng rng(seed);
        std::vector<std::string> views = {seen(*match)};
        std::map<std::size_t, std::string> revealed;  // the moves of chance, by ply
        for (int action = 0; action < kActions; ++action) {
            const std::size_t earliest = match->earliest();
            const auto any = static_cast<std::uint32_t>(views.size() + 2);
            const std::size_t ply = match->ply();
            if (rng.below(2) == 0) {
                const std::size_t goal = rng.below(any);
                const bool allowed =
                    goal < views.size() && (goal >= earliest || match->final_outcome().over());
                REQUIRE(match->go_to(goal).has_value() == !allowed);
                REQUIRE(match->ply() == (allowed ? goal : ply));
            } else if (!match->outcome().over()) {
                const bool chance = match->turn().kind == Turn::Kind::Chance;
                const auto legal = match->legal_moves();
                const auto refused =
                    chance ? match->play_chance(rng) : match->play(rng.pick(legal));
                REQUIRE(refused.has_value() == (ply < earliest));
                if (!refused) {
                    views.resize(match->ply());
                    views.push_back(seen(*match));
                    if (chance) {
                        const auto [shown, first] = revealed.emplace(ply, match->move_text(ply));
                        REQUIRE((first || shown->second == match->move_text(ply)));
                        REQUIRE(match->earliest() == match->ply());
                    }
                }
            }
            REQUIRE(match->earliest() >= earliest);
            REQUIRE(match->length() + 1 == views.size());
            REQUIRE(seen(*match) == views[match->ply()]);
        }
    }
}

TEST_CASE("the history after undo and redo is that of a game played straight") {
    const auto match = dealt(11);
    Rng rng(11);
    play_at_random(*match, rng, 40);
    const auto& game = static_cast<const GameMatch<army_ants::ArmyAnts>&>(*match);
    const History straight = game.history();
    match->go_to(3);
    match->go_to(25);
    match->go_to(0);
    match->go_to(match->length());
    CHECK(game.history() == straight);
    CHECK(straight.size() == match->length() + 1);
}

TEST_CASE("after the end there are no moves, and undo leads back into the game") {
    const auto match = from(kQueenEnPrise);
    REQUIRE_FALSE(match->play("c2xc3"));
    CHECK(status(*match) == "won red queen");
    CHECK(match->turn().kind == Turn::Kind::Over);
    CHECK(match->legal_moves().empty());
    CHECK(match->play("a1-a2")->message ==
          "move 'a1-a2': the game is over, expected no more moves");
    CHECK(match->resign(Seat::Red));
    CHECK(match->agree_draw());
    CHECK(status(*match) == "won red queen");

    match->go_to(0);
    CHECK(status(*match) == "playing red");
    CHECK(match->final_outcome() == Outcome::won(Seat::Red, army_ants::ArmyAnts::kQueenCaptured));
    REQUIRE_FALSE(match->play("a1-a2"));
    CHECK(match->final_outcome() == Outcome::playing());
}

TEST_CASE("repetition counts the moves of the match, and undo takes it back") {
    const auto match = from(kShuffle);
    for (const char* move : {"e1-d1", "a8-b8", "d1-e1", "b8-a8", "e1-d1", "a8-b8"}) {
        CHECK(status(*match).substr(0, 7) == "playing");
        REQUIRE_FALSE(match->play(move));
    }
    CHECK(status(*match) == "won black repetition");
    match->go_to(5);
    CHECK(status(*match) == "playing black");
    match->go_to(6);
    CHECK(status(*match) == "won black repetition");
}

TEST_CASE("a resignation belongs to the end of the game") {
    const auto match = from(kShuffle);
    match->play("e1-d1");
    match->play("a8-b8");
    match->go_to(1);
    REQUIRE_FALSE(match->resign(Seat::Red));
    CHECK(status(*match) == "won black resigned");
    CHECK(match->length() == 1);
    CHECK(match->legal_moves().empty());
    CHECK(match->play("a8-b8"));
    CHECK(match->resign(Seat::Black));

    match->go_to(0);
    CHECK(status(*match) == "playing red");
    CHECK_FALSE(match->legal_moves().empty());
    match->go_to(1);
    CHECK(status(*match) == "won black resigned");

    match->go_to(0);
    match->play("e1-e2");
    CHECK(status(*match) == "playing black");
    CHECK(match->final_outcome() == Outcome::playing());
}

TEST_CASE("a draw can be agreed once") {
    const auto match = dealt(1);
    REQUIRE_FALSE(match->agree_draw());
    CHECK(status(*match) == "draw agreed");
    CHECK(match->agree_draw());
    CHECK(match->resign(Seat::Black));
    CHECK(status(*match) == "draw agreed");
}

TEST_CASE("a match asks nothing of a game beyond its contract") {
    using anthill::tests::TinyGame;
    GameMatch<TinyGame> match(TinyGame::State{}, 9);
    CHECK(match.game_id() == "tiny");
    CHECK(match.seed() == 9);
    CHECK(match.start_text() == "tiny R..B red");
    CHECK(match.legal_moves() == std::vector<std::string>{"right"});
    for (const char* move : {"right", "left", "left", "right", "right", "left", "left"}) {
        REQUIRE_FALSE(match.play(move));
    }
    CHECK(status(match) == "playing black");
    REQUIRE_FALSE(match.play("right"));
    CHECK(status(match) == "draw repetition");
    match.go_to(2);
    REQUIRE_FALSE(match.play("take"));
    CHECK(status(match) == "won red taken");
    CHECK(match.length() == 3);
    CHECK(match.mover(2) == Seat::Red);
}

TEST_CASE("undo never leads back over a move that has shown something") {
    // In this game, a player who crosses the ditch sees what lies behind it.
    struct Revealing : anthill::tests::TinyGame {
        static bool closes_past(const State&, Move move) { return move == Move::Over; }
    };
    GameMatch<Revealing> match(Revealing::State{});
    for (const char* move : {"right", "left", "left"}) {
        REQUIRE_FALSE(match.play(move));
        CHECK(match.earliest() == 0);
    }
    REQUIRE_FALSE(match.play("over"));
    CHECK(match.earliest() == 4);
    const auto refused = match.go_to(3);
    REQUIRE(refused);
    CHECK(refused->message ==
          "ply '3': expected 4 or more, what has been revealed cannot be taken back");
    CHECK(match.ply() == 4);
    CHECK(match.go_to(6)->message == "ply '6': expected 4 to 4");
    CHECK(match.earliest() == 4);
}

TEST_CASE(
    "a finished game is looked through from its first move, but nothing is taken back behind what "
    "it has shown") {
    struct Revealing : anthill::tests::TinyGame {
        static bool closes_past(const State&, Move move) { return move == Move::Over; }
    };
    GameMatch<Revealing> match(Revealing::State{});
    for (const char* move : {"right", "left", "left", "over", "take"}) {
        REQUIRE_FALSE(match.play(move));
    }
    CHECK(status(match) == "won red taken");
    REQUIRE_FALSE(match.go_to(0));
    CHECK(status(match) == "playing red");
    CHECK(match.earliest() == 4);
    CHECK(match.play("right")->message.find("what later moves have revealed") != std::string::npos);
    CHECK(match.resign(Seat::Red));
    CHECK(match.agree_draw());
    CHECK(match.length() == 5);
    REQUIRE_FALSE(match.go_to(5));
    CHECK(status(match) == "won red taken");
    REQUIRE_FALSE(match.go_to(4));
    REQUIRE_FALSE(match.resign(match.turn().seat));  // the last move may be taken back
    CHECK(match.length() == 4);
}

TEST_CASE("a match takes so many moves and no more, however they come, and says so") {
    // A joker that is cut changes nothing, and is cut again.
    const std::string start = "ant-war board=2h2s/9c3h turn=red lead=0 passed=no phase=cut";
    const auto match = *match_from_position(start);
    Rng rng(1);
    for (std::size_t ply = 0; ply < kMostPlies; ++ply) {
        REQUIRE_FALSE(match->play("cut:**"));
    }
    const std::string full =
        "the match has 10000 moves, expected no more: it can only be agreed a draw or resigned";
    CHECK(match->play("cut:**")->message == "move 'cut:**': " + full);
    CHECK(match->play_chance(rng)->message == full);
    CHECK(match->length() == kMostPlies);
    CHECK(status_text(match->turn(), match->outcome()) == "chance");

    const std::string longest = start + " moves" + [] {
        std::string moves;
        for (int i = 0; i < 140'000; ++i) {
            moves += " cut:**";
        }
        return moves;
    }();
    CHECK(match_from_position(longest).error() == "after 10000 moves: move 'cut:**': " + full);
    std::string record = write_record(*match, {});
    CHECK(read_record(record));
    record.insert(record.find("result"), "cut:**\n");
    CHECK(read_record(record).error() == "line 10004: move 'cut:**': " + full);

    CHECK_FALSE(match->agree_draw());
    CHECK(match->length() == kMostPlies);
    CHECK(match->play("cut:**")->message.find("the game is over") != std::string::npos);
}

TEST_CASE("status words") {
    CHECK(status_text({Turn::Kind::Decision, Seat::Black}, Outcome::playing()) == "playing black");
    CHECK(status_text({Turn::Kind::Chance, Seat::Red}, Outcome::playing()) == "chance");
    CHECK(status_text({Turn::Kind::Over, Seat::Red},
                      Outcome::draw(army_ants::ArmyAnts::kQueensOnly)) == "draw queens-only");
    CHECK(outcome_text(Outcome::won(Seat::Black, EndReason("stuck"))) == "won black stuck");
    CHECK(outcome_text(Outcome::playing()) == "playing");
}
