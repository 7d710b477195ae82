// Everything before and after the play of a round: deals, odds, colours, cuts, two rounds and their
// totals.

#include <algorithm>
#include <cstdlib>
#include <map>

#include "core/text.h"
#include "support/ant_war_board.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

using Texts = std::set<std::string>;

namespace {

State dealt(const std::string& options, std::uint64_t seed = 1) {
    Rng rng(seed);
    const auto state = AntWar::deal(options, rng);
    INFO(state.error());
    REQUIRE(state);
    return *state;
}

/// Names of all spaces, from the top row down, left to right.
std::string shape_of(const State& state) {
    std::string out;
    for (unsigned row = state.extent.rows; row-- > 0;) {
        for (unsigned column = 0; column < state.extent.columns; ++column) {
            out += state.spaces.has(FrameGrid::cell(column, row)) ? '#' : ' ';
        }
        out += '\n';
    }
    return out;
}

std::map<unsigned, int> cards_on(const State& state) {
    std::map<unsigned, int> cards;
    for (const Card card : state.top) {
        if (!card.empty()) {
            ++cards[card.id()];
        }
    }
    return cards;
}

const char* const kTwoRounds = "2h 2s 9c .. 3h";

State before_round(const std::string& fields) {
    return ant_board(kTwoRounds, "turn=red phase=odds round=1/2 " + fields);
}

}  // namespace

TEST_CASE(
    "25 of 54 cards are dealt onto 5 x 5 spaces, and the dealer, red by name, has to set the "
    "odds") {
    const State state = dealt("");
    CHECK(shape_of(state) == "#####\n#####\n#####\n#####\n#####\n");
    CHECK(cards_on(state).size() >= 24);
    CHECK(undealt(state).size() == 54 - 25);
    CHECK(status(state) == "playing red");
    CHECK(field(state, "phase") == "odds");
    CHECK(field(state, "round") == "1/2");
}

TEST_CASE("every shape has its spaces") {
    CHECK(shape_of(dealt("shape=4x4")) == "####\n####\n####\n####\n");
    std::string strip;
    for (int row = 0; row < 10; ++row) {
        strip += "##\n";
    }
    CHECK(shape_of(dealt("shape=2x10")) == strip);
    CHECK(shape_of(dealt("shape=spiral")) ==
          "#######\n"
          "      #\n"
          "###   #\n"
          "#     #\n"
          "#     #\n"
          "#     #\n"
          "#######\n");
}

TEST_CASE(
    "every rectangle of 2 to 10 by 2 to 10 with 9 spaces or more is dealt where the deck can fill "
    "it") {
    for (const auto& [deck, cards] :
         std::map<std::string, unsigned>{{"", 54}, {" jokers=0", 52}, {" deck=analytical", 25}}) {
        unsigned dealt_on = 0;
        for (unsigned columns = 1; columns <= 11; ++columns) {
            for (unsigned rows = 1; rows <= 11; ++rows) {
                const std::string shape = std::to_string(columns) + "x" + std::to_string(rows);
                CAPTURE(shape, deck);
                Rng rng(columns);
                const auto state = AntWar::deal("shape=" + shape + deck, rng);
                const bool in_the_rules =
                    columns >= 2 && columns <= 10 && rows >= 2 && rows <= 10 && columns * rows >= 9;
                REQUIRE(static_cast<bool>(state) == (in_the_rules && columns * rows <= cards));
                if (!state) {
                    CHECK(state.error().rfind("shape '" + shape + "': expected ", 0) == 0);
                    continue;
                }
                ++dealt_on;
                std::string full;
                for (unsigned row = 0; row < rows; ++row) {
                    full += std::string(columns, '#') + '\n';
                }
                CHECK(shape_of(*state) == full);
                CHECK(undealt(*state).size() == cards - columns * rows);
                CHECK(field(*state, "shape") == (shape == "5x5" ? "" : shape));
                CHECK(*AntWar::parse_position(AntWar::position_text(*state)) == *state);
            }
        }
        CHECK(dealt_on == (cards == 54 ? 59U : cards == 52 ? 57U : 29U));
    }
}

