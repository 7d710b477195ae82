// Whole games, one for each way that a game can end (Army Ants: of the edition 2020) and for each
// variant, kept with every position on the way. Each is a game record (match/record.h) whose
// comments show what the rules made of it; ANTHILL_UPDATE_GOLDEN=1 writes the comments anew.

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "match/record.h"
#include "match/status.h"
#include "support/golden.h"

using namespace anthill;

namespace {

using Endings = std::map<std::string, std::vector<std::string>>;

const std::string kFolder = "army_ants/";

/// Every ending, and the games that show it.
const Endings kEndings = {
    {"won red queen", {"queen_captured_by_red"}},
    {"won black queen", {"queen_captured_by_black"}},
    {"draw queens-only", {"queens_only"}},
    {"won black repetition", {"repetition_to_and_fro", "repetition_third_time"}},
    {"draw agreed", {"agreed"}},
    {"won red resigned", {"resigned"}},
};

/// One game of each edition with each set-up that the games above do not have, by how they begin.
const std::map<std::string, std::string> kVariants = {
    {"edition=2008 setup=random", "random_2008"},
    {"edition=2008 setup=minor", "minor_2008"},
    {"edition=2008 setup=total", "total_2008"},
    {"edition=2020 setup=minor", "minor_2020"},
    {"edition=2020 setup=total", "total_2020"},
    {"edition=community setup=random", "random_community"},
    {"edition=community setup=minor", "minor_community"},
    {"edition=community setup=total", "total_community"},
};

const std::string kAntWarFolder = "ant_war/";
const Endings kAntWarEndings = {
    {"won red score",
     {"match_won_by_red", "four_by_four", "strip_without_jokers", "analytical_deck", "half_turn"}},
    {"won black score",
     {"match_won_by_black", "spiral", "random_layout", "random_layout_without_jokers"}},
    {"draw score", {"match_drawn", "single_round_drawn"}},
    {"draw agreed", {"agreed"}},
    {"won red resigned", {"resigned"}},
};

const std::string kRedVsBlackFolder = "red_vs_black/";
const Endings kRedVsBlackEndings = {
    {"won red units", {"won_by_red"}},  {"won black units", {"won_by_black"}},
    {"draw units", {"draw_units"}},     {"draw agreed", {"agreed"}},
    {"won red resigned", {"resigned"}},
};

/// no-moves: the rules name a draw after two passes, but it cannot come about (see
/// ArmyAnts::outcome). The others belong to other games.
const std::set<Reason> kNeverInArmyAnts = {Reason::None, Reason::NoMoves, Reason::Score,
                                           Reason::Units};

std::string read_file(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(golden_file(name), std::ios::binary).rdbuf();
    return text.str();
}

/// A game as it was played, move by move: a reveal cannot be gone back over.
class Replay {
public:
    explicit Replay(const Match& game)
        : game_(game), match_(*match_from_position(game.start_text())) {}
    bool step() {
        if (match_->length() == game_.length()) {
            return false;
        }
        REQUIRE_FALSE(match_->play(game_.move_text(match_->length())));
        return true;
    }
    [[nodiscard]] const Match& match() const {
        return match_->length() == game_.length() ? game_ : *match_;
    }

private:
    const Match& game_;
    std::unique_ptr<Match> match_;
};

/// The record with what is to be seen after each move.
std::string annotated(const Record& record) {
    Replay replay(*record.match);
    std::istringstream lines(write_record(*record.match, record.notes));
    std::string out;
    bool moves = false;
    for (std::string line; std::getline(lines, line);) {
        const bool is_move = moves && line.substr(0, 7) != "result ";
        if (is_move) {
            REQUIRE(replay.step());
        }
        moves = moves || line == "moves";
        out += line + "\n";
        if (moves && (is_move || line == "moves")) {
            const Match& match = replay.match();
            const auto legal = match.legal_moves();
            out += "# " + (is_move ? match.position_text() + "\n# " : "") + "ply " +
                   std::to_string(match.ply()) + ": " + status_text(match.turn(), match.outcome()) +
                   ", " + std::to_string(legal.size()) + " legal moves\n";
        }
    }
    return out;
}

std::vector<std::string> positions_of(const Match& game) {
    Replay replay(game);
    std::vector<std::string> positions = {game.start_text()};
    while (replay.step()) {
        positions.push_back(replay.match().position_text());
    }
    return positions;
}

bool is_to_and_fro(const std::vector<std::string>& p) {
    const std::size_t n = p.size() - 1;
    return n >= 6 && p[n] == p[n - 4] && p[n - 1] == p[n - 5] && p[n - 2] == p[n - 6];
}
bool is_third_time(const std::vector<std::string>& p) {
    return std::count(p.begin(), p.end(), p.back()) == 3;
}

Record kept_game(const std::string& file) {
    CAPTURE(file);
    auto record = read_record(read_file(file));
    REQUIRE(record.error() == "");
    const std::string actual = annotated(*record);
    CHECK(actual == golden_text(file, actual));
    return *std::move(record);
}

void check_endings(const Endings& endings, const std::string& folder) {
    for (const auto& [ending, names] : endings) {
        for (const std::string& name : names) {
            CAPTURE(name);
            CHECK(outcome_text(kept_game(folder + name + ".playthrough").match->final_outcome()) ==
                  ending);
        }
    }
}

/// There is a game for every reason but those that the game does not know, and no other file than
/// these and the `others`.
void check_files(const Endings& endings, const std::string& folder, const std::set<Reason>& never,
                 std::set<std::string> others) {
    std::set<std::string> reasons;
    for (const auto& [ending, names] : endings) {
        reasons.insert(ending.substr(ending.rfind(' ') + 1));
        others.insert(names.begin(), names.end());
    }
    for (int i = 0; i <= static_cast<int>(Reason::Resigned); ++i) {
        const auto reason = static_cast<Reason>(i);
        CAPTURE(text(reason));
        CHECK((reasons.count(std::string(text(reason))) == 1) == (never.count(reason) == 0));
    }
    std::set<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(golden_file(folder))) {
        CHECK(entry.path().extension() == ".playthrough");
        found.insert(entry.path().stem().string());
    }
    CHECK(found == others);
}

}  // namespace

