#include "games/army_ants/notation.h"

#include "support/army_ants_board.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::army_ants;
using namespace anthill::tests;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kBoard =
    "9cAs..4cQs/2c6s8c6c3c/7cAc7s8s3s/9s2s5s5c4s/Ah7h2h2dQh/9d9h8d7d4d/3h5h3d6h8h/Ad6d..4h5d";
const std::string kStart =
    "army-ants edition=2020 setup=random board=" + kBoard + " turn=red phase=rally rally=5,5";

std::string reread(const std::string& text) {
    const auto state = ArmyAnts::parse_position(text);
    INFO(state.error());
    REQUIRE(state);
    return ArmyAnts::position_text(*state);
}

std::string error(const std::string& text) {
    const auto state = ArmyAnts::parse_position(text);
    REQUIRE_FALSE(state);
    CHECK(state.error().find('\n') == std::string::npos);
    return state.error();
}

/// The start position with one part of its text replaced.
std::string with(const std::string& part, const std::string& replacement) {
    const std::size_t at = kStart.find(part);
    REQUIRE(at != std::string::npos);
    return std::string(kStart).replace(at, part.size(), replacement);
}

std::string move_error(const State& state, const char* text) {
    const auto move = ArmyAnts::parse_move(state, text);
    REQUIRE_FALSE(move);
    return move.error();
}

}  // namespace

TEST_CASE(
    "Red Aggression that is off stands right after the set-up, and only there where it is off") {
    const std::string off = with("setup=random", "setup=random aggression=off");
    CHECK(reread(off) == off);
    CHECK(reread("army-ants aggression=off board=" + kBoard + " turn=red phase=rally") == off);
    CHECK_FALSE(ArmyAnts::parse_position(kStart)->aggression_off);
    const std::string total =
        "army-ants edition=2020 setup=total aggression=off "
        "board=........../........../........../........../........../........../........../"
        ".........."
        " turn=red phase=deploy rally=5,5";
    CHECK(reread(total) == total);
    CHECK(ArmyAnts::seen_text(ArmyAnts::observe(*ArmyAnts::parse_position(total), Seat::Black)) ==
          total);
}

TEST_CASE(
    "Red Aggression is refused where the edition does not know it, and so is any other value") {
    for (const std::string edition : {"2008", "community"}) {
        CHECK(error(with("edition=2020 setup=random",
                         "edition=" + edition + " setup=random aggression=off")) ==
              "aggression 'off': expected no such field, the edition " + edition +
                  " has no Red Aggression");
    }
    for (const char* value : {"on", "Off", "no", "offs"}) {
        CHECK(error(with("setup=random", std::string("setup=random aggression=") + value)) ==
              std::string("aggression '") + value +
                  "': expected off, or no such field where it is on");
    }
    CHECK_THAT(error(with("setup=random", "setup=random aggression=")),
               ContainsSubstring("expected a value after '='"));
    CHECK_THAT(error(with("setup=random", "aggression=off aggression=off")),
               ContainsSubstring("expected aggression only once"));
}

TEST_CASE(
    "edition, set-up and rally turns have defaults, fields come in any order, spaces do not "
    "matter") {
    CHECK(reread("army-ants board=" + kBoard + " turn=red phase=rally") == kStart);
    CHECK(reread("  army-ants   phase=rally turn=red  board=" + kBoard + " ") == kStart);
    CHECK(reread("army-ants board=" + kBoard + " turn=black phase=battle") ==
          with("turn=red phase=rally rally=5,5", "turn=black phase=battle rally=0,0"));
}

TEST_CASE("finished positions read back") {
    const std::string queens =
        "army-ants edition=2020 setup=random "
        "board=....Qs..../........../........../........../........../........../........../"
        "Qh........"
        " turn=red phase=battle rally=0,0";
    CHECK(reread(queens) == queens);
    const std::string captured =
        "army-ants edition=2020 setup=random "
        "board=....2s..../........../........../........../........../........../........../"
        "Qh........"
        " turn=black phase=battle rally=0,0";
    CHECK(reread(captured) == captured);
    CHECK(ArmyAnts::turn(*ArmyAnts::parse_position(captured)).kind == Turn::Kind::Over);
}

