#pragma once

// Another program as a player: any that speaks the text protocol on its standard input and output.

#include <memory>
#include <string>

#include "lab/arena_players.h"

namespace anthill {

/// Starts `program` (a path, without arguments) and asks it with "go LIMITS". A program that dies
/// or answers nonsense ends the match with a message: its result would mean nothing.
Parsed<std::unique_ptr<ArenaPlayer>> arena_engine(const std::string& program,
                                                  const std::string& go);

}  // namespace anthill
