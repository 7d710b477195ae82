// Every reason and danger of Ant War is proved again, in plain words of the rules: by listing moves
// and playing them.

#include "games/ant_war/reasons.h"

#include <algorithm>

#include "games/ant_war/notation.h"
#include "match/new_match.h"
#include "support/catch.h"
#include "support/reasoned_positions.h"

namespace anthill::tests {

using namespace ant_war;

namespace {

std::vector<Move> legal(State state, Seat seat) {
    state.mover = seat;
    state.phase = Phase::Play;  // a cut may come first
    Moves moves;
    AntWar::legal_moves(state, seat, moves);
    return {moves.begin(), moves.end()};
}
State played(State state, Move move) {
    AntWar::apply(state, move);
    return state;
}
bool can_cover(const State& state, Cell by, Cell on) {
    const auto moves = legal(state, state.at(by).colour());
    return std::find(moves.begin(), moves.end(), Move::cover(by, on)) != moves.end();
}
bool enemy_can_cover(const State& state, Cell on) {
    const auto moves = legal(state, other(state.at(on).colour()));
    return std::any_of(moves.begin(), moves.end(), [on](const Move& move) {
        return move.kind == Move::Kind::Cover && move.to == on;
    });
}
Cell find_card(const State& state, Card card) {
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        if (state.top[i] == card) {
            return static_cast<Cell>(i);
        }
    }
    return kNoCell;
}
/// Points of a colour, counted once more.
int count_points(const State& state, Seat seat) {
    int sum = 0;
    for (unsigned i = 0; i < FrameGrid::kCells; ++i) {
        const Card card = state.top[i];
        if (card.is_ant()) {
            sum += card.colour() == seat ? static_cast<int>(card.value()) : 0;
        }
        bool own = false, enemy = false;
        for (unsigned j = 0; j < FrameGrid::kCells && card.is_joker(); ++j) {
            const int x = static_cast<int>(i % 10) - static_cast<int>(j % 10);
            const int y = static_cast<int>(i / 10) - static_cast<int>(j / 10);
            if (x * x <= 1 && y * y <= 1 && state.top[j].is_ant()) {
                (state.top[j].colour() == seat ? own : enemy) = true;
            }
        }
        sum += own && !enemy ? kJokerPoints : 0;
    }
    return sum;
}
int lead(const State& state, Seat seat) {
    return count_points(state, seat) - count_points(state, other(seat));
}
/// Does this joker alone give the seat points?
bool feeds(const State& state, Cell joker, Seat seat) {
    State without = state;
    without.top[index(joker)] = Card{};
    return count_points(without, seat) < count_points(state, seat);
}

bool can_move(const State& state, Cell cell) {
    const auto moves = legal(state, state.at(cell).colour());
    return std::any_of(moves.begin(), moves.end(), [cell](const Move& move) {
        return move.kind == Move::Kind::Cover && move.from == cell;
    });
}
/// Whatever the other colour does first, `seat` can bury a worker of that many points or more.
bool sure_to_bury(State state, Seat seat, unsigned points) {
    state.mover = other(seat);
    state.passed = false;
    const auto replies = legal(state, state.mover);
    return std::all_of(replies.begin(), replies.end(), [&](const Move& reply) {
        const State next = played(state, reply);
        const auto moves = legal(next, seat);
        return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
            return move.kind == Move::Kind::Cover && next.at(move.to).is_ant_of(other(seat)) &&
                   next.at(move.to).value() >= points;
        });
    });
}

