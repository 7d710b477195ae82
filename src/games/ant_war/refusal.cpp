#include "games/ant_war/refusal.h"

#include <algorithm>
#include <cstddef>

#include "engine/game.h"
#include "engine/refusal_words.h"

namespace anthill::ant_war {

using Reason = Refusal::Reason;

namespace {

constexpr RefusalWords<Reason> kWords[] = {
    {Reason::None, "none", "legal"},
    {Reason::GameOver, "game-over", "the game is over"},
    {Reason::OddsFirst, "odds-first",
     "set the odds first: odds:none or, for example, odds:red+1.5"},
    {Reason::ColourFirst, "colour-first", "pick a colour first: take:red or take:black"},
    {Reason::CutFirst, "cut-first", "cut the deck first, such as cut:Kd"},
    {Reason::DealFirst, "deal-first", "deal the second round first, such as deal:7"},
    {Reason::NoOddsNow, "no-odds-now", "odds can only be set before the round"},
    {Reason::NoColourNow, "no-colour-now", "colours are picked right after the odds are set"},
    {Reason::NoCutNow, "no-cut-now", "there is no need for a cut now"},
    {Reason::NoDealNow, "no-deal-now", "there is no round to deal now"},
    {Reason::CardNotUndealt, "card-not-undealt", "that card is not one of the cards left to cut"},
    {Reason::CutMustNameCard, "cut-is-a-card", "cut one of the cards that were not dealt"},
    {Reason::CutMustBeCoin, "cut-is-a-coin",
     "no cards are left to cut, so a coin toss decides: cut:red or cut:black"},
    {Reason::NoSpace, "no-space", "the board has no space %"},
    {Reason::NoAnt, "no-ant", "there is no ant on %"},
    {Reason::JokerStays, "joker-stays", "the joker on % is food and can't move"},
    {Reason::NotYourAnt, "not-your-ant", "the ant on % is the other colour"},
    {Reason::SameSpace, "same-space", "the ant is already on %"},
    {Reason::NothingToCover, "nothing-to-cover",
     "% is empty, and an ant can only move onto another ant"},
    {Reason::SoldierUncovered, "soldier-uncovered", "the Soldier on % can't be covered"},
    {Reason::JokerUncovered, "joker-uncovered", "the joker on % is food and can't be covered"},
    {Reason::TooFar, "too-far", "% is too far away: Workers and Soldiers move one space"},
    {Reason::QueenStraight, "queen-straight",
     "a Queen moves one or two spaces in a straight line, so she can't reach %"},
    {Reason::DroneKnight, "drone-knight",
     "a Drone can only make a knight's move, so it can't reach %"},
};
static_assert(is_complete(kWords, Reason::DroneKnight));

constexpr Refusal kLegal{};

Refusal refuse(Reason reason, Cell cell = kNoCell) noexcept { return {reason, cell}; }

/// The refusal that names what must be done first in this phase.
Refusal phase_first(Phase phase) noexcept {
    switch (phase) {
        case Phase::Odds: return refuse(Reason::OddsFirst);
        case Phase::Take: return refuse(Reason::ColourFirst);
        case Phase::Cut: return refuse(Reason::CutFirst);
        case Phase::Deal: return refuse(Reason::DealFirst);
        case Phase::Over: return refuse(Reason::GameOver);
        case Phase::Play: break;
    }
    return kLegal;
}

Refusal explain_cut(const State& state, Move move) noexcept {
    if (state.phase != Phase::Cut) {
        return refuse(Reason::NoCutNow);
    }
    const auto cuts = moves_in<AntWar>(state);
    if (std::find(cuts.begin(), cuts.end(), move) != cuts.end()) {
        return kLegal;
    }
    if (move.kind == Move::Kind::Coin) {
        return refuse(Reason::CutMustNameCard);
    }
    return refuse(cuts[0].kind == Move::Kind::Coin ? Reason::CutMustBeCoin
                                                   : Reason::CardNotUndealt);
}

Refusal explain_cover(const State& state, Move move) noexcept {
    for (const Cell cell : {move.from, move.to}) {
        if (index(cell) >= FrameGrid::kCells || !state.spaces.has(cell)) {
            return refuse(Reason::NoSpace, cell);
        }
    }
    const Card ant = state.at(move.from);
    if (ant.empty()) {
        return refuse(Reason::NoAnt, move.from);
    }
    if (ant.is_joker()) {
        return refuse(Reason::JokerStays, move.from);
    }
    if (ant.colour() != state.mover) {
        return refuse(Reason::NotYourAnt, move.from);
    }
    if (move.from == move.to) {
        return refuse(Reason::SameSpace, move.from);
    }
    const Card target = state.at(move.to);
    if (target.empty()) {
        return refuse(Reason::NothingToCover, move.to);
    }
    if (!target.coverable()) {
        return refuse(target.is_joker() ? Reason::JokerUncovered : Reason::SoldierUncovered,
                      move.to);
    }
    if (reaches(movement(ant), move.from, move.to)) {
        return kLegal;
    }
    switch (movement(ant)) {
        case Movement::Step: break;
        case Movement::Queen: return refuse(Reason::QueenStraight, move.to);
        case Movement::Drone: return refuse(Reason::DroneKnight, move.to);
    }
    return refuse(Reason::TooFar, move.to);
}

}  // namespace

std::string_view name(Reason reason) noexcept {
    return kWords[static_cast<std::size_t>(reason)].name;
}

std::string describe(const Refusal& refusal) {
    const bool on_board = index(refusal.cell) < FrameGrid::kCells;
    return sentence_about(kWords[static_cast<std::size_t>(refusal.reason)].sentence,
                          on_board ? FrameGrid::name(refusal.cell) : std::string());
}

Refusal explain(const State& state, Move move) noexcept {
    if (state.phase == Phase::Over) {
        return refuse(Reason::GameOver);
    }
    switch (move.kind) {
        case Move::Kind::Odds:
            return state.phase == Phase::Odds ? kLegal : refuse(Reason::NoOddsNow);
        case Move::Kind::Take:
            return state.phase == Phase::Take ? kLegal : refuse(Reason::NoColourNow);
        case Move::Kind::Cut:
        case Move::Kind::Coin: return explain_cut(state, move);
        case Move::Kind::Deal:
            return state.phase == Phase::Deal ? kLegal : refuse(Reason::NoDealNow);
        case Move::Kind::Pass: return phase_first(state.phase);
        case Move::Kind::Cover: break;
    }
    if (const Refusal first = phase_first(state.phase); first.refused()) {
        return first;
    }
    return explain_cover(state, move);
}

}  // namespace anthill::ant_war
