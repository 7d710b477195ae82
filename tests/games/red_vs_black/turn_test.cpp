// A turn of Ants: Red vs. Black, rule by rule: commitments, throws, tactics, resolution,
// reinforcements and the end.

#include "engine/game.h"
#include "games/red_vs_black/rules.h"
#include "support/catch.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using namespace anthill::tests;

namespace {

const std::string kWhole = "0000000000";

/// A turn from two armies: throws and tactics of both, without committed units.
State after(const std::string& red, const std::string& black, const std::string& moves,
            const std::string& fields = "") {
    return played(armies(red, black, fields), "commit:none commit:none " + moves);
}

std::string result(const State& state) {
    const Outcome outcome = RedVsBlack::outcome(state, history_from<RedVsBlack>(state));
    switch (outcome.kind) {
        case Outcome::Kind::Playing: return "playing " + std::string(text(mover(state)));
        case Outcome::Kind::Won:
            return "won " + std::string(text(outcome.winner)) + " " +
                   std::string(text(outcome.reason));
        case Outcome::Kind::Draw: return "draw " + std::string(text(outcome.reason));
    }
    return "";
}

}  // namespace

TEST_CASE("a game begins with two whole armies and three Tactic Points each") {
    Rng rng(5);
    const State state = *RedVsBlack::deal("", rng);
    CHECK(RedVsBlack::position_text(state) ==
          "red-vs-black red=0000000000 black=0000000000 tactics=3,3 phase=commit turn=1");
    CHECK(result(state) == "playing red");
}

TEST_CASE("two committed units add one die, four add two, one alone none and a third none") {
    const std::pair<const char*, unsigned> kDice[] = {
        {"none", 3}, {"7", 3}, {"1,10", 4}, {"2,3,4", 4}, {"1,4,7,9", 5}};
    for (const auto& [units, dice] : kDice) {
        CAPTURE(units);
        const State red = played(State{}, "commit:" + std::string(units) + " commit:none");
        CHECK(dice_of(red, Seat::Red) == dice);
        CHECK(dice_of(red, Seat::Black) == 3);
        const State black = played(State{}, "commit:none commit:" + std::string(units));
        CHECK(dice_of(black, Seat::Red) == 3);
        CHECK(dice_of(black, Seat::Black) == dice);
    }
}

TEST_CASE("only unwounded units can be committed, up to four of them") {
    const State state = armies("010x0xxxxx", kWhole);
    CHECK(moves_of(state) == std::set<std::string>{"commit:none", "commit:1", "commit:3",
                                                   "commit:5", "commit:1,3", "commit:1,5",
                                                   "commit:3,5", "commit:1,3,5"});
    CHECK(moves_of(State{}).size() == 386);
}

TEST_CASE("Red commits, Black commits, Red throws, Black throws, then tactics in the same order") {
    State state = State{};
    for (const char* move :
         {"commit:1,2", "commit:none", "throw:1o,1o,1o,1o", "throw:1o,1o,1o", "keep", "keep"}) {
        const Seat seat = mover(state);
        const State next = played(state, move);
        CHECK((mover(next) != seat || std::string(move) == "keep"));
        state = next;
    }
    CHECK(result(state) == "playing red");
    CHECK(state.turn == 2);
    CHECK(state.phase == Phase::Commit);
}

TEST_CASE(
    "a die on a tile of the thrower's colour wounds the unit of its number; others do nothing") {
    CHECK(armies_text(after(kWhole, kWhole, "throw:5r,6b,10r throw:1o,1o,1o keep keep")) ==
          "0000000000 0000100001");
    CHECK(armies_text(after(kWhole, kWhole, "throw:1o,1o,1o throw:5r,6b,10r keep keep")) ==
          "0000010000 0000000000");
    CHECK(armies_text(after(kWhole, kWhole, "throw:2e,3h,4o throw:2e,3h,4o keep keep")) ==
          "0000000000 0000000000");
}

