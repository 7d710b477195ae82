#pragma once

// The folders of the files that tests read: perft tables, goldens.

#include <filesystem>
#include <string>

namespace anthill {

/// A file below tests/, whatever folder the test program was started in.
std::filesystem::path tests_file(const std::string& name);

}  // namespace anthill
