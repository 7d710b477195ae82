#include <cstddef>

#include "engine/refusal_words.h"
#include "games/army_ants/refusal.h"

namespace anthill::army_ants {

using Reason = Refusal::Reason;

namespace {

constexpr RefusalWords<Reason> kWords[] = {
    {Reason::None, "none", "legal"},
    {Reason::GameOver, "game-over", "the game is over"},
    {Reason::NoCard, "no-card", "there is no card on %"},
    {Reason::NotYourCard, "not-your-card", "the card on % belongs to the other side"},
    {Reason::SameSpace, "same-space", "the card is already on %"},
    {Reason::SpaceTaken, "space-taken", "a card stands on %"},
    {Reason::OutsideTerritory, "outside-territory",
     "in the rally, a card can't enter %, outside its own half"},
    {Reason::NoWay, "no-way", "there is no path through empty spaces to %"},
    {Reason::WayLeavesTerritory, "way-leaves-territory",
     "in the rally, no path inside its own half leads to %"},
    {Reason::WayBlocked, "way-blocked", "the card on % is in the way"},
    {Reason::MoveOutNotInRally, "move-out-not-in-rally",
     "this edition has no Move Out in the rally, and % isn't straight ahead"},
    {Reason::NotALine, "not-a-line",
     "a March needs cards in one row or column, and % is in neither"},
    {Reason::LineTooShort, "line-too-short",
     "a line needs at least two cards; to move a single card, type d1-c1"},
    {Reason::LineBroken, "line-broken", "a March needs an unbroken line, but % is empty"},
    {Reason::MarchNotStraight, "march-not-straight",
     "a March goes in one direction, but % isn't straight ahead"},
    {Reason::OffBoard, "off-board", "the card on % would leave the board"},
    {Reason::NotAdjacent, "not-adjacent", "a Swap needs neighbours, but % is too far away"},
    {Reason::NoDiagonalSwap, "no-diagonal-swap",
     "this edition has no Swap with the diagonal neighbour %"},
    {Reason::NoAttackInRally, "no-attack-in-rally", "there are no attacks in the rally"},
    {Reason::NothingToAttack, "nothing-to-attack", "there is nothing to attack on %"},
    {Reason::AttackOnOwnCard, "attack-on-own-card", "the card on % is your own"},
    {Reason::QueenCannotAttack, "queen-cannot-attack", "the Queen can't attack"},
    {Reason::AttackNotStraight, "attack-not-straight",
     "an Attack goes along a row or column, but % isn't straight ahead"},
    {Reason::TargetStronger, "target-stronger", "a card of value %"},
    {Reason::FavorNotInBattle, "favor-not-in-battle",
     "the Queen's Favor is only possible in the rally"},
    {Reason::FavorAfterTotal, "favor-after-total",
     "there is no Queen's Favor after a Total Deployment"},
    {Reason::FavorNotFirstTurn, "favor-not-first-turn",
     "the Queen's Favor is only possible as the very first rally turn"},
    {Reason::FavorQueenNotInFront, "favor-queen-not-in-front",
     "the Queen's Favor needs a Queen set up in the front row, but she is on %"},
    {Reason::FavorGapTaken, "favor-gap-taken", "the Queen's Favor leads to %, where a card stands"},
    {Reason::MustMove, "must-move", "you can't pass in the battle while a command is possible"},
    {Reason::DeployFirst, "deploy-first", "place all cards first, such as Qh@a4"},
    {Reason::NotDeploying, "not-deploying", "cards can only be placed before the rally"},
    {Reason::EnemyCard, "enemy-card", "the card belongs to the other side"},
    {Reason::CardPlaced, "card-placed", "the card is already on %"},
    {Reason::CardNotDrawn, "card-not-drawn",
     "the card hasn't been drawn yet; each row uses the cards drawn for it"},
    {Reason::NotNextSpace, "not-next-space",
     "fill the front row first, and each row from the left; next is %"},
    {Reason::QueenBesideNine, "queen-beside-nine",
     "the Queen can't start next to one of her own 9s, see %"},
    {Reason::NoSpaceApart, "no-space-apart",
     "that would leave no way to keep the Queen and her 9s apart"},
};
static_assert(is_complete(kWords, Reason::NoSpaceApart));

}  // namespace

std::string_view name(Reason reason) noexcept {
    return kWords[static_cast<std::size_t>(reason)].name;
}

std::string describe(const Refusal& refusal) {
    std::string about = refusal.cell == kNoCell ? std::string() : BoardGrid::name(refusal.cell);
    if (refusal.reason == Reason::TargetStronger) {
        about = std::to_string(refusal.value) + " can't capture the " +
                std::to_string(refusal.target_value) + " on " + about;
    }
    return sentence_about(kWords[static_cast<std::size_t>(refusal.reason)].sentence, about);
}

}  // namespace anthill::army_ants
