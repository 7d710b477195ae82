// Deals of Ant War: shapes of boards, decks, and what options are refused.

#include <algorithm>
#include <cstdlib>
#include <map>

#include "core/text.h"
#include "support/ant_war_board.h"
#include "support/catch.h"
#include "support/dealt.h"

using namespace anthill;
using namespace anthill::ant_war;
using namespace anthill::tests;

namespace {

std::map<unsigned, int> cards_on(const State& state) {
    std::map<unsigned, int> cards;
    for (const Card card : state.top) {
        if (!card.empty()) {
            ++cards[card.id()];
        }
    }
    return cards;
}

}  // namespace

TEST_CASE(
    "25 of 54 cards are dealt onto 5 x 5 spaces, and the dealer, red by name, has to set the "
    "odds") {
    const State state = dealt<AntWar>("");
    CHECK(shape_of(state) == "#####\n#####\n#####\n#####\n#####\n");
    CHECK(cards_on(state).size() >= 24);
    CHECK(undealt(state).size() == 54 - 25);
    CHECK(status(state) == "playing red");
    CHECK(field(state, "phase") == "odds");
    CHECK(field(state, "round") == "1/2");
}

TEST_CASE("every shape has its spaces") {
    CHECK(shape_of(dealt<AntWar>("shape=4x4")) == "####\n####\n####\n####\n");
    std::string strip;
    for (int row = 0; row < 10; ++row) {
        strip += "##\n";
    }
    CHECK(shape_of(dealt<AntWar>("shape=2x10")) == strip);
    CHECK(shape_of(dealt<AntWar>("shape=spiral")) ==
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
        const State state = dealt<AntWar>("shape=" + std::string(rows));
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
    CHECK(dealt<AntWar>("shape=xxxx/xxxx/xxxx") == dealt<AntWar>("shape=4x3"));
    CHECK(field(dealt<AntWar>("shape=xxxxx/xxxxx/xxxxx/xxxxx/xxxxx"), "shape").empty());
    // The cards lie in the order of the rectangle's, holes left out.
    CHECK(field(dealt<AntWar>("shape=xx-xx/xxxxx/xxxxx"), "board") ==
          "2d7h--9cTs/Qc9h8c6sJh/KdAc6dTd**");
    CHECK(field(dealt<AntWar>("shape=7x2"), "board") == "2d7h9cTsQc9h8c/6sJhKdAc6dTd**");
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
    const auto board = [](const char* options) {
        return field(dealt<AntWar>(options, 7), "board");
    };
    CHECK(board("shape=4x4") == "**6dAc8d/5d7s4sQc/5hJsKhJc/Qs4cKd6s");
    CHECK(board("shape=2x10") == "**6d/Ac8d/5d7s/4sQc/5hJs/KhJc/Qs4c/Kd6s/Qh4h/8c2s");
    CHECK(board("shape=spiral") ==
          "**6dAc8d5d7s4s/------------Qc/5sQd3c------5h/Jd----------Js/Ks----------Kh/"
          "2s----------Jc/8c4hQh6sKd4cQs");
    CHECK(board("") == "**6dAc8d5d/7s4sQc5hJs/KhJcQs4cKd/6sQh4h8c2s/KsJd5sQd3c");
}

TEST_CASE(
    "the second round is dealt on the same rectangle, whatever became of the board of the first") {
    State state = dealt<AntWar>("shape=9x6", 3);
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
            const State state = dealt<AntWar>(options, seed);
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
    const State analytical = dealt<AntWar>("deck=analytical");
    CHECK(undealt(analytical).empty());
    for (const Card card : analytical.top) {
        CHECK((card.empty() || card.is_joker() || card.rank() <= 5 || card.rank() == Card::kTen));
    }
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CHECK(cards_on(dealt<AntWar>("jokers=0 shape=random", seed)).count(Card::joker().id()) ==
              0);
        CHECK(cards_on(dealt<AntWar>("shape=random", seed))[Card::joker().id()] == 2);
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
    for (const std::string jokers : {"0", "1", "2"}) {
        CHECK(error(("deck=analytical jokers=" + jokers).c_str()) ==
              "jokers '" + jokers + "': expected no such field with the analytical deck");
    }
    CHECK(error("deck=tarot") == "deck 'tarot': expected standard or analytical");
    CHECK(error("rounds=3") == "rounds '3': expected 2 or 1");
    CHECK(error("edition=2020") ==
          "field 'edition=2020': expected shape=, deck=, jokers=, rounds=");
    CHECK(error("shape=") == "field 'shape=': expected a value after '='");
    CHECK(error("shape=4x4 shape=4x4") == "field 'shape=4x4': expected shape only once");
    CHECK(AntWar::deal("deck=analytical rounds=1", rng));
}