TEST_CASE("the kept games of Army Ants are played by the rules as they were") {
    check_endings(kEndings, kFolder);
    for (const auto& [variant, name] : kVariants) {
        const Record record = kept_game(kFolder + name + ".playthrough");
        CAPTURE(name);
        CHECK(record.match->start_text().find("army-ants " + variant + " ") == 0);
        CHECK(record.match->final_outcome().over());
    }
}

TEST_CASE(
    "there is a kept game for every way that Army Ants can end and for every variant, and no other "
    "file") {
    std::set<std::string> variants;
    for (const auto& [variant, name] : kVariants) {
        variants.insert(name);
    }
    check_files(kEndings, kFolder, kNeverInArmyAnts, variants);
}

TEST_CASE("the kept games of Ant War are played by the rules as they were") {
    check_endings(kAntWarEndings, kAntWarFolder);
}

TEST_CASE("there is a kept game for every way that Ant War can end, and no other file") {
    check_files(kAntWarEndings, kAntWarFolder,
                {Reason::None, Reason::NoMoves, Reason::Queen, Reason::Repetition,
                 Reason::QueensOnly, Reason::Units},
                {});
}

TEST_CASE("the kept games of Ants: Red vs. Black are played by the rules as they were") {
    check_endings(kRedVsBlackEndings, kRedVsBlackFolder);
}

TEST_CASE(
    "there is a kept game for every way that Ants: Red vs. Black can end, and no other file") {
    check_files(kRedVsBlackEndings, kRedVsBlackFolder,
                {Reason::None, Reason::NoMoves, Reason::Queen, Reason::Repetition,
                 Reason::QueensOnly, Reason::Score},
                {});
}

TEST_CASE("the two games lost by repetition show the two ways to lose by it") {
    const auto positions = [](const std::string& name) {
        auto record = read_record(read_file(kFolder + name + ".playthrough"));
        REQUIRE(record.error() == "");
        return positions_of(*record->match);
    };
    const auto to_and_fro = positions("repetition_to_and_fro");
    CHECK(is_to_and_fro(to_and_fro));
    CHECK_FALSE(is_third_time(to_and_fro));
    const auto third_time = positions("repetition_third_time");
    CHECK(is_third_time(third_time));
    CHECK_FALSE(is_to_and_fro(third_time));
}
