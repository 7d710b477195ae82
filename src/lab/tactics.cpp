#include "lab/tactics.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "engine/search/alpha_beta.h"
#include "lab/arena_players.h"
#include "players/army_ants/hunt.h"
#include "players/army_ants/knowledge.h"

namespace anthill {

using army_ants::ArmyAnts;
using army_ants::State;

namespace {

constexpr int kTurns = 5;

/// A battle position of a game between hasty players, as games come by; the game goes on from where it was.
class Source {
public:
    explicit Source(std::uint64_t seed) : rng_(seed) {}

    State next() {
        do {
            if (over_ || turns_++ > kLongest) {
                begin();
            }
            step();
        } while (over_ || state_.phase != army_ants::Phase::Battle);
        return state_;
    }

private:
    static constexpr int kLongest = 120;
    static constexpr std::uint64_t kHaste = 300;  // nodes a move
    static constexpr std::uint32_t kStray = 6;    // one move in so many is any move

    void begin() {
        static constexpr const char* kEditions[] = {"edition=2020", "edition=2008", "edition=community"};
        state_ = *ArmyAnts::deal(kEditions[rng_.below(3)], rng_);
        history_ = history_from<ArmyAnts>(state_);
        turns_ = 0;
        over_ = false;
    }
    void step() {
        army_ants::Moves moves;
        ArmyAnts::legal_moves(state_, state_.mover, moves);
        army_ants::Move move = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
        if (rng_.below(kStray) != 0) {
            SearchLimits limits;
            limits.nodes = kHaste;
            search_.start(army_ants::Knowledge(), state_, history_, limits);
            while (search_.step(kHaste)) {
            }
            move = search_.best();
        }
        advance<ArmyAnts>(state_, history_, move);
        over_ = ArmyAnts::outcome(state_, history_).over();
    }

    Rng rng_;
    AlphaBeta<ArmyAnts, army_ants::Knowledge> search_{14};
    State state_;
    History history_;
    int turns_ = 0;
    bool over_ = true;
};

/// How many turns the capture takes at best, or 0 where it cannot be forced within five.
int turns_of_hunt(const State& state) {
    for (const int turns : {1, 3, kTurns}) {
        if (army_ants::has_hunt(state, turns)) {
            return turns;
        }
    }
    return 0;
}

int make(std::size_t positions, std::uint64_t seed) {
    Source source(seed);
    std::set<std::string> made;
    while (made.size() < positions) {
        const State state = source.next();
        // A Queen that can be taken at once is no hunt.
        const int turns = turns_of_hunt(state);
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

std::vector<State> read_positions(const std::string& file) {
    std::ifstream in(file);
    std::vector<State> positions;
    for (std::string line; std::getline(in, line);) {
        std::string_view rest = line;
        take_word(rest);
        if (const auto state = ArmyAnts::parse_position(rest)) {
            positions.push_back(*state);
        }
    }
    return positions;
}

void solve(const std::vector<State>& positions, const char* name, ArenaPlayer& player) {
    std::size_t solved = 0;
    std::uint64_t longest = 0, sum = 0;
    for (const State& state : positions) {
        ArenaGame game{state, state, history_from<ArmyAnts>(state), {}, {}, 0};
        const auto began = std::chrono::steady_clock::now();
        const army_ants::Move move = player.choose(game, 0);
        const auto spent = static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - began).count());
        longest = std::max(longest, spent);
        sum += spent;
        if (army_ants::begins_hunt(state, move, kTurns)) {
            ++solved;
        } else {
            std::printf("missed by %s: %s\n", ArmyAnts::move_text(state, move).c_str(), ArmyAnts::position_text(state).c_str());
        }
    }
    std::printf("%s: solved %zu of %zu (%.1f%%), %.1f ms on average, %.1f ms at most\n", name, solved, positions.size(),
                100.0 * static_cast<double>(solved) / static_cast<double>(positions.size()),
                static_cast<double>(sum) / 1000.0 / static_cast<double>(positions.size()), static_cast<double>(longest) / 1000.0);
}

}  // namespace

int run_tactics(int count, const char* const* arguments) {
    const std::string_view what = count > 0 ? arguments[0] : "";
    if (what == "make") {
        std::size_t positions = 500;
        std::uint64_t seed = 1;
        for (int i = 1; i < count; ++i) {
            const std::string_view word = arguments[i];
            const auto number = parse_number(word.substr(word.find('=') + 1));
            if (number && word.substr(0, 10) == "positions=") {
                positions = static_cast<std::size_t>(*number);
            } else if (number && word.substr(0, 5) == "seed=") {
                seed = *number;
            }
        }
        return make(positions, seed);
    }
    const auto positions = what == "solve" && count > 1 ? read_positions(arguments[1]) : std::vector<State>();
    if (positions.empty()) {
        std::fprintf(
            stderr,
            "usage: anthill tactics make [positions=500] [seed=1]\n       anthill tactics solve FILE PLAYER...\nplayers: %s",
            std::string(kArenaPlayerHelp).c_str());
        return 2;
    }
    for (int i = 2; i < count; ++i) {
        auto player = arena_player(arguments[i]);
        if (!player) {
            std::fprintf(stderr, "tactics: %s\n", player.error().c_str());
            return 2;
        }
        solve(positions, arguments[i], **player);
    }
    return 0;
}

}  // namespace anthill
