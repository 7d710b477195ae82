#include <iterator>

#include "games/army_ants/refusal.h"

namespace anthill::army_ants {

using Reason = Refusal::Reason;

std::string_view name(Reason reason) noexcept {
    static constexpr std::string_view kNames[] = {"none",
                                                  "game-over",
                                                  "no-card",
                                                  "not-your-card",
                                                  "same-space",
                                                  "space-taken",
                                                  "outside-territory",
                                                  "no-way",
                                                  "way-leaves-territory",
                                                  "way-blocked",
                                                  "move-out-not-in-rally",
                                                  "not-a-line",
                                                  "line-too-short",
                                                  "line-broken",
                                                  "march-not-straight",
                                                  "off-board",
                                                  "not-adjacent",
                                                  "no-diagonal-swap",
                                                  "no-attack-in-rally",
                                                  "nothing-to-attack",
                                                  "attack-on-own-card",
                                                  "queen-cannot-attack",
                                                  "attack-not-straight",
                                                  "target-stronger",
                                                  "favor-not-in-battle",
                                                  "favor-after-total",
                                                  "favor-not-first-turn",
                                                  "favor-queen-not-in-front",
                                                  "favor-gap-taken",
                                                  "must-move",
                                                  "deploy-first",
                                                  "not-deploying",
                                                  "enemy-card",
                                                  "card-placed",
                                                  "card-not-drawn",
                                                  "not-next-space",
                                                  "queen-beside-nine",
                                                  "no-space-apart"};
    static_assert(std::size(kNames) == static_cast<std::size_t>(Reason::NoSpaceApart) + 1);
    return kNames[static_cast<std::size_t>(reason)];
}

std::string describe(const Refusal& refusal) {
    const std::string cell =
        refusal.cell == kNoCell ? std::string() : BoardGrid::name(refusal.cell);
    switch (refusal.reason) {
        case Reason::None: return "legal";
        case Reason::GameOver: return "the game is over";
        case Reason::NoCard: return "there is no card on " + cell;
        case Reason::NotYourCard: return "the card on " + cell + " belongs to the other side";
        case Reason::SameSpace: return "the card is already on " + cell;
        case Reason::SpaceTaken: return "a card stands on " + cell;
        case Reason::OutsideTerritory:
            return "in the rally, a card can't enter " + cell + ", outside its own half";
        case Reason::NoWay: return "there is no path through empty spaces to " + cell;
        case Reason::WayLeavesTerritory:
            return "in the rally, no path inside its own half leads to " + cell;
        case Reason::WayBlocked: return "the card on " + cell + " is in the way";
        case Reason::MoveOutNotInRally:
            return "this edition has no Move Out in the rally, and " + cell +
                   " isn't straight ahead";
        case Reason::NotALine:
            return "a March needs cards in one row or column, and " + cell + " is in neither";
        case Reason::LineTooShort:
            return "a line needs at least two cards; to move a single card, type d1-c1";
        case Reason::LineBroken: return "a March needs an unbroken line, but " + cell + " is empty";
        case Reason::MarchNotStraight:
            return "a March goes in one direction, but " + cell + " isn't straight ahead";
        case Reason::OffBoard: return "the card on " + cell + " would leave the board";
        case Reason::NotAdjacent:
            return "a Swap needs neighbours, but " + cell + " is too far away";
        case Reason::NoDiagonalSwap:
            return "this edition has no Swap with the diagonal neighbour " + cell;
        case Reason::NoAttackInRally: return "there are no attacks in the rally";
        case Reason::NothingToAttack: return "there is nothing to attack on " + cell;
        case Reason::AttackOnOwnCard: return "the card on " + cell + " is your own";
        case Reason::QueenCannotAttack: return "the Queen can't attack";
        case Reason::AttackNotStraight:
            return "an Attack goes along a row or column, but " + cell + " isn't straight ahead";
        case Reason::TargetStronger:
            return "a card of value " + std::to_string(refusal.value) + " can't capture the " +
                   std::to_string(refusal.target_value) + " on " + cell;
        case Reason::FavorNotInBattle: return "the Queen's Favor is only possible in the rally";
        case Reason::FavorAfterTotal: return "there is no Queen's Favor after a Total Deployment";
        case Reason::FavorNotFirstTurn:
            return "the Queen's Favor is only possible as the very first rally turn";
        case Reason::FavorQueenNotInFront:
            return "the Queen's Favor needs a Queen set up in the front row, but she is on " + cell;
        case Reason::FavorGapTaken:
            return "the Queen's Favor leads to " + cell + ", where a card stands";
        case Reason::MustMove: return "you can't pass in the battle while a command is possible";
        case Reason::DeployFirst: return "place all cards first, such as Qh@a4";
        case Reason::NotDeploying: return "cards can only be placed before the rally";
        case Reason::EnemyCard: return "the card belongs to the other side";
        case Reason::CardPlaced: return "the card is already on " + cell;
        case Reason::CardNotDrawn:
            return "the card hasn't been drawn yet; each row uses the cards drawn for it";
        case Reason::NotNextSpace:
            return "fill the front row first, and each row from the left; next is " + cell;
        case Reason::QueenBesideNine:
            return "the Queen can't start next to one of her own 9s, see " + cell;
        case Reason::NoSpaceApart:
            return "that would leave no way to keep the Queen and her 9s apart";
    }
    return "";
}

}  // namespace anthill::army_ants
