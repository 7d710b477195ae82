#include "games/red_vs_black/refusal.h"

#include <cstddef>
#include <iterator>

namespace anthill::red_vs_black {

using Reason = Refusal::Reason;

namespace {

constexpr Refusal kLegal{};

Refusal refuse(Reason reason, unsigned number = 0) noexcept { return {reason, number}; }

/// What has to be done before there can be anything else.
Refusal phase_first(const State& state) noexcept {
    const Seat seat = mover(state);
    switch (state.phase) {
        case Phase::Commit: return refuse(Reason::CommitFirst);
        case Phase::Throw: return refuse(Reason::ThrowFirst, dice_of(state, seat));
        case Phase::Tactics: return refuse(Reason::TacticFirst);
        case Phase::Reinforce: return refuse(Reason::ReinforceFirst, state.owed[index(seat)]);
    }
    return kLegal;
}

Phase phase_of(Move::Kind kind) noexcept {
    switch (kind) {
        case Move::Kind::Commit: return Phase::Commit;
        case Move::Kind::Throw: return Phase::Throw;
        case Move::Kind::Tactic: return Phase::Tactics;
        case Move::Kind::Reinforce: return Phase::Reinforce;
    }
    return Phase::Commit;
}

/// The lowest of the units; there is one.
unsigned lowest(UnitSet units) noexcept {
    return static_cast<unsigned>(std::countr_zero(units)) + 1;
}

Refusal explain_commit(const Army& army, UnitSet units) noexcept {
    if (const UnitSet gone = units & army.all(Unit::Removed); gone != 0) {
        return refuse(Reason::UnitGone, lowest(gone));
    }
    if (const UnitSet hurt = units & army.all(Unit::Wounded); hurt != 0) {
        return refuse(Reason::UnitHurt, lowest(hurt));
    }
    return count(units) > kMostCommitted ? refuse(Reason::TooManyCommitted) : kLegal;
}

Refusal explain_adjust(const Throw& thrown, Tactic tactic) noexcept {
    if (tactic.die == 0 || tactic.die > thrown.size()) {
        return refuse(Reason::NoSuchDie, tactic.die);
    }
    const int adjusted = thrown[tactic.die - 1U].number + tactic.step;
    if (adjusted < 1) {
        return refuse(Reason::BelowOne, tactic.die);
    }
    return adjusted > static_cast<int>(kFaces) ? refuse(Reason::AboveTen, tactic.die) : kLegal;
}

Refusal explain_heal(const Army& army, UnitSet units) noexcept {
    if (const UnitSet gone = units & army.all(Unit::Removed); gone != 0) {
        return refuse(Reason::UnitGone, lowest(gone));
    }
    if (const UnitSet unhurt = units & army.all(Unit::Unwounded); unhurt != 0) {
        return refuse(Reason::NotHurt, lowest(unhurt));
    }
    return count(units) > kMostHealed ? refuse(Reason::TooManyHealed) : kLegal;
}

Refusal explain_tactic(const State& state, Tactic tactic) noexcept {
    const unsigned seat = index(mover(state));
    if (tactic.kind == Tactic::Kind::Keep) {
        return kLegal;
    }
    if (state.points[seat] == 0) {
        return refuse(Reason::NoPointLeft);
    }
    switch (tactic.kind) {
        case Tactic::Kind::Adjust: return explain_adjust(state.thrown[seat], tactic);
        case Tactic::Kind::Heal: return explain_heal(state.army[seat], tactic.units);
        case Tactic::Kind::Keep:
        case Tactic::Kind::Swap: break;
    }
    return kLegal;
}

Refusal explain_reinforce(const State& state, UnitSet units) noexcept {
    const unsigned seat = index(mover(state));
    if (const UnitSet there = units & static_cast<UnitSet>(~state.army[seat].all(Unit::Removed));
        there != 0) {
        return refuse(Reason::StillThere, lowest(there));
    }
    return count(units) == state.owed[seat] ? kLegal
                                            : refuse(Reason::UnitsToReturn, state.owed[seat]);
}

std::string counted(unsigned number, std::string_view one, std::string_view more) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : more);
}

}  // namespace

std::string_view name(Reason reason) noexcept {
    static constexpr std::string_view kNames[] = {"none",
                                                  "game-over",
                                                  "commit-first",
                                                  "throw-first",
                                                  "tactic-first",
                                                  "reinforce-first",
                                                  "unit-gone",
                                                  "unit-hurt",
                                                  "too-many-committed",
                                                  "dice-to-throw",
                                                  "no-point-left",
                                                  "no-such-die",
                                                  "below-one",
                                                  "above-ten",
                                                  "not-hurt",
                                                  "too-many-healed",
                                                  "still-there",
                                                  "units-to-return"};
    static_assert(std::size(kNames) == static_cast<std::size_t>(Reason::UnitsToReturn) + 1);
    return kNames[static_cast<std::size_t>(reason)];
}

std::string describe(const Refusal& refusal) {
    const std::string number = std::to_string(refusal.number);
    switch (refusal.reason) {
        case Reason::None: return "legal";
        case Reason::GameOver: return "the game is over";
        case Reason::CommitFirst:
            return "commit units first: commit:none or, for example, commit:1,4";
        case Reason::ThrowFirst:
            return "throw the dice first: throw: and " + counted(refusal.number, "die", "dice") +
                   " such as 5r or 7h";
        case Reason::TacticFirst: return "choose a tactic first: keep, adjust:1+, swap or heal:3";
        case Reason::ReinforceFirst:
            return "bring units back first: reinforce: and the numbers of " +
                   counted(refusal.number, "removed unit", "removed units");
        case Reason::UnitGone: return "unit " + number + " has been removed";
        case Reason::UnitHurt: return "unit " + number + " is wounded and can't be committed";
        case Reason::TooManyCommitted:
            return "at most " + std::to_string(kMostCommitted) + " units can be committed";
        case Reason::DiceToThrow: return "this throw has " + counted(refusal.number, "die", "dice");
        case Reason::NoPointLeft: return "no Tactic Point is left: keep";
        case Reason::NoSuchDie: return "this throw has no die " + number;
        case Reason::BelowOne: return "die " + number + " shows 1 and can't go down";
        case Reason::AboveTen: return "die " + number + " shows 10 and can't go up";
        case Reason::NotHurt: return "unit " + number + " has no wound from an earlier turn";
        case Reason::TooManyHealed:
            return "at most " + std::to_string(kMostHealed) + " units can be healed";
        case Reason::StillThere:
            return "unit " + number + " has not been removed and can't come back";
        case Reason::UnitsToReturn: return "bring back " + counted(refusal.number, "unit", "units");
    }
    return "";
}

Refusal explain(const State& state, const Move& move) noexcept {
    if (over(state)) {
        return refuse(Reason::GameOver);
    }
    if (phase_of(move.kind) != state.phase) {
        return phase_first(state);
    }
    const Seat seat = mover(state);
    switch (move.kind) {
        case Move::Kind::Commit: return explain_commit(state.army[index(seat)], move.units);
        case Move::Kind::Throw:
            return move.thrown.size() == dice_of(state, seat)
                       ? kLegal
                       : refuse(Reason::DiceToThrow, dice_of(state, seat));
        case Move::Kind::Tactic: return explain_tactic(state, move.tactic);
        case Move::Kind::Reinforce: return explain_reinforce(state, move.units);
    }
    return kLegal;
}

}  // namespace anthill::red_vs_black
