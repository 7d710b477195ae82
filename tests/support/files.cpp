#include "support/files.h"

namespace anthill {

std::filesystem::path tests_file(const std::string& name) {
    return std::filesystem::path(ANTHILL_TESTS_FOLDER) / name;
}

}  // namespace anthill
