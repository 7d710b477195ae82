#pragma once

// Why a move of a match is good, and what either side could take: whatever the game's rules can
// prove, written as its reasons.h says, from what the side to move may know and nothing else.
// Called by the protocol.

#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "match/match.h"

namespace anthill {

/// Of a legal move in the present position, the most important first. An error names what is wrong
/// with the move; so it does in a game that is over.
Parsed<std::vector<std::string>> reasons_of(const Match& match, std::string_view move);

/// Of the present position, or where a move is given, of what it lets the other side do. Nothing
/// where the game knows no dangers.
Parsed<std::vector<std::string>> dangers_of(const Match& match, std::string_view move);

}  // namespace anthill
