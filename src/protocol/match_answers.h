#pragma once

// The answers of the protocol that differ by game: counts of moves, why a move of a match is good,
// what either side could take, what a move is worth and what proves a result. Reasons, dangers and
// proofs are written as reasons.h and proof.h of the game say, from what the side to move may know
// and nothing else.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "match/match.h"

namespace anthill {

struct MatchPerft {
    struct Part {
        std::string move;
        std::uint64_t sequences = 0;  ///< that begin with it
    };

    std::uint64_t sequences = 0;
    /// Sorted by byte value of the moves. None for depth 0 and for a game that has ended.
    std::vector<Part> parts;
};

/// Number of move sequences of this length from the present position, those played so far counting
/// for repetition.
MatchPerft perft_of(const Match& match, unsigned depth);

/// The reasons for a legal move in the present position, the most important first. Returns an error
/// that names the problem if the move is illegal or the game is over.
Parsed<std::vector<std::string>> reasons_of(const Match& match, std::string_view move);

/// The dangers of the present position or, if a move is given, of what it lets the other side do.
/// Empty if the game has no dangers.
Parsed<std::vector<std::string>> dangers_of(const Match& match, std::string_view move);

/// A search for a proof, in slices.
class MatchProof {
public:
    virtual ~MatchProof() = default;
    /// Looks at up to `nodes` more positions; true while there is more to do.
    virtual bool step(std::uint64_t nodes) = 0;
    [[nodiscard]] virtual std::uint64_t nodes() const { return 0; }
    /// Once done: what has been found, or an error where nothing is proved.
    [[nodiscard]] virtual Parsed<std::vector<std::string>> found() const = 0;
};

/// The value of a legal move in the present position, and the other side's best reply if it has
/// one: the words VALUE [REPLY].
Parsed<std::unique_ptr<MatchProof>> proof_of(const Match& match, std::string_view move);

/// All lines of the file that proves the result of the present position, see check/certificate.h.
/// An error in a game whose results are chances, and where the game is over.
Parsed<std::unique_ptr<MatchProof>> certificate_of(const Match& match);

}  // namespace anthill
