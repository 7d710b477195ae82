// Secret set-ups through the match and the protocol: where undo ends, what is answered while cards
// are being placed, and who is told what.

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "match/match.h"
#include "match/record.h"
#include "players/thinker.h"
#include "support/catch.h"
#include "support/random_play.h"
#include "support/session.h"

using namespace anthill;
using namespace anthill::tests;

namespace {

std::unique_ptr<Match> dealt(const std::string& options) {
    auto match = new_match("army-ants " + options);
    REQUIRE(match.error() == "");
    return *std::move(match);
}

/// Everything after "moves", of an answer to arrange.
std::vector<std::string> arranged_moves(const std::string& answer) {
    const auto all = words_of(answer);
    return {std::find(all.begin(), all.end(), "moves") + 1, all.end()};
}

const std::string kNoCards(38, '.');

}  // namespace

TEST_CASE("a record of a set-up is not read at a ply before a reveal") {
    const auto match = dealt("setup=total seed=1");
    Rng rng(1);
    play_at_random(*match, rng, 22);
    CHECK(read_record(write_record(*match, {}) + "ply 18\n").error() ==
          "line 27: ply '18': expected 19 or more, what has been revealed cannot be taken back");
}

TEST_CASE("while cards are being set up, every command has a proper answer") {
    for (const char* options : {"setup=minor", "setup=total", "setup=minor edition=2008",
                                "setup=total edition=community"}) {
        Session session;
        CAPTURE(options);
        REQUIRE(session.say(std::string("newgame army-ants seed=4 ") + options).substr(0, 19) ==
                "position army-ants ");
        for (int placed = 0; placed < 38; ++placed) {
            CHECK(session.say("status") ==
                  (placed < 19 ? "status playing red" : "status playing black"));
            CHECK(session.say("eval") == "eval 0");
            const std::string shown = session.say("show");
            CHECK(session.say(shown) == "ok");
            CHECK(session.say("show") == shown);
            const auto legal = words_of(session.say("legal"));
            CHECK(session.say("perft 1") == "perft 1 " + legal[1]);
            CHECK(session.say("divide 2").find("perft 2 ") != std::string::npos);
            const auto best = words_of(session.say("go depth 3 seed 9"));
            REQUIRE(best.size() == 2);  // at once: no info lines
            CHECK(best[0] == "bestmove");
            REQUIRE(std::find(legal.begin() + 2, legal.end(), best[1]) != legal.end());
            CHECK(session.say("move " + best[1]) == "ok");
            CHECK(session.say("move " + best[1]).substr(0, 6) == "error ");
        }
        CHECK(session.say("show").find("phase=rally rally=5,5") != std::string::npos);
        CHECK(session.say("undo").substr(0, 6) == "error ");
    }
}

TEST_CASE("undo in the protocol says why it ends at the reveal") {
    Session session;
    session.say("newgame army-ants setup=total");
    for (int placed = 0; placed < 19; ++placed) {
        session.say("move " + words_of(session.say("legal"))[2]);
    }
    CHECK(session.say("undo") ==
          "error command 'undo': what the latest move has revealed cannot be taken back, expected "
          "another move");
    session.say("move " + words_of(session.say("legal"))[2]);
    CHECK(session.say("undo") == "ok");
    CHECK(session.say("undo").substr(0, 6) == "error ");
}

TEST_CASE("arrange places one side's cards, and its moves are legal in the game") {
    for (const std::string setup : {"minor", "total"}) {
        for (int seed = 0; seed < 10; ++seed) {
            const auto match = dealt("setup=" + setup + " seed=" + std::to_string(seed));
            for (const Seat seat : {Seat::Red, Seat::Black}) {
                Session session;
                const std::string asked = match->setup_text(seat);
                const std::string answer =
                    session.say("arrange " + asked + " seed=" + std::to_string(seed));
                REQUIRE(answer.substr(0, 9) == "arranged ");
                const auto moves = arranged_moves(answer);
                REQUIRE(moves.size() == 19);
                for (const std::string& move : moves) {
                    REQUIRE_FALSE(match->play(move));
                }
                CHECK(answer.substr(9, answer.find(" moves") - 9) == match->setup_text(seat));
            }
            CHECK(match->position_text().find("phase=rally") != std::string::npos);
        }
    }
}

TEST_CASE("arrange keeps what stands, and answers the same to the same") {
    Session session;
    const std::string asked =
        "arrange army-ants setup=total side=black cards=..9s....Qs" + kNoCards.substr(10);
    const std::string answer = session.say(asked + " seed=3");
    CHECK(answer.find("cards=") != std::string::npos);
    CHECK(arranged_moves(answer).size() == 17);
    CHECK(session.say(asked + " seed=3") == answer);
    CHECK(session.say(asked + " seed=4") != answer);
}

TEST_CASE("arrange says what is wrong with the question") {
    Session session;
    CHECK(session.say("arrange chess") == "error game 'chess': expected army-ants");
    CHECK(session.say("arrange army-ants setup=total side=red cards=" + kNoCards + " seed=x")
              .substr(0, 13) == "error seed 's");
    CHECK(session.say("arrange army-ants setup=total side=red") ==
          "error cards '': expected 19 cards of two characters each, '..' where none stands");
    CHECK(session.say("arrange army-ants setup=total side=red cards=Qs" + kNoCards.substr(2)) ==
          "error card 'Qs': expected a card of red");
}
