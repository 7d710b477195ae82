#pragma once

// A table or network as a source that is checked in: text of players/number_text.h, with the
// command that made it. For the commands that train and tabulate.

#include <string>
#include <string_view>

namespace anthill::lab {

/// The first lines of a file that a command has made: the command, the commit of the repository
/// that the program was run in, and a hash of each file that was read.
/// `read`: names of files, a comma between them.
std::string made_by_lines(std::string_view command, std::string_view read);

struct NumberSource {
    std::string_view command;     ///< that makes it
    std::string_view read;        ///< files that it was made from, a comma between their names
    std::string_view header;      ///< that declares the constant
    std::string_view game_space;  ///< within the namespace anthill
    std::string_view constant;    ///< a string_view
};

/// Writes a file that defines the constant as the text. False where it cannot be written.
bool write_source(const std::string& name, const NumberSource& source, std::string_view text);

}  // namespace anthill::lab
