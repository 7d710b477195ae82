// Every reason and danger of Army Ants is proved again, in plain words of the rules: by listing
// moves and playing them.

#include "games/army_ants/reasons.h"

#include <algorithm>

#include "games/army_ants/notation.h"
#include "match/new_match.h"
#include "support/army_ants_board.h"
#include "support/catch.h"
#include "support/reasoned_positions.h"

namespace anthill::tests {

using namespace army_ants;

namespace {

State with_turn(State state, Seat seat) {
    state.phase = Phase::Battle;
    state.mover = seat;
    return state;
}
std::vector<Move> legal(const State& state) {
    const auto moves = moves_in<ArmyAnts>(state);
    return {moves.begin(), moves.end()};
}
State played(State state, Move move) {
    ArmyAnts::apply(state, move);
    return state;
}
/// The enemies' attacks on the card, if it were their turn.
std::vector<Move> attacks_on(const State& state, Cell cell) {
    std::vector<Move> found;
    for (const Move move : legal(with_turn(state, other(state.at(cell).seat())))) {
        if (move.kind == Move::Kind::Attack && move.to == cell) {
            found.push_back(move);
        }
    }
    return found;
}
bool attacks(const State& state, Cell by, Cell on) {
    const auto found = attacks_on(state, on);
    return std::any_of(found.begin(), found.end(), [by](Move move) { return move.from == by; });
}
bool takes_for_nothing(const State& state, Cell by, Cell on) {
    if (!attacks(state, by, on) || state.at(by).value() == state.at(on).value()) {
        return false;
    }
    const State after = played(with_turn(state, state.at(by).seat()), Move::attack(by, on));
    return attacks_on(after, on).empty();
}
bool hangs(const State& state, Cell cell) {
    const auto found = attacks_on(state, cell);
    return std::any_of(found.begin(), found.end(),
                       [&](Move move) { return takes_for_nothing(state, move.from, cell); });
}
Cell find_card(const State& state, Card card) {
    for (unsigned i = 0; i < BoardGrid::kCells; ++i) {
        if (state.cards[i] == card) {
            return static_cast<Cell>(i);
        }
    }
    return kNoCell;
}
Cell queen(const State& state, Seat seat) { return find_card(state, Card(seat, 0, false)); }

struct Fact {
    std::string kind;
    std::vector<Cell> cells;
    std::vector<Card> cards;
};
Fact read(const std::string& text) {
    const auto parts = parts_of(text);
    Fact fact{parts[0], {}, {}};
    for (std::size_t i = 1; i + 1 < parts.size(); i += 2) {
        fact.cells.push_back(*BoardGrid::parse(parts[i]));
        fact.cards.push_back(*parse_card(parts[i + 1]));
    }
    return fact;
}
bool stand(const State& state, const Fact& fact) {
    for (std::size_t i = 0; i < fact.cells.size(); ++i) {
        if (state.at(fact.cells[i]) != fact.cards[i]) {
            return false;
        }
    }
    return !fact.cells.empty();
}

bool queen_lost_whatever(const State& after, History history) {
    for (const Move reply : legal(after)) {
        State next = after;
        advance<ArmyAnts>(next, history, reply);
        const bool over = ArmyAnts::outcome(next, history).over();
        history.pop();
        const auto moves = over ? std::vector<Move>() : legal(next);
        if (std::none_of(moves.begin(), moves.end(), [&](Move move) {
                return move.kind == Move::Kind::Attack && next.at(move.to).is_queen();
            })) {
            return false;
        }
    }
    return true;
}

/// Were it this side's turn: has it a move after which it can capture the Queen, whatever is
/// answered?
bool can_force_queen(const State& state, Seat attacker) {
    const State hunting = with_turn(state, attacker);
    const auto moves = legal(hunting);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        State after = hunting;
        History history = history_from<ArmyAnts>(hunting);
        advance<ArmyAnts>(after, history, move);
        return !ArmyAnts::outcome(after, history).over() && queen_lost_whatever(after, history);
    });
}
bool queen_is_attacked(const State& state, Seat seat) {
    return !attacks_on(state, queen(state, seat)).empty();
}

