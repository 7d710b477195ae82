#pragma once

// A page of a match between two devices, for tests: its secrets, what its protocol says, and
// decisions that a seed draws from that alone.

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "core/rng.h"
#include "match/match.h"
#include "remote/match_protocol.h"

namespace anthill::remote {

using Facts = std::map<std::string, std::string, std::less<>>;

Root root_of(Side side);
Digest16 id_of(std::uint64_t seed);

/// The body of a line with a t= that fits it.
std::string signed_line(const std::string& before, const std::string& body);

/// The lines of the answer to "facts", by their first words.
Facts facts_of(MatchProtocol& protocol);

/// The match as the facts show it; fails the test if no board could show it.
std::unique_ptr<Match> shown_match(const Facts& facts);

/// A decision for "choose", where the facts say that one is due.
std::string random_choice(const Facts& facts, Rng& rng);

/// The last line of a transcript, without its line feed.
std::string last_line(const std::string& transcript);

}  // namespace anthill::remote
