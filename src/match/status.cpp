#include "match/status.h"

namespace anthill {

std::string outcome_text(Outcome outcome) {
    const std::string reason(text(outcome.reason));
    switch (outcome.kind) {
        case Outcome::Kind::Playing: break;
        case Outcome::Kind::Won: return "won " + std::string(text(outcome.winner)) + " " + reason;
        case Outcome::Kind::Draw: return "draw " + reason;
    }
    return "playing";
}

std::string status_text(Turn turn, Outcome outcome) {
    if (outcome.over()) {
        return outcome_text(outcome);
    }
    return turn.kind == Turn::Kind::Chance ? "chance" : "playing " + std::string(text(turn.seat));
}

}  // namespace anthill
