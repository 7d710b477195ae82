#include "games/red_vs_black/refusal.h"

#include <cstddef>

#include "engine/refusal_words.h"

namespace anthill::red_vs_black {

using Reason = Refusal::Reason;

namespace {

constexpr RefusalWords<Reason> kWords[] = {
    {Reason::None, "none", "legal"},
    {Reason::GameOver, "game-over", "the game is over"},
    {Reason::CommitFirst, "commit-first",
     "commit units first: commit:none or, for example, commit:1,4"},
    {Reason::ThrowFirst, "throw-first", "throw the dice first: throw: and % such as 5r or 7h"},
    {Reason::TacticFirst, "tactic-first", "choose a tactic first: keep, adjust:1+, swap or heal:3"},
    {Reason::ReinforceFirst, "reinforce-first",
     "bring units back first: reinforce: and the numbers of %"},
    {Reason::UnitGone, "unit-gone", "unit % has been removed"},
    {Reason::UnitHurt, "unit-hurt", "unit % is wounded and can't be committed"},
    {Reason::TooManyCommitted, "too-many-committed", "at most % units can be committed"},
    {Reason::DiceToThrow, "dice-to-throw", "this throw has %"},
    {Reason::NoPointLeft, "no-point-left", "no Tactic Point is left: keep"},
    {Reason::NoSuchDie, "no-such-die", "this throw has no die %"},
    {Reason::BelowOne, "below-one", "die % shows 1 and can't go down"},
    {Reason::AboveTen, "above-ten", "die % shows 10 and can't go up"},
    {Reason::NotHurt, "not-hurt", "unit % has no wound from an earlier turn"},
    {Reason::TooManyHealed, "too-many-healed", "at most % units can be healed"},
    {Reason::StillThere, "still-there", "unit % has not been removed and can't come back"},
    {Reason::UnitsToReturn, "units-to-return", "bring back %"},
};
static_assert(is_complete(kWords, Reason::UnitsToReturn));

constexpr Refusal kLegal{};

Refusal refuse(Reason reason, unsigned number = 0) noexcept { return {reason, number}; }

/// The refusal that names what must be done first in this phase.
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
    return kWords[static_cast<std::size_t>(reason)].name;
}

std::string describe(const Refusal& refusal) {
    const unsigned number = refusal.number;
    const auto about = [&]() -> std::string {
        switch (refusal.reason) {
            case Reason::ThrowFirst:
            case Reason::DiceToThrow: return counted(number, "die", "dice");
            case Reason::ReinforceFirst: return counted(number, "removed unit", "removed units");
            case Reason::UnitsToReturn: return counted(number, "unit", "units");
            case Reason::TooManyCommitted: return std::to_string(kMostCommitted);
            case Reason::TooManyHealed: return std::to_string(kMostHealed);
            default: return std::to_string(number);
        }
    };
    return sentence_about(kWords[static_cast<std::size_t>(refusal.reason)].sentence, about());
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
