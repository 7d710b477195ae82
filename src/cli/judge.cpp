#include "cli/judge.h"

#include <array>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>

#include "check/certificate.h"
#include "remote/transcript.h"

namespace anthill::cli {

namespace {

/// The checker refuses more than this.
constexpr std::size_t kLongestProof = 64U << 20;
/// Every message of a match, as long as it may be. A line of a larger file that does not fit is
/// among the first so many bytes, or breaks off with them.
constexpr std::size_t kLongestTranscript =
    (remote::kLastMessage + std::size_t{1}) * (remote::kLongestLine + 1);

constexpr std::streamsize kPiece = 1 << 16;

/// The text of the one file that is named, of a longer one a little more than the longest that is
/// asked for. Says what is wrong if there is none.
std::optional<std::string> text_of(const char* command, std::size_t longest, int count,
                                   const char* const* arguments) {
    if (count != 1) {
        std::fprintf(stderr, "usage: anthill %s FILE\n", command);
        return std::nullopt;
    }
    std::ifstream file(arguments[0], std::ios::binary);
    std::string text;
    std::array<char, kPiece> piece{};
    do {
        file.read(piece.data(), kPiece);
        text.append(piece.data(), static_cast<std::size_t>(file.gcount()));
    } while (file && text.size() <= longest);
    if (!file.is_open() || file.bad()) {
        std::fprintf(stderr, "anthill %s: cannot read %s\n", command, arguments[0]);
        return std::nullopt;
    }
    return text;
}

int said(const std::string& verdict, bool right) {
    std::printf("%s\n", verdict.c_str());
    return right ? 0 : 1;
}

}  // namespace

int run_check(int count, const char* const* arguments) {
    const auto text = text_of("check", kLongestProof, count, arguments);
    if (!text) {
        return 2;
    }
    if (text->size() > kLongestProof) {
        std::fprintf(stderr, "anthill check: %s is larger than %zu bytes\n", arguments[0],
                     kLongestProof);
        return 2;
    }
    const check::Verdict verdict = check::check_certificate(*text);
    return said(verdict.text, verdict.right);
}

int run_verify(int count, const char* const* arguments) {
    const auto text = text_of("verify", kLongestTranscript, count, arguments);
    if (!text) {
        return 2;
    }
    const remote::Verdict verdict = remote::verify(*text);
    return said(verdict.text, verdict.verified);
}

}  // namespace anthill::cli
