#pragma once

// Type-erased interface to one game being played, whichever game it is. The protocol and the board
// talk to a Match once per user event, never per search node. GameMatch<G> (game_match.h)
// implements it over any TextGame; the list of all games is in new_match.h and nowhere else.
//
// A match owns what rules must not know: the moves so far, undo and redo, agreement and
// resignation. It knows no time, no pixels and no words for people.
//
// An agreement or resignation belongs to the end of the game, after its last move. Looking back to
// an earlier position shows that position as it was, still being played; going forward to the end
// shows the end again. Only another move, played from an earlier position, makes it a different
// game and so drops the agreement or resignation with the moves after it.
//
// What a move has revealed (secret set-ups, a cut, a throw) stays known: nothing before such a move
// is ever taken back. earliest() is the ply after the latest one, 0 where there was none. A
// finished game may be looked through from its first move, but nothing can be played before
// earliest().

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "core/rng.h"
#include "engine/outcome.h"

namespace anthill {

/// A match has so many moves at most: positions of all of them are kept, in a memory that does not
/// grow (the thinker's). No real game has a tenth of it; but a joker that is cut in Ant War changes
/// nothing and may be written as often as a text has room for.
inline constexpr std::size_t kMostPlies = 10'000;

class Match {
public:
    virtual ~Match() = default;

    /// "army-ants": the game's id in the protocol and in records.
    [[nodiscard]] virtual std::string_view game_id() const = 0;

    // Returns who acts in the present position.
    [[nodiscard]] virtual Turn turn() const = 0;
    /// Repetition, agreement and resignation included.
    [[nodiscard]] virtual Outcome outcome() const = 0;
    /// How the game stands after its last move, redo included.
    [[nodiscard]] virtual Outcome final_outcome() const = 0;
    /// Canonical, of the present position.
    [[nodiscard]] virtual std::string position_text() const = 0;
    /// Canonical, of the position before the first move.
    [[nodiscard]] virtual std::string start_text() const = 0;
    /// Sorted by byte value; empty when over.
    [[nodiscard]] virtual std::vector<std::string> legal_moves() const = 0;

    /// True if one player knows something of the game, moves that can be redone included, that the
    /// other may not know yet, whichever position is shown. The game's text must not leave the page
    /// then.
    [[nodiscard]] virtual bool secret() const = 0;
    /// The question to a player in this seat: the position and the moves that led to it, as
    /// match_from_position() reads them, without anything that the seat may not know. Empty while
    /// set-ups are secret: then setup_text() is asked.
    [[nodiscard]] virtual std::string question(Seat seat) const = 0;
    /// One side's secret set-up in one line that says nothing of the other side, for commitments
    /// and for players that arrange cards: so far, or as it was before the battle if that phase is
    /// over (games/army_ants/setup_notation.h). Empty if there is none, or the game began with a
    /// given position.
    [[nodiscard]] virtual std::string setup_text(Seat seat) const = 0;

    /// The seed of the deal; 0 if the game began with a given position.
    [[nodiscard]] virtual std::uint64_t seed() const = 0;

    // The moves played up to the present position, and those that redo would play again.
    [[nodiscard]] virtual std::size_t ply() const = 0;  ///< moves played; 0 at the start
    /// Moves played plus moves that can be redone.
    [[nodiscard]] virtual std::size_t length() const = 0;
    [[nodiscard]] virtual std::size_t earliest() const = 0;  ///< first ply to go back to
    /// The move played at `ply`, ply < length().
    [[nodiscard]] virtual std::string move_text(std::size_t ply) const = 0;
    [[nodiscard]] virtual Seat mover(std::size_t ply) const = 0;  ///< who played it

    // Changes. Each either happens whole or returns an error and changes nothing.
    /// Drops the moves that could be redone. Not beyond kMostPlies.
    virtual std::optional<Error> play(std::string_view move) = 0;
    /// Requires a position where chance decides. Plays one of the outcomes, each as likely as the
    /// rules make it.
    virtual std::optional<Error> play_chance(Rng& rng) = 0;
    /// Undo and redo, from earliest() (0 when over) to length().
    virtual std::optional<Error> go_to(std::size_t ply) = 0;
    /// Drops the moves that could be redone, like a move.
    virtual std::optional<Error> resign(Seat seat) = 0;
    virtual std::optional<Error> agree_draw() = 0;  ///< likewise
};

/// "army-ants edition=2020 setup=random seed=7": deals a new game. The seed defaults to 0.
Parsed<std::unique_ptr<Match>> new_match(std::string_view game_and_options);

/// "army-ants board=... turn=... moves d1-c1 ...": a match that starts at the position and has
/// played the moves.
Parsed<std::unique_ptr<Match>> match_from_position(std::string_view position_and_moves);

/// Returns the error in one side's secret set-up, which is written as Match::setup_text() does and
/// perhaps incomplete; "" if there is none.
[[nodiscard]] std::string setup_error(std::string_view setup);

}  // namespace anthill