/// Is it true what is said of this move?
bool proved(const std::string& text, const State& before, const History& history, Move move) {
    const Fact fact = read(text);
    const Seat seat = before.mover;
    State after = before;
    History passed = history;
    advance<ArmyAnts>(after, passed, move);
    const Cell by = fact.cells.front(), on = fact.cells.back();
    const Card card = fact.cards.back();
    const bool opened = fact.kind.rfind("opens", 0) == 0;
    const bool moved = find_card(before, fact.cards.front()) != by;
    if (fact.kind == "takes-queen") {
        return stand(before, fact) && card.is_queen() && card.seat() != seat &&
               ArmyAnts::outcome(after, passed) == Outcome::won(seat, ArmyAnts::kQueenCaptured);
    }
    if (fact.kind == "forces-queen") {
        return stand(after, fact) && card.is_queen() && card.seat() != seat &&
               after.mover != seat && attacks(after, by, on) && queen_lost_whatever(after, passed);
    }
    if (fact.kind == "saves-queen") {
        return stand(before, fact) && card == Card(seat, 0, false) && attacks(before, by, on) &&
               attacks_on(after, queen(after, seat)).empty();
    }
    if (fact.kind == "escapes-hunt") {
        return stand(after, fact) && card == Card(seat, 0, false) && after.mover != seat &&
               !queen_is_attacked(before, seat) && !queen_is_attacked(after, seat) &&
               can_force_queen(before, other(seat)) && !can_force_queen(after, other(seat));
    }
    if (fact.kind == "hunts-queen") {
        return stand(after, fact) && card == Card(other(seat), 0, false) &&
               !queen_is_attacked(after, other(seat)) && can_force_queen(after, seat) &&
               !can_force_queen(before, seat);
    }
    if (fact.kind == "wins-card") {
        return stand(before, fact) && move.kind == Move::Kind::Attack && move.to == on &&
               takes_for_nothing(before, move.from, on);
    }
    if (fact.kind == "threatens-queen" || fact.kind == "opens-queen") {
        return stand(after, fact) && card == Card(other(seat), 0, false) && moved != opened &&
               attacks(after, by, on) && attacks_on(before, queen(before, other(seat))).empty();
    }
    if (fact.kind == "saves-card" || fact.kind == "guards-card") {
        const auto left = attacks_on(after, on);
        const bool stronger = std::any_of(left.begin(), left.end(), [&](Move attack) {
            return after.at(attack.from).value() > card.value();
        });
        return stand(after, fact) && card.seat() == seat &&
               hangs(before, find_card(before, card)) && !hangs(after, on) &&
               stronger == (fact.kind == "guards-card");
    }
    if (fact.kind == "threatens-card" || fact.kind == "opens-card") {
        return stand(after, fact) && card.seat() != seat && moved != opened &&
               takes_for_nothing(after, by, on) && attacks_on(after, by).empty() &&
               !hangs(before, find_card(before, card));
    }
    return false;
}

/// And of what stands, or of what a move lets happen?
bool proved_danger(const std::string& text, const State& state, Seat seat) {
    const Fact fact = read(text);
    const Cell by = fact.cells.front(), on = fact.cells.back();
    const bool own = fact.kind == "queen" || fact.kind == "card";
    const bool of_queen = fact.kind == "queen" || fact.kind == "take-queen";
    return stand(state, fact) && (fact.cards.back().seat() == seat) == own &&
           fact.cards.back().is_queen() == of_queen &&
           (of_queen ? attacks(state, by, on) : takes_for_nothing(state, by, on));
}

bool some_move_keeps_queen(const State& state) {
    const auto moves = legal(state);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        const State after = played(state, move);
        const Cell own = queen(after, state.mover);
        return queen(after, other(state.mover)) == kNoCell || attacks_on(after, own).empty();
    });
}

void check_dangers_of_move(const State& before, const History& history, Move move) {
    for (const std::string& danger : dangers(before, history, move)) {
        INFO(danger);
        const State after = played(before, move);
        const Card lost = read(danger).cards.back();
        CHECK(proved_danger(danger, after, before.mover));
        CHECK(after.mover != before.mover);
        if (lost.is_queen()) {
            CHECK(some_move_keeps_queen(before));
        } else {
            CHECK_FALSE(hangs(before, find_card(before, lost)));
        }
    }
}

}  // namespace

