#pragma once

// The commands of the laboratory. Each takes the words after its name and its game, answers the
// exit code, and tells its options when one is wrong.

namespace anthill {

/// `match [GAME] FIRST SECOND`: two players over many deals, each played twice with colours
/// swapped, and what that says about their strength. Every change of a search and every level is
/// measured by it. Players: as arena.cpp says.
int run_arena(int count, const char* const* arguments);

/// `self-play [ant-war]`: writes positions of games that the computer plays against itself.
int run_self_play(int count, const char* const* arguments);
int run_round_self_play(int count, const char* const* arguments);

/// `train [ant-war]`: fits a network to these positions and writes it as the source that is checked
/// in; prints after each pass how far off it is on positions that were kept back. The same files
/// and arguments give the same network. It is kept only if it wins a match against the one before.
int run_train(int count, const char* const* arguments);
int run_round_train(int count, const char* const* arguments);

/// `calibrate GAME`: what a score says of how a game ends, for the page's review, which tells
/// chances. Positions of games between near levels are looked at as the review does; half of the
/// games give the scale of a logistic curve (advice.ts of each game's page), the others say how
/// well it predicts. A change of evaluation or search makes new ones necessary.
int run_calibrate(int count, const char* const* arguments);

/// `puzzles make GAME`: positions in which one move is better than all others by proof
/// (players/proof.h), as puzzle_text.h writes them. With moves=6 only those of so many moves of
/// one's own and more, found also by taking moves back from shorter ones; begins no position after
/// minutes=N. `puzzles check FILE`: proves them again, and says what is wrong with the position,
/// the solution, the grade, or that two are alike; with alone=1 also, in Army Ants, that no other
/// move captures as soon where the proof goes by threats alone (more than seven turns).
int run_puzzles(int count, const char* const* arguments);

/// `model-games GAME`: whole games of the computer player against itself, as records. The page's
/// model games are chosen from them (web/src/games/NAME/model_games.txt).
int run_model_games(int count, const char* const* arguments);

/// `dice-values`: what every position of Red vs. Black between two turns is worth, as a table for
/// the computer player.
int run_dice_values(int count, const char* const* arguments);

/// `throw-bench`: throws dice by the thousand: whether they are fair, how far they go, how long
/// they take; makes games/red_vs_black/reach_table.cpp, and a number that must be the same
/// everywhere.
int run_throw_bench(int count, const char* const* arguments);

}  // namespace anthill
