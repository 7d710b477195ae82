// The search on Army Ants: exact where it must be exact, awake where a Queen is at stake, the same
// however it is sliced.

#include <algorithm>

#include "engine/search/iterative_deepening.h"
#include "players/army_ants/knowledge.h"
#include "support/army_ants_board.h"
#include "support/by_build.h"
#include "support/catch.h"

namespace anthill::tests {

using namespace army_ants;

namespace {

using Search = IterativeDeepening<ArmyAnts, Knowledge>;

SearchLimits to_depth(int depth) {
    SearchLimits limits;
    limits.depth = depth;
    return limits;
}
SearchLimits of_nodes(std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

Move run(Search& search, const State& state, const History& history, const SearchLimits& limits,
         std::uint64_t slice = 1000) {
    search.start(Knowledge(), state, history, limits);
    while (search.step(slice)) {
    }
    return search.best();
}
Move run(Search& search, const State& state, const SearchLimits& limits) {
    return run(search, state, history_from<ArmyAnts>(state), limits);
}

bool can_take_queen(const State& state) {
    const auto moves = moves_in<ArmyAnts>(state);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        return move.kind == Move::Kind::Attack && state.at(move.to).is_queen();
    });
}
State after(const State& state, Move move) {
    State next = state;
    ArmyAnts::apply(next, move);
    return next;
}

/// Full-width search without any cleverness, by the one rule that it shares with the search: a
/// Queen that can be captured at once counts as captured, even where the depth ends.
int minimax(const State& state, History& history, int depth, int ply) {
    const Outcome outcome = ArmyAnts::outcome(state, history);
    if (outcome.over()) {
        return outcome_score(outcome, state.mover, ply);
    }
    if (can_take_queen(state)) {
        return win_in(ply + 1);
    }
    if (depth == 0) {
        return Knowledge().evaluate(state);
    }
    const auto moves = moves_in<ArmyAnts>(state);
    int best_score = -kInfinity;
    for (const Move move : moves) {
        State next = state;
        advance<ArmyAnts>(next, history, move);
        const int score = minimax(next, history, depth - 1, ply + 1);
        best_score = std::max(best_score, next.mover == state.mover ? score : -score);
        history.pop();
    }
    return best_score;
}

/// The same of the one question whether `winner` ends the game within so many turns whatever the
/// other side does; nothing is looked at that could not change the answer.
bool forces_win(const State& state, History& history, Seat winner, int turns) {
    const Outcome outcome = ArmyAnts::outcome(state, history);
    if (outcome.over()) {
        return outcome_score(outcome, winner, 0) > 0;
    }
    const bool chooses = state.mover == winner;
    if (can_take_queen(state)) {
        return chooses;
    }
    if (turns == 0) {
        return false;
    }
    for (const Move move : moves_in<ArmyAnts>(state)) {
        State next = state;
        advance<ArmyAnts>(next, history, move);
        const bool won = forces_win(next, history, winner, turns - 1);
        history.pop();
        if (won == chooses) {
            return won;
        }
    }
    return !chooses;
}

State random_game(Rng& rng, unsigned cards) {
    for (;;) {
        const State state = random_position(rng, cards);
        if (!ArmyAnts::outcome(state, history_from<ArmyAnts>(state)).over()) {
            return state;
        }
    }
}
State random_battle(Rng& rng, unsigned cards) {
    for (;;) {
        const State state = random_game(rng, cards);
        if (state.phase == Phase::Battle) {
            return state;
        }
    }
}

}  // namespace

TEST_CASE("plain alpha-beta equals minimax on random positions of every edition and phase") {
    Search search(12, Selectivity::none());
    Rng rng(1);
    for (int i = 0; i < by_build(1500, 150); ++i) {
        const int depth = 1 + i % 2;
        const State state = random_game(rng, 5);
        INFO(ArmyAnts::position_text(state) << " depth " << depth);
        History history = history_from<ArmyAnts>(state);
        const int value = minimax(state, history, depth, 0);
        const Move move = run(search, state, to_depth(depth));
        REQUIRE(search.infos().back().score == value);
        State next = state;
        advance<ArmyAnts>(next, history, move);
        const int score = minimax(next, history, depth - 1, 1);
        REQUIRE((next.mover == state.mover ? score : -score) == value);
    }
}

