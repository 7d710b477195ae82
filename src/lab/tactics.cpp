#include "lab/commands.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "lab/army_ants_players.h"
#include "lab/hasty_battles.h"
#include "lab/options.h"
#include "players/army_ants/forced_capture.h"

namespace anthill {

using army_ants::ArmyAnts;
using army_ants::State;

namespace {

constexpr int kTurns = 5;
constexpr std::string_view kEditions[] = {"edition=2020", "edition=2008", "edition=community"};

/// How many turns the capture takes at best, or 0 where it cannot be forced within five.
int turns_to_capture(const State& state) {
    for (const int turns : {1, 3, kTurns}) {
        if (army_ants::can_force_capture(state, turns)) {
            return turns;
        }
    }
    return 0;
}

int make(std::size_t positions, std::uint64_t seed) {
    HastyBattles source(seed, kEditions);
    std::set<std::string> made;
    while (made.size() < positions) {
        const State state = source.next();
        // A Queen that can be taken at once is no exercise.
        const int turns = turns_to_capture(state);
        if (turns < 3) {
            continue;
        }
        const std::string text = ArmyAnts::position_text(state);
        if (made.insert(text).second) {
            std::printf("%d %s\n", turns, text.c_str());
            std::fflush(stdout);
        }
    }
    return 0;
}

/// One position a line, after the number of turns that the capture takes. Empty lines and comments
/// are skipped.
Parsed<std::vector<State>> read_positions(const std::string& file) {
    std::ifstream in(file);
    std::vector<State> positions;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        std::string_view rest = line;
        const std::string_view turns = take_word(rest);
        if (turns.empty() || turns.front() == '#') {
            continue;
        }
        const std::string place = "line " + std::to_string(number) + ": ";
        if (turns != "3" && turns != "5") {
            return Error{place +
                         unexpected("turns", turns, "expected 3 or 5, then a position").message};
        }
        const auto state = ArmyAnts::parse_position(rest);
        if (!state) {
            return Error{place + state.error()};
        }
        positions.push_back(*state);
    }
    if (positions.empty()) {
        return unexpected("file", file, "expected positions, one a line");
    }
    return positions;
}

void solve(const std::vector<State>& positions, const char* name, ArmyAntsPlayer& player) {
    std::size_t solved = 0;
    std::uint64_t longest = 0, sum = 0;
    for (const State& state : positions) {
        const ArmyAntsGame game = lab::arena_game<ArmyAnts>(state, 0);
        Rng rng(0);
        const auto began = std::chrono::steady_clock::now();
        const army_ants::Move move = player.choose(game, rng);
        const auto spent =
            static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(
                                           std::chrono::steady_clock::now() - began)
                                           .count());
        longest = std::max(longest, spent);
        sum += spent;
        if (army_ants::proves_capture(state, move, kTurns)) {
            ++solved;
        } else {
            std::printf("missed by %s: %s\n", ArmyAnts::move_text(state, move).c_str(),
                        ArmyAnts::position_text(state).c_str());
        }
    }
    std::printf("%s: solved %zu of %zu (%.1f%%), %.1f ms on average, %.1f ms at most\n", name,
                solved, positions.size(),
                100.0 * static_cast<double>(solved) / static_cast<double>(positions.size()),
                static_cast<double>(sum) / 1000.0 / static_cast<double>(positions.size()),
                static_cast<double>(longest) / 1000.0);
}

int refuse(const Error& error) {
    return lab::refuse("tactics", error,
                       "anthill tactics make [positions=500] [seed=1]\n       anthill tactics "
                       "solve FILE PLAYER...\nplayers: " +
                           std::string(kArmyAntsPlayerHelp));
}

int run_make(int count, const char* const* arguments) {
    std::size_t positions = 500;
    std::uint64_t seed = 1;
    const std::array options{lab::number_option("positions", positions, 1, 1'000'000),
                             lab::seed_option("seed", seed)};
    if (const auto error = lab::read_options(lab::words_from(0, count, arguments), options)) {
        return refuse(*error);
    }
    return make(positions, seed);
}

int run_solve(int count, const char* const* arguments) {
    if (count < 2) {
        return refuse({"expected a file and at least one player"});
    }
    const auto positions = read_positions(arguments[0]);
    if (!positions) {
        return refuse({positions.error()});
    }
    std::vector<std::unique_ptr<ArmyAntsPlayer>> players;
    for (int i = 1; i < count; ++i) {
        auto player = army_ants_player(arguments[i]);
        if (!player) {
            return refuse({player.error()});
        }
        players.push_back(*std::move(player));
    }
    for (int i = 1; i < count; ++i) {
        solve(*positions, arguments[i], *players[static_cast<std::size_t>(i - 1)]);
    }
    return 0;
}

}  // namespace

int run_tactics(int count, const char* const* arguments) {
    const std::string_view what = count > 0 ? arguments[0] : "";
    if (what == "make") {
        return run_make(count - 1, arguments + 1);
    }
    return what == "solve" ? run_solve(count - 1, arguments + 1)
                           : refuse({"expected make or solve"});
}

}  // namespace anthill