TEST_CASE("every reason of Army Ants is true, in games of a low level and of chance") {
    ProvedKinds kinds;
    for (const std::string deal : {"", "edition=community", "edition=2008"}) {
        Rng rng(11);
        each_reasoned_position<ArmyAnts>(
            deal, kReasonedPositions * 2 / 5, [](const State&) { return true; },
            [&](const GameMatch<ArmyAnts>& match, const std::string& best) {
                const State& state = match.state();
                INFO(ArmyAnts::position_text(state));
                auto moves = legal(state);
                rng.shuffle(moves);
                moves.resize(std::min<std::size_t>(moves.size(), 6));
                moves.push_back(*ArmyAnts::parse_move(state, best));
                for (const Move move : moves) {
                    INFO(ArmyAnts::move_text(state, move));
                    for (const std::string& reason : reasons(state, match.history(), move)) {
                        INFO(reason);
                        kinds.add(reason);
                        CHECK(proved(reason, state, match.history(), move));
                    }
                    check_dangers_of_move(state, match.history(), move);
                }
                for (const std::string& danger : dangers(state, match.history())) {
                    INFO(danger);
                    CHECK(proved_danger(danger, state, state.mover));
                    const Fact taken = read(danger);
                    if (taken.kind == "take") {
                        const Move capture = Move::attack(taken.cells[0], taken.cells[1]);
                        CHECK(dangers(state, match.history(), capture).empty());
                    }
                }
            });
    }
    kinds.check({"takes-queen", "forces-queen", "saves-queen", "escapes-hunt", "wins-card",
                 "threatens-queen", "opens-queen", "hunts-queen", "saves-card", "guards-card",
                 "threatens-card", "opens-card"});
}

TEST_CASE("reasons of Army Ants hold in scattered positions") {
    Rng rng(5);
    for (unsigned i = 0; i < kReasonedPositions; ++i) {
        const State state = random_position(rng, 2 + rng.below(18));
        const History history = history_from<ArmyAnts>(state);
        INFO(ArmyAnts::position_text(state));
        auto moves = legal(state);
        rng.shuffle(moves);
        moves.resize(std::min<std::size_t>(moves.size(), 6));
        for (const Move move : moves) {
            INFO(ArmyAnts::move_text(state, move));
            for (const std::string& reason : reasons(state, history, move)) {
                INFO(reason);
                CHECK(proved(reason, state, history, move));
            }
            check_dangers_of_move(state, history, move);
        }
    }
}

namespace {

std::vector<std::string> reasons_on(const std::string& drawing, const std::string& move) {
    const State state = board(drawing, "turn=red phase=battle rally=0,0");
    const auto parsed = ArmyAnts::parse_move(state, move);
    INFO(parsed.error());
    REQUIRE(parsed);
    return reasons(state, history_from<ArmyAnts>(state), *parsed);
}
std::vector<std::string> dangers_on(const std::string& drawing, const std::string& move) {
    const State state = board(drawing, "turn=red phase=battle rally=0,0");
    return dangers(state, history_from<ArmyAnts>(state), *ArmyAnts::parse_move(state, move));
}

const std::string kFewCards =
    ".. .. Qs .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. "
    "7s .. .. 9h .. .. .. .. .. .. .. .. .. .. .. .. .. Qh .. 3h";

}  // namespace

TEST_CASE("what speaks for a move, and what against it") {
    CHECK(reasons_on(kFewCards, "d4xa4") == std::vector<std::string>{"wins-card:a4:7s"});
    CHECK(reasons_on(kFewCards, "d4-c4") ==
          std::vector<std::string>{"threatens-queen:c4:9h:c8:Qs"});
    // From d8 the 9 sees the Queen as well, and the 7 no longer.
    CHECK(reasons_on(kFewCards, "c1-b1").empty());
    CHECK(dangers_on(kFewCards, "c1-a1") == std::vector<std::string>{"queen:a4:7s:a1:Qh"});
    CHECK(dangers_on(kFewCards, "c1-b1").empty());
    CHECK(dangers_on(kFewCards, "e1-a3") == std::vector<std::string>{"card:a4:7s:a3:3h"});
    const State state = board(kFewCards, "turn=red phase=battle rally=0,0");
    CHECK(dangers(state, history_from<ArmyAnts>(state)) ==
          std::vector<std::string>{"take:d4:9h:a4:7s"});
}

TEST_CASE("a card that can only be taken at the price of the own Queen is not for the taking") {
    // The 9 shields its Queen from the 6: it can take that, but not the 4 beside it.
    const State state = board(
        ".. .. Qs .. .. .. .. .. .. .. .. .. 6s .. .. .. .. .. .. .. "
        ".. .. .. .. .. 4s .. 9h .. .. .. .. .. .. .. .. .. Qh .. ..",
        "turn=red phase=battle rally=0,0");
    CHECK(dangers(state, history_from<ArmyAnts>(state)) ==
          std::vector<std::string>{"take:c3:9h:c6:6s"});
}

}  // namespace anthill::tests
