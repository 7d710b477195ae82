#pragma once

// A game as text that replays: saves, exported games, links, bug reports and the golden
// playthroughs of the tests are all written like this. The board module reads and writes it for the
// page, which keeps it and adds notes. Version 1 is frozen: texts that it has written are read by
// every later Anthill (tests/golden/records).
//
//     anthill-game 1                       what it is, and the version of the format
//     start army-ants edition=2020 ...     the position before the first move, as the protocol
//                                          writes it
//     note title The long rally            any number of notes: a key, then free text up to the end
//                                          of the line
//     note red human Anna
//     note black computer 3
//     note move-1 A strange beginning.
//     moves
//     d1-c1                                one move a line, chance included
//     c8-d8
//     result playing                       or won red queen, draw agreed, ... as the protocol's
//                                          status says
//     ply 1                                only if moves have been taken back: how many of them
//                                          stand
//
// UTF-8. Every line is there in this order; only notes and ply may be missing. Words are separated
// by spaces, lines end with LF or CR LF, empty lines and lines that begin with # are skipped. The
// result is checked against the moves, unless it is "result unknown", which a person may write in a
// record made by hand. A game that was given up or agreed a draw ends with its last move; the moves
// after `ply` still belong to it.
//
// The notes that the page writes: red and black ("human NAME" or "computer LEVEL"), date
// (2026-11-21), title (what the game was called in the library), given (yes where the start was set
// up by hand, not dealt), and move-N, a comment on the position after N moves (move-0: on the
// start). Others are kept as they are.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "match/match.h"

namespace anthill {

/// Facts about a game besides its moves: who plays, when. The engine keeps them and understands
/// none of them.
class Notes {
public:
    struct Note {
        std::string key;
        std::string value;
        friend bool operator==(const Note&, const Note&) = default;
    };
    /// Keys are 1 to 32 of a-z 0-9 -, values 1 to 1000 bytes of UTF-8 without control characters,
    /// first and last not a space; at most 512 notes. Replaces the value of a key that is there; an
    /// empty value takes the note away.
    std::optional<Error> set(std::string_view key, std::string_view value);
    /// Empty when there is no such note.
    [[nodiscard]] std::string_view get(std::string_view key) const noexcept;
    [[nodiscard]] const std::vector<Note>& all() const noexcept {
        return notes_;
    }  ///< in the order they were set
    friend bool operator==(const Notes&, const Notes&) = default;

private:
    std::vector<Note> notes_;
};

struct Record {
    std::unique_ptr<Match> match;  ///< never null
    Notes notes;
};

/// Longest text that is read, in bytes. Moves are limited by kMostPlies of match.h.
inline constexpr std::size_t kLongestRecord = 1U << 20;

std::string write_record(const Match& match, const Notes& notes);

/// Reads, replays and checks all of it before there is a result, so a bad text never leaves half a
/// game. Errors name the line: "line 7: move 'zz': use a move such as ...".
Parsed<Record> read_record(std::string_view text);

}  // namespace anthill