TEST_CASE(
    "plain alpha-beta equals minimax three turns deep, and where one side has several rally turns "
    "in a row") {
    Search search(12, Selectivity::none());
    Rng rng(2);
    for (int i = 0; i < by_build(60, 4); ++i) {
        State state = random_game(rng, 3);
        if (state.phase == Phase::Rally) {
            state.rally_left = {0, 0};
            state.rally_left[index(state.mover)] = static_cast<std::uint8_t>(1 + i % 4);
        }
        INFO(ArmyAnts::position_text(state));
        History history = history_from<ArmyAnts>(state);
        const int value = minimax(state, history, 3, 0);
        run(search, state, to_depth(3));
        REQUIRE(search.infos().back().score == value);
    }
}

TEST_CASE("what the full search calls proven is true, by looking at everything") {
    Search search(14);
    SearchLimits limits = to_depth(4);
    limits.nodes = 30'000;  // in a few positions the threats go on and on
    Rng rng(3);
    int proven = 0;
    for (int i = 0; i < by_build(400, 40); ++i) {
        const State state = random_battle(rng, 4);
        run(search, state, limits);
        const int score = search.infos().back().score;
        if (!is_proven(score) || turns_to_end(score) > 4) {
            continue;
        }
        INFO(ArmyAnts::position_text(state) << " score " << score);
        History history = history_from<ArmyAnts>(state);
        const Seat winner = score > 0 ? state.mover : other(state.mover);
        REQUIRE(forces_win(state, history, winner, turns_to_end(score) - 1));
        ++proven;
    }
    REQUIRE(proven > by_build(60, 3));
}

TEST_CASE(
    "a Queen that can be captured is captured, and one in danger is saved wherever that is "
    "possible") {
    Search search(14);
    Rng rng(4);
    int captures = 0;
    int rescues = 0;
    for (int i = 0; i < 1500; ++i) {
        const State state = random_battle(rng, 12);
        INFO(ArmyAnts::position_text(state));
        const Move move = run(search, state, of_nodes(1));
        if (can_take_queen(state)) {
            REQUIRE(move.kind == Move::Kind::Attack);
            REQUIRE(state.at(move.to).is_queen());
            ++captures;
            continue;
        }
        const auto moves = moves_in<ArmyAnts>(state);
        const bool safe = std::any_of(moves.begin(), moves.end(),
                                      [&](Move m) { return !can_take_queen(after(state, m)); });
        if (safe) {
            REQUIRE_FALSE(can_take_queen(after(state, move)));
            ++rescues;
        }
    }
    REQUIRE(captures > 100);
    REQUIRE(rescues > 100);
}

TEST_CASE("slices of any size give the same search") {
    Search search(14);
    Rng rng(5);
    for (int i = 0; i < 12; ++i) {
        const State state = random_game(rng, 15);
        const History history = history_from<ArmyAnts>(state);
        const Move whole = run(search, state, history, of_nodes(4000), 1000000);
        const auto reports = search.infos();
        const std::uint64_t nodes = search.nodes();
        for (const std::uint64_t slice : {1U, 7U, 1000U}) {
            REQUIRE(run(search, state, history, of_nodes(4000), slice) == whole);
            REQUIRE(search.nodes() == nodes);
            REQUIRE(search.infos().size() == reports.size());
            for (std::size_t r = 0; r < reports.size(); ++r) {
                REQUIRE(search.infos()[r].score == reports[r].score);
                REQUIRE(search.infos()[r].nodes == reports[r].nodes);
                REQUIRE(search.infos()[r].line == reports[r].line);
            }
        }
    }
}

TEST_CASE("a search stopped anywhere has a legal move, and its lines are legal") {
    Search search(12);
    Rng rng(7);
    for (int i = 0; i < 200; ++i) {
        const State state = random_game(rng, 15);
        search.start(Knowledge(), state, history_from<ArmyAnts>(state), {});
        search.step(1 + rng.below(600));
        search.stop();
        REQUIRE(legal(state, ArmyAnts::move_text(state, search.best())));
        for (const auto& report : search.infos()) {
            State along = state;
            for (const Move move : report.line) {
                REQUIRE(legal(along, ArmyAnts::move_text(along, move)));
                ArmyAnts::apply(along, move);
            }
        }
    }
}

