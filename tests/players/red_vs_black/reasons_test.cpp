// Every reason of Ants: Red vs. Black is proved again, in plain words of the rules: by playing the
// turn to its end, the other side doing no more than it has done.

#include "games/red_vs_black/reasons.h"

#include <algorithm>

#include "match/new_match.h"
#include "support/catch.h"
#include "support/reasoned_positions.h"

namespace anthill::tests {

using namespace red_vs_black;

namespace {

/// The armies when this tactic has been used and the other player keeps its points, or has chosen.
std::array<Army, 2> armies_after(State state, const Tactic& tactic) {
    RedVsBlack::apply(state, Move::use(tactic));
    if (state.phase == Phase::Tactics) {
        RedVsBlack::apply(state, Move::keep());
    }
    return state.army;
}
UnitSet removed(const Army& army) { return army.all(Unit::Removed); }
UnitSet units_in(const std::string& list) {
    UnitSet units = 0;
    for (const auto number : split(list, ',')) {
        units =
            static_cast<UnitSet>(units | unit_bit(static_cast<unsigned>(*parse_number(number))));
    }
    return units;
}
bool within(UnitSet units, UnitSet all) { return (units & ~all) == 0; }
/// Markers on the army, two for a unit that is gone.
unsigned markers(const Army& army) {
    return count(army.all(Unit::Wounded)) + 2 * count(removed(army));
}

bool proved_of_heal(const std::string& kind, UnitSet units, const State& before, const Move& move) {
    const unsigned own = index(mover(before));
    const Army healed = armies_after(before, move.tactic)[own];
    const Army kept = armies_after(before, {})[own];
    if (!within(units, move.tactic.units) || (removed(healed) & units) != 0) {
        return false;
    }
    return kind == "saves" ? within(units, removed(kept))
                           : within(units, before.army[own].all(Unit::Wounded));
}

bool proved(const std::string& text, const State& before, const Move& move) {
    const auto parts = parts_of(text);
    const std::string& kind = parts[0];
    const Seat seat = mover(before);
    const unsigned enemy = index(other(seat));
    if (kind == "adds-dice") {
        State after = before;
        State without = before;
        RedVsBlack::apply(after, move);
        RedVsBlack::apply(without, Move::commit(0));
        return std::to_string(dice_of(after, seat) - dice_of(without, seat)) == parts[1] &&
               parts[1] != "0";
    }
    if (kind == "adds-none") {
        Moves moves;
        RedVsBlack::legal_moves(before, seat, moves);
        return move.kind == Move::Kind::Commit &&
               std::all_of(moves.begin(), moves.end(), [&](const Move& each) {
                   State after = before;
                   State without = before;
                   RedVsBlack::apply(after, each);
                   RedVsBlack::apply(without, Move::commit(0));
                   return dice_of(after, seat) == dice_of(without, seat);
               });
    }
    if (kind == "grows") {
        State after = before;
        RedVsBlack::apply(after, move);
        return std::to_string(after.army[index(seat)].size()) == parts[1];
    }
    if (kind == "saves" || kind == "heals") {
        return proved_of_heal(kind, units_in(parts[1]), before, move);
    }
    const Army kept = armies_after(before, {})[enemy];
    if (kind == "spares") {
        const UnitSet lost = removed(armies_after(before, {})[index(seat)]);
        Moves moves;
        RedVsBlack::legal_moves(before, seat, moves);
        return move == Move::keep() &&
               std::all_of(moves.begin(), moves.end(), [&](const Move& each) {
                   const auto after = armies_after(before, each.tactic);
                   return each.tactic.kind == Tactic::Kind::Heal
                              ? removed(after[index(seat)]) == lost
                              : markers(after[enemy]) <= markers(kept);
               });
    }
    const Army used = armies_after(before, move.tactic)[enemy];
    const UnitSet units = units_in(parts[1]);
    if (kind == "removes") {
        return within(units, removed(used)) && (units & removed(kept)) == 0;
    }
    return kind == "wounds" && within(units, used.all(Unit::Wounded)) &&
           (units & ~kept.all(Unit::Unwounded)) == 0;
}

}  // namespace

TEST_CASE("every reason of Red vs. Black is true, in games of a low level and of chance") {
    ProvedKinds kinds;
    Rng rng(11);
    each_reasoned_position<RedVsBlack>(
        "", kReasonedPositions, [](const State& state) { return state.phase != Phase::Throw; },
        [&](const GameMatch<RedVsBlack>& match, const std::string& best) {
            const State& state = match.state();
            INFO(RedVsBlack::position_text(state));
            const auto listed = moves_in<RedVsBlack>(state);
            std::vector<Move> moves(listed.begin(), listed.end());
            rng.shuffle(moves);
            moves.resize(std::min<std::size_t>(moves.size(), 8));
            moves.push_back(*RedVsBlack::parse_move(state, best));
            if (state.phase == Phase::Tactics) {
                moves.push_back(Move::keep());
            }
            for (const Move& move : moves) {
                INFO(RedVsBlack::move_text(state, move));
                for (const std::string& reason : reasons(state, match.history(), move)) {
                    INFO(reason);
                    kinds.add(reason);
                    CHECK(proved(reason, state, move));
                }
            }
        });
    kinds.check(
        {"adds-dice", "adds-none", "saves", "heals", "removes", "wounds", "spares", "grows"});
}

}  // namespace anthill::tests
