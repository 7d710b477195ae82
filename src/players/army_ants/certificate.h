#pragma once

// Certificates that the Queen is captured by force, see players/certificate.h.

#include <cstdint>
#include <string>
#include <vector>

#include "games/army_ants/rules.h"
#include "players/army_ants/capture_solver.h"

namespace anthill::army_ants {

/// Makes a certificate of a battle position, with the game that led to it: the shortest capture of
/// either Queen that is found, and an answer to every reply.
class CertificateMaker {
public:
    /// `history` ends with the state.
    CertificateMaker(const State& state, const History& history);
    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes);
    [[nodiscard]] bool proved() const noexcept { return proved_; }
    /// The claim and its proof.
    [[nodiscard]] const std::vector<std::string>& claims() const noexcept { return lines_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_ + solver_.nodes(); }

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

    void ask(const State& state, int turns, bool defends);
    void answered();
    void begin();
    void reply();
    void make(const Frame& from, Move move);
    void find_replies(Frame& frame) const;
    void give_up();

    CaptureSolver solver_{18};
    State root_;
    History history_;
    Seat side_ = Seat::Red;
    std::uint64_t nodes_ = 0;
    int turns_ = 1;        ///< being asked for
    bool begun_ = false;   ///< the claim is known
    bool asking_ = false;  ///< the solver is at work
    bool done_ = false;
    bool proved_ = false;
    std::vector<Frame> frames_;
    std::vector<std::string> lines_;
};

inline CertificateMaker certificate(const State& state, const History& history) {
    return {state, history};
}

}  // namespace anthill::army_ants
