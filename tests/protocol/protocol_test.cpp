// The protocol's commands one by one, each given when nothing else is going on.

#include "protocol/protocol.h"
#include "match/new_match.h"

#include <algorithm>
#include <string>
#include <vector>

#include "players/levels.h"
#include "support/catch.h"
#include "support/session.h"

using anthill::tests::Session;
using anthill::tests::TestClock;
using anthill::tests::without_time;
using anthill::tests::words_of;

namespace {

using Lines = std::vector<std::string>;

// Two Queens that can shuffle for ever, each with one card far from the other.
const std::string kShuffle =
    "army-ants edition=2020 setup=random "
    "board=Qs......../........../........../3s......../......4h../........../........../........Qh "
    "turn=red phase=battle rally=0,0";
// Red's 5 stands before the Queen.
const std::string kQueenEnPrise =
    "army-ants edition=2020 setup=random "
    "board=........9s/........../........../........../........../....Qs..../....5h..../Qh........ "
    "turn=red phase=battle rally=0,0";

std::string first_word(const std::string& line) { return line.substr(0, line.find(' ')); }

}  // namespace

TEST_CASE("ugi introduces the program and ends with ugiok") {
    Session session;
    const Lines answer = session.ask("ugi");
    REQUIRE(answer.size() == 6);
    CHECK(answer[0] == "id name Anthill");
    std::string games = "option name game type combo";
    anthill::visit_games(anthill::AllGames{}, [&games](auto tag) {
        games.append(" var ").append(decltype(tag)::Game::kId);
    });
    CHECK(answer[1] == games);
    CHECK(answer[2] == "option name level type spin min 1 max " + std::to_string(anthill::kLevels));
    CHECK(answer[3] == "option name multipv type spin default 1 min 1 max 8");
    CHECK(answer[4] == "option name hash type spin default 16 min 16 max 16");
    CHECK(answer[5] == "ugiok");
    CHECK(session.say("isready") == "readyok");
}

TEST_CASE("newgame deals by the seed and answers with the position") {
    Session session;
    const std::string dealt = session.say("newgame army-ants edition=2020 setup=random seed=7");
    CHECK(dealt.substr(0, 51) == "position army-ants edition=2020 setup=random board=");
    CHECK(session.say("show") == dealt);
    CHECK(session.say("newgame army-ants seed=8") != dealt);
    CHECK(session.say("newgame army-ants seed=7") == dealt);
    CHECK(session.say("newgame army-ants") == session.say("newgame army-ants seed=0"));
    CHECK(session.say("newgame army-ants seed=18446744073709551615").substr(0, 9) == "position ");
    CHECK(session.say("status") == "status playing red");
}

TEST_CASE("position plays the moves that follow it") {
    Session session;
    REQUIRE(session.say("position " + kShuffle + " moves e1-d1 a8-b8") == "ok");
    CHECK(session.say("status") == "status playing red");
    CHECK(session.say("undo") == "ok");
    CHECK(session.say("status") == "status playing black");
    CHECK(session.say("undo") == "ok");
    CHECK(session.say("show") == "position " + kShuffle);
    CHECK(session.say("undo") ==
          "error command 'undo': no move has been made, expected move first");
    CHECK(session.say("position " + kShuffle + " moves") == "ok");
}

TEST_CASE("a bad position leaves the earlier one standing") {
    Session session;
    session.say("position " + kShuffle + " moves e1-d1");
    const std::string before = session.say("show");
    CHECK(session.say("position").substr(0, 14) == "error game '':");
    CHECK(session.say("position chess") == "error " + anthill::unknown_game("chess").message);
    CHECK(session.say("position army-ants board=x").substr(0, 6) == "error ");
    CHECK(session.say("position " + kShuffle + " moves a8-b8").substr(0, 35) ==
          "error after 0 moves: move 'a8-b8': ");
    CHECK(session.say("newgame").substr(0, 14) == "error game '':");
    CHECK(session.say("newgame army-ants seed=x") ==
          "error seed 'seed=x': expected seed=0 to seed=18446744073709551615");
    CHECK(session.say("show") == before);
    CHECK(session.say("undo") == "ok");
    CHECK(session.say("undo").substr(0, 5) == "error");
}

TEST_CASE("legal counts the moves and sorts them by byte value") {
    Session session;
    session.say("newgame army-ants seed=5");
    const Lines answer = words_of(session.say("legal"));
    REQUIRE(answer.size() > 2);
    CHECK(answer[0] == "legal");
    CHECK(answer[1] == std::to_string(answer.size() - 2));
    CHECK(std::is_sorted(answer.begin() + 2, answer.end()));
    for (auto move = answer.begin() + 2; move != answer.end(); ++move) {
        CHECK(session.say("move " + *move) == "ok");
        CHECK(session.say("undo") == "ok");
    }
}