TEST_CASE("two wounds remove a unit, be they of one turn or of two; a third finds nobody") {
    CHECK(armies_text(after(kWhole, kWhole, "throw:5r,5r,6r throw:1o,1o,1o keep keep")) ==
          "0000000000 0000x10000");
    CHECK(armies_text(after(kWhole, "0000100000", "throw:5r,5r,5r throw:1o,1o,1o keep keep")) ==
          "0000000000 0000x00000");
    CHECK(armies_text(after(kWhole, "0000x00000", "throw:5r,5r,5r throw:1o,1o,1o keep keep")) ==
          "0000000000 0000x00000");
}

TEST_CASE(
    "a unit that is about to fall still has its own army's dice: both throws are resolved at "
    "once") {
    CHECK(armies_text(after("0001000000", "0001000000",
                            "throw:4r,1o,1o throw:4b,1o,1o keep keep")) == "000x000000 000x000000");
}

TEST_CASE("Adjust turns one own die by one, never below 1 or above 10") {
    CHECK(armies_text(after(kWhole, kWhole, "throw:5r,1r,10r throw:1o,1o,1o adjust:1+ keep")) ==
          "0000000000 1000010001");
    CHECK(armies_text(after(kWhole, kWhole, "throw:5r,1r,10r throw:1o,1o,1o adjust:1- keep")) ==
          "0000000000 1001000001");
    CHECK(armies_text(after(kWhole, kWhole, "throw:1o,1o,1o throw:3b,1r,10r keep adjust:1+")) ==
          "0001000000 0000000000");
    const State state = after(kWhole, kWhole, "throw:5r,1r,10r throw:1o,1o,1o");
    CHECK(moves_of(state) == std::set<std::string>{"keep", "swap", "adjust:1+", "adjust:1-",
                                                   "adjust:2+", "adjust:3-"});
}

TEST_CASE(
    "Swap counts red tiles as black and black ones as red, for one's own throw of this turn only") {
    const std::string throws = "throw:5r,6b,7h throw:8r,9b,10e ";
    CHECK(armies_text(after(kWhole, kWhole, throws + "keep keep")) == "0000000010 0000100000");
    CHECK(armies_text(after(kWhole, kWhole, throws + "swap keep")) == "0000000010 0000010000");
    CHECK(armies_text(after(kWhole, kWhole, throws + "keep swap")) == "0000000100 0000100000");
    const State next = played(after(kWhole, kWhole, throws + "swap swap"),
                              "commit:none commit:none throw:1r,2b,3o throw:1o,1o,1o keep keep");
    CHECK(armies_text(next) == "0000000100 1000010000");
}

TEST_CASE(
    "Heal takes wounds of earlier turns off up to three units, before this turn's wounds fall") {
    const State state = after("1111000000", kWhole, "throw:1o,1o,1o throw:1b,2b,2b");
    CHECK(moves_of(state).count("heal:1,2,3") == 1);
    CHECK(moves_of(state).count("heal:1,2,3,4") == 0);
    CHECK(moves_of(state).count("heal:5") == 0);
    CHECK(armies_text(played(state, "keep keep")) == "xx11000000 0000000000");
    CHECK(armies_text(played(state, "heal:1,3 keep")) == "1x01000000 0000000000");
    CHECK(armies_text(played(state, "heal:2,3,4 keep")) == "xx00000000 0000000000");
}

TEST_CASE(
    "a tactic costs a point, keeping costs none, and without a point there is nothing but "
    "keeping") {
    const std::string throws = "throw:5r,1o,1o throw:5b,1o,1o ";
    CHECK(after(kWhole, kWhole, throws + "swap keep").points == std::array<std::uint8_t, 2>{2, 3});
    CHECK(after(kWhole, kWhole, throws + "keep adjust:1+").points ==
          std::array<std::uint8_t, 2>{3, 2});
    CHECK(after("0100000000", kWhole, throws + "heal:2 keep").points ==
          std::array<std::uint8_t, 2>{2, 3});
    CHECK(moves_of(after("0100000000", kWhole, throws, "tactics=0,2")) ==
          std::set<std::string>{"keep"});
}

TEST_CASE("every die on the own Hill brings a removed unit of one's choice back, unwounded") {
    const State state = after("xx0x000000", kWhole, "throw:7h,7h,1o throw:1e,2o,3r keep keep");
    CHECK(state.phase == Phase::Reinforce);
    CHECK(mover(state) == Seat::Red);
    CHECK(state.turn == 1);
    CHECK(moves_of(state) ==
          std::set<std::string>{"reinforce:1,2", "reinforce:1,4", "reinforce:2,4"});
    const State next = played(state, "reinforce:4,1");
    CHECK(armies_text(next) == "0x00000000 0000000000");
    CHECK(next.turn == 2);
}

