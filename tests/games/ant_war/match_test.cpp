// Everything before and after the play of a round but its deal: odds, colours, cuts, two rounds and
// their totals.

#include <set>
#include <string>

#include "core/text.h"
#include "support/ant_war_board.h"
#include "support/catch.h"
#include "support/dealt.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

using Texts = std::set<std::string>;

namespace {

const char* const kTwoRounds = "2h 2s 9c .. 3h";

State before_round(const std::string& fields) {
    return ant_board(kTwoRounds, "turn=red phase=odds round=1/2 " + fields);
}

}  // namespace

TEST_CASE("the dealer names no odds or half a turn to nine and a half for a colour") {
    const Texts odds = moves_of(before_round(""));
    CHECK(odds.size() == 1 + 2 * 19);
    for (const char* one :
         {"odds:none", "odds:red+0.5", "odds:red+1", "odds:black+1.5", "odds:black+9.5"}) {
        CHECK(odds.count(one) == 1);
    }
    for (const char* none : {"odds:red+0", "odds:red+10", "pass", "a1-b1", "odds:black+9.75"}) {
        CHECK(odds.count(none) == 0);
    }
}

TEST_CASE("the other player then takes a colour") {
    const State state = played(before_round(""), {"odds:black+2"});
    CHECK(status(state) == "playing black");
    CHECK(field(state, "phase") == "take");
    CHECK(moves_of(state) == Texts{"take:black", "take:red"});
}

TEST_CASE("whole turns let the named colour move so often before the other") {
    State state = played(before_round(""), {"odds:black+2", "take:red"});
    CHECK(status(state) == "playing black");
    CHECK(field(state, "lead") == "1");
    CHECK(field(state, "dealer") == "black");
    state = played(state, {"b1-a1"});
    CHECK(status(state) == "playing black");
    state = played(state, {"pass"});
    CHECK(status(state) == "playing red");
    CHECK(status(played(state, {"pass", "deal:1"})) == "playing red");
}

TEST_CASE("one turn of odds is just the first move") {
    CHECK(field(played(before_round(""), {"odds:red+1", "take:red"}), "lead") == "0");
    CHECK(status(played(before_round(""), {"odds:red+1", "take:red"})) == "playing red");
    CHECK(status(played(before_round(""), {"odds:red+1", "take:black", "pass"})) ==
          "playing black");
}

TEST_CASE("without odds the first to move is cut for, and so it is with half a turn") {
    for (const char* odds : {"odds:none", "odds:red+0.5", "odds:black+0.5"}) {
        const State cut = played(before_round(""), {odds, "take:red"});
        CHECK(status(cut) == "chance");
        CHECK(status(played(cut, {"cut:Kd"})) == "playing red");
        CHECK(status(played(cut, {"cut:Ks"})) == "playing black");
        CHECK(status(played(cut, {"cut:Kc", "pass", "a1-b1"})) == "playing black");
    }
}

TEST_CASE("a half is cut for after the whole turns") {
    State state = played(before_round(""), {"odds:red+1.5", "take:black"});
    CHECK(status(state) == "playing red");
    CHECK(field(state, "half") == "yes");
    state = played(state, {"a1-b1"});
    CHECK(status(state) == "chance");
    CHECK(field(state, "half") == "");
    CHECK(status(played(state, {"cut:Ah"})) == "playing red");
    CHECK(status(played(state, {"cut:Ah", "pass"})) == "playing black");
    CHECK(status(played(state, {"cut:Ac"})) == "playing black");
    CHECK(status(played(state, {"cut:Ac", "pass"})) == "playing red");
}

TEST_CASE("jokers are cut again") {
    const State cut = played(before_round(""), {"odds:none", "take:red"});
    CHECK(played(cut, {"cut:**"}) == cut);
    CHECK(status(played(cut, {"cut:**", "cut:**", "cut:9d"})) == "playing red");
}

TEST_CASE("the cut is made in the undealt cards, covered ones are none of them") {
    State cut = played(before_round(""), {"odds:none", "take:red"});
    CHECK(moves_of(cut).size() == 52 - 4 + 1);
    for (const char* dealt_card : {"cut:2h", "cut:2s", "cut:9c", "cut:3h"}) {
        CHECK(moves_of(cut).count(dealt_card) == 0);
    }
    cut = played(before_round("jokers=0"), {"odds:red+1.5", "take:red", "a1-b1"});
    CHECK(moves_of(cut).size() == 52 - 4);
    CHECK(moves_of(cut).count("cut:2s") == 0);
    CHECK(AntWar::weight(cut, Move::cut(*parse_card("Kd"))) == 1);
    CHECK(AntWar::weight(before_round(""), Move::cut(Card::joker())) == 2);
}

TEST_CASE("a cut brings up each undealt card as likely as the others, jokers among them") {
    State cut = played(before_round(""), {"odds:none", "take:red"});
    const Cards cards = undealt(cut);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed), same(seed);
        const Card card = cards[same.below(static_cast<std::uint32_t>(cards.size()))];
        CHECK(drawn_outcome<AntWar>(cut, rng) == Move::cut(card));
        CHECK(rng == same);
    }
    cut = played(dealt<AntWar>("deck=analytical"), {"odds:none", "take:red"});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng(seed), same(seed);
        CHECK(drawn_outcome<AntWar>(cut, rng) ==
              Move::coin(same.below(2) == 0 ? Seat::Red : Seat::Black));
    }
}

