#pragma once

// The message that a device is about to send. The draft itself writes all parts without a choice
// (the result of a chance, opening a seal, asking for chance); its sender's choices come one after
// the other. Only match_protocol.h uses it.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "remote/transcript.h"

namespace anthill::remote {

/// A device's own data about a match besides its transcript.
struct Own {
    Side side = Side::Host;
    Root root{};
    /// The secret behind the side's latest seal; empty if it never sealed anything.
    std::string secret;
};

/// An invitation by this side. Its anchor, its draws and its dice are filled in.
std::string invitation_line(Invitation invitation, const Root& root);
/// The answer to an invitation that has been checked.
std::string acceptance_line(const Transcript& invited, std::string_view name, const Root& root);

class Draft {
public:
    /// The transcript is a match that goes on with a message of this side.
    Draft(std::string_view transcript, Own own);

    /// Takes the next choice: "move:M", "cards:C", "hand:S,A", "resign", "offer-draw",
    /// "accept-draw", "decline-draw", "ask-undo:N", "allow-undo" or "refuse-undo". After an error
    /// the draft is of no use.
    std::optional<Error> choose(std::string_view choice);

    /// The secret does not open the seal that the message has to open.
    [[nodiscard]] const std::optional<Error>& flaw() const noexcept { return flaw_; }
    /// It can be sent.
    [[nodiscard]] bool complete() const;
    /// The next decision is this side's.
    [[nodiscard]] bool decides() const;
    /// An offer or a question has to be answered first.
    [[nodiscard]] bool owes_answer() const noexcept {
        return match_.draw_offered_ || match_.undo_asked_ > 0;
    }
    /// How many moves may be asked back.
    [[nodiscard]] std::size_t may_ask_undo() const;
    [[nodiscard]] bool may_resign() const noexcept { return !decided_ && !complete_by_choice_; }
    [[nodiscard]] bool may_offer_draw() const;
    /// The match with what the draft says.
    [[nodiscard]] const Transcript& match() const noexcept { return match_; }
    /// The present content of Own::secret.
    [[nodiscard]] const std::string& secret() const noexcept { return own_.secret; }
    /// The position to set up on, while a set-up is due.
    [[nodiscard]] std::optional<Shown> setup() const;

    /// With its t=. Only when it is complete.
    [[nodiscard]] std::string line() const;

private:
    [[nodiscard]] Table& table() noexcept { return *match_.table_; }
    [[nodiscard]] const Table& table() const noexcept { return *match_.table_; }
    void add(const std::string& step);
    [[nodiscard]] std::optional<Error> answer(std::string_view choice);
    [[nodiscard]] std::optional<Error> ask_undo(std::string_view count);
    [[nodiscard]] std::optional<Error> decide(std::string_view choice);
    [[nodiscard]] std::optional<Error> take(const std::vector<std::string>& steps);
    [[nodiscard]] std::string drawn_step() const;
    [[nodiscard]] std::optional<Error> open_seals();

    Own own_;
    std::string text_;
    Transcript match_;
    Message made_;
    std::optional<Error> flaw_;
    /// Steps before a seal that was opened without being asked for.
    std::size_t unopened_ = 0;
    bool decided_ = false;
    bool complete_by_choice_ = false;
};

}  // namespace anthill::remote
