#pragma once

// The certificate of a match's present position, in slices. Called by the protocol.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/parsed.h"
#include "match/match.h"

namespace anthill {

class MatchCertificate {
public:
    virtual ~MatchCertificate() = default;
    /// Looks at up to `nodes` more positions; true while there is more to do.
    virtual bool step(std::uint64_t nodes) = 0;
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
    /// All lines of the file, see check/certificate.h; none where nothing is proved.
    [[nodiscard]] virtual std::vector<std::string> lines() const = 0;
};

/// An error in a game whose results are chances, and where the game is over.
Parsed<std::unique_ptr<MatchCertificate>> certificate_of(const Match& match);

}  // namespace anthill