TEST_CASE("where no card is left undealt a coin decides") {
    const State cut = played(dealt<AntWar>("deck=analytical"), {"odds:none", "take:red"});
    CHECK(moves_of(cut) == Texts{"cut:black", "cut:red"});
    CHECK(AntWar::weight(cut, Move::coin(Seat::Red)) ==
          AntWar::weight(cut, Move::coin(Seat::Black)));
    CHECK(status(played(cut, {"cut:red"})) == "playing red");
    CHECK(status(played(cut, {"cut:black"})) == "playing black");
    CHECK(moves_of(played(dealt<AntWar>("shape=random"), {"odds:red+0.5", "take:red"})) ==
          Texts{"cut:black", "cut:red"});
}

TEST_CASE(
    "a pass before a cut is followed at once by a pass of the other colour if that colour is cut") {
    const State cut = played(before_round(""), {"odds:red+1.5", "take:red", "pass"});
    CHECK(status(cut) == "chance");
    CHECK(field(played(cut, {"cut:Kc"}), "passed") == "yes");
    CHECK(field(played(cut, {"cut:Kc", "pass"}), "round") == "2/2");
    CHECK(field(played(cut, {"cut:Kd"}), "passed") == "no");
    CHECK(field(played(cut, {"cut:Kd", "pass"}), "passed") == "yes");
    CHECK(field(played(cut, {"cut:Kd", "pass", "pass"}), "round") == "2/2");
}

TEST_CASE("after the first round the other player deals, and the points are kept") {
    // The dealer goes by red, takes what is left: black.
    const State play = played(before_round(""), {"odds:red+1", "take:red"});
    CHECK(play.dealer == Seat::Black);
    CHECK(first_dealer(play) == Seat::Black);
    const State counted = played(play, {"a1-b1", "pass", "pass"});
    CHECK(status(counted) == "chance");
    CHECK(field(counted, "phase") == "deal");
    CHECK(counted.top == played(play, {"a1-b1"}).top);
    const State second = played(counted, {"deal:5"});
    CHECK(field(second, "phase") == "odds");
    for (const State& state : {counted, second}) {
        CHECK(field(state, "round") == "2/2");
        CHECK(field(state, "total") == "5,9");
        CHECK(state.dealer == Seat::Red);
        CHECK(first_dealer(state) == Seat::Black);
    }
    CHECK(status(second) == "playing red");
    CHECK(shape_of(second) == "#####\n#####\n#####\n#####\n#####\n");
}

TEST_CASE("points follow the players when their colours change") {
    const State second = ant_board(kTwoRounds, "turn=red phase=odds round=2/2 total=5,9");
    const State same = played(second, {"odds:red+1", "take:black"});
    CHECK(field(same, "total") == "5,9");
    CHECK(same.dealer == Seat::Red);
    const State swapped = played(second, {"odds:red+1", "take:red"});
    CHECK(field(swapped, "total") == "9,5");
    CHECK(swapped.dealer == Seat::Black);
    CHECK(first_dealer(swapped) == Seat::Red);
}

TEST_CASE("the higher total over both rounds wins") {
    // This round: red 5, black 11.
    const State end =
        played(ant_board(kTwoRounds, "turn=red round=2/2 total=20,10"), {"pass", "pass"});
    CHECK(status(end) == "won red score");
    CHECK(field(end, "phase") == "over");
    CHECK(status(played(ant_board(kTwoRounds, "turn=red round=2/2 total=10,10"),
                        {"pass", "pass"})) == "won black score");
    CHECK(status(played(ant_board(kTwoRounds, "turn=red round=2/2 total=16,10"),
                        {"pass", "pass"})) == "draw score");
}

TEST_CASE("chance makes the second deal, by any number, as that number makes a first one") {
    const State counted =
        played(dealt<AntWar>("shape=4x4"), {"odds:red+1", "take:red", "pass", "pass"});
    const State second = played(counted, {"deal:7"});
    CHECK(field(second, "board") == field(dealt<AntWar>("shape=4x4", 7), "board"));
    CHECK(shape_of(second) == shape_of(counted));
    CHECK(field(second, "shape") == "4x4");
    CHECK(second != played(counted, {"deal:8"}));
    CHECK(AntWar::open_ended(counted));
    CHECK_FALSE(AntWar::open_ended(second));
    std::set<std::uint64_t> deals;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        deals.insert(drawn_outcome<AntWar>(counted, rng).deal);
    }
    CHECK(deals.size() == 200);
    CHECK(*deals.rbegin() < kDeals);
    CHECK(*deals.rbegin() > kDeals / 2);
    CHECK(moves_of(counted).size() == 8);
    CHECK(moves_of(counted) != moves_of(played(dealt<AntWar>("shape=4x4", 2),
                                               {"odds:red+1", "take:red", "pass", "pass"})));
}

TEST_CASE("a single round has no second one") {
    const State state = dealt<AntWar>("rounds=1");
    CHECK(field(state, "board") == field(dealt<AntWar>(""), "board"));
    CHECK(AntWar::turn(played(state, {"odds:red+1", "take:red", "pass", "pass"})).kind ==
          Turn::Kind::Over);
}

TEST_CASE("a cut and a new deal close the past, nothing else does") {
    const State cut = played(before_round(""), {"odds:none", "take:red"});
    CHECK(AntWar::closes_past(cut, Move::cut(Card::joker())));
    const State play = played(cut, {"cut:9d"});
    CHECK_FALSE(AntWar::closes_past(play, Move::pass()));
    CHECK_FALSE(AntWar::closes_past(played(play, {"pass"}), Move::pass()));
    CHECK(AntWar::closes_past(played(play, {"pass", "pass"}), Move::deal_by(5)));
    CHECK_FALSE(
        AntWar::closes_past(played(ant_board("2h 2s", "turn=red"), {"pass"}), Move::pass()));
}
