#pragma once

// Secret set-ups by the computer, for games that have them. Called by the protocol's `arrange`;
// defined in new_thinker.cpp, which knows all players.

#include <cstdint>
#include <string>
#include <string_view>

#include "core/parsed.h"

namespace anthill {

/// The set-up of one side, written as Match::setup_text() does, with its remaining cards
/// placed, and the moves that place them: "army-ants setup=total side=black cards=... moves Qs@e5
/// ...". The other side's cards are no part of the question; a later draw is not looked at before
/// its time. The error names what cannot be read, or the games that have set-ups.
Parsed<std::string> arrange(std::string_view setup, std::uint64_t seed);

}  // namespace anthill
