#pragma once

// Two devices that play a whole match against each other by messages: each knows its own root and
// the transcript, as the page does. Decisions are drawn from a seed.

#include <functional>
#include <string>
#include <vector>

#include "core/rng.h"
#include "remote/transcript.h"

namespace anthill::remote {

struct MatchPlan {
    std::string game = "army-ants";
    std::string options;  ///< of an Invitation
    std::string host = "red";
    std::uint64_t seed = 1;
    /// Messages before the side to decide resigns; 0: the game is played to its end.
    unsigned resign_after = 0;
    /// Offers of draws, refused, and of undo, allowed and refused, are made now and then.
    bool talks = false;
    /// Plays a decision better than a random one, where it wants to: of the legal moves, an index.
    std::function<std::size_t(const std::vector<std::string>& moves)> choose;
};

Root root_of(Side side);
Digest16 id_of(std::uint64_t seed);

/// A match's messages, each with its line feed, by two devices of which neither sees the other's
/// root.
std::string play_match(const MatchPlan& plan);

/// The same line with another body and a t= that fits it.
std::string signed_line(const std::string& before, const std::string& body);

}  // namespace anthill::remote
