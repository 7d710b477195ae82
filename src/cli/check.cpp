#include "cli/check.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "check/certificate.h"

namespace anthill::cli {

int run_check(int count, const char* const* arguments) {
    if (count != 1) {
        std::fputs("usage: anthill check FILE\n", stderr);
        return 2;
    }
    std::ifstream file(arguments[0], std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file.is_open() || file.bad()) {
        std::fprintf(stderr, "anthill check: cannot read %s\n", arguments[0]);
        return 2;
    }
    const check::Verdict verdict = check::check_certificate(text);
    std::printf("%s\n", verdict.text.c_str());
    return verdict.right ? 0 : 1;
}

}  // namespace anthill::cli