TEST_CASE("a wrong position is refused with the offending word and what was expected") {
    CHECK(error("") == "game '': expected army-ants");
    CHECK(error("ant-war board=x") == "game 'ant-war': expected army-ants");
    CHECK(error("army-ants") == "position 'army-ants': expected a field board=");
    CHECK_THAT(error("army-ants board=" + kBoard + " phase=rally"),
               ContainsSubstring("expected a field turn="));
    CHECK_THAT(error("army-ants board=" + kBoard + " turn=red"),
               ContainsSubstring("expected a field phase="));
    CHECK(error(with("edition=2020", "edition=2021")) ==
          "edition '2021': expected 2008, 2020 or community");
    CHECK(error(with("setup=random", "setup=major")) ==
          "setup 'major': expected random, minor or total");
    CHECK(error(with("turn=red", "turn=white")) == "turn 'white': expected red or black");
    CHECK(error(with("phase=rally", "phase=end")) ==
          "phase 'end': expected deploy, rally or battle");
    CHECK_THAT(error(kStart + " colour=red"),
               ContainsSubstring("field 'colour=red': expected edition="));
    CHECK_THAT(error(kStart + " red"), ContainsSubstring("field 'red'"));
    CHECK_THAT(error(kStart + " turn=red"),
               ContainsSubstring("field 'turn=red': expected turn only once"));
    CHECK_THAT(error(with("turn=red", "turn=")),
               ContainsSubstring("field 'turn=': expected a value after '='"));
    CHECK_THAT(error(with("turn=red", "turn")),
               ContainsSubstring("field 'turn': expected a value after '='"));
}

TEST_CASE("a wrong board is refused with the space or card and what was expected") {
    CHECK_THAT(error(with("/Ad6d..4h5d", "")), ContainsSubstring("expected 8 rows, found 7"));
    CHECK_THAT(error(with("/Ad6d", "/........../Ad6d")),
               ContainsSubstring("expected 8 rows, found 9"));
    CHECK_THAT(error(with("Ad6d..4h5d", "Ad6d..4h")),
               ContainsSubstring("row 'Ad6d..4h': row 1 needs 5 spaces"));
    CHECK_THAT(error(with("9cAs..4cQs", "9cAs..4cQs..")),
               ContainsSubstring("row 8 needs 5 spaces"));
    CHECK_THAT(error(with("Ad6d", "Xd6d")),
               ContainsSubstring("card 'Xd': on a1 expected a rank A, 2-9 or Q"));
    CHECK_THAT(error(with("Ad6d", "Az6d")), ContainsSubstring("card 'Az': on a1"));
    for (const char* other_game : {"Td", "Jd", "Kd", "**"}) {
        CHECK_THAT(error(with("Ad6d", std::string(other_game) + "6d")),
                   ContainsSubstring(std::string("card '") + other_game + "': on a1"));
    }
    CHECK_THAT(
        error(with("Ad6d", "--6d")),
        ContainsSubstring("space '--': on a1 expected a card or '..', this board has no holes"));
    CHECK_THAT(error(with("Qh", "Qd")), ContainsSubstring("card 'Qd': on e4 expected Qh or Qs"));
    CHECK_THAT(error(with("Qs", "Qc")), ContainsSubstring("card 'Qc': on e8 expected Qh or Qs"));
    CHECK_THAT(error(with("Ad6d", "6d6d")),
               ContainsSubstring("card '6d': expected it once, found on a1 and b1"));
    CHECK_THAT(error("army-ants "
                     "board=......2s../........../........../........../........../........../"
                     "........../Ah........"
                     " turn=red phase=battle"),
               ContainsSubstring("expected Qh, Qs or both"));
}

