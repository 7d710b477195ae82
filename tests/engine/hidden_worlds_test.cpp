// The comparison of two worlds finds every way to tell a secret, and nothing where none is told.

#include "support/hidden_worlds.h"

#include <cstdint>

#include "core/fixed_list.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::tests;

namespace {

/// Red notes a number in secret, Black guesses it, then it is told.
struct Guess {
    struct State {
        std::int8_t noted = -1;
        std::int8_t guessed = -1;
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        State open;
        bool hides = false;
        std::int8_t secret = 0;  ///< what only those below make anything of
        friend bool operator==(const View& a, const View& b) {
            return a.open == b.open && a.hides == b.hides;
        }
    };
    using Move = std::int8_t;
    using Moves = FixedList<Move, 8>;

    static constexpr std::string_view kId = "guess";
    static Turn turn(const State& s) {
        return {s.guessed >= 0 ? Turn::Kind::Over : Turn::Kind::Decision,
                s.noted < 0 ? Seat::Red : Seat::Black};
    }
    static Outcome outcome(const State&, const History&) { return Outcome::playing(); }
    static void legal_moves(const State& s, Seat, Moves& moves) {
        moves.clear();
        for (Move move = 0; move < 8 && s.guessed < 0; ++move) {
            moves.push_back(move);
        }
    }
    static void apply(State& s, Move move) { (s.noted < 0 ? s.noted : s.guessed) = move; }
    static std::uint64_t key(const State& s) { return static_cast<std::uint64_t>(s.noted); }
    static bool repeatable(const State&, Move) { return false; }
    static std::uint32_t move_code(const State&, Move) { return 0; }

    static bool hidden(const State& s) { return s.noted >= 0 && s.guessed < 0; }
    static View observe(const State& s, std::optional<Seat> seat) {
        View view{s, hidden(s) && seat != Seat::Red, s.noted};
        view.open.noted = view.hides ? 0 : s.noted;
        return view;
    }
    static const State& known(const View& view) { return view.open; }
    static std::string position_text(const State& s) { return "guess " + std::to_string(s.noted); }
    static std::string seen_text(const View& view) {
        return view.hides ? "guess ?" : position_text(view.open);
    }
    static bool sees_move(const State& s, Move, std::optional<Seat> seat) {
        return s.noted >= 0 || seat == Seat::Red;
    }
    static std::string hidden_move_text(const State&, Move) { return "?"; }
    static Parsed<State> deal(std::string_view, Rng&) { return State{}; }
};

struct TellsByView : Guess {
    static View observe(const State& s, std::optional<Seat>) { return {s, false, 0}; }
};
struct TellsByText : Guess {
    static std::string seen_text(const View& view) {
        return view.secret > 3 ? "guess ??" : "guess ?";
    }
};
struct TellsByKnown : Guess {
    static State known(const View& view) { return {view.secret, -1}; }
};
struct TellsByMoveText : Guess {
    static std::string hidden_move_text(const State&, Move move) {
        return std::string(move % 2 == 0 ? "?" : "??");
    }
};
struct TellsSomeMoves : Guess {
    static bool sees_move(const State& s, Move move, std::optional<Seat> seat) {
        return Guess::sees_move(s, move, seat) || move == 7;
    }
};
struct TellsByHiding : Guess {
    static bool hidden(const State& s) { return Guess::hidden(s) && s.noted != 5; }
};
struct TellsByTurn : Guess {
    static Turn turn(const State& s) {
        return hidden(s) && s.noted == 3 ? Turn{Turn::Kind::Chance, Seat::Black} : Guess::turn(s);
    }
};

template <class G>
std::string leak(std::optional<Seat> watcher) {
    std::string found;
    unsigned different = 0;
    for (std::uint64_t seed = 0; seed < 1000 && found.empty(); ++seed) {
        const Comparison compared = HiddenWorlds<G>("", watcher, seed).compare(50);
        found = compared.leak;
        different += compared.different;
    }
    CHECK((different > 0 || !found.empty() || watcher == Seat::Red));
    return found;
}

}  // namespace

TEST_CASE("Hidden worlds: a game that keeps its secret tells it to nobody who may not know it") {
    for (const std::optional<Seat> watcher :
         {std::optional(Seat::Red), std::optional(Seat::Black), std::optional<Seat>()}) {
        CHECK(leak<Guess>(watcher).empty());
    }
}

TEMPLATE_TEST_CASE("Hidden worlds: a game that tells its secret is found out", "", TellsByView,
                   TellsByText, TellsByKnown, TellsByMoveText, TellsSomeMoves, TellsByHiding,
                   TellsByTurn) {
    CHECK_FALSE(leak<TestType>(Seat::Black).empty());
    CHECK_FALSE(leak<TestType>(std::nullopt).empty());
    CHECK(leak<TestType>(Seat::Red).empty());  // who noted it knows it
}
