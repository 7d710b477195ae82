#pragma once

// The hash that matches between two devices are built on: SHA-256 over parts, each preceded by its
// length. The match protocol calls it H, and H16 its first 16 bytes. Used by chain.h and
// transcript.cpp only.
//
// Source: FIPS 180-4 for SHA-256. Our own, since it takes 50 lines and serves the program and the
// page alike.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace anthill::remote {

using Digest = std::array<std::uint8_t, 32>;
/// The first 16 bytes of a digest: ids, chain elements, salts, seals.
using Digest16 = std::array<std::uint8_t, 16>;

Digest sha256(std::span<const std::uint8_t> bytes) noexcept;

/// Collects the parts of H(a, b, ...) in their order.
class Parts {
public:
    Parts& add(std::string_view text);
    Parts& add(std::span<const std::uint8_t> bytes);
    /// A number is hashed as its decimal text.
    Parts& add(std::uint64_t number) { return add(std::to_string(number)); }

    [[nodiscard]] Digest digest() const noexcept { return sha256(bytes_); }
    [[nodiscard]] Digest16 digest16() const noexcept;
    /// The first 8 bytes as a big-endian number.
    [[nodiscard]] std::uint64_t number() const noexcept;

private:
    std::vector<std::uint8_t> bytes_;
};

/// Lower-case hexadecimal digits.
std::string hex(std::span<const std::uint8_t> bytes);
/// Fills `bytes` from exactly as many lower-case digits. False, with `bytes` undefined, for any
/// other text.
bool parse_hex(std::string_view text, std::span<std::uint8_t> bytes) noexcept;
std::optional<Digest16> parse_digest16(std::string_view text) noexcept;
/// 16 lower-case digits, big-endian.
std::string hex(std::uint64_t number);
std::optional<std::uint64_t> parse_hex_number(std::string_view text) noexcept;

}  // namespace anthill::remote