TEST_CASE("a rally that cannot be is refused") {
    const std::string strayed = with("9cAs..4cQs", "9cAs..4c5d");
    CHECK_THAT(
        error(std::string(strayed).replace(strayed.rfind("5d"), 2, "..")),
        ContainsSubstring("card '5d': on e8 stands outside its territory, expected rows 1 to 4 "
                          "before the battle"));
    CHECK_THAT(error(with("rally=5,5", "rally=6,5")),
               ContainsSubstring("rally '6,5': expected the turns left"));
    for (const char* wrong : {"5", "5,", "5,5,5", "a,b", "-1,5", "5;5"}) {
        CHECK_THAT(error(with("rally=5,5", std::string("rally=") + wrong)),
                   ContainsSubstring(std::string("rally '") + wrong + "'"));
    }
    CHECK_THAT(error(with("rally=5,5", "rally=0,0")),
               ContainsSubstring("rally '0,0': red is to move in the rally and needs a turn left"));
    CHECK_THAT(error(with("turn=red phase=rally rally=5,5", "turn=black phase=rally rally=2,0")),
               ContainsSubstring("black is to move in the rally and needs a turn left"));
    CHECK_THAT(error(with("phase=rally rally=5,5", "phase=battle rally=1,0")),
               ContainsSubstring("rally '1,0': expected 0,0 in battle"));
}

TEST_CASE("an error stays one short printable line whatever was given") {
    const std::string message =
        error("army-ants board=\n\t\x80 turn=red phase=battle" + std::string(5000, 'x'));
    CHECK(message.size() < 200);
    CHECK(message.find('\t') == std::string::npos);
}

TEST_CASE("every move has one spelling") {
    const State state = board(R"(
        8  .. .. .. .. Qs
        5  7s .. .. .. ..
        4  9h .. .. .. ..
        3  3h 4h .. .. ..
        1  Qh .. .. .. ..)",
                              "turn=red phase=battle");
    for (const char* legal : {"a1-b1", "a3:b3-b3", "a3:a4-a2", "a3=b3", "a4xa5"}) {
        INFO(legal);
        const auto move = ArmyAnts::parse_move(state, legal);
        REQUIRE(move);
        CHECK(ArmyAnts::move_text(state, *move) == legal);
    }
    CHECK_THAT(
        move_error(state, "b3=a3"),
        ContainsSubstring("move 'b3=a3': expected the lower, then leftmost space first: a3=b3"));
    CHECK_THAT(move_error(state, "b3:a3-c3"),
               ContainsSubstring("expected the lower, then leftmost end of the line first"));
    CHECK_THAT(move_error(state, "a1:a1-b1"), ContainsSubstring("a line needs at least two cards"));
    for (const char* wrong : {"", "a1", "a1b1", "a1-b1 ", " a1-b1", "a1>b1", "PASS", "pass!",
                              "a3:b3", "a3:b3=c3", "a1--b1", "0000"}) {
        CHECK_THAT(move_error(state, wrong), ContainsSubstring("move '" + std::string(wrong) +
                                                               "': use a move such as d1-c1"));
    }
    CHECK_THAT(move_error(state, "A1-b1"), ContainsSubstring("space 'A1'"));
    CHECK_THAT(move_error(state, "f1-b1"),
               ContainsSubstring("space 'f1': in move 'f1-b1' expected a1 to e8"));
    CHECK_THAT(move_error(state, "a1-b9"), ContainsSubstring("space 'b9'"));
}

TEST_CASE("an illegal move is refused with the rule it breaks") {
    const auto start = *ArmyAnts::parse_position(kStart);
    CHECK(move_error(start, "a4xa5") == "move 'a4xa5': there are no attacks in the rally");
    CHECK(move_error(start, "a1-b1") == "move 'a1-b1': a card stands on b1");
    CHECK(move_error(start, "c1-c2") == "move 'c1-c2': there is no card on c1");
    CHECK(move_error(start, "a5-c8") == "move 'a5-c8': the card on a5 belongs to the other side");
    CHECK(move_error(start, "a1=c3") ==
          "move 'a1=c3': a Swap needs neighbours, but c3 is too far away");
    const auto battle = *ArmyAnts::parse_position(with("phase=rally rally=5,5", "phase=battle"));
    CHECK(move_error(battle, "pass") ==
          "move 'pass': you can't pass in the battle while a command is possible");
    CHECK(move_error(battle, "favor") ==
          "move 'favor': the Queen's Favor is only possible in the rally");
    CHECK(move_error(battle, "a4xa5") ==
          "move 'a4xa5': a card of value 1 can't capture the 9 on a5");
}

