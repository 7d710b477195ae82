#pragma once

// A table or network as a source: text of players/number_text.h that is checked in.

#include <string>
#include <string_view>

namespace anthill::lab {

struct NumberSource {
    std::string_view made_by;     ///< the command
    std::string_view header;      ///< that declares the constant
    std::string_view game_space;  ///< within the namespace anthill
    std::string_view constant;    ///< a string_view
};

/// Writes a file that defines the constant as the text. False where it cannot be written.
bool write_source(const std::string& name, const NumberSource& source, std::string_view text);

}  // namespace anthill::lab
