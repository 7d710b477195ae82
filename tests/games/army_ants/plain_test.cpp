// The real rules against the plain ones of tests/support/plain_army_ants.h: moves, positions after
// moves, endings and counts.

#include <cstdlib>
#include <functional>
#include <map>

#include "engine/perft.h"
#include "support/army_ants_board.h"
#include "support/by_build.h"
#include "support/catch.h"
#include "support/perft_table.h"
#include "support/plain_army_ants.h"

using namespace anthill;
using namespace anthill::tests;
using army_ants::ArmyAnts;
using army_ants::Move;
using army_ants::Moves;
using army_ants::State;

namespace {

/// Which of the moves a game goes on with: given the moves of the game so far and those that are
/// legal.
using Choice = std::function<std::size_t(Rng&, const std::vector<Move>&, const Moves&)>;

/// Plays from a position with both rules and compares everything at each turn.
std::string play_both(State state, Rng& rng, unsigned longest, const Choice& choose) {
    PlainArmyAnts plain(ArmyAnts::position_text(state));
    History history = history_from<ArmyAnts>(state);
    std::vector<Move> played;
    for (unsigned turn = 0;; ++turn) {
        INFO(ArmyAnts::position_text(state));
        REQUIRE(plain.position() == ArmyAnts::position_text(state));
        REQUIRE(plain.status() == status(state, ArmyAnts::outcome(state, history)));
        if (ArmyAnts::outcome(state, history).over() || turn == longest) {
            return plain.status();
        }
        REQUIRE(plain.moves() == moves_of(state));
        const auto moves = moves_in<ArmyAnts>(state);
        REQUIRE(ArmyAnts::count_moves(state) == moves.size());
        const Move move = moves[choose(rng, played, moves)];
        plain.play(ArmyAnts::move_text(state, move));
        advance<ArmyAnts>(state, history, move);
        played.push_back(move);
    }
}

std::size_t any(Rng& rng, const std::vector<Move>&, const Moves& moves) {
    return rng.below(static_cast<std::uint32_t>(moves.size()));
}

/// Attacks while there are any, so that the board empties.
std::size_t an_attack(Rng& rng, const std::vector<Move>&, const Moves& moves) {
    std::size_t attacks = 0;
    while (attacks < moves.size() && moves[attacks].kind == Move::Kind::Attack) {
        ++attacks;
    }
    return rng.below(static_cast<std::uint32_t>(attacks > 0 ? attacks : moves.size()));
}

/// Mostly moves that undo the player's last one, or repeat its move of four turns ago: games full
/// of repetition.
std::size_t to_and_fro(Rng& rng, const std::vector<Move>& played, const Moves& moves) {
    if (rng.below(12) != 0) {
        for (std::size_t i = 0; i < moves.size() && played.size() >= 2; ++i) {
            const Move last = played[played.size() - 2];
            const bool undoes = moves[i].kind == last.kind &&
                                ((moves[i].from == last.to && moves[i].to == last.from) ||
                                 (moves[i].kind == Move::Kind::Swap && moves[i] == last));
            const bool again = played.size() >= 4 && moves[i] == played[played.size() - 4];
            if (undoes || again) {
                return i;
            }
        }
    }
    return an_attack(rng, played, moves);
}

std::uint64_t count_plain(const PerftRow& row, unsigned depth) {
    PlainArmyAnts plain(row.position);
    for (const auto& move : row.moves) {
        plain.play(move);
    }
    return plain.perft(static_cast<int>(depth));
}

constexpr auto kMostSequences = by_build<std::uint64_t>(20'000'000, 1'000'000);
constexpr auto kPositions = by_build<unsigned>(3000, 500);

}  // namespace

TEST_CASE("both rules agree on random positions of every phase, edition and set-up") {
    Rng rng(1);
    for (unsigned n = 0; n < kPositions; ++n) {
        play_both(random_position(rng, 1 + n % 20), rng, 1, any);
    }
}

TEST_CASE("both rules agree on whole games from the deal to the end") {
    Rng rng(2);
    for (const char* edition :
         {"edition=2008", "edition=2020", "edition=2020 aggression=off", "edition=community"}) {
        for (unsigned game = 0; game < kPositions / 200; ++game) {
            play_both(*ArmyAnts::deal(edition, rng), rng, 60, any);
            play_both(*ArmyAnts::deal(edition, rng), rng, 400, an_attack);
        }
    }
}

TEST_CASE("both rules agree on secret set-ups and what follows them") {
    Rng rng(5);
    for (const char* options : {"edition=2008 setup=minor", "edition=2020 setup=minor",
                                "edition=community setup=total", "setup=total"}) {
        for (unsigned game = 0; game < kPositions / 400; ++game) {
            play_both(*ArmyAnts::deal(options, rng), rng, 60, any);
        }
    }
}

TEST_CASE("both rules agree on games full of repetition, which end in every way there is") {
    Rng rng(3);
    std::map<std::string, unsigned> endings;
    for (unsigned game = 0; game < by_build(400U, 80U); ++game) {
        State start = random_position(rng, 4);
        start.phase = army_ants::Phase::Battle;
        start.rally_left = {0, 0};
        ++endings[play_both(start, rng, 80, to_and_fro)];
    }
    for (const char* ending : {"won red queen", "won black queen", "won black repetition",
                               "draw queens-only", "draw repetition"}) {
        INFO(ending);
        CHECK(endings[ending] > by_build(4U, 0U));
    }
}

TEST_CASE("perft agrees with the table", "[perft]") {
    check_perft_table("army_ants", kMostSequences, [](const PerftRow& row, unsigned depth) {
        Played game(*ArmyAnts::parse_position(row.position));
        for (const auto& move : row.moves) {
            game.play({move.c_str()});
        }
        History history = game.history();
        return perft<ArmyAnts>(game.state(), history, depth);
    });
}

TEST_CASE("the plain rules agree with the perft table", "[perft]") {
    check_perft_table("army_ants", by_build(3000, 300), count_plain);
}

// Takes minutes: ask for it by its tag when the table or the rules change.
TEST_CASE("the plain rules agree with the deep rows of the perft table", "[.deep]") {
    check_perft_table("army_ants", 3'000'000, count_plain);
}
