#pragma once

// A match between two devices as the list of its messages: takes one line after the other and
// refuses what does not fit, from the first byte to the result. `anthill verify` checks a whole
// file with it.
//
// Source: "Two people, two devices, no server: the match protocol", revision 2. By its sections:
//   Text form         message.h; t= and numbers: Transcript::add()
//   Steps             transcript.cpp, go_on(); what a step does to the game: table.h
//   Chance            chain.h, Table::draw()
//   Who says what     table.h and its four kinds of table

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/parsed.h"
#include "remote/chain.h"
#include "remote/message.h"
#include "remote/table.h"

namespace anthill::remote {

class Transcript {
public:
    /// Lines with a line feed each, of a match that is complete or not. The error begins with
    /// "line N: ".
    static Parsed<Transcript> read(std::string_view text);
    /// Takes the next message, a line without its line feed. An error leaves everything as it was.
    std::optional<Error> add(std::string_view line);

    /// Lines so far, which is the number of the next message.
    [[nodiscard]] unsigned messages() const noexcept { return messages_; }
    /// Every line with its line feed.
    [[nodiscard]] const std::string& text() const noexcept { return text_; }
    /// "won red queen", "draw agreed"; nothing while the match goes on.
    [[nodiscard]] const std::optional<std::string>& result() const noexcept { return result_; }

    // The content that the next message needs, for the device that makes it.
    /// The chance that it states with c=, given its own element; nothing where none was asked for.
    [[nodiscard]] std::optional<std::uint64_t> chance_with(const Digest16& element) const;
    [[nodiscard]] bool draw_is_offered() const noexcept { return draw_offered_; }
    /// Moves that the sender of the message before wants to take back; 0 where none.
    [[nodiscard]] std::size_t undo_asked() const noexcept { return undo_asked_; }
    [[nodiscard]] const std::optional<Invitation>& invitation() const noexcept {
        return invitation_;
    }
    [[nodiscard]] const std::optional<Acceptance>& acceptance() const noexcept {
        return acceptance_;
    }
    /// The last message asked for chance.
    [[nodiscard]] bool chance_is_asked() const noexcept { return asked_.has_value(); }
    /// The game; null before chance 1 has been drawn.
    [[nodiscard]] const Table* table() const noexcept { return table_.get(); }

private:
    friend class Draft;
    class Steps;

    std::optional<Error> accept_line(std::string_view line);
    std::optional<Error> invite(const Signed& line);
    std::optional<Error> accept(const Signed& line);
    std::optional<Error> go_on(const Signed& line);
    std::optional<Error> take_steps(Steps& steps, std::optional<std::uint64_t> seed);
    std::optional<Error> take_answer(Steps& steps);
    std::optional<Error> take_decisions(Steps& steps);
    void deal(std::uint64_t seed);

    std::string text_;
    unsigned messages_ = 0;
    std::optional<Invitation> invitation_;
    std::optional<Acceptance> acceptance_;
    std::array<Digest16, 2> element_{};  ///< the latest of each side
    Digest16 first_of_guest_{};          ///< e[1]
    std::optional<Digest16>
        asked_;             ///< the element of the message that asked for chance, until it is drawn
    unsigned chances_ = 0;  ///< asked for so far
    bool draw_offered_ = false;
    std::size_t undo_asked_ = 0;
    bool undo_is_open_ = true;  ///< a move was made or taken back since it was last asked for
    std::unique_ptr<Table> table_;
    std::optional<std::string> result_;
};

/// The answer of `anthill verify` to a whole transcript: "verified won red queen", or "line N: ..."
/// with what does not fit first.
struct Verdict {
    bool verified = false;
    std::string text;
};
Verdict verify(std::string_view transcript);

}  // namespace anthill::remote
