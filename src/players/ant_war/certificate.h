#pragma once

// Certificates of what the rest of a round of Ant War comes to, see players/certificate.h.

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "games/ant_war/rules.h"
#include "players/ant_war/solver.h"
#include "players/certificate.h"

namespace anthill::ant_war {

/// Two claims that together say the exact value: each colour ends with so much at least.
class CertificateMaker final : public SolverCertificate<Solver> {
public:
    /// Requires a position in the play of a round without a cut still to come.
    explicit CertificateMaker(const State& state);

private:
    /// A position of the proof some of whose moves are yet to be written.
    struct Frame {
        State state;
        std::size_t depth = 0;
        bool own = false;         ///< the colour of the claim is to move
        bool answered = false;    ///< its move is known
        std::vector<Move> moves;  ///< the next one last
    };

    void go_on() override;
    void answered() override;
    [[nodiscard]] bool knows_enough() const override {
        return !solver_.line().empty() && solver_.solved();
    }
    void ask(const State& state);
    void claim();
    void make(const State& from, std::size_t depth, Move move);
    void enter(const State& state, std::size_t depth);
    /// The points of the claim that is being proved.
    [[nodiscard]] int claimed() const noexcept { return side_ == Seat::Red ? value_ : -value_; }

    RoundGeometry geometry_;
    State root_;
    int value_ = 0;   ///< of the position, to Red
    int claims_ = 0;  ///< begun
    Seat side_ = Seat::Red;
    std::vector<Frame> frames_;
    std::unordered_set<std::uint64_t> known_;  ///< positions that are proved for this claim
};

inline CertificateMaker certificate(const State& state, const History&) {
    return CertificateMaker(state);
}

}  // namespace anthill::ant_war