namespace {

/// Both sides have stepped to and fro once: four turns, the position is the first one again.
Played shuffled(std::initializer_list<const char*> further, const char* edition) {
    Played game(
        board("Qs .. .. .. .. "
              "9s 8s .. .. .. "
              "8c 9c .. .. .. "
              ".. .. .. .. .. "
              ".. .. .. .. .. "
              ".. .. .. 9h 8h "
              ".. .. .. 8d 9d "
              ".. .. .. .. Qh ",
              std::string("turn=red phase=battle edition=") + edition));
    game.play({"d3-c3", "b6-c6", "c3-d3", "c6-b6"}).play(further);
    return game;
}

}  // namespace

TEST_CASE("Red leaves the shuffle before Black can make it the sixth turn") {
    const Played game = shuffled({}, "2020");
    Search search(12);
    const Move move = run(search, game.state(), game.history(), to_depth(2));
    REQUIRE(ArmyAnts::move_text(game.state(), move) != "d3-c3");
    REQUIRE(std::abs(search.infos().back().score) <= kMaxEvaluation);
}

TEST_CASE(
    "Black makes the sixth turn of Red's shuffle, which wins, and the search does not call it "
    "forced") {
    const Played game = shuffled({"d3-c3"}, "2020");
    Search search(12);
    const Move move = run(search, game.state(), game.history(), to_depth(3));
    REQUIRE(ArmyAnts::move_text(game.state(), move) == "b6-c6");
    REQUIRE(search.infos().back().score > kMaxEvaluation);
    REQUIRE_FALSE(is_proven(search.infos().back().score));
}

TEST_CASE("where repetition does not lose, Black's same move is worth no more than the position") {
    for (const char* const edition : {"2008", "community"}) {
        const Played game = shuffled({"d3-c3"}, edition);
        Search search(12);
        run(search, game.state(), game.history(), to_depth(3));
        REQUIRE(std::abs(search.infos().back().score) <= kMaxEvaluation);
    }
}

TEST_CASE(
    "a careless player still plays legal moves, the same ones from the same seed, others from "
    "another") {
    Search search(12);
    Rng rng(8);
    int different = 0;
    for (int i = 0; i < 60; ++i) {
        const State state = random_game(rng, 15);
        const History history = history_from<ArmyAnts>(state);
        std::array<Move, 3> moves;
        for (std::size_t n = 0; n < moves.size(); ++n) {
            const Handicap handicap{n == 2 ? 78ULL : 77ULL, 150, 50, 25};
            search.start(Knowledge(handicap), state, history, to_depth(2));
            while (search.step(500)) {
            }
            moves[n] = search.best();
            REQUIRE(legal(state, ArmyAnts::move_text(state, moves[n])));
        }
        REQUIRE(moves[0] == moves[1]);
        different += moves[0] == moves[2] ? 0 : 1;
    }
    REQUIRE(different > 10);
}

TEST_CASE("a misjudged position is still judged within the bounds of estimates") {
    const State state = board(
        ".. .. .. .. Qs "
        ".. .. .. .. .. "
        ".. .. .. .. .. "
        ".. .. .. .. .. "
        ".. .. .. .. .. "
        ".. .. .. .. .. "
        "9h .. 9d .. .. "
        ".. .. .. .. Qh ",
        "turn=red phase=battle");
    REQUIRE(Knowledge().evaluate(state) > 0);
    Handicap handicap;
    handicap.noise = kMaxEvaluation;
    int highest = 0;
    for (handicap.seed = 1; handicap.seed <= 400; ++handicap.seed) {
        const int estimate = Knowledge(handicap).evaluate(state);
        REQUIRE(std::abs(estimate) <= kMaxEvaluation);
        highest = std::max(highest, estimate);
    }
    CHECK(highest == kMaxEvaluation);
}

}  // namespace anthill::tests
