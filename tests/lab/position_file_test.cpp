// Files of positions: what `anthill self-play` writes and `anthill train` reads.

#include "lab/position_file.h"

#include <filesystem>
#include <fstream>
#include <string>

#include "games/ant_war/rules.h"
#include "lab/round_self_play.h"
#include "lab/self_play.h"
#include "support/catch.h"

namespace anthill::tests {

using namespace lab;

namespace {

const std::string kName = (std::filesystem::temp_directory_path() / "anthill-positions").string();

/// Writes these positions to a file and finds them in it.
template <class G>
void comes_back(const std::vector<ScoredPosition<G>>& positions) {
    REQUIRE(positions.size() > 10);
    REQUIRE(write_positions<G>(kName, 1, 1, [&](auto, auto& out) { out = positions; }) == 0);
    const auto read = read_positions<G>(kName);
    std::filesystem::remove(kName);
    INFO(read.error());
    REQUIRE(read);
    REQUIRE(read->size() == positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        REQUIRE((*read)[i].state == positions[i].state);
        REQUIRE((*read)[i].score == positions[i].score);
        REQUIRE((*read)[i].result == positions[i].result);
    }
}

}  // namespace

TEST_CASE("positions come back from their file as they were") {
    IterativeDeepening<army_ants::ArmyAnts, army_ants::Knowledge> search(12);
    std::vector<BattlePosition> battles;
    std::vector<RoundPosition> rounds;
    RoundTeacher teacher;
    RoundSelfPlay how;
    how.most = 10;
    how.searched = 100;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        play_against_itself(search, 60, seed, battles);
        REQUIRE_FALSE(teacher.play(how, seed, rounds));
    }
    comes_back(battles);
    comes_back(rounds);
}

TEST_CASE("files that are none of positions are refused, and where") {
    const auto error_of = [](const std::string& text) {
        std::ofstream(kName) << text;
        const auto read = read_positions<ant_war::AntWar>(kName);
        std::filesystem::remove(kName);
        return read.error();
    };
    const std::string good = "-250 unknown ant-war board=Ah2s/3d4c turn=red\n";
    CHECK(error_of(good).empty());
    for (const char* const wrong :
         {"", "250 won", "x won ant-war board=Ah2s turn=red", "1 maybe ant-war board=Ah turn=red",
          "1 won ant-war board=Ah2x turn=red", "1 won ant-war board=Ah2s turn=red phase=over"}) {
        CAPTURE(wrong);
        CHECK(error_of(good + wrong + "\n").find("', line 2: ") != std::string::npos);
    }
    CHECK_FALSE(read_positions<ant_war::AntWar>(kName + "-that-is-not-there"));
}

}  // namespace anthill::tests
