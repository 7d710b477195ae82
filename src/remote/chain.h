#pragma once

// The values that two sides of a match between two devices compute from its id, of their roots and
// of each other's elements: chains, seals, draws and chances. Pure functions, used by
// transcript.cpp, which checks them, and by a device that makes messages.
//
// Every hash begins with its purpose as a text, so that no value can stand in for another one.

#include <cstdint>
#include <string_view>

#include "remote/hash.h"

namespace anthill::remote {

/// The host invites and sends the messages with even numbers, the guest those with odd ones.
enum class Side : std::uint8_t { Host, Guest };

constexpr Side other(Side side) noexcept { return side == Side::Host ? Side::Guest : Side::Host; }
constexpr unsigned index(Side side) noexcept { return static_cast<unsigned>(side); }
constexpr std::string_view text(Side side) noexcept {
    return side == Side::Host ? "host" : "guest";
}
constexpr Side sender(unsigned message) noexcept {
    return message % 2 == 0 ? Side::Host : Side::Guest;
}

/// A side's secret of one match. It never leaves the device.
using Root = Digest;

/// Elements 0 to kChainLength; 0 is the anchor.
inline constexpr unsigned kChainLength = 1024;
/// The last message of a match, which therefore never runs out of elements.
inline constexpr unsigned kLastMessage = 1999;

/// The element before this one.
Digest16 previous_element(const Digest16& element);
/// A side's element `n`, n <= kChainLength.
Digest16 element(const Digest16& id, Side side, const Root& root, unsigned n);

/// Belongs to the side's n-th seal, counted from 1.
Digest16 salt(const Digest16& id, Side side, unsigned n, const Root& root);
Digest16 seal(const Digest16& id, Side side, unsigned n, const Digest16& salt,
              std::string_view secret);

/// The secret of a side's draws in a Minor Deployment, and what it promises beforehand.
Digest16 draws(const Digest16& id, Side side, const Root& root);
Digest16 drawn(const Digest16& draws);
/// The seed of the order in which a side draws its cards.
std::uint64_t draw_seed(const Digest16& id, Side side, const Digest16& draws,
                        const Digest16& first_of_other);

/// Chance `k`, counted from 1: asked for by the message with element `x`, drawn by the next one's
/// element `y`.
std::uint64_t chance(const Digest16& id, unsigned k, const Digest16& x, const Digest16& y);

/// The t= of a line: `text` is the transcript up to the space before it.
Digest16 transcript_digest(std::string_view text);

}  // namespace anthill::remote
