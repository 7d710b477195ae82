#pragma once

// A game's face on the board, whichever game it is: pointer and keys in, commands out, and a scene
// of what there is to see. Board (src/board) owns one beside its Match; new_game_view() knows which
// games have one. Called per user event and per frame, never by a search.

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "match/match.h"
#include "view/shared/json.h"
#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill {

/// May the cards be touched at all?
enum class Access : std::uint8_t {
    Open,
    NotYourTurn,  ///< the side to move is not played by hand
    Locked,       ///< a dialog or a curtain is up
    Over          ///< the game has ended
};

/// What an event led to.
struct ViewAnswer {
    enum class Kind : std::uint8_t {
        Nothing,
        Drawn,    ///< what is only to be seen on the canvas
        Changed,  ///< selection or targets: draw, tell the page
        Played,   ///< the match has another move
        Refused,  ///< because of `cell`; GameView::refusal() says why
        Question  ///< `cell` (selected) and `other` (pointed at) can mean two commands; choose()
                  ///< answers
    };
    Kind kind = Kind::Nothing;
    Cell cell = kNoCell;
    Cell other = kNoCell;
};

/// How a change of position is to be shown.
struct Transition {
    double length = 0;  ///< in multiples of a plain move's time; 0: at once
    double begin = 0;   ///< the progress to begin with, when the first part has been seen already
    int milliseconds = 0;  ///< what has a pace of its own takes this long instead, unless nothing
                           ///< is to move at all
};

/// What a scene needs beside the game: this very moment.
struct Moment {
    double progress = 1;   ///< of the transition, 0 to 1
    Point drag;            ///< how far the pointer has moved what it lifted
    Cell focus = kNoCell;  ///< the keyboard's cursor
};

class GameView {
public:
    virtual ~GameView() = default;

    /// May change with the match: asked after each change.
    [[nodiscard]] virtual CellGrid grid() const = 0;

    /// To be called after every change of the match: shows it as it stands now. `dropped`: the
    /// player's own hand has just carried the cards there.
    virtual Transition sync(bool dropped) = 0;
    /// The transition is over, or is to be.
    virtual void settle() = 0;
    /// What is in hand is let go when the access changes.
    virtual void allow(Access access) = 0;
    /// Whose secrets may be on screen: a seat's, or nobody's while a curtain is up and until
    /// somebody is named.
    virtual void watch(std::optional<Seat> seat) = 0;

    virtual void press(Cell cell) = 0;
    virtual ViewAnswer drag(std::optional<Cell> over) = 0;
    virtual ViewAnswer release(std::optional<Cell> over) = 0;
    virtual ViewAnswer cancel() = 0;
    virtual ViewAnswer hover(std::optional<Cell> over) = 0;
    virtual ViewAnswer tap(Cell cell) = 0;
    virtual ViewAnswer extend(Cell cell) = 0;
    /// 0 neither, or on with the match; else the game's own meaning.
    virtual ViewAnswer choose(int choice) = 0;
    virtual ViewAnswer clear() = 0;

    // Games of dice; others have nothing to do here.
    /// The poses of the throw that is about to be played, as the dice module gives them: frame
    /// after frame, 60 a second, in each die after die seven numbers.
    virtual void expect_throw(std::span<const float>, unsigned /*dice*/) {}
    /// Where the hand is that holds the dice to be thrown; nothing: they lie ready.
    virtual void hold(std::optional<Point>) {}
    /// A throw that is being considered, shown by where it would go: in hundredths of tiles a
    /// second, and of degrees to the right. Speed 0: none.
    virtual void aim(int /*speed*/, int /*direction*/) {}

    [[nodiscard]] virtual Scene scene(const Layout& layout, const Theme& theme,
                                      const Moment& moment) const = 0;
    /// Pictures that the next selection will need, to be made while nothing else is going on.
    [[nodiscard]] virtual Scene prefetch(const Layout& layout) const = 0;

    /// The game's own fields of the snapshot, see web/src/board/snapshot.ts: only what the watching
    /// seat may know. Texts of positions and moves are among them.
    virtual void write_facts(JsonWriter& json) const = 0;
    /// Places on the canvas beside the layout's cells, likewise.
    virtual void write_places(JsonWriter&, const Layout&) const {}
    /// The last refusal as a JSON object; "{}" before the first.
    [[nodiscard]] virtual std::string refusal() const = 0;
};

/// The view of this match, which has to outlive it; null for a game that the board cannot show.
[[nodiscard]] std::unique_ptr<GameView> new_game_view(Match& match);

/// What is wrong with one side's secret set-up, written as Match::setup_text() does and perhaps not
/// yet complete; "" when nothing is.
[[nodiscard]] std::string setup_error(std::string_view setup);

/// In which variants the game of this id can be played, as JSON; "null" for a game that the board
/// cannot show.
[[nodiscard]] std::string variants_of(std::string_view game_id);

}  // namespace anthill
