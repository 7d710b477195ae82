// Certificates that the players make, checked by the checker, and damaged ones, which it refuses.

#include <string>
#include <vector>

#include "check/certificate.h"
#include "core/rng.h"
#include "core/text.h"
#include "engine/game.h"
#include "players/ant_war/certificate.h"
#include "players/ant_war/proof.h"
#include "players/army_ants/certificate.h"
#include "support/ant_war_board.h"
#include "support/army_ants_board.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/plain_captures.h"

using namespace anthill;
using namespace anthill::tests;

namespace {

constexpr int kPositions = by_build(60, 6);

/// The file that is made of a position, line by line; none where nothing is proved.
template <class G>
std::vector<std::string> made_of(const typename G::State& state) {
    auto maker = certificate(state, history_from<G>(state));
    while (maker.step(1024)) {
    }
    if (!maker.proved()) {
        return {};
    }
    std::vector<std::string> lines{"anthill proof 1", "position " + G::position_text(state)};
    lines.insert(lines.end(), maker.claims().begin(), maker.claims().end());
    lines.push_back("end");
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text.append(line).append("\n");
    }
    return text;
}

/// A proof with one line or more left out, or one move in place of another, is refused: each is a
/// gap or says something else than before.
void check_forgeries(const std::vector<std::string>& lines, Rng& rng) {
    REQUIRE(check::check_certificate(joined(lines)).right);
    for (int i = 0; i < 20; ++i) {
        auto forged = lines;
        const std::size_t at = 2 + rng.below(static_cast<std::uint32_t>(lines.size() - 2));
        const std::size_t depth = lines[at].find_first_not_of(' ');
        if (depth == 0) {
            continue;  // without one of its claims a file is still right
        }
        switch (rng.below(3)) {
            case 0: forged.resize(at); break;  // cut short
            case 1: {                          // with all that lies below it
                std::size_t end = at + 1;
                while (end < lines.size() && lines[end].find_first_not_of(' ') > depth) {
                    ++end;
                }
                forged.erase(forged.begin() + static_cast<std::ptrdiff_t>(at),
                             forged.begin() + static_cast<std::ptrdiff_t>(end));
                break;
            }
            default: forged.insert(forged.begin() + static_cast<std::ptrdiff_t>(at), lines[at]);
        }
        const auto verdict = check::check_certificate(joined(forged));
        INFO(joined(forged) << verdict.text);
        REQUIRE(!verdict.right);
        REQUIRE(verdict.text.find("line ") == 0);
    }
}

/// A claim of a bit more than was proved.
std::vector<std::string> overstated(std::vector<std::string> lines, int by) {
    for (std::string& line : lines) {
        if (line.find("claim ") == 0) {
            const std::size_t end = line.rfind(' ');
            const std::size_t begin = line.rfind(' ', end - 1) + 1;
            line.replace(begin, end - begin,
                         std::to_string(std::stoi(line.substr(begin, end - begin)) + by));
            break;
        }
    }
    return lines;
}

}  // namespace

TEST_CASE("a certificate of a capture is right, as short as the capture is, and not to be forged") {
    Rng rng(21);
    int proved = 0;
    for (int i = 0; i < 10 * kPositions && proved < kPositions; ++i) {
        army_ants::State state = random_position(rng, 6 + rng.below(6));
        state.phase = army_ants::Phase::Battle;
        state.rally_left = {0, 0};
        if (army_ants::ArmyAnts::turn(state).kind == Turn::Kind::Over ||
            !can_force_capture(state, 5)) {
            continue;
        }
        const auto lines = made_of<army_ants::ArmyAnts>(state);
        INFO(joined(lines));
        REQUIRE(!lines.empty());
        int turns = 1;
        while (!can_force_capture(state, turns)) {
            turns += 2;
        }
        REQUIRE(lines[2].find(" within " + std::to_string(turns) + " turns") != std::string::npos);
        check_forgeries(lines, rng);
        if (turns > 1) {
            REQUIRE(!check::check_certificate(joined(overstated(lines, -2))).right);
        }
        ++proved;
    }
    CHECK(proved == kPositions);
}

TEST_CASE("a certificate of a round is right, says what the solver says, and is not to be forged") {
    Rng rng(22);
    for (int i = 0; i < kPositions; ++i) {
        ant_war::State state = random_ant_position(rng, 4, 3, 7 + rng.below(4));
        const auto lines = made_of<ant_war::AntWar>(state);
        INFO(joined(lines));
        REQUIRE(!lines.empty());
        check_forgeries(lines, rng);
        REQUIRE(!check::check_certificate(joined(overstated(lines, 1))).right);
    }
}

TEST_CASE("a capture from the last turn before the battle, and one far ahead, are certified") {
    const auto [position, turns] = GENERATE(table<std::string, int>(
        {{"board=..6c5c9s9c/3sAc8s4s5s/6s7cQsAs4c/2c7s2s3c8c/3h7h2d..Qh/5d9d4d3dAd/4h8d7dAh2h/"
          "8h9h5h6d6h turn=black phase=rally rally=0,1",
          9},
         {"board=Qs4c....5s/7s9h6h7c4s/6s2s..As5c/6c3c8c..../3d7h..3s3h/Ad7d4h8s../5hQh....../"
          "..8d8h9s6d turn=black phase=battle rally=0,0",
          11}}));
    const auto state =
        army_ants::ArmyAnts::parse_position("army-ants edition=2020 setup=random " + position);
    REQUIRE(state);
    const auto lines = made_of<army_ants::ArmyAnts>(*state);
    const std::string claim =
        "claim black captures the Queen within " + std::to_string(turns) + " turns";
    REQUIRE(lines.at(2) == claim);
    const auto verdict = check::check_certificate(joined(lines));
    INFO(verdict.text);
    CHECK(verdict.right);
}
