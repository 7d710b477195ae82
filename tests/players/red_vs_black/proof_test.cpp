// Proofs of tactics: the table's value at the end of the turn, whatever the other side answers.

#include "players/red_vs_black/proof.h"

#include "players/red_vs_black/choices.h"
#include "players/red_vs_black/value_table.h"
#include "support/catch.h"
#include "support/red_vs_black_position.h"

using namespace anthill;
using namespace anthill::red_vs_black;
using namespace anthill::tests;

namespace {

State at_tactics() {
    return played(armies("0010x00010", "00000x0100"),
                  "commit:1,2 commit:1,2 throw:5r,6b,9b,4h throw:2b,8r,3b,1b");
}

int proved(const State& state, const std::string& move) {
    const auto proof = prove(state, *RedVsBlack::parse_move(state, move));
    REQUIRE(proof);
    return proof->value;
}

/// The table's value at the end of this turn, in hundredths of a per cent.
int at_end(State state, Seat seat) {
    finish_turn(state);
    const int for_red = (int{value_table().at(state)} * kCertain + kSure / 2) / kSure;
    return seat == Seat::Red ? for_red : kCertain - for_red;
}

}  // namespace

TEST_CASE("Red's tactic is worth what Black's best answer leaves of it") {
    const State tactics = at_tactics();
    for (const std::string& move : moves_of(tactics)) {
        INFO(move);
        const State after = played(tactics, move);
        int least = kCertain;
        for (const std::string& answer : moves_of(after)) {
            least = std::min(least, at_end(played(after, answer), Seat::Red));
        }
        const auto proof = prove(tactics, *RedVsBlack::parse_move(tactics, move));
        REQUIRE(proof);
        CHECK(proof->value == least);
        REQUIRE(proof->reply);
        State answered = after;
        RedVsBlack::apply(answered, *proof->reply);
        CHECK(at_end(answered, Seat::Red) == least);
    }
}

TEST_CASE("Black's tactic ends the turn and has no reply") {
    const State state = played(at_tactics(), "keep");
    for (const std::string& move : moves_of(state)) {
        INFO(move);
        CHECK(proved(state, move) == at_end(played(state, move), Seat::Black));
        CHECK(!prove(state, *RedVsBlack::parse_move(state, move))->reply);
    }
}

TEST_CASE("nothing is proved of commitments and throws") {
    const State state = armies("0000000000", "0000000000");
    CHECK(!prove(state, Move::commit(0)));
}
