#include "games/army_ants/refusal.h"

#include "support/army_ants_board.h"
#include "support/by_build.h"
#include "support/catch.h"

using namespace anthill;
using namespace anthill::army_ants;
using namespace anthill::tests;
using Why = Refusal::Reason;

template <>
struct Catch::StringMaker<Refusal> {
    static std::string convert(const Refusal& refusal) {
        return std::string(name(refusal.reason)) + ": " + describe(refusal);
    }
};

namespace {

Cell at(const char* cell) { return *BoardGrid::parse(cell); }

Refusal refused(Why reason, const char* cell = nullptr) {
    return {reason, cell != nullptr ? at(cell) : kNoCell, 0, 0};
}

Refusal tap(const State& state, const char* from, const char* to) {
    return explain(state, command(state, at(from), at(to)));
}

State drawn(const std::string& fields) {
    return board(R"(
        7  Qs .. .. .. ..
        5  .. 8s .. 9s ..
        4  .. .. .. 9h ..
        3  6h 7h .. .. ..
        2  .. .. 3h .. 2h
        1  Qh .. .. .. ..)",
                 fields);
}

State battle() { return drawn("turn=red phase=battle"); }
State rally(const char* edition = "2020") {
    return drawn(std::string("turn=red phase=rally edition=") + edition);
}

}  // namespace

TEST_CASE("a command is refused exactly when it is not among the legal moves") {
    Rng rng(4);
    for (unsigned n = 0; n < by_build(120U, 20U); ++n) {
        const State state = random_position(rng, 1 + n % 20);
        const auto moves = moves_in<ArmyAnts>(state);
        const auto check = [&](Move move) {
            const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
            const Refusal refusal = explain(state, move);
            if (listed == refusal.refused()) {
                INFO(ArmyAnts::position_text(state) << ' ' << ArmyAnts::move_text(state, move));
                FAIL(describe(refusal));
            }
        };
        for (unsigned i = 0; i < BoardGrid::kCells; ++i) {
            for (unsigned j = 0; j < BoardGrid::kCells; ++j) {
                const auto from = static_cast<Cell>(i), to = static_cast<Cell>(j);
                check(Move::single(from, to));
                check(Move::attack(from, to));
                if (i <= j) {
                    check(Move::swap(from, to));
                    for (unsigned k = 0; k < BoardGrid::kCells; ++k) {
                        check(Move::march(from, to, static_cast<Cell>(k)));
                    }
                }
            }
        }
        check(Move::pass());
        check(Move::favor(queen_of(state, state.mover), gap(state.mover)));
    }
}

TEST_CASE("single moves are refused with the rule they break") {
    CHECK(tap(battle(), "c4", "c5") == refused(Why::NoCard, "c4"));
    CHECK(tap(battle(), "b5", "b6") == refused(Why::NotYourCard, "b5"));
    CHECK(tap(battle(), "a1", "a1") == refused(Why::SameSpace, "a1"));
    CHECK(explain(battle(), Move::single(at("a3"), at("b3"))) == refused(Why::SpaceTaken, "b3"));
    CHECK(tap(rally(), "a3", "a5") == refused(Why::OutsideTerritory, "a5"));
    CHECK(tap(rally("2008"), "c2", "b1") == refused(Why::MoveOutNotInRally, "b1"));
    CHECK(tap(rally("2008"), "a3", "c3") == refused(Why::WayBlocked, "b3"));
}

TEST_CASE(
    "a space that cannot be reached is told from one that only a way through foreign territory "
    "reaches") {
    const State state = board(R"(
        5  .. .. Qs .. ..
        4  .. .. 9h .. ..
        3  .. .. 8h .. ..
        2  .. .. 7h .. ..
        1  .. 2h Qh .. ..)",
                              "turn=red phase=rally");
    CHECK(tap(state, "b1", "e1") == refused(Why::WayLeavesTerritory, "e1"));
    const State walled = board(R"(
        5  .. .. Qs .. ..
        3  .. .. 8h .. ..
        2  .. .. .. 7h 6h
        1  .. 2h .. Qh ..)",
                               "turn=red phase=battle");
    CHECK(tap(walled, "b1", "e1") == refused(Why::NoWay, "e1"));
}

TEST_CASE("attacks are refused with the rule they break") {
    CHECK(tap(battle(), "b3", "b5") == Refusal{Why::TargetStronger, at("b5"), 7, 8});
    CHECK(tap(battle(), "d4", "d5") == refused(Why::None));
    CHECK(tap(battle(), "d4", "b5") == refused(Why::AttackNotStraight, "b5"));
    CHECK(tap(battle(), "a3", "a7") == refused(Why::None));
    CHECK(tap(battle(), "a1", "a7") == refused(Why::QueenCannotAttack, "a1"));
    CHECK(tap(rally(), "d4", "d5") == refused(Why::NoAttackInRally, "d5"));
    CHECK(explain(battle(), Move::attack(at("d4"), at("d3"))) ==
          refused(Why::NothingToAttack, "d3"));
    CHECK(explain(battle(), Move::attack(at("a3"), at("b3"))) ==
          refused(Why::AttackOnOwnCard, "b3"));
    const State blocked = board(R"(
        8  .. .. .. .. Qs
        3  9h .. 2h 5s ..
        1  Qh .. .. .. ..)",
                                "turn=red phase=battle");
    CHECK(tap(blocked, "a3", "d3") == refused(Why::WayBlocked, "c3"));
}

