#pragma once

// A game's face on the board, whichever game it is: pointer and keys in, commands out, and a scene
// of what there is to see. Board (src/board) owns one beside its Match; new_game_view() knows which
// games have one. Called per user event and per frame, never by a search.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/grid.h"
#include "match/match.h"
#include "view/shared/json.h"
#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill {

/// May the cards be touched at all?
enum class Access : std::uint8_t {
    Open,
    NotYourTurn,  ///< the side to move is not played by hand
    Premove,      ///< neither, and the side that waits may choose a move in advance
    Locked,       ///< a dialog or a handover screen is up
    Over          ///< the game has ended
};

/// The result of an event.
struct ViewAnswer {
    enum class Kind : std::uint8_t {
        Nothing,
        Drawn,    ///< what is only to be seen on the canvas
        Changed,  ///< selection or targets: draw, tell the page
        Played,   ///< the match has another move
        Refused   ///< because of `cell`; refusal() says why
    };
    Kind kind = Kind::Nothing;
    Cell cell = kNoCell;
};

/// How a change of position is to be shown.
struct Transition {
    double length = 0;  ///< in multiples of a plain move's time; 0: at once
    double begin = 0;   ///< the progress to begin with, when the first part has been seen already
    int milliseconds = 0;  ///< what has a pace of its own takes this long instead, unless nothing
                           ///< is to move at all
};

/// The data that a scene needs besides the game: this very moment.
struct Moment {
    double progress = 1;   ///< of the transition, 0 to 1
    Point drag;            ///< how far the pointer has moved what it lifted
    Cell focus = kNoCell;  ///< the keyboard's cursor
    bool in_hand = true;   ///< what the pointer has lifted is seen
};

class GameView {
public:
    GameView() = default;
    GameView(const GameView&) = delete;
    GameView& operator=(const GameView&) = delete;
    virtual ~GameView() = default;

    /// To be called after every change of the match: shows it as it stands now. `dropped`: the
    /// player's own hand has just carried the cards there.
    virtual Transition sync(bool dropped) = 0;
    /// The transition is over, or is to be.
    virtual void settle() = 0;
    /// Sets the access. A change drops the selection.
    virtual void allow(Access access) = 0;
    /// Sets the seat whose secrets may be on screen; none while a handover screen is up, and at
    /// first.
    virtual void watch(std::optional<Seat> seat) = 0;
    /// Why the rules refuse a move that is written, as refusal(); "null" if they allow it or the
    /// text is not a move.
    [[nodiscard]] virtual std::string refusal_of(std::string_view move) const = 0;

    [[nodiscard]] virtual Scene scene(const Layout& layout, const Theme& theme,
                                      const Moment& moment) const = 0;
    /// Pictures that the next selection will need, to be made while nothing else is going on.
    [[nodiscard]] virtual Scene prefetch(const Layout& layout) const = 0;

    /// The game's own fields of the snapshot, see web/src/model/snapshot.ts: only what the watching
    /// seat may know. Texts of positions and moves are among them.
    virtual void write_facts(JsonWriter& json) const = 0;
    /// The snapshot's `moves`: those from `since` on, for a reader who keeps the earlier ones.
    /// `known` is how many the reader has of the snapshot before; 0 gives all. There is one such
    /// reader.
    virtual void write_moves(JsonWriter& json, std::size_t known) = 0;
    /// Places on the canvas beside the layout's cells, likewise.
    virtual void write_places(JsonWriter&, const Layout&) const {}

    // A game that has none of the following does nothing there.

    /// The cells that moves are made on, by pointer and keys; nothing where they are made
    /// otherwise. May change with the match: asked after each change.
    [[nodiscard]] virtual std::optional<CellGrid> grid() const { return std::nullopt; }
    virtual void press(Cell) {}
    virtual ViewAnswer drag(std::optional<Cell> /*over*/) { return {}; }
    virtual ViewAnswer release(std::optional<Cell> /*over*/) { return {}; }
    virtual ViewAnswer cancel() { return {}; }
    virtual ViewAnswer hover(std::optional<Cell> /*over*/) { return {}; }
    virtual ViewAnswer tap(Cell) { return {}; }
    virtual ViewAnswer clear() { return {}; }
    /// The selected line of cards goes on to this cell; where none are selected, a tap.
    virtual ViewAnswer extend(Cell cell) { return tap(cell); }
    /// The last refusal as a JSON object; "{}" before the first.
    [[nodiscard]] virtual std::string refusal() const { return "{}"; }

    /// Answers what the view asks or holds up. 0: neither, or on with the match. The game decides
    /// what the other numbers mean.
    virtual ViewAnswer choose(int /*choice*/) { return {}; }

    // A player who waits for the other side chooses a move in advance. It waits on the board until
    // the page plays it; the view does not know when that is.
    /// By its notation, of a move that would be legal if it were that side's turn now. Returns the
    /// objection to it; empty when it waits.
    virtual std::string premove(std::string_view /*move*/) {
        return "no move can be chosen in advance";
    }
    /// Why the rules refuse in the present position what waits, as refusal(); "null" when they do
    /// not, or nothing waits.
    [[nodiscard]] virtual std::string premove_refusal() const { return "null"; }
    /// True when one waited.
    virtual bool forget_premove() { return false; }

    /// The poses of the throw that is about to be played, as the dice module gives them, see
    /// physics/red_vs_black/shape.h.
    virtual void expect_throw(std::span<const float> /*poses*/, unsigned /*dice*/) {}
    /// Sets the place of the hand that holds the dice to be thrown; nullopt: they lie ready.
    virtual void hold(std::optional<Point> /*hand*/) {}
    /// A throw that is being considered, shown by where it would go: in hundredths of tiles a
    /// second, and of degrees to the right. Speed 0: none.
    virtual void aim(int /*speed*/, int /*direction*/) {}
};

/// The view of this match, which has to outlive it; null for a game that the board cannot show.
[[nodiscard]] std::unique_ptr<GameView> new_game_view(Match& match);

/// In which variants the game of this id can be played, as JSON; "null" for a game that the board
/// cannot show.
[[nodiscard]] std::string variants_of(std::string_view game_id);

}  // namespace anthill
