#include "remote/hash.h"

#include <algorithm>
#include <bit>

namespace anthill::remote {

namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRounds{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Words = std::array<std::uint32_t, 8>;

// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
constexpr Words kStart{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

void compress(Words& state, const std::uint8_t* block) noexcept {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i) {
        const std::uint8_t* const b = block + 4 * i;
        w[i] =
            std::uint32_t{b[0]} << 24 | std::uint32_t{b[1]} << 16 | std::uint32_t{b[2]} << 8 | b[3];
    }
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t a = w[i - 15];
        const std::uint32_t b = w[i - 2];
        w[i] = w[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + w[i - 7] +
               (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
    }
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                    ((e & f) ^ (~e & g)) + kRounds[i] + w[i];
        const std::uint32_t second =
            (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
    }
    const Words added{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state.size(); ++i) {
        state[i] += added[i];
    }
}

std::uint64_t big_endian(std::span<const std::uint8_t> bytes) noexcept {
    std::uint64_t number = 0;
    for (const std::uint8_t byte : bytes) {
        number = number << 8 | byte;
    }
    return number;
}

}  // namespace

Digest sha256(std::span<const std::uint8_t> bytes) noexcept {
    constexpr std::size_t kBlock = 64;
    Words state = kStart;
    std::size_t done = 0;
    for (; bytes.size() - done >= kBlock; done += kBlock) {
        compress(state, bytes.data() + done);
    }
    // The rest, a one bit, and the length in bits at the end of one block or two.
    std::array<std::uint8_t, 2 * kBlock> last{};
    const std::size_t left = bytes.size() - done;
    std::copy_n(bytes.data() + done, left, last.begin());
    last[left] = 0x80;
    const std::size_t size = left + 9 <= kBlock ? kBlock : 2 * kBlock;
    std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    for (std::size_t at = size - 1; at >= size - 8; --at) {
        last[at] = static_cast<std::uint8_t>(bits);
        bits /= 256;
    }
    for (std::size_t i = 0; i < size; i += kBlock) {
        compress(state, last.data() + i);
    }
    Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i) {
        digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
    }
    return digest;
}

Parts& Parts::add(std::string_view text) {
    // Characters may be looked at as bytes: [basic.lval].
    return add(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

Parts& Parts::add(std::span<const std::uint8_t> bytes) {
    const auto length = static_cast<std::uint32_t>(bytes.size());
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes_.push_back(static_cast<std::uint8_t>(length >> shift));
    }
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    return *this;
}

Digest16 Parts::digest16() const noexcept {
    Digest16 half{};
    std::copy_n(digest().begin(), half.size(), half.begin());
    return half;
}

std::uint64_t Parts::number() const noexcept {
    const Digest whole = digest();
    return big_endian(std::span(whole).first<8>());
}

std::string hex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4];
        text += kDigits[byte & 15];
    }
    return text;
}

bool parse_hex(std::string_view text, std::span<std::uint8_t> bytes) noexcept {
    constexpr std::string_view kDigits = "0123456789abcdef";
    if (text.size() != 2 * bytes.size()) {
        return false;
    }
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::size_t high = kDigits.find(text[2 * i]);
        const std::size_t low = kDigits.find(text[2 * i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) {
            return false;
        }
        bytes[i] = static_cast<std::uint8_t>(high << 4 | low);
    }
    return true;
}

std::optional<Digest16> parse_digest16(std::string_view text) noexcept {
    Digest16 digest{};
    return parse_hex(text, digest) ? std::optional(digest) : std::nullopt;
}

std::string hex(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(number >> (56 - 8 * i));
    }
    return hex(bytes);
}

std::optional<std::uint64_t> parse_hex_number(std::string_view text) noexcept {
    std::array<std::uint8_t, 8> bytes{};
    return parse_hex(text, bytes) ? std::optional(big_endian(bytes)) : std::nullopt;
}

}  // namespace anthill::remote
