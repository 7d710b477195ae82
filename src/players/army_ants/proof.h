#pragma once

// Whether a move of a battle, or of the last turn before it, captures the Queen by force, see
// players/proof.h.

#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/army_ants/rules.h"
#include "players/proof.h"

namespace anthill::army_ants {

/// As many turns ahead as is proved, those of both sides together, the capture included, where
/// threats alone capture the Queen in so many; elsewhere fewer.
inline constexpr int kProvedTurns = 13, kAlwaysProvedTurns = 5;
/// So many turns are proved in full, whatever the attacker does, however many moves there are.
inline constexpr int kFullyProvedTurns = 7;
/// The value of a capture in this number of turns: sooner is better, and none is worth 0.
constexpr int worth_of_capture(int turns) noexcept { return kProvedTurns + 1 - turns; }

/// The fewest turns in which the mover captures the Queen by threats alone; 0 where none are found.
int turns_to_capture(const State& state);

/// Proves a legal move in slices, for as many turns as turns_to_capture() or kAlwaysProvedTurns.
/// If those are more than can be proved in full, a move that captures in more than
/// kAlwaysProvedTurns has to do it by threats alone.
/// All proofs of a thread share one table: one is ended or given up before the next begins.
class Proving {
public:
    Proving(const State& state, Move move);
    /// Looks at up to `nodes` more positions; true while there is more to do.
    bool step(std::uint64_t nodes);
    /// The reply holds out longest; if the capture cannot be forced, it is one that prevents it, by
    /// capturing the other Queen if it can. nullopt where can_be_solved() is not true. Repetition
    /// is ignored.
    [[nodiscard]] const std::optional<Proof<Move>>& proof() const noexcept { return proof_; }

private:
    enum class Stage : std::uint8_t { Prevention, Defence, Done };

    bool ask();
    void hold_out();
    bool settle(const Proof<Move>& proof);

    State after_{};
    Stage stage_ = Stage::Done;
    int longest_proof_ = 0;    ///< in turns, the move included
    int most_ = 0;             ///< turns that are being asked about
    bool by_threats_ = false;  ///< alone, beyond kAlwaysProvedTurns
    Moves replies_;
    std::size_t reply_ = 0;
    int turns_ = 1;  ///< that are asked about after the reply
    int longest_ = 0;
    Move defence_{};  ///< holds out so long
    std::optional<Proof<Move>> proof_;
};

inline Proving proving(const State& state, Move move) { return {state, move}; }

}  // namespace anthill::army_ants
