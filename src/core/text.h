#pragma once

// Small helpers of everything that reads outside text: notation, records, the protocol.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"

namespace anthill {

/// The parts between separators, empty ones included; a text without separator is one part.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The words of a line: any number of spaces between, before and after them.
std::vector<std::string_view> words(std::string_view text);

/// Takes the first word off a line, with the spaces around it; empty when no word is left.
std::string_view take_word(std::string_view& line) noexcept;

/// Takes the beginning off the text if it has it.
bool take_prefix(std::string_view& text, std::string_view prefix) noexcept;

/// Outside text in an error: short, printable, and never more than one line.
std::string quote(std::string_view text);

/// "WHAT 'WORD': EXPECTED": how every error names the offending word.
Error unexpected(std::string_view what, std::string_view word, std::string_view expected);

/// Decimal digits and nothing else; nothing when the number does not fit.
std::optional<std::uint64_t> parse_number(std::string_view text) noexcept;

}  // namespace anthill