TEST_CASE(
    "units lost in this turn can come back in it, no more than are gone, and Red chooses before "
    "Black") {
    State state = after("0001000000", "1000000000", "throw:1r,2h,3h throw:4b,9h,9h keep keep");
    CHECK(armies_text(state) == "000x000000 x000000000");
    CHECK(moves_of(state) == std::set<std::string>{"reinforce:4"});
    state = played(state, "reinforce:4");
    CHECK(mover(state) == Seat::Black);
    CHECK(moves_of(state) == std::set<std::string>{"reinforce:1"});
    CHECK(armies_text(played(state, "reinforce:1")) == "0000000000 0000000000");
    CHECK(after(kWhole, kWhole, "throw:1h,1h,1h throw:1h,1h,1h keep keep").phase == Phase::Commit);
}

TEST_CASE("an army of two units or fewer at the end of a turn has lost") {
    CHECK(result(after(kWhole, "01xxxxxx0x", "throw:2r,1o,1o throw:1o,1o,1o keep keep")) ==
          "won red units");
    CHECK(result(after("01xxxxxx0x", kWhole, "throw:1o,1o,1o throw:2b,1o,1o keep keep")) ==
          "won black units");
    CHECK(result(after(kWhole, "01xxxxxx0x", "throw:1r,1o,1o throw:1o,1o,1o keep keep")) ==
          "playing red");
    const State over = after(kWhole, "01xxxxxx0x", "throw:2r,1o,1o throw:1o,1o,1o keep keep");
    CHECK(RedVsBlack::turn(over).kind == Turn::Kind::Over);
    CHECK(moves_of(over).empty());
    CHECK(over.turn == 1);
}

TEST_CASE("reinforcements come before the end is looked at") {
    const State state = after(kWhole, "01xxxxxx0x", "throw:2r,1o,1o throw:3h,1o,1o keep keep");
    CHECK(result(state) == "playing black");
    CHECK(result(played(state, "reinforce:5")) == "playing red");
}

TEST_CASE("both armies too small at once: a draw, whatever is left of them") {
    CHECK(result(after("xxxxxxx001", "xxxxxxx001", "throw:10r,1o,1o throw:10b,1o,1o keep keep")) ==
          "draw units");
    CHECK(result(after("xxxxxxx011", "xxxxxxx001", "throw:10r,1o,1o throw:10b,9b,1o keep keep")) ==
          "draw units");
    CHECK(result(after("xxxxxxx001", "xxxxxxx011", "throw:10r,9r,1o throw:10b,1o,1o keep keep")) ==
          "draw units");
    CHECK(result(armies("xxxxxxxxxx", "00xxxxxxxx")) == "draw units");
    CHECK(result(armies("xxxxxxxxxx", "000xxxxxxx")) == "won black units");
    CHECK(result(armies("000xxxxxxx", "11xxxxxxxx")) == "won red units");
}

TEST_CASE("the published throw wounds a unit, brings one back and does nothing twice") {
    State state = played(armies("x00000000x", kWhole),
                         "commit:2,3 commit:none throw:4r,2b,9b,7h throw:3r,8r,5r keep keep");
    CHECK(moves_of(state) == std::set<std::string>{"reinforce:1", "reinforce:10"});
    CHECK(armies_text(played(state, "reinforce:1")) == "000000000x 0001000000");
}

TEST_CASE("a die that lies nowhere counts for nobody, and Swap leaves it there") {
    CHECK(armies_text(after(kWhole, kWhole, "throw:5n,6n,10n throw:1n,1n,1n keep keep")) ==
          "0000000000 0000000000");
    CHECK(armies_text(after(kWhole, kWhole, "throw:5n,6b,10n throw:1n,2r,1n swap swap")) ==
          "0100000000 0000010000");
    CHECK(after("xx00000000", kWhole, "throw:5n,6n,10n throw:1n,1n,1n keep keep").phase ==
          Phase::Commit);
    CHECK(armies_text(after(kWhole, kWhole, "throw:5n,6n,10n throw:1n,1n,1n adjust:1+ keep")) ==
          "0000000000 0000000000");
    const Die nowhere{5, Place::Nowhere, false, {}};
    CHECK(counted(nowhere, 1, Tactic{Tactic::Kind::Swap, 0, 0, 0}) == nowhere);
}

