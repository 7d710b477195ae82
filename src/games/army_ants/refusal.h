#pragma once

// Why a command is not legal, as a reason with its facts. The board asks when a tap or a drag is
// refused and the page finds the words for it; notation.cpp puts it into the error of a move that
// was typed. Each rule that rules.h names has its reasons here.

#include <cstdint>
#include <string>
#include <string_view>

#include "games/army_ants/rules.h"

namespace anthill::army_ants {

struct Refusal {
    enum class Reason : std::uint8_t {
        None,  ///< legal
        GameOver,
        NoCard,              ///< no card on `cell`
        NotYourCard,         ///< the card on `cell` belongs to the other side
        SameSpace,           ///< from `cell` to `cell`
        SpaceTaken,          ///< a card stands on `cell`, where one is to move
        OutsideTerritory,    ///< in the rally, `cell` outside the side's own half would be entered
        NoWay,               ///< no way through empty spaces to `cell`
        WayLeavesTerritory,  ///< in the rally, the only ways to `cell` lead through the enemy's
                             ///< territory
        WayBlocked,          ///< the card on `cell` stands in the way
        MoveOutNotInRally,   ///< this edition has no Move Out in the rally, and `cell` is not
                             ///< straight ahead
        NotALine,  ///< a March needs cards of one row or column; `cell` is the far end asked for
        LineTooShort,       ///< a March needs at least two cards
        LineBroken,         ///< no card on `cell`, within the line
        MarchNotStraight,   ///< a March goes in one direction; `cell` is not straight ahead
        OffBoard,           ///< the card on `cell` would leave the board
        NotAdjacent,        ///< a Swap needs neighbours; `cell` is too far away
        NoDiagonalSwap,     ///< this edition has no Swap with the diagonal neighbour `cell`
        NoAttackInRally,    ///< no attacks in the rally; `cell` is the target
        NothingToAttack,    ///< no card on `cell`
        AttackOnOwnCard,    ///< the card on `cell` is the mover's own
        QueenCannotAttack,  ///< `cell` is the Queen's
        AttackNotStraight,  ///< `cell` is not in one row or column with the attacker
        TargetStronger,     ///< `value` is less than `target_value` of the card on `cell`
        FavorNotInBattle,
        FavorAfterTotal,       ///< not available after a Total Deployment
        FavorNotFirstTurn,     ///< a rally turn has been taken
        FavorQueenNotInFront,  ///< the Queen, on `cell`, was not set up in the front row
        FavorGapTaken,         ///< a card stands on `cell`, the gap in the back row
        MustMove,              ///< no passing in battle while a command is possible
        DeployFirst,           ///< commands begin when all cards have been set up
        NotDeploying,          ///< cards are placed before the rally only
        EnemyCard,             ///< a card of the other colour was to be placed
        CardPlaced,            ///< it stands on `cell` already
        CardNotDrawn,          ///< in a Minor Deployment, it will be drawn for a later row
        NotNextSpace,          ///< cards are placed in order, next on `cell`
        QueenBesideNine,  ///< in a Total Deployment, the Queen or one of her 9s on `cell` would
                          ///< stand next to each other
        NoSpaceApart      ///< in a Total Deployment, they could not be kept apart any more
    };
    Reason reason = Reason::None;
    Cell cell = kNoCell;
    std::uint8_t value = 0, target_value = 0;  ///< only for TargetStronger

    [[nodiscard]] constexpr bool refused() const noexcept { return reason != Reason::None; }
    friend constexpr bool operator==(Refusal, Refusal) = default;
};

/// One word for programs: "way-blocked".
std::string_view name(Refusal::Reason reason) noexcept;

/// One sentence without a full stop that names the rule: "the card on c3 is in the way".
std::string describe(const Refusal& refusal);

/// Not refused exactly when legal_moves() of the mover holds the move. Cells must be on the board.
Refusal explain(const State& state, Move move) noexcept;
/// The same for a move as it is written. No reason as well if the text can't be read.
Refusal explain_text(const State& state, std::string_view text);

/// The command that a player means by taking the card of `from` to `to`: Attack on an enemy, Swap
/// with a friend, else a single move. In the rally a Queen who can't move to her anthill goes there
/// by her Favor.
Move command(const State& state, Cell from, Cell to) noexcept;

/// Can the mover's cards from one end to the other, in either order, be a line for a March?
Refusal explain_line(const State& state, Cell end, Cell other_end) noexcept;

/// The March of the line between two ends, in either order, that takes the card of `grabbed`, one
/// of the line, to `to`; the answer is in the order that moves are written in. Refused with
/// OffBoard or MarchNotStraight where there is no such move to write.
struct MarchAttempt {
    Move move;
    Refusal refusal;
};
MarchAttempt march_command(const State& state, Cell end, Cell other_end, Cell grabbed,
                           Cell to) noexcept;

}  // namespace anthill::army_ants
