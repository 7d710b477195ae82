#pragma once

// The pictures: every picture of the collection, as a value. A scene names pictures, svg_layers()
// says what they are made of, the canvas rasterises each once for the size it is shown at and keeps
// it.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "view/shared/geometry.h"
#include "view/shared/theme.h"

namespace anthill {

enum class PictureKind : std::uint8_t {
    Space,    ///< an empty space; a = territory (0 red, 1 black), b = one of kSpaceVariants
              ///< scatterings of soil
    Anthill,  ///< over a space: the gap in a back row
    Border,   ///< the territory line; wide as the board
    Corner,   ///< rounds a corner of the sheet; a = 0 top left, then clockwise
    Card,    ///< fills a cell; a = rank character A 2-9 T J Q K, b = suit character h d s c; both *
             ///< for a joker
    Paper,   ///< a card with nothing on it: an edge that shows under a stack; a = 0 red, 1 black
    Back,    ///< a card face down; a = whose, 0 red, 1 black
    Shadow,  ///< under a lifted card; a = 0 round corners, 1 cut corners
    Mark,    ///< fills a cell; a = Mark
    Coordinate,  ///< a = character a-j, 1-9 or T for 10
    Number,      ///< on a die's face; a = 1 to 10, b = whose die, 0 red, 1 black
    Tiles,       ///< a row of red and black tiles, along its longer side; a = the first one, at the
                 ///< left or on top, 0 red, 1 black, b = one of kTileVariants scatterings of grain
    Hill,        ///< the end of a board of tiles: anthill and ants on earth of their own, along its
                 ///< longer side; a = whose, 0 red, 1 black
};
inline constexpr int kSpaceVariants = 4;
inline constexpr int kTileVariants = 3;
/// The size of a board of tiles: how many lie in a row, and how wide a Hill is in tiles.
inline constexpr int kTilesInRow = 11;

/// Signs laid over a cell. Each has its own shape; colour only helps.
enum class Mark : std::uint8_t {
    Selected,  ///< heavy frame
    Line,      ///< frame with side bars: one of several selected cards
    Move,      ///< dot: a space that one card can reach
    MarchUp,   ///< arrowheads, as seen on the screen: a space where the line can go
    MarchRight,
    MarchDown,
    MarchLeft,
    Attack,    ///< target ring with four ticks: an enemy that will be taken or covered
    Exchange,  ///< target ring with an equals sign: both will be removed
    Swap,      ///< badge with two arrows: a friend to trade places with
    LastFrom,  ///< dashed outline: where the last move came from
    LastTo,    ///< corner brackets: where it went
    Drop,      ///< broad ring: where the dragged card would land
    Focus,     ///< the keyboard's cursor: outer frame with gaps
    Taken,     ///< crossed strokes over a card that is being removed
    Premove,   ///< tinted, with a dashed edge: of a move that waits for its turn
};

struct Picture {
    PictureKind kind = PictureKind::Space;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    bool turned = false;  ///< end for end: drawn as svg_layers() says, then turned by half a circle

    static constexpr Picture card(char rank, char suit) noexcept {
        return {PictureKind::Card, static_cast<std::uint8_t>(rank),
                static_cast<std::uint8_t>(suit)};
    }
    static constexpr Picture paper(Seat seat) noexcept {
        return {PictureKind::Paper, static_cast<std::uint8_t>(index(seat)), 0};
    }
    static constexpr Picture back(Seat seat) noexcept {
        return {PictureKind::Back, static_cast<std::uint8_t>(index(seat)), 0};
    }
    static constexpr Picture mark(Mark mark) noexcept {
        return {PictureKind::Mark, static_cast<std::uint8_t>(mark), 0};
    }
    static constexpr Picture coordinate(char label) noexcept {
        return {PictureKind::Coordinate, static_cast<std::uint8_t>(label), 0};
    }
    static constexpr Picture number(unsigned number, Seat seat) noexcept {
        return {PictureKind::Number, static_cast<std::uint8_t>(number),
                static_cast<std::uint8_t>(index(seat))};
    }
    static constexpr Picture hill(Seat owner) noexcept {
        return {PictureKind::Hill, static_cast<std::uint8_t>(index(owner)), 0};
    }
    friend constexpr bool operator==(Picture, Picture) = default;
};

/// "last-from": as the page's snapshot and the tests call it.
[[nodiscard]] std::string_view name(Mark mark) noexcept;

/// One drawing laid onto a picture. `svg` keeps its own aspect ratio, centred in `where`.
struct SvgLayer {
    std::string svg;
    Rect where;
};

/// How a picture of `size` is made: parts in drawing order. The first part is copied as it is, the
/// others are blended onto it. `cell_gap` is Layout::gap(): how far a card's edge stays from the
/// edge of its picture. `line` is the thickness of a fine printed line, one CSS pixel.
[[nodiscard]] std::vector<SvgLayer> svg_layers(Picture picture, Size size, int cell_gap, int line,
                                               const Theme& theme);

}  // namespace anthill
