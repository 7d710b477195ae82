#include "engine/search/iterative_deepening.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/splitmix64.h"
#include "support/catch.h"
#include "support/tiny_game.h"

using namespace anthill;
using anthill::tests::TinyGame;

namespace anthill::tests {

/// A tree without ends in which every position is met at one distance from the root only, so that
/// what the table knows of it comes from the same iteration or from one that looked less deep.
/// Estimates are at random.
struct LotteryTree {
    using State = struct LotteryState {
        std::uint64_t path = 1;
        Seat mover = Seat::Red;
        friend bool operator==(const LotteryState&, const LotteryState&) = default;
    };
    using View = State;
    using Move = std::uint8_t;
    using Moves = FixedList<Move, 3>;
    static constexpr std::string_view kId = "lottery";

    static Turn turn(const State& s) { return {Turn::Kind::Decision, s.mover}; }
    static Outcome outcome(const State&, const History&) { return Outcome::playing(); }
    static void legal_moves(const State&, Seat, Moves& moves) {
        moves.clear();
        for (Move move = 0; move < 3; ++move) {
            moves.push_back(move);
        }
    }
    static void apply(State& s, Move move) {
        s.path = 4 * s.path + move;
        s.mover = other(s.mover);
    }
    static std::uint64_t key(const State& s) { return splitmix64(s.path); }
    static bool repeatable(const State&, Move) { return false; }
    static std::uint32_t move_code(const State&, Move) { return 0; }
    static View observe(const State& s, Seat) { return s; }
};

}  // namespace anthill::tests

namespace {

using anthill::tests::LotteryTree;

using State = TinyGame::State;
using Move = TinyGame::Move;

/// Knows nothing: the search must find everything by itself.
struct TinyKnowledge {
    static constexpr std::size_t kHistorySize = 4;
    static constexpr Selectivity selectivity() noexcept { return {}; }
    int evaluate(const State&, std::size_t = 0) const { return 0; }
    std::optional<Move> winning_move(const State&) const { return std::nullopt; }
    bool threatened(const State&) const { return false; }
    bool null_move(const State&, State&) const { return false; }
    void tactical_moves(const State&, TinyGame::Moves& moves) const { moves.clear(); }
    int static_exchange(const State&, Move) const { return 0; }
    std::size_t history_index(const State&, Move move) const {
        return static_cast<std::size_t>(move);
    }
    int quiet_prior(const State&, Move) const { return 0; }
    bool misses(const State&, Move) const { return false; }
    bool has_blind_spots() const { return false; }
};

using Search = IterativeDeepening<TinyGame, TinyKnowledge>;

int minimax(const State& state, History& history, int depth, int ply) {
    const Outcome outcome = TinyGame::outcome(state, history);
    if (outcome.over()) {
        return outcome_score(outcome, state.mover, ply);
    }
    if (depth == 0) {
        return 0;
    }
    const auto moves = moves_in<TinyGame>(state);
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
    return search.infos().back().score;
}

struct LotteryKnowledge {
    static constexpr int kTacticalTurns = 3;
    static constexpr std::size_t kHistorySize = 3;
    static constexpr Selectivity selectivity() noexcept {
        Selectivity selectivity = Selectivity::none();
        selectivity.table_cutoffs = selectivity.quiescence = true;
        selectivity.quiescence_turns = kTacticalTurns;
        return selectivity;
    }
    std::uint64_t seed = 0;

    int evaluate(const LotteryTree::State& s, std::size_t = 0) const {
        return static_cast<int>(hash_combine(seed, s.path) % 2001) - 1000;
    }
    std::optional<std::uint8_t> winning_move(const LotteryTree::State&) const {
        return std::nullopt;
    }
    bool threatened(const LotteryTree::State&) const { return false; }
    bool null_move(const LotteryTree::State&, LotteryTree::State&) const { return false; }
    void tactical_moves(const LotteryTree::State& s, LotteryTree::Moves& moves) const {
        LotteryTree::legal_moves(s, s.mover, moves);
    }
    int static_exchange(const LotteryTree::State&, std::uint8_t) const { return 0; }
    std::size_t history_index(const LotteryTree::State&, std::uint8_t move) const { return move; }
    int quiet_prior(const LotteryTree::State&, std::uint8_t) const { return 0; }
    bool misses(const LotteryTree::State&, std::uint8_t) const { return false; }
    bool has_blind_spots() const { return false; }
};

/// Minimax to `depth`, then for some turns more, in which a side may also be content with the
/// estimate.
int lottery_value(const LotteryKnowledge& knowledge, const LotteryTree::State& state, int depth) {
    int best = depth <= 0 ? knowledge.evaluate(state) : -kInfinity;
    for (std::uint8_t move = 0; move < 3 && depth > -LotteryKnowledge::kTacticalTurns; ++move) {
        LotteryTree::State next = state;
        LotteryTree::apply(next, move);
        best = std::max(best, -lottery_value(knowledge, next, depth - 1));
    }
    return best;
}

}  // namespace