TEST_CASE("the deal of a seed is fixed for ever") {
    // Seeds travel in links and bug reports; native, wasm and every later version must deal the
    // same.
    Rng rng(1);
    const auto dealt = ArmyAnts::deal("edition=2020 setup=random", rng);
    REQUIRE(dealt);
    CHECK(ArmyAnts::position_text(*dealt) ==
          "army-ants edition=2020 setup=random "
          "board=6s7s..3s8c/9s4c3c4sAc/7c8sQsAs2c/2s9c6c5c5s/4h7h4d8h5d/7dQhAh9hAd/5h3d8d6h9d/"
          "2h3h..6d2d turn=red phase=rally rally=5,5");
}

TEST_CASE("the same seed deals the same with Red Aggression and without") {
    Rng with(7), without(7);
    const auto on = ArmyAnts::deal("", with);
    auto off = ArmyAnts::deal("aggression=off", without);
    REQUIRE((on && off));
    State dealt = *off;
    CHECK(dealt.aggression_off);
    dealt.aggression_off = false;
    CHECK(dealt == *on);
}

TEST_CASE("a deal fills positions 1 to 19 of both sides and leaves the gaps") {
    Rng rng(3);
    const auto dealt = ArmyAnts::deal("edition=community", rng);
    REQUIRE(dealt);
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        CHECK(dealt->army[index(seat)] == (territory(seat) & ~set_of(gap(seat))));
        CHECK(queen_of(*dealt, seat) != kNoCell);
    }
    CHECK(dealt->edition == Edition::Community);
    CHECK(dealt->phase == Phase::Rally);
    CHECK(dealt->mover == Seat::Red);
}

TEST_CASE("deal positions are numbered as each player sees them") {
    const auto red = deal_positions(Seat::Red);
    const auto black = deal_positions(Seat::Black);
    const auto named = [](Cell cell) { return BoardGrid::name(cell); };
    CHECK(named(red[0]) == "a4");
    CHECK(named(red[4]) == "e4");
    CHECK(named(red[5]) == "a3");
    CHECK(named(red[15]) == "a1");
    CHECK(named(red[16]) == "b1");
    CHECK(named(red[17]) == "d1");
    CHECK(named(red[18]) == "e1");
    CHECK(named(black[0]) == "e5");
    CHECK(named(black[4]) == "a5");
    CHECK(named(black[15]) == "e8");
    CHECK(named(black[18]) == "a8");
}

TEST_CASE("wrong deal options are refused") {
    Rng rng(0);
    CHECK(ArmyAnts::deal("edition=1999", rng).error() ==
          "edition '1999': expected 2008, 2020 or community");
    CHECK_THAT(ArmyAnts::deal("board=x", rng).error(),
               ContainsSubstring("field 'board=x': expected edition=, setup=, aggression="));
    CHECK(ArmyAnts::deal("edition=2008 aggression=off", rng).error() ==
          "aggression 'off': expected no such field, the edition 2008 has no Red Aggression");
    CHECK(ArmyAnts::deal("aggression=on", rng).error() ==
          "aggression 'on': expected off, or no such field where it is on");
    CHECK_THAT(ArmyAnts::deal("setup=maximal", rng).error(), ContainsSubstring("setup 'maximal'"));
    CHECK(rng == Rng(0));  // nothing was drawn
}

TEST_CASE("cards have the names that card programs use") {
    std::set<std::string> names;
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        for (const Card card : deck(seat)) {
            const std::string text = card_text(card);
            CHECK(names.insert(text).second);
            REQUIRE(parse_card(text));
            CHECK(*parse_card(text) == card);
        }
    }
    CHECK(names.size() == 38);
    CHECK(names.count("Ah") + names.count("9c") + names.count("Qs") + names.count("5d") == 4);
    CHECK(card_text(Card()) == "..");
    for (const char* wrong : {"", "A", "..", "1h", "Th", "ah", "AH", "Ahh", "**", "--"}) {
        CHECK_FALSE(parse_card(wrong));
    }
}
