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
        case Reason::NotYourCard: return "the card on " + cell + " is the enemy's";
        case Reason::SameSpace: return "the card is on " + cell + " already";
        case Reason::SpaceTaken: return "a card stands on " + cell;
        case Reason::OutsideTerritory:
            return "in the rally no card may enter " + cell + ", outside its own territory";
        case Reason::NoWay: return "no way through empty spaces leads to " + cell;
        case Reason::WayLeavesTerritory:
            return "in the rally no way within the own territory leads to " + cell;
        case Reason::WayBlocked: return "the card on " + cell + " stands in the way";
        case Reason::MoveOutNotInRally:
            return "this edition has no Move Out in the rally, and " + cell +
                   " is not straight ahead";
        case Reason::NotALine:
            return "a March needs cards of one row or column, which " + cell + " is not in";
        case Reason::LineTooShort:
            return "a line has two cards or more; a single card moves as in d1-c1";
        case Reason::LineBroken: return "a March needs an unbroken line, but " + cell + " is empty";
        case Reason::MarchNotStraight:
            return "a March goes in one direction, but " + cell + " is not straight ahead";
        case Reason::OffBoard: return "the card on " + cell + " would leave the board";
        case Reason::NotAdjacent:
            return "a Swap needs neighbours, but " + cell + " is too far away";
        case Reason::NoDiagonalSwap:
            return "this edition has no Swap with the diagonal neighbour " + cell;
        case Reason::NoAttackInRally: return "there are no attacks in the rally";
        case Reason::NothingToAttack: return "there is nothing to attack on " + cell;
        case Reason::AttackOnOwnCard: return "the card on " + cell + " is of the same colour";
        case Reason::QueenCannotAttack: return "the Queen never attacks";
        case Reason::AttackNotStraight:
            return "an Attack goes along a row or column, but " + cell + " is not straight ahead";
        case Reason::TargetStronger:
            return "the attacker's value " + std::to_string(refusal.value) + " is less than the " +
                   std::to_string(refusal.target_value) + " on " + cell;
        case Reason::FavorNotInBattle: return "the Queen's Favor belongs to the rally";
        case Reason::FavorAfterTotal: return "there is no Queen's Favor after a Total Deployment";
        case Reason::FavorNotFirstTurn: return "the Queen's Favor is for the very first rally turn";
        case Reason::FavorQueenNotInFront:
            return "the Queen's Favor needs a Queen set up in the front row, but she is on " + cell;
        case Reason::FavorGapTaken:
            return "the Queen's Favor leads to " + cell + ", where a card stands";
        case Reason::MustMove: return "no passing in battle while a command is possible";
        case Reason::DeployFirst: return "all cards have to be set up first, as in Qh@a4";
        case Reason::NotDeploying: return "cards are set up before the rally only";
        case Reason::EnemyCard: return "the card is the enemy's";
        case Reason::CardPlaced: return "the card stands on " + cell + " already";
        case Reason::CardNotDrawn:
            return "the card has not been drawn yet, a row takes the five drawn for it";
        case Reason::NotNextSpace:
            return "the front row is set up first, each row from the left: next is " + cell;
        case Reason::QueenBesideNine:
            return "the Queen may not be set up next to either of her 9s, see " + cell;
        case Reason::NoSpaceApart:
            return "no spaces would be left to keep the Queen and her 9s apart";
    }
    return "";
}

}  // namespace anthill::army_ants