bool proved(const std::string& text, const State& before, Move move) {
    const auto parts = parts_of(text);
    const std::string& kind = parts[0];
    const Seat seat = before.mover;
    if (kind == "no-gain") {
        const auto moves = legal(before, seat);
        return move.kind == Move::Kind::Pass && !before.passed &&
               std::all_of(moves.begin(), moves.end(), [&](const Move& each) {
                   return each.kind == Move::Kind::Pass ||
                          lead(played(before, each), seat) <= lead(before, seat);
               });
    }
    if (kind == "ends-ahead") {
        State ended = before;
        ended.round = Round::Only;  // a first round is dealt away when it ends
        const int earlier = before.round == Round::Second
                                ? before.total[index(seat)] - before.total[index(other(seat))]
                                : 0;
        const int ahead = earlier + lead(before, seat);
        return move.kind == Move::Kind::Pass && played(ended, move).phase == Phase::Over &&
               ahead > 0 && std::to_string(ahead) == parts[1];
    }
    const State after = played(before, move);
    if (kind == "gains") {
        const int gained = lead(after, seat) - lead(before, seat);
        return gained > 0 && std::to_string(gained) == parts[1];
    }
    if (kind == "buries-next") {
        const auto points = static_cast<unsigned>(*parse_number(parts[1]));
        return before.at(move.to).is_ant_of(other(seat)) && after.mover != seat &&
               sure_to_bury(after, seat, points) && !sure_to_bury(before, seat, points);
    }
    const Cell cell = *FrameGrid::parse(parts[1]);
    const Card card = *parse_card(parts[2]);
    if (kind == "blocks") {
        return before.at(cell) == card && after.at(cell) == card && card.is_ant_of(other(seat)) &&
               can_move(before, cell) && !can_move(after, cell);
    }
    if (kind == "buries" || kind == "stops") {
        const bool worker = card.rank() >= 2 && card.rank() <= Card::kTen;
        return move.to == cell && before.at(cell) == card && card.is_ant_of(other(seat)) &&
               find_card(after, card) == kNoCell && worker == (kind == "buries");
    }
    if (kind == "takes-food") {
        return feeds(after, cell, seat) && !feeds(before, cell, seat);
    }
    if (kind == "denies-food") {
        return feeds(before, cell, other(seat)) && !feeds(after, cell, other(seat));
    }
    if (kind == "saves") {
        return after.at(cell) == card && card.is_ant_of(seat) &&
               enemy_can_cover(before, find_card(before, card)) && !enemy_can_cover(after, cell);
    }
    if (kind == "threatens") {
        const Cell on = *FrameGrid::parse(parts[3]);
        return after.at(cell) == card && card.is_ant_of(seat) &&
               card_text(after.at(on)) == parts[4] && after.at(on).is_ant_of(other(seat)) &&
               can_cover(after, cell, on) &&
               !enemy_can_cover(before, find_card(before, after.at(on)));
    }
    return false;
}

bool proved_danger(const std::string& text, const State& state, Seat seat) {
    const auto parts = parts_of(text);
    const Cell by = *FrameGrid::parse(parts[1]), on = *FrameGrid::parse(parts[3]);
    return card_text(state.at(by)) == parts[2] && card_text(state.at(on)) == parts[4] &&
           state.at(on).is_ant_of(parts[0] == "ant" ? seat : other(seat)) &&
           can_cover(state, by, on);
}

}  // namespace

TEST_CASE("every reason of Ant War is true, in games of a low level and of chance") {
    ProvedKinds kinds;
    for (const std::string deal : {"", "shape=spiral", "shape=4x4 deck=analytical"}) {
        Rng rng(11);
        each_reasoned_position<AntWar>(
            deal, kReasonedPositions * 2 / 5,
            [](const State& state) { return state.phase == Phase::Play; },
            [&](const GameMatch<AntWar>& match, const std::string& best) {
                const State& state = match.state();
                INFO(AntWar::position_text(state));
                auto moves = legal(state, state.mover);
                rng.shuffle(moves);
                moves.resize(std::min<std::size_t>(moves.size(), 8));
                moves.push_back(*AntWar::parse_move(state, best));
                moves.push_back(Move::pass());
                for (const Move& move : moves) {
                    INFO(AntWar::move_text(state, move));
                    for (const std::string& reason : reasons(state, match.history(), move)) {
                        INFO(reason);
                        kinds.add(reason);
                        CHECK(proved(reason, state, move));
                    }
                    for (const std::string& danger : dangers(state, match.history(), move)) {
                        INFO(danger);
                        const State after = played(state, move);
                        const Card lost = *parse_card(parts_of(danger)[4]);
                        CHECK(proved_danger(danger, after, state.mover));
                        CHECK_FALSE(enemy_can_cover(state, find_card(state, lost)));
                        CHECK(after.mover != state.mover);
                    }
                }
                for (const std::string& danger : dangers(state, match.history())) {
                    INFO(danger);
                    CHECK(proved_danger(danger, state, state.mover));
                    const auto parts = parts_of(danger);
                    if (parts[0] == "take") {
                        const Move cover =
                            Move::cover(*FrameGrid::parse(parts[1]), *FrameGrid::parse(parts[3]));
                        CHECK(dangers(state, match.history(), cover).empty());
                    }
                }
            });
    }
    kinds.check({"buries", "stops", "buries-next", "blocks", "takes-food", "denies-food", "saves",
                 "threatens", "gains", "ends-ahead", "no-gain"});
}

TEST_CASE("what speaks for covering, and for passing") {
    const auto state =
        AntWar::parse_position("ant-war board=....5s/8h9c../2d..** turn=red lead=0 passed=no");
    INFO(state.error());
    REQUIRE(state);
    const auto said = [&state](const std::string& text) {
        const auto move = AntWar::parse_move(*state, text);
        INFO(move.error());
        REQUIRE(move);
        return reasons(*state, {}, *move);
    };
    // The 9 fed on the joker, and was all that could cover the 2.
    CHECK(said("a2-b2") == std::vector<std::string>{"buries:b2:9c", "buries-next:5",
                                                    "takes-food:c1:**", "saves:a1:2d",
                                                    "threatens:b2:8h:c3:5s", "gains:15"});
    CHECK(said("pass").empty());
}

}  // namespace anthill::tests
