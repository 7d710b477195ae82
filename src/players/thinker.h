#pragma once

// The computer player, whichever game it plays: a search in slices behind one virtual interface, as
// Match is for the rules. The protocol makes one for the game at hand and keeps it, hash table and
// all, for as long as that game is played; virtual calls are per slice, never per node. Linked into
// the native program and the thinker module; the board module does without.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/search/limits.h"
#include "engine/search/search_info.h"
#include "match/match.h"
#include "players/handicap.h"

namespace anthill {

struct ThinkRequest {
    SearchLimits limits;
    Handicap handicap;  ///< full strength unless it is a level's
};

/// Size of a thinker's hash table: nearly all of its memory, allocated at once.
inline constexpr std::size_t kHashMegabytes = 16;

/// The effect of one move of a game of dice, as Red's chance to win in kCertain parts, a draw
/// counting half. Except for errors of the estimates, `before` of a move is `after` of the one
/// before it.
struct MoveWorth {
    static constexpr std::uint16_t kCertain = 65535;

    bool thrown = false;       ///< dice decided; else a player chose
    std::uint16_t before = 0;  ///< with the best choice; of a throw with the best strength
    /// With the choice made; of a throw what such a landing is worth on average.
    std::uint16_t chosen = 0;
    std::uint16_t after = 0;  ///< of a throw what the dice made of it; else as `chosen`

    // For a throw: `able` of its dice could have hit something and `hit` of them did, each of them
    // with a chance of so many twentieths.
    std::uint8_t able = 0;
    std::uint8_t hit = 0;
    std::uint8_t twentieths = 0;

    friend constexpr bool operator==(const MoveWorth&, const MoveWorth&) = default;
};

class Thinker {
public:
    Thinker() = default;
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    virtual ~Thinker() = default;

    /// Begins to think about the match's present position; drops what it was thinking about. The
    /// match must be of this thinker's game and not be over. Earlier searches do not change the
    /// result.
    virtual void start(const Match& match, const ThinkRequest& request) = 0;
    /// Looks at up to `nodes` more positions; true while there is more to do.
    virtual bool step(std::uint64_t nodes) = 0;
    /// Ends the search where it is.
    virtual void stop() = 0;

    // The results of the search since start().
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
    [[nodiscard]] virtual std::size_t infos() const = 0;
    /// `number` < infos(). If several lines are requested, those of one depth follow each other,
    /// the best first.
    [[nodiscard]] virtual SearchInfo<std::string> info(std::size_t number) const = 0;
    /// A legal move, however early it was stopped.
    [[nodiscard]] virtual std::string best() const = 0;

    /// Static estimate of the present position of a match of this game that is not over, for the
    /// side to move, in hundredths.
    [[nodiscard]] virtual int evaluate(const Match& match) const = 0;

    // Only in a game of dice.
    [[nodiscard]] virtual bool plays_dice() const = 0;
    /// The present move of the match is a throw; never in other games.
    [[nodiscard]] virtual bool throws(const Match& match) const = 0;
    /// After a search for a throw, of info(number), the best of which is 0: "SPEED DIRECTION" in
    /// hundredths of tiles a second and of degrees to the right, for the page to simulate.
    [[nodiscard]] virtual std::string aim(std::size_t number) const = 0;
    /// The effect of the move that was played at `ply`, below match.ply(). Takes a few hundredths
    /// of a second.
    [[nodiscard]] virtual MoveWorth worth(const Match& match, std::size_t ply) const = 0;
};

/// For the game of this id, which is in the list of all games.
std::unique_ptr<Thinker> new_thinker(std::string_view game_id);

}  // namespace anthill
