#pragma once

// The lines of a transcript as values: the invitation, the acceptance and the messages of play.
// Reading checks the form alone; whether a line fits the ones before it is the business of
// transcript.h. Called by it and by a device that makes messages.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "core/seat.h"
#include "remote/chain.h"

namespace anthill::remote {

/// In characters, without the line feed.
inline constexpr std::size_t kLongestLine = 1000;
inline constexpr unsigned kProtocol = 1;
/// The revision of the rules' specification that this program plays by.
inline constexpr unsigned kRules = 3;

/// Message 0.
struct Invitation {
    Digest16 id{};
    std::string game;
    /// "key=value ..." of a deal, one space between; empty where all are defaults.
    std::string options;
    std::string dice;  ///< the dice fingerprint; empty where the game has no dice
    /// Nothing: chance 1 decides.
    std::optional<Seat> host;
    std::string name;  ///< as written, with %XX
    std::optional<Digest16> after;
    Digest16 anchor{};
    std::optional<Digest16> drawn;
};

/// Message 1. It always asks for chance.
struct Acceptance {
    std::string name;
    Digest16 anchor{};
    std::optional<Digest16> drawn;
    Digest16 element{};
};

/// Message 2 and up.
struct Message {
    unsigned number = 0;
    Digest16 element{};
    std::optional<std::uint64_t> chance;  ///< c=
    std::vector<std::string> steps;       ///< at least one
};

/// A line without its last field.
struct Signed {
    std::string_view body;
    Digest16 digest{};  ///< t=
};

/// Takes t= off a line and checks what all lines have in common.
Parsed<Signed> parse_signed(std::string_view line);

// Each takes the body of a line.
Parsed<Invitation> parse_invitation(std::string_view body);
Parsed<Acceptance> parse_acceptance(std::string_view body);
Parsed<Message> parse_message(std::string_view body);

std::string invitation_text(const Invitation& invitation);
std::string acceptance_text(const Acceptance& acceptance);
std::string message_text(const Message& message);

}  // namespace anthill::remote
