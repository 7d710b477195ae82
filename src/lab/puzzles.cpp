#include "lab/commands.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "lab/ant_war_puzzles.h"
#include "lab/army_ants_puzzles.h"
#include "lab/options.h"
#include "lab/puzzle_maker.h"
#include "lab/red_vs_black_puzzles.h"
#include "match/new_match.h"

namespace anthill {

using lab::Puzzle;

namespace {

int refuse(const Error& error) {
    return lab::refuse("puzzles", error,
                       "anthill puzzles make GAME [count=600] [seed=1] [moves=1] [minutes=1440]\n"
                       "       anthill puzzles check FILE [every=1] [alone=0]");
}

/// Calls visit with the Kind of the game; false where there is no such game.
template <class Visit>
bool visit_kind(std::string_view game, const Visit& visit) {
    const auto tried = [&](auto kind) {
        return decltype(kind)::type::kName == game && (visit(kind), true);
    };
    return tried(std::type_identity<lab::ArmyAntsPuzzles>{}) ||
           tried(std::type_identity<lab::ArmyAntsRallies>{}) ||
           tried(std::type_identity<lab::AntWarPuzzles>{}) ||
           tried(std::type_identity<lab::RedVsBlackPuzzles>{});
}

/// Goes back to a position from which the same puzzle is a move longer, if there is one.
template <class Kind>
bool lengthen(typename Kind::Game::State& state, Puzzle& puzzle) {
    if constexpr (requires { Kind::before(state); }) {
        for (const auto& earlier : Kind::before(state)) {
            auto longer = lab::ungraded_puzzle_of<Kind>(earlier);
            if (longer && lab::own_moves(*longer) > lab::own_moves(puzzle)) {
                state = earlier;
                puzzle = *std::move(longer);
                return true;
            }
        }
    }
    return false;
}

/// No other move is as good as those of the solution, where the proofs leave that open.
template <class Kind>
bool is_alone(const typename Kind::Game::State& state, const Puzzle& puzzle) {
    if constexpr (requires { Kind::is_alone(state, puzzle); }) {
        return Kind::is_alone(state, puzzle);
    }
    return true;
}

/// Puzzles of at least so many moves, until there are `count` or the minutes are over.
template <class Kind>
int make(std::size_t count, std::uint64_t seed, int moves, unsigned minutes) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::seconds kPause{10};  ///< from one line about the progress to the next
    const auto began = Clock::now();
    auto told = began;
    typename Kind::Source source(seed);
    typename Kind::Player player;
    std::set<std::string> seen;
    std::map<std::string, std::size_t> made;
    std::size_t puzzles = 0;
    for (std::size_t positions = 1; puzzles < count; ++positions) {
        if (const auto now = Clock::now(); now - told >= kPause) {
            told = now;
            std::fprintf(stderr, "%zu positions, %zu puzzles\n", positions, puzzles);
            if (now - began >= std::chrono::minutes(minutes)) {
                break;
            }
        }
        auto state = source.next();
        auto puzzle = lab::ungraded_puzzle_of<Kind>(state);
        while (puzzle && lab::own_moves(*puzzle) < moves && lengthen<Kind>(state, *puzzle)) {
        }
        if (!puzzle || lab::own_moves(*puzzle) < moves || !is_alone<Kind>(state, *puzzle)) {
            continue;
        }
        puzzle->grade = lab::grade_of<Kind>(state, *puzzle, player);  // a puzzle is sorted by it
        const std::vector<lab::Sort> sorts = Kind::sorts_of(*puzzle);
        const bool crowded = std::any_of(sorts.begin(), sorts.end(), [&](const lab::Sort& sort) {
            return 100 * made[sort.name] >= sort.percent * count;
        });
        if (crowded || !seen.insert(Kind::canonical_key(state)).second) {
            continue;
        }
        for (const lab::Sort& sort : sorts) {
            ++made[sort.name];
        }
        ++puzzles;
        std::printf("%s\n", puzzle_text(*puzzle).c_str());
        std::fflush(stdout);
        source.leave_game();  // positions of one game are too much alike
    }
    return 0;
}

/// Returns the fault of a puzzle in a file; "" if it has none.
template <class Kind>
std::string fault(const Puzzle& puzzle, bool proves, bool alone, typename Kind::Player& player,
                  std::set<std::string>& seen) {
    const auto state = Kind::Game::parse_position(puzzle.position);
    if (!state) {
        return state.error();
    }
    if (Kind::Game::position_text(*state) != puzzle.position) {
        return "the position is not written as the rules write it";
    }
    if (!seen.insert(Kind::canonical_key(*state)).second) {
        return "it is like an earlier one";
    }
    if (!proves) {
        return "";
    }
    const auto proved = lab::puzzle_of<Kind>(*state, player);
    if (!proved) {
        return "no move is proved to be better than all others";
    }
    if (*proved != puzzle) {
        return "expected " + puzzle_text(*proved);
    }
    return !alone || is_alone<Kind>(*state, puzzle) ? "" : "another move may be as good";
}

template <class Kind>
int check(const std::string& file, std::size_t every, bool alone) {
    std::ifstream in(file);
    std::set<std::string> seen;
    typename Kind::Player player;
    std::size_t number = 0, proved = 0, faults = 0;
    for (std::string line; std::getline(in, line); ++number) {
        const auto puzzle = lab::parse_puzzle(line);
        const bool proves = number % every == 0;
        proved += proves ? 1 : 0;
        const std::string wrong =
            puzzle ? fault<Kind>(*puzzle, proves, alone, player, seen) : puzzle.error();
        if (!wrong.empty()) {
            ++faults;
            std::printf("line %zu: %s\n", number + 1, wrong.c_str());
        }
    }
    std::printf("%zu puzzles, %zu proved, %zu wrong\n", number, proved, faults);
    return faults == 0 ? 0 : 1;
}

int run_make(int count, const char* const* arguments) {
    std::size_t puzzles = 600;
    int moves = 1;
    std::uint64_t seed = 1;
    unsigned minutes = 24 * 60;
    const std::array options{lab::number_option("count", puzzles, 1, 100'000),
                             lab::seed_option("seed", seed),
                             lab::number_option("moves", moves, 1, 7),
                             lab::number_option("minutes", minutes, 1, minutes)};
    if (const auto error = lab::read_options(lab::words_from(1, count, arguments), options)) {
        return refuse(*error);
    }
    const std::string_view game = count > 0 ? arguments[0] : "";
    int code = 0;
    const bool known = visit_kind(game, [&](auto kind) {
        code = make<typename decltype(kind)::type>(puzzles, seed, moves, minutes);
    });
    return known ? code : refuse(unknown_game(game));
}

int run_check(int count, const char* const* arguments) {
    std::size_t every = 1;
    bool alone = false;  ///< the proofs of this take hours
    const std::array options{lab::number_option("every", every, 1, 100'000),
                             lab::switch_option("alone", alone)};
    if (const auto error = lab::read_options(lab::words_from(1, count, arguments), options)) {
        return refuse(*error);
    }
    const std::string file = count > 0 ? arguments[0] : "";
    std::string first;
    std::getline(std::ifstream(file).seekg(0), first);
    const auto puzzle = lab::parse_puzzle(first);
    if (!puzzle) {
        return refuse(unexpected("file", file, "expected puzzles, one a line"));
    }
    std::string_view position = puzzle->position;
    int code = 0;
    visit_kind(take_word(position),
               [&](auto kind) { code = check<typename decltype(kind)::type>(file, every, alone); });
    return code;
}

}  // namespace

int run_puzzles(int count, const char* const* arguments) {
    const std::string_view what = count > 0 ? arguments[0] : "";
    if (what == "make") {
        return run_make(count - 1, arguments + 1);
    }
    return what == "check" ? run_check(count - 1, arguments + 1)
                           : refuse({"expected make or check"});
}

}  // namespace anthill