TEST_CASE("a finished game has a status, no moves and nothing to think about") {
    Session session;
    session.say("position " + kQueenEnPrise);
    REQUIRE(session.say("move c2xc3") == "ok");
    CHECK(session.say("status") == "status won red queen");
    CHECK(session.say("legal") == "legal 0");
    CHECK(session.say("perft 0") == "perft 0 1");
    CHECK(session.say("perft 3") == "perft 3 0");
    CHECK(session.say("divide 2") == "perft 2 0");
    CHECK(session.say("eval") == "eval loss 0");
    CHECK(session.say("go depth 1") ==
          "error command 'go': the game is over, expected a game in play");
    CHECK(session.say("move a1-a2") ==
          "error move 'a1-a2': the game is over, expected no more moves");
    CHECK(session.say("undo") == "ok");
    CHECK(session.say("status") == "status playing red");
}

TEST_CASE("perft honours the moves that led to the position") {
    Session session;
    session.say("position " + kShuffle);
    const std::string fresh = session.say("perft 2");
    session.say("position " + kShuffle + " moves e1-d1 a8-b8 d1-e1 b8-a8 e1-d1");
    const std::string black = session.say("perft 2");
    // The same position without its past: there, Black's a8-b8 is not the end of the game.
    const std::string shown = session.say("show");
    session.say(shown);
    CHECK(std::stoull(words_of(session.say("perft 2")).at(2)) > std::stoull(words_of(black).at(2)));
    session.say("position " + kShuffle);
    CHECK(session.say("perft 2") == fresh);
}

TEST_CASE("divide splits perft by the first move, sorted") {
    Session session;
    session.say("newgame army-ants seed=9");
    for (int pass = 0; pass < 10; ++pass) {
        session.say("move pass");
    }
    const Lines parts = session.ask("divide 3");
    const Lines legal = words_of(session.say("legal"));
    REQUIRE(parts.size() == legal.size() - 1);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        CHECK(words_of(parts[i]).at(0) == legal[i + 2]);
        sum += std::stoull(words_of(parts[i]).at(1));
    }
    CHECK(parts.back() == "perft 3 " + std::to_string(sum));
    CHECK(session.say("perft 3") == parts.back());
    CHECK(session.say("divide 0") == "perft 0 1");
    CHECK(session.say("perft 1") == "perft 1 " + legal[1]);
}

TEST_CASE("a count too deep is refused at once") {
    Session session;
    session.say("newgame army-ants");
    for (const char* depth : {"13", "1000000", "-1", "x", "", "1.5", "99999999999999999999"}) {
        CHECK(session.say(std::string("perft ") + depth) ==
              std::string("error depth '") + depth + "': expected 0 to 12");
    }
    CHECK(session.say("perft 1 2") == "error words '2': expected nothing after the depth");
}

TEST_CASE("go reports each depth and ends with a legal best move") {
    Session session;
    session.say("newgame army-ants seed=2");
    for (int pass = 0; pass < 10; ++pass) {
        session.say("move pass");
    }
    TestClock::tick = 1;
    const Lines answer = session.ask("go depth 4");
    TestClock::tick = 0;
    REQUIRE(answer.size() >= 5);
    for (std::size_t i = 0; i + 1 < answer.size(); ++i) {
        const Lines info = words_of(answer[i]);
        REQUIRE(info.size() >= 13);
        CHECK(info[0] + " " + info[1] == "info depth");
        CHECK(info[3] == "score");
        const auto nodes = std::find(info.begin(), info.end(), "nodes");
        REQUIRE(info.end() - nodes > 7);
        CHECK(nodes[2] == "nps");
        CHECK(nodes[4] == "time");
        CHECK(nodes[6] == "pv");
    }
    const Lines best = words_of(answer.back());
    REQUIRE(best.size() == 2);
    CHECK(best[0] == "bestmove");
    const Lines last = words_of(answer[answer.size() - 2]);
    CHECK(*(std::find(last.begin(), last.end(), "pv") + 1) == best[1]);
    CHECK(session.say("move " + best[1]) == "ok");
}

TEST_CASE("go finds the Queen's capture and says in how many turns") {
    Session session;
    session.say("position " + kQueenEnPrise);
    const Lines answer = session.ask("go depth 3");
    CHECK(answer.back() == "bestmove c2xc3");
    CHECK(answer.at(answer.size() - 2).find(" score win 1 ") != std::string::npos);
}

