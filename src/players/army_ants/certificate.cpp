#include "players/army_ants/certificate.h"

#include <utility>

#include "engine/game.h"
#include "games/army_ants/sight.h"

namespace anthill::army_ants {

namespace {

/// No capture further ahead is looked for, and from so many turns on by threats alone.
constexpr int kMostTurns = 15, kByThreats = 8;

bool has_lost(const State& state, Seat side) noexcept { return queen_of(state, side) == kNoCell; }

}  // namespace

CertificateMaker::CertificateMaker(const State& state, const History& history)
    : SolverCertificate(18), root_(state), history_(history) {
    done_ = !can_be_solved(state) || ArmyAnts::outcome(state, history).over();
}

void CertificateMaker::go_on() {
    if (!begun_) {
        ask(root_, turns_, turns_ % 2 == 0);
    } else if (frames_.empty()) {
        done_ = proved_ = true;
    } else if (frames_.back().attacks) {
        ask(frames_.back().state, turns_, false);
    } else {
        reply();
    }
}

void CertificateMaker::ask(const State& state, int turns, bool defends) {
    solver_.start(state, turns, defends, turns >= kByThreats);
    asking_ = true;
}

void CertificateMaker::answered() {
    if (!begun_) {
        if (solver_.certain()) {
            begin();
        } else if (++turns_ > kMostTurns) {
            give_up();
        }
    } else if (solver_.certain()) {
        const Frame from = std::move(frames_.back());
        frames_.pop_back();
        make(from, solver_.move());
    } else if ((turns_ += 2) > frames_.back().turns) {
        give_up();  // only where a repetition stands in the way
    }
}

void CertificateMaker::begin() {
    begun_ = true;
    const bool attacks = turns_ % 2 == 1;
    side_ = attacks ? root_.mover : other(root_.mover);
    lines_.push_back("claim " + std::string(text(side_)) + " captures the Queen within " +
                     std::to_string(turns_) + " turns");
    frames_.push_back({root_, history_, 0, turns_, attacks, {}, false, {}});
    if (!attacks) {
        find_replies(frames_.back());
    }
    turns_ = 1;
}

/// Writes the next reply, or what answers all others.
void CertificateMaker::reply() {
    Frame& frame = frames_.back();
    if (!frame.replies.empty()) {
        const Move move = frame.replies.back();
        frame.replies.pop_back();
        make(Frame(frame), move);
        return;
    }
    if (frame.covered) {
        lines_.push_back(proof_line(frame.depth + 1, "*"));
        lines_.push_back(
            proof_line(frame.depth + 2, ArmyAnts::move_text(frame.state, frame.capture)));
    }
    frames_.pop_back();
}

/// Writes a move and goes on with what follows it.
void CertificateMaker::make(const Frame& from, Move move) {
    lines_.push_back(proof_line(from.depth + 1, ArmyAnts::move_text(from.state, move)));
    Frame next{from.state,    from.history, from.depth + 1, from.turns - 1,
               !from.attacks, {},           false,          {}};
    advance<ArmyAnts>(next.state, next.history, move);
    turns_ = 1;
    if (has_lost(next.state, other(side_))) {
        return;
    }
    if (lines_.size() > kMostProofLines || next.turns == 0 ||
        ArmyAnts::outcome(next.state, next.history).over()) {
        give_up();
        return;
    }
    if (!next.attacks) {
        find_replies(next);
    }
    frames_.push_back(std::move(next));
}

/// The replies that do not leave the Queen to the same capture; all of them where none threatens.
void CertificateMaker::find_replies(Frame& frame) const {
    const auto moves = moves_in<ArmyAnts>(frame.state);
    frame.replies.assign(moves.begin(), moves.end());
    const Cell queen = queen_of(frame.state, frame.state.mover);
    for (const Cell cell : CellsOf(queen_attackers(frame.state, frame.state.mover))) {
        const Move capture = Move::attack(cell, queen);
        std::vector<Move> left;
        for (const Move move : moves) {
            State next = frame.state;
            History history = frame.history;
            advance<ArmyAnts>(next, history, move);
            const bool captured = !ArmyAnts::outcome(next, history).over() &&
                                  queen_of(next, other(next.mover)) == queen &&
                                  contains(queen_attackers(next, other(next.mover)), capture.from);
            if (!captured) {
                left.push_back(move);
            }
        }
        if (left.size() < frame.replies.size()) {
            frame.replies = std::move(left);
            frame.capture = capture;
            frame.covered = true;
        }
    }
}

}  // namespace anthill::army_ants