TEST_CASE("a board drawn by rows is dealt row by row, and its text is its rows") {
    for (const char* const rows :
         {"-xxx-/xxxxx/xxxxx/xxxxx/-xxx-", "-xxxx-/xxxxxx/xx--xx/xx--xx/xxxxxx/-xxxx-", "xxxxxxxxx",
          "x/x/x/x/x/x/x/x/x", "x-x-x-x-x-/-x-x-x-x-x",
          "xxxxx-----/xxxxx-----/-----xxxxx/-----xxxxx"}) {
        CAPTURE(rows);
        const State state = dealt("shape=" + std::string(rows));
        std::string drawn = shape_of(state);
        std::replace(drawn.begin(), drawn.end(), '#', 'x');
        std::replace(drawn.begin(), drawn.end(), ' ', '-');
        std::replace(drawn.begin(), drawn.end(), '\n', '/');
        CHECK(drawn == std::string(rows) + "/");
        CHECK(field(state, "shape") == rows);
        const std::string text = AntWar::position_text(state);
        CHECK(AntWar::position_text(*AntWar::parse_position(text)) == text);
        CHECK(*AntWar::parse_position(text) == state);
        CHECK(cards_on(state).size() + undealt(state).size() >= 53);
    }
    // Without holes it is the rectangle, to the last card.
    CHECK(dealt("shape=xxxx/xxxx/xxxx") == dealt("shape=4x3"));
    CHECK(field(dealt("shape=xxxxx/xxxxx/xxxxx/xxxxx/xxxxx"), "shape").empty());
    // The cards lie in the order of the rectangle's, holes left out.
    CHECK(field(dealt("shape=xx-xx/xxxxx/xxxxx"), "board") == "2d7h--9cTs/Qc9h8c6sJh/KdAc6dTd**");
    CHECK(field(dealt("shape=7x2"), "board") == "2d7h9cTsQc9h8c/6sJhKdAc6dTd**");
}

TEST_CASE("each fault of a drawn board is named") {
    Rng rng(1);
    const auto error = [&rng](const std::string& rows, const char* deck = "") {
        const std::string found = AntWar::deal("shape=" + rows + deck, rng).error(),
                          word = "shape " + quote(rows) + ": expected ";
        REQUIRE(found.rfind(word, 0) == 0);
        return found.substr(word.size());
    };
    CHECK(error("xxx/xxx/xx") ==
          "all rows as long as the first one, which has 3 characters, found 2 in row 3");
    CHECK(error("xxx//xxx") == "1 to 10 characters in each row, found 0 in row 2");
    CHECK(error("/") == "1 to 10 characters in each row, found 0 in row 1");
    CHECK(error("xxxxxxxxxxx") == "1 to 10 characters in each row, found 11 in row 1");
    CHECK(error("x/x/x/x/x/x/x/x/x/x/x") == "at most 10 rows, found 11");
    CHECK(error("xxxx/xxxx") == "9 spaces or more, found 8");
    CHECK(error("---/---") == "9 spaces or more, found 0");
    CHECK(error("----/xxxx/xxxx/xxxx") == "a space in the first row");
    CHECK(error("xxxx/xxxx/xxxx/----") == "a space in the last row");
    CHECK(error("-xxx/-xxx/-xxx") == "a space in the first column");
    CHECK(error("xxx-/xxx-/xxx-") == "a space in the last column");
    CHECK(error("xxxxx-x/xxxxx-x") ==
          "every space joined to the others in eight directions, g1 is cut off");
    CHECK(error("--xxx/--xxx/--xxx/x----") ==
          "every space joined to the others in eight directions, a1 is cut off");
    CHECK(error("x---/--xx/xxxx/xxxx") ==
          "every space joined to the others in eight directions, a4 is cut off");
    CHECK(error("xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxx-") ==
          "no more spaces than the 54 cards of the deck");
    CHECK(error("xxxxxx/xxxxxx/xxxxxx/xxxxxx/-xxxx-", " deck=analytical") ==
          "no more spaces than the 25 cards of the deck");
    for (const char* const rows :
         {"xxx/xxX/xxx", "xxx.xxx.xxx", "xxx/x xx", "ooo/ooo/ooo", "xxx/###/xxx"}) {
        CHECK_FALSE(AntWar::deal("shape=" + std::string(rows), rng));
    }
}

TEST_CASE("the shapes that had names before rectangles deal what they always dealt") {
    const auto board = [](const char* options) { return field(dealt(options, 7), "board"); };
    CHECK(board("shape=4x4") == "**6dAc8d/5d7s4sQc/5hJsKhJc/Qs4cKd6s");
    CHECK(board("shape=2x10") == "**6d/Ac8d/5d7s/4sQc/5hJs/KhJc/Qs4c/Kd6s/Qh4h/8c2s");
    CHECK(board("shape=spiral") ==
          "**6dAc8d5d7s4s/------------Qc/5sQd3c------5h/Jd----------Js/Ks----------Kh/"
          "2s----------Jc/8c4hQh6sKd4cQs");
    CHECK(board("") == "**6dAc8d5d/7s4sQc5hJs/KhJcQs4cKd/6sQh4h8c2s/KsJd5sQd3c");
}

TEST_CASE(
    "the second round is dealt on the same rectangle, whatever became of the board of the first") {
    State state = dealt("shape=9x6", 3);
    state = played(state, {"odds:red+1", "take:red", "pass", "pass", "deal:3"});
    CHECK(field(state, "round") == "2/2");
    CHECK(state.extent == Extent{9, 6});
    CHECK(undealt(state).empty());
}