TEST_CASE(
    "a die lies where more than half of its outline lies; with clear=60 a colour needs 60 "
    "percent") {
    const auto place = [](int red, int black, int own_hill, int enemy_hill, int off,
                          bool clear = false) {
        return place_of(Shares<int>{red, black, own_hill, enemy_hill, off}, clear);
    };
    CHECK(place(51, 49, 0, 0, 0) == Place::Red);
    CHECK(place(49, 51, 0, 0, 0) == Place::Black);
    CHECK(place(50, 50, 0, 0, 0) == Place::Nowhere);
    CHECK(place(30, 25, 45, 0, 0) == Place::Nowhere);
    CHECK(place(25, 24, 51, 0, 0) == Place::OwnHill);
    CHECK(place(25, 24, 0, 51, 0) == Place::EnemyHill);
    CHECK(place(25, 24, 0, 0, 51) == Place::Off);
    CHECK(place(0, 0, 50, 0, 50) == Place::Nowhere);
    CHECK(place(59, 41, 0, 0, 0, true) == Place::Nowhere);
    CHECK(place(60, 40, 0, 0, 0, true) == Place::Red);
    CHECK(place(40, 60, 0, 0, 0, true) == Place::Black);
    CHECK(place(49, 0, 51, 0, 0, true) == Place::OwnHill);
    CHECK(place(49, 0, 0, 51, 0, true) == Place::EnemyHill);
    CHECK(place(49, 0, 0, 0, 51, true) == Place::Off);
}

TEST_CASE("until both have committed, each sees its own commitment only") {
    const State four = played(State{}, "commit:1,2,3,4"), none = played(State{}, "commit:none");
    CHECK(RedVsBlack::observe(four, Seat::Black) == RedVsBlack::observe(none, Seat::Black));
    CHECK(RedVsBlack::observe(four, std::nullopt) == RedVsBlack::observe(none, std::nullopt));
    CHECK_FALSE(RedVsBlack::observe(four, Seat::Red) == RedVsBlack::observe(none, Seat::Red));
    const State both = played(four, "commit:none");
    CHECK(RedVsBlack::observe(both, Seat::Black).open == both);
    Moves seen, real;
    RedVsBlack::legal_moves(RedVsBlack::observe(four, Seat::Black).open, Seat::Black, seen);
    RedVsBlack::legal_moves(four, Seat::Black, real);
    CHECK(std::equal(seen.begin(), seen.end(), real.begin(), real.end()));
}

TEST_CASE("a throw and the second commitment close the past, other moves do not") {
    State state = State{};
    const std::pair<const char*, bool> kMoves[] = {
        {"commit:1,2", false},    {"commit:none", true}, {"throw:1o,1o,1o,1h", true},
        {"throw:1b,1b,2b", true}, {"keep", false},       {"keep", false},
        {"reinforce:1", false}};
    for (const auto& [move, closes] : kMoves) {
        CAPTURE(move);
        CHECK(RedVsBlack::closes_past(state, *RedVsBlack::parse_move(state, move)) == closes);
        state = played(state, move);
    }
}

TEST_CASE("of throws sixty are listed, in which each die shows each result once") {
    const State state = played(State{}, "commit:1,2,3,4 commit:none");
    Moves moves;
    RedVsBlack::legal_moves(state, Seat::Red, moves);
    CHECK(moves.size() == 60);
    for (std::size_t die = 0; die < 5; ++die) {
        std::set<std::pair<int, int>> results;
        for (const Move& move : moves) {
            REQUIRE(move.thrown.size() == 5);
            results.emplace(move.thrown[die].number, static_cast<int>(move.thrown[die].place));
        }
        CHECK(results.size() == 60);
    }
    CHECK(RedVsBlack::open_ended(state));
    CHECK_FALSE(RedVsBlack::open_ended(State{}));
}
