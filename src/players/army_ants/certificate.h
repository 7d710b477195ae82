#pragma once

// Certificates that the Queen is captured by force, see players/certificate.h.

#include <cstdint>
#include <vector>

#include "games/army_ants/rules.h"
#include "players/army_ants/capture_solver.h"
#include "players/certificate.h"

namespace anthill::army_ants {

/// Makes a certificate of a battle position, with the game that led to it: the shortest capture of
/// either Queen that is found, and an answer to every reply.
class CertificateMaker final : public SolverCertificate<CaptureSolver> {
public:
    /// `history` ends with the state.
    CertificateMaker(const State& state, const History& history);

private:
    /// A position of the proof that is yet to be answered, or some of whose replies are.
    struct Frame {
        State state;
        History history;
        std::size_t depth = 0;      ///< moves made from the beginning
        int turns = 0;              ///< within which the Queen falls
        bool attacks = false;       ///< the side of the claim is to move
        std::vector<Move> replies;  ///< those with an answer of their own, the next one last
        bool covered = false;       ///< all others are answered by `capture`
        Move capture{};
    };

    void go_on() override;
    void answered() override;
    void ask(const State& state, int turns, bool defends);
    void begin();
    void reply();
    void make(const Frame& from, Move move);
    void find_replies(Frame& frame) const;

    State root_;
    History history_;
    Seat side_ = Seat::Red;
    int turns_ = 1;       ///< being asked for
    bool begun_ = false;  ///< the claim is known
    std::vector<Frame> frames_;
};

inline CertificateMaker certificate(const State& state, const History& history) {
    return {state, history};
}

}  // namespace anthill::army_ants
