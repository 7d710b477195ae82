#pragma once

// Makes a certificate of a position whose result can be proved: the text that check/certificate.h
// describes and checks. In slices, since a proof may have many thousand lines:
//
//     auto proving = certificate(state, history);
//     while (proving.step(1024)) { look at the input }
//     if (proving.proved()) ... proving.claims()
//
// Each game that can has certificate() in players/NAME/certificate.h.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace anthill {

/// The longest proof: more lines would be of no use.
inline constexpr std::size_t kMostProofLines = 400'000;

/// A move, after so many moves with it.
inline std::string proof_line(std::size_t depth, const std::string& move) {
    return std::string(depth, ' ') + move;
}

/// A maker of certificates that asks a solver about one position after the other.
template <class Solver>
class SolverCertificate {
public:
    virtual ~SolverCertificate() = default;
    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes) {
        if (done_) {
            return false;
        }
        if (!asking_) {
            go_on();
            return !done_;
        }
        const bool more = solver_.step(nodes) && !knows_enough();
        if (nodes_ + solver_.nodes() > kMostNodes) {
            give_up();
        } else if (!more) {
            nodes_ += solver_.nodes();
            asking_ = false;
            answered();
        }
        return !done_;
    }
    [[nodiscard]] bool proved() const noexcept { return proved_; }
    /// The claims, each with its proof.
    [[nodiscard]] const std::vector<std::string>& claims() const noexcept { return lines_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_ + solver_.nodes(); }

protected:
    explicit SolverCertificate(unsigned table_bits) : solver_(table_bits) {}

    /// Asks the solver, writes lines, or ends the proof.
    virtual void go_on() = 0;
    /// The solver has nothing more to look at.
    virtual void answered() = 0;
    /// The solver needs not look further.
    [[nodiscard]] virtual bool knows_enough() const { return false; }

    void give_up() {
        lines_.clear();
        done_ = true;
    }

    Solver solver_;
    std::vector<std::string> lines_;
    bool asking_ = false;  ///< the solver is at work
    bool done_ = false;
    bool proved_ = false;

private:
    static constexpr std::uint64_t kMostNodes = 60'000'000;
    std::uint64_t nodes_ = 0;  ///< of questions that have been answered
};

}  // namespace anthill