TEST_CASE("go with equal limits gives equal answers, whatever was done before") {
    for (const std::string go : {"go depth 5", "go nodes 5000", "go level 1", "go level 3",
                                 "go depth 3 nodes 100000 level 2"}) {
        CAPTURE(go);
        Session fresh;
        fresh.say("newgame army-ants seed=12");
        const Lines first = without_time(fresh.ask(go));
        CHECK(without_time(fresh.ask(go)) == first);
        fresh.say("newgame army-ants seed=4");
        fresh.ask("go depth 4");
        fresh.say("newgame army-ants seed=12");
        CHECK(without_time(fresh.ask(go)) == first);
    }
}

TEST_CASE("the arguments of go are checked") {
    Session session;
    session.say("newgame army-ants");
    CHECK(session.say("go fast") ==
          "error limit 'fast': expected ponder, depth, nodes, movetime, level, multipv or seed");
    CHECK(session.say("go depth") == "error depth '': expected 1 to 99");
    CHECK(session.say("go depth 0") == "error depth '0': expected 1 to 99");
    CHECK(session.say("go depth 100") == "error depth '100': expected 1 to 99");
    CHECK(session.say("go depth -3") == "error depth '-3': expected 1 to 99");
    CHECK(session.say("go depth 3 depth 4") == "error limit 'depth': expected it only once");
    CHECK(session.say("go nodes x") == "error nodes 'x': expected 1 to 1000000000000");
    CHECK(session.say("go movetime 0") == "error movetime '0': expected 1 to 86400000");
    CHECK(session.say("go level 0") ==
          "error level '0': expected 1 to " + std::to_string(anthill::kLevels));
    CHECK(session.say("go depth 3 4") ==
          "error limit '4': expected ponder, depth, nodes, movetime, level, multipv or seed");
}

TEST_CASE("commands that need a game say so before there is one") {
    for (const char* command : {"show", "legal", "move d1-c1", "undo", "status", "perft 1",
                                "divide 1", "eval", "go depth 1"}) {
        Session session;
        const std::string word = first_word(command);
        CHECK(session.say(command) ==
              "error command '" + word +
                  "': there is no game yet, expected newgame or position first");
    }
}

TEST_CASE("commands without arguments take none") {
    Session session;
    session.say("newgame army-ants");
    for (const std::string command :
         {"ugi", "isready", "show", "legal", "undo", "status", "eval", "stop", "bench", "quit"}) {
        CHECK(session.say(command + " now please") ==
              "error words 'now please': expected nothing after " + command);
    }
    CHECK(session.say("move pass pass") ==
          "error words 'pass': expected nothing after the one move");
    CHECK(session.say("move").substr(0, 14) == "error move '':");
    CHECK_FALSE(session.protocol.finished());
}

TEST_CASE("quit ends the session") {
    Session session;
    CHECK(session.ask("quit").empty());
    CHECK(session.protocol.finished());
    CHECK(session.ask("isready").empty());
}

TEST_CASE(
    "where no rule ends a repetition, the computer varies if it stands better and comes back if it "
    "stands worse") {
    for (const std::string edition :
         {"edition=2008 setup=random", "edition=2020 setup=random aggression=off"}) {
        CAPTURE(edition);
        std::string start = kShuffle;
        start.replace(start.find("edition="), std::string("edition=2020 setup=random").size(),
                      edition);
        start.replace(start.find("4h"), 2, "9h");
        const auto best = [&start](const std::string& moves) {
            Session session;
            REQUIRE(session.say("position " + start + (moves.empty() ? "" : " moves " + moves)) ==
                    "ok");
            return session.ask("go depth 3").back().substr(std::string("bestmove ").size());
        };
        // Red's 9 is worth more than Black's 3. By the time Red could repeat its preferred first
        // move, it has played it twice.
        const std::string first = best("");
        REQUIRE(first.size() == 5);
        REQUIRE(first[2] == '-');
        const std::string back = first.substr(3) + "-" + first.substr(0, 2);
        const std::string cycle = first + " a8-b8 " + back + " b8-a8";
        CHECK(best(cycle) == first);
        CHECK(best(cycle + " " + cycle) != first);
        // Black can bring the first position back for the third time.
        CHECK(best("e1-d1 a8-b8 d1-e1 b8-a8 e1-d1 a8-b8 d1-e1") == "b8-a8");
    }
}
