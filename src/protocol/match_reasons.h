#pragma once

// Why a move of a match is good, what either side could take, and what a move is worth: whatever
// can be proved, written as reasons.h and proof.h of the game say, from what the side to move may
// know and nothing else. Called by the protocol.

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

/// What a legal move in the present position is worth, and the other side's best reply if it has
/// one to make: the words VALUE [REPLY]. An error also where nothing is proved of it.
Parsed<std::vector<std::string>> proof_of(const Match& match, std::string_view move);

}  // namespace anthill
