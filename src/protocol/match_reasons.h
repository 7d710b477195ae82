#pragma once

// Why a move of a match is good, what either side could take, and what a move is worth: whatever
// can be proved, written as reasons.h and proof.h of the game say, from what the side to move may
// know and nothing else. Called by the protocol.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "match/match.h"

namespace anthill {

/// The reasons for a legal move in the present position, the most important first. Returns an error
/// that names the problem if the move is illegal or the game is over.
Parsed<std::vector<std::string>> reasons_of(const Match& match, std::string_view move);

/// The dangers of the present position or, if a move is given, of what it lets the other side do.
/// Empty if the game has no dangers.
Parsed<std::vector<std::string>> dangers_of(const Match& match, std::string_view move);

/// Finds in slices the value of a legal move in the present position, and the other side's best
/// reply if it has one.
class MatchProof {
public:
    virtual ~MatchProof() = default;
    /// Looks at up to `nodes` more positions; true while there is more to do.
    virtual bool step(std::uint64_t nodes) = 0;
    /// Once done: the words VALUE [REPLY], or an error where nothing is proved of the move.
    [[nodiscard]] virtual Parsed<std::vector<std::string>> words() const = 0;
};
Parsed<std::unique_ptr<MatchProof>> proof_of(const Match& match, std::string_view move);

}  // namespace anthill