TEST_CASE("swaps are refused with the rule they break") {
    CHECK(tap(battle(), "b3", "a3") == refused(Why::None));
    CHECK(tap(battle(), "c2", "b3") == refused(Why::NoDiagonalSwap, "b3"));
    CHECK(tap(drawn("turn=red phase=battle edition=community"), "c2", "b3") == refused(Why::None));
    CHECK(tap(battle(), "a1", "d4") == refused(Why::NotAdjacent, "d4"));
    CHECK(explain(battle(), Move::swap(at("b3"), at("b5"))) == refused(Why::NotYourCard, "b5"));
    CHECK(explain(battle(), Move::swap(at("b3"), at("c3"))) == refused(Why::NoCard, "c3"));
}

TEST_CASE("lines and marches are refused with the rule they break") {
    CHECK(explain_line(battle(), at("b3"), at("a3")) == refused(Why::None));
    CHECK(explain_line(battle(), at("a3"), at("a3")) == refused(Why::LineTooShort, "a3"));
    CHECK(explain_line(battle(), at("a3"), at("c2")) == refused(Why::NotALine, "c2"));
    CHECK(explain_line(battle(), at("c2"), at("e2")) == refused(Why::LineBroken, "d2"));
    CHECK(explain_line(battle(), at("a3"), at("c3")) == refused(Why::NoCard, "c3"));
    CHECK(explain_line(battle(), at("d4"), at("d5")) == refused(Why::NotYourCard, "d5"));

    // Grabbed by its right end, as the hand has it: the move is named from the left.
    const MarchAttempt up = march_command(battle(), at("b3"), at("a3"), at("b3"), at("b4"));
    CHECK(up.refusal == refused(Why::None));
    CHECK(ArmyAnts::move_text(battle(), up.move) == "a3:b3-a4");
    const auto march = [](const char* grabbed, const char* to, const State& state = battle()) {
        return march_command(state, at("a3"), at("b3"), at(grabbed), at(to)).refusal;
    };
    CHECK(march("a3", "a5") == refused(Why::WayBlocked, "b5"));
    CHECK(march("a3", "a5", rally()) == refused(Why::OutsideTerritory, "a5"));
    CHECK(march("a3", "b2") == refused(Why::MarchNotStraight, "b2"));
    CHECK(march("a3", "a3") == refused(Why::SameSpace, "a3"));
    CHECK(march("b3", "a3") == refused(Why::OffBoard, "a3"));
    CHECK(march("a3", "e3") == refused(Why::OffBoard, "b3"));
    CHECK(march("b3", "e3") == refused(Why::None));
}

TEST_CASE("the Favor and the pass are refused with the rule they break") {
    const char* const front = R"(
        5  .. .. Qs .. ..
        4  .. Qh .. .. ..
        1  2h .. .. .. ..)";
    const auto favor = [](const State& state) {
        return explain(state, Move::favor(queen_of(state, state.mover), gap(state.mover)));
    };
    CHECK(favor(board(front, "turn=red phase=rally")) == refused(Why::None));
    CHECK(favor(board(front, "turn=red phase=battle")) == refused(Why::FavorNotInBattle));
    CHECK(favor(board(front, "turn=red phase=rally setup=total")) == refused(Why::FavorAfterTotal));
    CHECK(favor(board(front, "turn=red phase=rally rally=4,4")) == refused(Why::FavorNotFirstTurn));
    CHECK(favor(rally()) == refused(Why::FavorQueenNotInFront, "a1"));
    CHECK(explain(battle(), Move::pass()) == refused(Why::MustMove));
    CHECK(explain(rally(), Move::pass()) == refused(Why::None));
    CHECK(favor(board(R"(
        5  .. .. Qs .. ..
        4  .. Qh .. .. ..
        1  2h .. 3h .. ..)",
                      "turn=red phase=rally")) == refused(Why::FavorGapTaken, "c1"));
}

TEST_CASE("after the end everything is refused") {
    const State over = board(R"(
        8  .. .. .. .. Qs
        1  Qh .. .. .. ..)",
                             "turn=red phase=battle");
    CHECK(tap(over, "a1", "a2") == refused(Why::GameOver));
    CHECK(explain(over, Move::pass()) == refused(Why::GameOver));
}
