#pragma once

// Results that a person has looked at, kept as files below tests/golden. Run a test program with
// ANTHILL_UPDATE_GOLDEN=1 in the environment to write them again; a changed file is explained in
// its commit.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "support/files.h"

namespace anthill {

inline std::filesystem::path golden_file(const std::string& name) {
    return tests_file("golden/" + name);
}

inline bool updating_goldens() { return std::getenv("ANTHILL_UPDATE_GOLDEN") != nullptr; }

/// A text that is kept as it is.
inline std::string kept_text(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(golden_file(name), std::ios::binary).rdbuf();
    return text.str();
}

/// The kept text; when updating, `actual` is written first.
inline std::string golden_text(const std::string& name, const std::string& actual) {
    const std::filesystem::path path = golden_file(name);
    if (updating_goldens()) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << actual;
    }
    return kept_text(name);
}

}  // namespace anthill
