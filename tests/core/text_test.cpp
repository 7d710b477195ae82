#include "core/text.h"

#include <string>

#include "support/catch.h"

using namespace anthill;

TEST_CASE("words are what stands between any number of spaces") {
    CHECK(words("").empty());
    CHECK(words("   ").empty());
    CHECK(words("  move   d1-c1 ") == std::vector<std::string_view>{"move", "d1-c1"});
}

TEST_CASE("taking words off a line leaves the rest without its spaces") {
    std::string_view line = "  position  army-ants board ";
    CHECK(take_word(line) == "position");
    CHECK(line == "army-ants board ");
    CHECK(take_word(line) == "army-ants");
    CHECK(take_word(line) == "board");
    CHECK(line.empty());
    CHECK(take_word(line).empty());
}

TEST_CASE("splitting keeps empty parts") {
    CHECK(split("a//b/", '/') == std::vector<std::string_view>{"a", "", "b", ""});
    CHECK(split("", '/') == std::vector<std::string_view>{""});
}

TEST_CASE("a quoted word is short, printable and on one line") {
    CHECK(quote("d1-c1") == "'d1-c1'");
    CHECK(quote(std::string_view("a\0\n\x7f\xc3", 5)) == "'a" + std::string(4, '?') + "'");
    CHECK(quote(std::string(1000, 'x')) == "'" + std::string(40, 'x') + "...'");
    CHECK(unexpected("move", "zz", "expected a move").message == "move 'zz': expected a move");
}

TEST_CASE("a number is digits that fit into 64 bits") {
    CHECK(parse_number("0") == 0U);
    CHECK(parse_number("18446744073709551615") == UINT64_MAX);
    for (const char* bad : {"", "-1", "+1", " 1", "1 ", "0x10", "1.5", "18446744073709551616",
                            "99999999999999999999999"}) {
        CAPTURE(bad);
        CHECK_FALSE(parse_number(bad));
    }
}
