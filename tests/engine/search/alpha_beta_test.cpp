#include "engine/search/alpha_beta.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <optional>

#include "support/tiny_game.h"

using namespace anthill;
using anthill::tests::TinyGame;

namespace {

using State = TinyGame::State;
using Move = TinyGame::Move;

/// Knows nothing: the search must find everything by itself.
struct TinyKnowledge {
    static constexpr std::size_t kQuietSlots = 4;
    static constexpr Selectivity selectivity() noexcept { return {}; }
    int evaluate(const State&) const { return 0; }
    std::optional<Move> winning_move(const State&) const { return std::nullopt; }
    bool threatened(const State&) const { return false; }
    bool pass(const State&, State&) const { return false; }
    void tactical_moves(const State&, TinyGame::Moves& moves) const { moves.clear(); }
    int gain(const State&, Move) const { return 0; }
    std::size_t quiet_slot(const State&, Move move) const { return static_cast<std::size_t>(move); }
    int promise(const State&, Move) const { return 0; }
    bool overlooks(const State&, Move) const { return false; }
    bool careless() const { return false; }
};

using Search = AlphaBeta<TinyGame, TinyKnowledge>;

int minimax(const State& state, History& history, int depth, int ply) {
    const Outcome outcome = TinyGame::outcome(state, history);
    if (outcome.over()) {
        return outcome_score(outcome, state.mover, ply);
    }
    if (depth == 0) {
        return 0;
    }
    TinyGame::Moves moves;
    TinyGame::legal_moves(state, state.mover, moves);
    int best = -kInfinity;
    for (const Move move : moves) {
        State next = state;
        advance<TinyGame>(next, history, move);
        best = std::max(best, -minimax(next, history, depth - 1, ply + 1));
        history.pop();
    }
    return best;
}

/// Every position of the game that can be searched.
std::vector<State> positions() {
    std::vector<State> found;
    for (int code = 0; code < 4 * 4 * 8; ++code) {
        State s;
        s.at = {static_cast<std::int8_t>(code % 4), static_cast<std::int8_t>(code / 4 % 4)};
        s.crossed = {code / 16 % 2 == 1, code / 32 % 2 == 1};
        s.mover = code / 64 == 0 ? Seat::Red : Seat::Black;
        TinyGame::Moves moves;
        if (s.at[0] != s.at[1]) {
            TinyGame::legal_moves(s, s.mover, moves);
        }
        if (!moves.empty()) {
            found.push_back(s);
        }
    }
    return found;
}

int searched(Search& search, const State& state, int depth) {
    SearchLimits limits;
    limits.depth = depth;
    search.start(TinyKnowledge{}, state, history_from<TinyGame>(state), limits);
    while (search.step(100)) {
    }
    return search.reports().back().score;
}

}  // namespace

TEST_CASE("plain alpha-beta finds the minimax value of every tiny position at every depth") {
    Search search(8, Selectivity::none());
    REQUIRE(positions().size() > 80);
    for (const State& state : positions()) {
        INFO(TinyGame::position_text(state));
        for (int depth = 1; depth <= 12; ++depth) {
            History history = history_from<TinyGame>(state);
            const int value = minimax(state, history, depth, 0);
            REQUIRE(searched(search, state, depth) == value);
        }
    }
}

TEST_CASE("the full search solves every tiny position: it wins, loses or draws as perfect play does") {
    Search search(10);
    for (const State& state : positions()) {
        INFO(TinyGame::position_text(state));
        History history = history_from<TinyGame>(state);
        const int value = minimax(state, history, 18, 0);
        const int score = searched(search, state, 18);
        REQUIRE(is_proven(score) == is_proven(value));
        REQUIRE((score > 0) == (value > 0));
        REQUIRE((score < 0) == (value < 0));
    }
}

TEST_CASE("a proven win needs no deeper look") {
    Search search(8);
    const State state = *TinyGame::parse_position("tiny .RB. red");
    CHECK(searched(search, state, 50) == win_in(1));
    CHECK(search.best() == Move::Take);
    CHECK(search.reports().size() == 1);
}

TEST_CASE("a search that is stopped at once still has a legal move") {
    Search search(8);
    const State state = *TinyGame::parse_position("tiny R..B red");
    search.start(TinyKnowledge{}, state, history_from<TinyGame>(state), {});
    CHECK(search.running());
    search.stop();
    CHECK_FALSE(search.running());
    CHECK_FALSE(search.step(1000));
    CHECK(search.best() == Move::Right);
    CHECK(search.nodes() == 0);
}

TEST_CASE("a search ends at its depth, with one report for each depth") {
    Search search(8, Selectivity::none());
    SearchLimits limits;
    limits.depth = 3;
    const auto all = positions();
    const auto undecided = std::find_if(all.begin(), all.end(), [&limits](const State& s) {
        History history = history_from<TinyGame>(s);
        return minimax(s, history, limits.depth, 0) == 0;
    });
    REQUIRE(undecided != all.end());
    const State state = *undecided;
    search.start(TinyKnowledge{}, state, history_from<TinyGame>(state), limits);
    while (search.step(1)) {
    }
    REQUIRE(search.reports().size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(search.reports()[i].depth == static_cast<int>(i) + 1);
        CHECK_FALSE(search.reports()[i].line.empty());
    }
    CHECK(search.reports().back().nodes == search.nodes());
}
