#pragma once

// Standard input and output as a program needs them that works while it listens.

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace anthill::system {

/// Waits for input: up to `milliseconds`, for ever if negative. True when read_input() does not
/// block. If a system has no such query, input is there only for callers that would wait.
bool input_ready(int milliseconds);

/// Reads what there is into `room` and tells how much it was, perhaps nothing. Empty when no more
/// will come.
std::optional<std::size_t> read_input(std::span<char> room);

/// Standard output cannot be written, or the program that read it has ended.
bool output_lost();

/// The first line that a command of the shell prints; empty where there is no such command, or no
/// shell.
std::string first_line_of(const std::string& command);

}  // namespace anthill::system