TEST_CASE("a quiescence search that was cut off does not answer for one that may look deeper") {
    IterativeDeepening<LotteryTree, LotteryKnowledge> search(14);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const LotteryKnowledge knowledge{seed};
        const LotteryTree::State root;
        for (int depth = 1; depth <= 5; ++depth) {
            SearchLimits limits;
            limits.depth = depth;
            search.start(knowledge, root, history_from<LotteryTree>(root), limits);
            while (search.step(1000)) {
            }
            INFO("seed " << seed << " depth " << depth);
            REQUIRE(search.infos().back().score == lottery_value(knowledge, root, depth));
        }
    }
}

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

TEST_CASE(
    "the full search solves every tiny position: it wins, loses or draws as perfect play does") {
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

TEST_CASE("several lines are the best moves with the values that minimax gives each of them") {
    Search search(8, Selectivity::none());
    std::size_t told = 0;
    for (const State& state : positions()) {
        INFO(TinyGame::position_text(state));
        const auto moves = moves_in<TinyGame>(state);
        for (int depth = 1; depth <= 9; ++depth) {
            SearchLimits limits;
            limits.depth = depth;
            limits.lines = 3;
            search.start(TinyKnowledge{}, state, history_from<TinyGame>(state), limits);
            while (search.step(7)) {
            }
            const std::size_t lines = std::min<std::size_t>(3, moves.size());
            REQUIRE(search.infos().size() % lines == 0);
            const auto* const last = &search.infos()[search.infos().size() - lines];
            std::vector<int> values;
            for (const Move move : moves) {
                State next = state;
                History history = history_from<TinyGame>(state);
                advance<TinyGame>(next, history, move);
                values.push_back(-minimax(next, history, last->depth - 1, 1));
            }
            for (std::size_t k = 0; k < lines; ++k) {
                REQUIRE(last[k].number == static_cast<int>(k) + 1);
                const auto at = std::find(moves.begin(), moves.end(), last[k].line.front());
                REQUIRE(at != moves.end());
                // A repetition belongs to the path: what is met on another one may differ.
                REQUIRE(last[k].score == values[static_cast<std::size_t>(at - moves.begin())]);
                for (std::size_t other = 0; other < k; ++other) {
                    REQUIRE_FALSE(last[k].line.front() == last[other].line.front());
                }
                told += lines > 1 ? 1U : 0U;
            }
            std::sort(values.rbegin(), values.rend());
            for (std::size_t k = 0; k < lines; ++k) {
                REQUIRE(last[k].score == values[k]);
            }
            REQUIRE(search.best() == last->line.front());
        }
    }
    REQUIRE(told > 500);
}

TEST_CASE("the table and slices change nothing of several lines, and the first is the only one's") {
    IterativeDeepening<LotteryTree, LotteryKnowledge> search(14);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const LotteryKnowledge knowledge{seed};
        const LotteryTree::State root;
        SearchLimits limits;
        limits.depth = 5;
        limits.lines = 2;
        search.start(knowledge, root, history_from<LotteryTree>(root), limits);
        while (search.step(seed)) {
        }
        REQUIRE(search.infos().size() == 10);
        for (int depth = 1; depth <= 5; ++depth) {
            std::vector<int> values;
            for (std::uint8_t move = 0; move < 3; ++move) {
                LotteryTree::State next = root;
                LotteryTree::apply(next, move);
                values.push_back(-lottery_value(knowledge, next, depth - 1));
            }
            std::sort(values.rbegin(), values.rend());
            for (std::size_t k = 0; k < 2; ++k) {
                const auto& info = search.infos()[2 * static_cast<std::size_t>(depth - 1) + k];
                INFO("seed " << seed << " depth " << depth << " line " << k + 1);
                REQUIRE(info.depth == depth);
                REQUIRE(info.score == values[k]);
            }
        }
        REQUIRE(search.infos().back().nodes == search.nodes());
    }
}

TEST_CASE("a search for several lines that is stopped keeps those of the last whole depth") {
    IterativeDeepening<LotteryTree, LotteryKnowledge> search(14);
    const LotteryTree::State root;
    SearchLimits limits;
    limits.lines = 3;
    search.start(LotteryKnowledge{7}, root, history_from<LotteryTree>(root), limits);
    search.step(3000);
    search.stop();
    REQUIRE(search.infos().size() % 3 == 0);
    REQUIRE(search.infos().size() > 3);
    CHECK(search.best() == search.infos()[search.infos().size() - 3].line.front());
}

TEST_CASE("a proven win needs no deeper look") {
    Search search(8);
    const State state = *TinyGame::parse_position("tiny .RB. red");
    CHECK(searched(search, state, 50) == win_in(1));
    CHECK(search.best() == Move::Take);
    CHECK(search.infos().size() == 1);
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
    REQUIRE(search.infos().size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(search.infos()[i].depth == static_cast<int>(i) + 1);
        CHECK_FALSE(search.infos()[i].line.empty());
    }
    CHECK(search.infos().back().nodes == search.nodes());
}