TEST_CASE(
    "a random layout is the whole deck on one patch that hangs together in eight directions") {
    for (const auto& [options, size] :
         std::map<std::string, std::size_t>{{"shape=random", 54},
                                            {"shape=random jokers=0", 52},
                                            {"shape=random deck=analytical", 25}}) {
        std::set<std::string> shapes;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const State state = dealt(options, seed);
            CHECK(state.extent == Extent{10, 10});
            CHECK(undealt(state).empty());
            std::vector<Cell> reached;
            Spaces seen;
            for (unsigned i = 0; i < FrameGrid::kCells && reached.empty(); ++i) {
                if (state.spaces.has(static_cast<Cell>(i))) {
                    reached.push_back(static_cast<Cell>(i));
                    seen.add(static_cast<Cell>(i));
                }
            }
            for (std::size_t i = 0; i < reached.size(); ++i) {
                (neighbours(reached[i]) & state.spaces).each([&](Cell next) {
                    if (!seen.has(next)) {
                        seen.add(next);
                        reached.push_back(next);
                    }
                });
            }
            CHECK(reached.size() == size);
            shapes.insert(shape_of(state));
        }
        CHECK(shapes.size() == 20);
    }
}

TEST_CASE("decks: two jokers, none, or the analytical deck of A to 5 and the tens with one") {
    CHECK(cards_of(Deck::Jokers).size() == 54);
    CHECK(cards_of(Deck::Plain).size() == 52);
    CHECK(cards_of(Deck::Analytical).size() == 25);
    const State analytical = dealt("deck=analytical");
    CHECK(undealt(analytical).empty());
    for (const Card card : analytical.top) {
        CHECK((card.empty() || card.is_joker() || card.rank() <= 5 || card.rank() == Card::kTen));
    }
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CHECK(cards_on(dealt("jokers=0 shape=random", seed)).count(Card::joker().id()) == 0);
        CHECK(cards_on(dealt("shape=random", seed))[Card::joker().id()] == 2);
    }
}

TEST_CASE("options of a deal that make no sense are refused in words") {
    Rng rng(1);
    const auto error = [&rng](const char* options) { return AntWar::deal(options, rng).error(); };
    for (const char* shape : {"4x2", "1x9", "11x2", "05x5", "5x05", "5x", "x5", "5", "5x5x5",
                              "+5x5", "Spiral", "5X5"}) {
        CHECK(error((std::string("shape=") + shape).c_str()) ==
              std::string("shape '") + shape +
                  "': expected columns x rows such as 5x5, each from 2 to 10 and together 9 spaces "
                  "or more, spiral, random, or rows of x and - such as -xxx-/xxxxx/-xxx-");
    }
    CHECK(error("shape=6x9 jokers=0") ==
          "shape '6x9': expected no more spaces than the 52 cards of the deck");
    CHECK(error("shape=7x8") ==
          "shape '7x8': expected no more spaces than the 54 cards of the deck");
    CHECK(error("deck=analytical shape=2x13").rfind("shape '2x13': expected columns x rows", 0) ==
          0);
    CHECK(error("deck=analytical shape=3x9") ==
          "shape '3x9': expected no more spaces than the 25 cards of the deck");
    CHECK(error("jokers=1") == "jokers '1': expected 2 or 0");
    CHECK(error("deck=analytical jokers=2") == "jokers '2': expected 1 in the analytical deck");
    CHECK(error("deck=tarot") == "deck 'tarot': expected standard or analytical");
    CHECK(error("rounds=3") == "rounds '3': expected 2 or 1");
    CHECK(error("edition=2020") ==
          "field 'edition=2020': expected shape=, deck=, jokers=, rounds=");
    CHECK(error("shape=") == "field 'shape=': expected a value after '='");
    CHECK(error("shape=4x4 shape=4x4") == "field 'shape=4x4': expected shape only once");
    CHECK(AntWar::deal("deck=analytical jokers=1 rounds=1", rng));
}

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
    cut = played(dealt("deck=analytical"), {"odds:none", "take:red"});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng(seed), same(seed);
        CHECK(drawn_outcome<AntWar>(cut, rng) ==
              Move::coin(same.below(2) == 0 ? Seat::Red : Seat::Black));
    }
}

TEST_CASE("where no card is left undealt a coin decides") {
    const State cut = played(dealt("deck=analytical"), {"odds:none", "take:red"});
    CHECK(moves_of(cut) == Texts{"cut:black", "cut:red"});
    CHECK(AntWar::weight(cut, Move::coin(Seat::Red)) ==
          AntWar::weight(cut, Move::coin(Seat::Black)));
    CHECK(status(played(cut, {"cut:red"})) == "playing red");
    CHECK(status(played(cut, {"cut:black"})) == "playing black");
    CHECK(moves_of(played(dealt("shape=random"), {"odds:red+0.5", "take:red"})) ==
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
    const State counted = played(dealt("shape=4x4"), {"odds:red+1", "take:red", "pass", "pass"});
    const State second = played(counted, {"deal:7"});
    CHECK(field(second, "board") == field(dealt("shape=4x4", 7), "board"));
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
    CHECK(moves_of(counted) !=
          moves_of(played(dealt("shape=4x4", 2), {"odds:red+1", "take:red", "pass", "pass"})));
}

TEST_CASE("a single round has no second one") {
    const State state = dealt("rounds=1");
    CHECK(field(state, "board") == field(dealt(""), "board"));
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
