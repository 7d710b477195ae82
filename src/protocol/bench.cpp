#include "protocol/bench.h"

#include <array>

namespace anthill {

namespace {

// From games that the program played against itself, one for each stage of a game.
constexpr std::string_view kDeal =  // before the first rally turn
    "army-ants edition=2020 setup=random "
    "board=3sQs..2c2s/8c7c8s9sAc/4s3c4c6c7s/As6s5c9c5s/4h8d5h3dAh/2d2h3h6d7d/9d8hQh7h4d/Ad9h..5d6h"
    " turn=red phase=rally rally=5,5";
constexpr std::string_view kRally =  // in the rally
    "army-ants edition=2020 setup=random "
    "board=6c5c9sQs3s/As2c4c7cAc/5s4s..8s7s/9c3c8c6s2s/7h2hAd8d7d/4d9hAh2d9d/4h3d3h6h5d/8h..6dQh5h"
    " turn=black phase=rally rally=2,3";
constexpr std::string_view kBattle =  // the battle begins
    "army-ants edition=2020 setup=random "
    "board=5sAc2s5c7s/8c9s4s6sQs/2c3c..8s6c/9c7c4cAs3s/2d4dAd7d5d/8h7h5h9hAh/8d3hQh2h3d/..9d4h6d6h"
    " turn=red phase=battle rally=0,0";
constexpr std::string_view kSkirmish =  // a few exchanges on
    "army-ants edition=2020 setup=random "
    "board=7c8s3c4c2c/9d5sQs7s8c/..9sAc..2s/....4s6s9c/......7d6h/4h8d5h6d2h/AdQh7h2d5d/..9h8h4d3h"
    " turn=black phase=battle rally=0,0";
constexpr std::string_view kHalfGone =  // half the cards gone
    "army-ants edition=2020 setup=random "
    "board=7c8s5s2sQs/8c6s6cAs5c/2c..7h3s5h/7s....9c../Ad..2h..../9d4h3hAh../..6d2d..../5d3d8hQh.."
    " turn=red phase=battle rally=0,0";
constexpr std::string_view kOpen =  // an open board
    "army-ants edition=2020 setup=random "
    "board=5c7s8sAc3c/Qs..4c7c4s/5s......2c/........8d/........6d/..8h7h8c2h/......6hQh/7d....Ah5h"
    " turn=black phase=battle rally=0,0";
constexpr std::string_view kBehind =  // one side behind
    "army-ants edition=2020 setup=random "
    "board=Qs....7c../......7s../..2s....../4c4s3c..../3d9d....../....7d9c../8d4hQhAh7h/..Ad3h5d5h"
    " turn=red phase=battle rally=0,0";
constexpr std::string_view kEndgame =  // the endgame
    "army-ants edition=2020 setup=random "
    "board=......3cQs/........2c/....6c..../........../........../3h8c3d..Ad/4hQhAh..../........5c"
    " turn=red phase=battle rally=0,0";

// Ant War: a deal, what is left after some covers, and two rounds whose value the solver proves.
constexpr std::string_view kAntDeal =
    "ant-war board=2d7h9cTsQc/9h8c6sJhKd/Ac6dTd**9d/2sAh4h3h6h/5sQd4s5dJs turn=red lead=0 "
    "passed=no";
constexpr std::string_view kAntSpiral =
    "ant-war "
    "board=**6dAc8d5d7s4s/------------Qc/5sQd3c------5h/Jd----------Js/Ks----------Kh/"
    "2s----------Jc/8c4hQh6sKd4cQs"
    " turn=red lead=0 passed=no";
constexpr std::string_view kAntMiddle =
    "ant-war board=Qs..3h9cAc/3c..JsTs7d/..4d..7h2d/..5c3d..Jd/6hJh2h7sTd turn=red lead=0 "
    "passed=no";
constexpr std::string_view kAntOdds =
    "ant-war board=6dQc6cKc8c/Ts3c4h5hTc/2cKd7sKs5d/Td2hJcAd9c/Jd6h3dJhAc turn=red lead=0 "
    "passed=no phase=odds jokers=0";

// Ants: Red vs. Black: a throw with both armies hurt, a tactic that Black may answer, units to come
// back.
constexpr std::string_view kDiceThrow =
    "red-vs-black red=010x0x0010 black=0x00110x00 tactics=2,1 phase=throw turn=8 "
    "red-commit=1,3,5,7 black-commit=3,4";
constexpr std::string_view kDiceTactic =
    "red-vs-black red=1101000x10 black=0011x0010x tactics=2,2 phase=tactics turn=9 "
    "red-commit=3,5,6,7 black-commit=1,2,6,7 "
    "red-throw=4r,6r,2b,8h,7b black-throw=1b,4b,9r,10b,3o";
constexpr std::string_view kDiceReturn =
    "red-vs-black red=x10x001xx0 black=00x0110x00 tactics=1,2 phase=reinforce turn=11 "
    "red-commit=none black-commit=1,2 "
    "red-throw=2h,9h,4r black-throw=3r,1b,8b,10o red-tactic=swap black-tactic=keep owed=2,0";

// To a fixed depth, not a number of nodes: so the sum of nodes tells what the search does.
constexpr BenchSearch to_depth(std::string_view position, int depth) noexcept {
    SearchLimits limits;
    limits.depth = depth;
    return {position, limits};
}

constexpr std::array kSearches = {
    to_depth(kDeal, 10),     to_depth(kRally, 5),      to_depth(kBattle, 8),
    to_depth(kSkirmish, 4),  to_depth(kHalfGone, 3),   to_depth(kOpen, 4),
    to_depth(kBehind, 3),    to_depth(kEndgame, 3),    to_depth(kAntDeal, 6),
    to_depth(kAntSpiral, 9), to_depth(kAntMiddle, 60), to_depth(kAntOdds, 4),
    to_depth(kDiceThrow, 6), to_depth(kDiceTactic, 6), to_depth(kDiceReturn, 6)};
constexpr std::array kPerfts = {BenchPerft{kBattle, 5}, BenchPerft{kHalfGone, 4},
                                BenchPerft{kAntDeal, 4}};

}  // namespace

std::span<const BenchSearch> bench_searches() noexcept { return kSearches; }
std::span<const BenchPerft> bench_perfts() noexcept { return kPerfts; }

}  // namespace anthill
