#pragma once

// One match between two devices as a page handles it, by texts alone: what is on the table, a draft
// of the next message, and answers to questions about other transcripts. The wasm module of
// each game passes everything through to it.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "remote/draft.h"
#include "remote/transcript.h"

namespace anthill::remote {

class MatchProtocol {
public:
    /// A request is a word and what belongs to it, behind a space or a line feed. The answer of
    /// those that can fail is "" or a sentence that says why; then nothing has changed.
    ///
    ///     dice GAME                the fingerprint of the dice, "" for a game without
    ///     verify TRANSCRIPT        the answer of `anthill verify`
    ///     invite ID ROOT GAME OPTIONS HOST NAME AFTER    makes the invitation, which becomes the
    ///                              current match; - for what is left out, OPTIONS by commas
    ///     open TRANSCRIPT          is now the match, complete or not: its lines, with feeds
    ///     add LINE                 adds a message to the current match
    ///     accept ROOT NAME         adds the acceptance
    ///     begin SIDE ROOT SECRET   begins a draft; - for no secret
    ///     choose CHOICE            see Draft::choose()
    ///     back                     takes the last choice back
    ///     end                      adds the draft to the match
    ///     text                     the transcript
    ///     facts                    lines of a word and its value, see match_protocol.cpp
    ///     record                   of the match, as match/record.h writes it
    std::string ask(std::string_view request);

private:
    std::string invite(std::string_view rest);
    std::string open(std::string_view transcript);
    std::string add(std::string_view line);
    std::string accept(std::string_view rest);
    std::string begin(std::string_view rest);
    std::string choose(std::string_view choice);
    std::string back();
    std::string end();
    [[nodiscard]] std::string facts() const;
    [[nodiscard]] std::string record() const;

    /// Makes the draft with choices that have fitted before.
    void rebuild_draft(std::vector<std::string> choices);

    Transcript match_;
    std::optional<Own> own_;
    std::vector<std::string> choices_;
    std::unique_ptr<Draft> draft_;
};

}  // namespace anthill::remote
