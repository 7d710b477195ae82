#pragma once

// Fields of a position's text, for tests and for the rules written a second time.

#include <sstream>
#include <string>

namespace anthill::tests {

/// The value of one field; empty where it is left out.
inline std::string field(const std::string& position, const std::string& name) {
    std::istringstream words(position);
    for (std::string word; words >> word;) {
        if (word.rfind(name + "=", 0) == 0) {
            return word.substr(name.size() + 1);
        }
    }
    return "";
}

}  // namespace anthill::tests
