#include "cli/verify.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "remote/transcript.h"

namespace anthill::cli {

namespace {

/// Every message of a match, as long as it may be.
constexpr std::size_t kLongestTranscript =
    (remote::kLastMessage + std::size_t{1}) * (remote::kLongestLine + 1);

}  // namespace

int run_verify(int count, const char* const* arguments) {
    if (count != 1) {
        std::fputs("usage: anthill verify FILE\n", stderr);
        return 2;
    }
    std::ifstream file(arguments[0], std::ios::binary);
    std::string text(kLongestTranscript + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (!file.is_open() || file.bad()) {
        std::fprintf(stderr, "anthill verify: cannot read %s\n", arguments[0]);
        return 2;
    }
    if (text.size() > kLongestTranscript) {
        std::fprintf(stderr, "anthill verify: %s is larger than any transcript, %zu bytes\n",
                     arguments[0], kLongestTranscript);
        return 2;
    }
    const remote::Verdict verdict = remote::verify(text);
    std::printf("%s\n", verdict.text.c_str());
    return verdict.verified ? 0 : 1;
}

}  // namespace anthill::cli
