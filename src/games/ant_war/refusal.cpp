#include "games/ant_war/refusal.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace anthill::ant_war {

using Reason = Refusal::Reason;

namespace {

constexpr Refusal kLegal{};

Refusal refuse(Reason reason, Cell cell = kNoCell) noexcept { return {reason, cell}; }

/// What has to be done before there can be anything else.
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
    Moves cuts;
    AntWar::legal_moves(state, state.mover, cuts);
    if (std::find(cuts.begin(), cuts.end(), move) != cuts.end()) {
        return kLegal;
    }
    if (move.kind == Move::Kind::Coin) {
        return refuse(Reason::CutIsACard);
    }
    return refuse(cuts[0].kind == Move::Kind::Coin ? Reason::CutIsACoin : Reason::CardNotUndealt);
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
    static constexpr std::string_view kNames[] = {"none",
                                                  "game-over",
                                                  "odds-first",
                                                  "colour-first",
                                                  "cut-first",
                                                  "deal-first",
                                                  "no-odds-now",
                                                  "no-colour-now",
                                                  "no-cut-now",
                                                  "no-deal-now",
                                                  "card-not-undealt",
                                                  "cut-is-a-card",
                                                  "cut-is-a-coin",
                                                  "no-space",
                                                  "no-ant",
                                                  "joker-stays",
                                                  "not-your-ant",
                                                  "same-space",
                                                  "nothing-to-cover",
                                                  "soldier-uncovered",
                                                  "joker-uncovered",
                                                  "too-far",
                                                  "queen-straight",
                                                  "drone-knight"};
    static_assert(std::size(kNames) == static_cast<std::size_t>(Reason::DroneKnight) + 1);
    return kNames[static_cast<std::size_t>(reason)];
}

std::string describe(const Refusal& refusal) {
    const std::string cell =
        index(refusal.cell) < FrameGrid::kCells ? FrameGrid::name(refusal.cell) : std::string();
    switch (refusal.reason) {
        case Reason::None: return "legal";
        case Reason::GameOver: return "the game is over";
        case Reason::OddsFirst:
            return "set the odds first: odds:none or, for example, odds:red+1.5";
        case Reason::ColourFirst: return "pick a colour first: take:red or take:black";
        case Reason::CutFirst: return "cut the deck first, such as cut:Kd";
        case Reason::DealFirst: return "deal the second round first, such as deal:7";
        case Reason::NoOddsNow: return "odds can only be set before the round";
        case Reason::NoColourNow: return "colours are picked right after the odds are set";
        case Reason::NoCutNow: return "there is no need for a cut now";
        case Reason::NoDealNow: return "there is no round to deal now";
        case Reason::CardNotUndealt: return "that card is not one of the cards left to cut";
        case Reason::CutIsACard: return "cut one of the cards that were not dealt";
        case Reason::CutIsACoin:
            return "no cards are left to cut, so a coin toss decides: cut:red or cut:black";
        case Reason::NoSpace: return "the board has no space " + cell;
        case Reason::NoAnt: return "there is no ant on " + cell;
        case Reason::JokerStays: return "the joker on " + cell + " is food and can't move";
        case Reason::NotYourAnt: return "the ant on " + cell + " is the other colour";
        case Reason::SameSpace: return "the ant is already on " + cell;
        case Reason::NothingToCover:
            return cell + " is empty, and an ant can only move onto another ant";
        case Reason::SoldierUncovered: return "the Soldier on " + cell + " can't be covered";
        case Reason::JokerUncovered:
            return "the joker on " + cell + " is food and can't be covered";
        case Reason::TooFar: return cell + " is too far away: Workers and Soldiers move one space";
        case Reason::QueenStraight:
            return "a Queen moves one or two spaces in a straight line, so she can't reach " + cell;
        case Reason::DroneKnight:
            return "a Drone can only make a knight's move, so it can't reach " + cell;
    }
    return "";
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
