#include "players/ant_war/certificate.h"

#include <utility>

#include "check/certificate.h"
#include "engine/game.h"
#include "players/ant_war/knowledge.h"

namespace anthill::ant_war {

CertificateMaker::CertificateMaker(const State& state)
    : SolverCertificate(20), geometry_(state), root_(state) {
    done_ = state.phase != Phase::Play || state.half;
}

void CertificateMaker::go_on() {
    if (claims_ == 0) {
        ask(root_);
    } else if (!frames_.empty() && frames_.back().own && frames_.back().moves.empty() &&
               !frames_.back().answered) {
        ask(frames_.back().state);
    } else if (!frames_.empty()) {
        Frame& frame = frames_.back();
        if (frame.moves.empty()) {
            known_.insert(AntWar::key(frame.state));
            frames_.pop_back();
        } else {
            const Move move = frame.moves.back();
            frame.moves.pop_back();
            make(State(frame.state), frame.depth, move);
        }
    } else if (claims_ == 1) {
        claim();
    } else {
        done_ = proved_ = true;
    }
}

void CertificateMaker::ask(const State& state) {
    const RoundState round(state, geometry_);
    const int expected = state.mover == Seat::Red ? value_ : -value_;
    solver_.start(round, claims_ == 0 ? Knowledge().evaluate(round) / 100 : expected);
    asking_ = true;
}

void CertificateMaker::answered() {
    if (claims_ == 0) {
        value_ = root_.mover == Seat::Red ? solver_.value() : -solver_.value();
        claim();
        return;
    }
    Frame& frame = frames_.back();
    frame.answered = true;
    frame.moves.push_back(to_move(geometry_, solver_.line().front()));
}

/// Begins the next claim: that of Red, then that of Black.
void CertificateMaker::claim() {
    side_ = claims_++ == 0 ? Seat::Red : Seat::Black;
    known_.clear();
    lines_.push_back("claim " + std::string(text(side_)) + " ends the round ahead by at least " +
                     std::to_string(claimed()) + " points");
    enter(root_, 0);
}

/// Writes a move and goes on with what follows it.
void CertificateMaker::make(const State& from, std::size_t depth, Move move) {
    lines_.push_back(proof_line(depth + 1, AntWar::move_text(from, move)));
    State next = from;
    AntWar::apply(next, move);
    const auto won = points(next);
    const int ahead = won[index(side_)] - won[index(other(side_))];
    if (lines_.size() > kMostProofLines || (next.phase != Phase::Play && ahead < claimed())) {
        give_up();  // the proof is too long, or the solver was wrong
    } else if (next.phase == Phase::Play && known_.count(AntWar::key(next)) == 0) {
        enter(next, depth + 1);
    }
}

void CertificateMaker::enter(const State& state, std::size_t depth) {
    if (check::least_at_rest(state, side_) >= claimed()) {
        return;
    }
    Frame frame{state, depth, state.mover == side_, false, {}};
    if (!frame.own) {
        const auto moves = moves_in<AntWar>(state);
        frame.moves.assign(moves.begin(), moves.end());
    }
    frames_.push_back(std::move(frame));
}

}  // namespace anthill::ant_war
