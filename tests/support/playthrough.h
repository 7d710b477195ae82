#pragma once

// Whole games, one for each way that a game can end, kept with every position on the way. Each is a
// game record (match/record.h) whose comments show what the rules made of it;
// ANTHILL_UPDATE_GOLDEN=1 writes the comments again.

#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "match/record.h"
#include "match/status.h"
#include "support/catch.h"
#include "support/golden.h"

namespace anthill::tests {

/// Every ending, and the games that show it.
using Endings = std::map<std::string, std::vector<std::string>>;

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
inline std::string annotated(const Record& record) {
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

inline std::vector<std::string> positions_of(const Match& game) {
    Replay replay(game);
    std::vector<std::string> positions = {game.start_text()};
    while (replay.step()) {
        positions.push_back(replay.match().position_text());
    }
    return positions;
}

inline Record kept_game(const std::string& file) {
    CAPTURE(file);
    auto record = read_record(kept_text(file));
    REQUIRE(record.error() == "");
    const std::string actual = annotated(*record);
    CHECK(actual == golden_text(file, actual));
    return *std::move(record);
}

inline void check_endings(const Endings& endings, const std::string& folder) {
    for (const auto& [ending, names] : endings) {
        for (const std::string& name : names) {
            CAPTURE(name);
            CHECK(outcome_text(kept_game(folder + name + ".playthrough").match->final_outcome()) ==
                  ending);
        }
    }
}

/// There is a game for every reason, those by the rules and those by the players, and no other file
/// than these and the `others`.
inline void check_files(const Endings& endings, const std::string& folder,
                        std::span<const EndReason> by_rules, std::set<std::string> others = {}) {
    std::set<std::string> reasons;
    for (const auto& [ending, names] : endings) {
        reasons.insert(ending.substr(ending.rfind(' ') + 1));
        others.insert(names.begin(), names.end());
    }
    std::set<std::string> expected{std::string(text(EndReason::kAgreed)),
                                   std::string(text(EndReason::kResigned))};
    for (const EndReason reason : by_rules) {
        expected.emplace(text(reason));
    }
    CHECK(reasons == expected);
    std::set<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(golden_file(folder))) {
        CHECK(entry.path().extension() == ".playthrough");
        found.insert(entry.path().stem().string());
    }
    CHECK(found == others);
}

}  // namespace anthill::tests
